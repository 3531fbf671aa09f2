/** The trial's environment: its own database, proxies to it and to a mail server, a small disk, a clock, and two servers. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Line, openLine, throughLine } from '../trial/line.ts'
import { type Mailbox, openMailbox } from '../trial/mailbox.ts'
import { type Portal, startPortal } from '../trial/portal.ts'

export interface World {
  readonly dataDir: string
  /** Without a proxy. */
  readonly databaseUrl: string
  readonly database: pg.Client
  readonly databaseLine: Line
  readonly mailLine: Line
  readonly mailbox: Mailbox
  /** Null if this machine does not allow mounting a separate disk. */
  readonly disk: string | null
  /** Null without libfaketime. */
  readonly setClock: ((offsetSeconds: number) => void) | null
  readonly startServer: (place: number) => Promise<Portal>
  readonly close: () => Promise<void>
}

const diskMb = 64

export async function openWorld(root: string, server: string): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stress-trial-'))
  const name = `quayside_stress_${process.pid}`
  const admin = await connect(server)
  await admin.query(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await connect(databaseUrl)
  const { hostname, port } = new URL(server)
  const databaseLine = await openLine(hostname, Number(port || 5432))
  const mailbox = await openMailbox()
  const mailLine = await openLine('127.0.0.1', Number(new URL(mailbox.url).port))
  const disk = mountDisk(join(dataDir, 'files'))
  const clock = join(dataDir, 'clock')
  const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
  const environment = {
    FILES_DIR: join(dataDir, 'files'),
    ...(library
      ? { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1' }
      : {}),
  }
  writeFileSync(clock, '+0')
  return {
    dataDir,
    databaseUrl,
    database,
    databaseLine,
    mailLine,
    mailbox,
    disk,
    setClock: library ? (offset) => writeFileSync(clock, `${offset < 0 ? '' : '+'}${offset}`) : null,
    startServer: async (place) => {
      const portal = await startPortal({
        root,
        dataDir: join(dataDir, `server-${place}`),
        databaseUrl: throughLine(databaseUrl, databaseLine),
        smtpUrl: `smtp://127.0.0.1:${mailLine.port}`,
        environment,
        execArgv: ['--inspect=127.0.0.1:0'],
      })
      if (!portal) throw new Error('The server was killed while it started.')
      return portal
    },
    close: async () => {
      await databaseLine.close()
      await mailLine.close()
      await mailbox.close()
      await database.end()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      if (disk) execFileSync('umount', [disk])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

function mountDisk(folder: string): string | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return null
  }
}

/** Fills the disk; returns a function that frees it. */
export function fillDisk(disk: string): () => void {
  const filler = join(disk, 'filler')
  for (let chunk = 0, size = 1 << 20; size >= 1024; chunk += 1) {
    try {
      writeFileSync(`${filler}-${chunk}`, Buffer.alloc(size))
    } catch {
      size /= 4
    }
  }
  return () => {
    for (const file of globSync(`${filler}-*`)) if (existsSync(file)) rmSync(file)
  }
}
