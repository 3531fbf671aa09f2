/** The portal as an operator starts it, and its crashes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export interface Portal {
  readonly url: string
  /** Output of the process. */
  readonly output: () => string
  /** Kills the server; `whole`: with every process it has started, such as its database. */
  readonly kill: (whole: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface PortalSettings {
  readonly root: string
  readonly dataDir: string
  /** Null for the embedded database. */
  readonly databaseUrl: string | null
  readonly smtpUrl: string
  /** Additional settings of the portal, and environment variables. */
  readonly environment?: Readonly<Record<string, string>>
  /** Options of Node. */
  readonly execArgv?: readonly string[]
}

const patienceMs = 600_000

/** Resolves to null if it was killed before it was up. */
export async function startPortal(settings: PortalSettings, killAfterMs: number | null = null): Promise<Portal | null> {
  const { child, output, ended } = spawnPortal(settings)
  const until = Date.now() + (killAfterMs ?? patienceMs)
  for (; Date.now() < until && child.exitCode === null; await wait(10)) {
    const url = /http:\/\/localhost:\d+/.exec(output())?.[0]
    if (url) return toPortal(url.replace('localhost', '127.0.0.1'), child, output, ended)
  }
  const died = child.exitCode
  await killGroup(child, ended)
  if (killAfterMs === null || died !== null) throw new Error(`The portal did not start (${died ?? 'too slow'}):\n${output()}`)
  return null
}

function spawnPortal({ root, dataDir, databaseUrl, smtpUrl, environment: more, execArgv = [] }: PortalSettings) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const environment = {
    ...inherited,
    NODE_ENV: '',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DEMO_RATES: '1000',
    SMTP_URL: smtpUrl,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...more,
  }
  // A separate process group, so that all of it can be killed at once.
  const child = spawn(process.execPath, [...execArgv, 'scripts/start.ts'], { cwd: root, env: environment, detached: true })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // Stop the server if the trial is aborted.
  const endWithTrial = () => killQuietly(child)
  process.once('exit', endWithTrial)
  child.once('exit', () => process.off('exit', endWithTrial))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return { child, output: () => output, ended }
}

function toPortal(url: string, child: ChildProcess, output: () => string, ended: Promise<void>): Portal {
  return {
    url,
    output,
    kill: async (whole) => {
      if (whole) return killGroup(child, ended)
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function killGroup(child: ChildProcess, ended: Promise<void>): Promise<void> {
  killQuietly(child)
  await ended
}

function killQuietly({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}
