/** Starts the server, prints its address and the demo accounts, and stops it on a signal. */
import {
  createLog,
  DatabaseInUseError,
  type Env,
  NewerDatabaseError,
  NoReleaseError,
  type RunningServer,
  type StartServerOptions,
  startServer,
} from '#server'
import { buildIfStale, canBuild, loadVite, NoBuilderError } from '../build.ts'
import { printInTerminal } from '../config/print-findings.ts'
import { followNames } from './follow-names.ts'
import { reportServing, type WorkerRole } from './workers.ts'

const root = process.cwd()

export interface StartOptions {
  readonly env: Env
  readonly dev: boolean
  /** One of several processes; null for the only one. */
  readonly role: WorkerRole | null
}

export async function start({ env: settings, dev, role }: StartOptions): Promise<void> {
  const env = role ? ofWorker(settings, role) : settings
  const log = createLog(env.logLevel)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
  if (env.databaseUrl === undefined) logLimits(env)
  const build = () => (dev ? loadVite('Hot reload was requested') : buildIfStale(root))
  // Without Vite this fails quickly, and opening the database must not be interrupted.
  if (!canBuild()) await build().catch(failToStart)
  const running = await startServer({ env, root, log, dev, build, ...(role && partOf(role)) }).catch(failToStart)
  endOn(running, ['SIGTERM', 'SIGINT'], log)
  if (!role || role.index === 0) logReady(running)
  if (role) reportServing()
  if (env.mode === 'demo')
    followNames({ root, onFailure: (code) => log.warn({ code: String(code) }, 'the names for editors could not be written') })
}

/** Each process has its own figures, at the next port. */
function ofWorker(env: Env, { index }: WorkerRole): Env {
  const { metrics } = env
  return metrics && index > 0 ? { ...env, metrics: { ...metrics, port: metrics.port + index } } : env
}

function partOf({ index, controlToken }: WorkerRole): Pick<StartServerOptions, 'controlToken' | 'onlyAnswers'> {
  return { controlToken, onlyAnswers: index > 0 }
}

function logLimits(env: Env): void {
  console.log(
    `Embedded database in ${env.dataDir}/database. It survives the end of any process, but not a power cut: it never calls fsync.`,
  )
  console.log('It is for demos and small use. Production: set DATABASE_URL=postgres://...\n')
}

function failToStart(error: unknown): never {
  if (error instanceof NoReleaseError) printInTerminal(error.findings)
  if (isExpected(error)) console.error(error.message)
  else console.error(error)
  process.exit(1)
}

/** Errors the operator can fix; all others are bugs and shown with a stack trace. */
function isExpected(error: unknown): error is Error {
  if ([NoReleaseError, DatabaseInUseError, NewerDatabaseError, NoBuilderError].some((kind) => error instanceof kind)) return true
  return (
    error instanceof Error &&
    'code' in error &&
    ['EADDRINUSE', 'EACCES', 'ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000'].includes(String(error.code))
  )
}

/** Running requests may take as long as the request limit. */
const drainMs = 20_000

function endOn(running: RunningServer, signals: readonly NodeJS.Signals[], log: ReturnType<typeof createLog>): void {
  let ending = false
  for (const signal of signals) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      setTimeout(() => process.exit(1), drainMs + 2_000).unref()
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the server did not shut down cleanly')
          process.exit(1)
        },
      )
    })
  }
}

function logReady({ url, accounts, banks, releases }: RunningServer): void {
  const { brands, defaultBrand } = releases.current().release
  const port = new URL(url).port
  console.log(`\n  ${url}`)
  if (accounts.length === 0) return
  for (const id of Object.keys(brands)) if (id !== defaultBrand) console.log(`  http://${id}.localhost:${port}`)
  console.log(`\n  Demo accounts, all with the password ${accounts[0]?.password}\n`)
  for (const { brand, account, role, company } of accounts)
    console.log(`  ${brand.padEnd(10)} ${account.padEnd(22)} ${role.padEnd(11)} ${company ?? ''}`)
  for (const bank of banks) console.log(`\n  ${bank.brand} inside the demo bank, which signs its customers in: ${bank.url}`)
  console.log('')
}
