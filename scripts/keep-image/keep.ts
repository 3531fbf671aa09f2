/** Starts a commit of the portal on an empty database, lets simulated users work with it, and saves the database. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import pg from 'pg'
import { openMailbox } from '../trial/mailbox.ts'
import { startPortal } from '../trial/portal.ts'
import { withCheckout } from './checkout.ts'
import { dumpDatabase } from './dump.ts'
import { placeOrders } from './orders.ts'
import { slimDown } from './slim.ts'

export interface KeepImageOptions {
  readonly root: string
  /** Version of the portal; if two images have the same version, the older one also names its commit. */
  readonly name: string
  readonly commit: string
  readonly server: string
  readonly report: (line: string) => void
}

const mostBytes = 5_000_000

export async function keepImage({ root, name, commit, server, report }: KeepImageOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keep-image-'))
  const database = `quayside_keep_${process.pid}`
  const url = new URL(server)
  url.pathname = `/${database}`
  await runOn(server, `create database ${database}`)
  try {
    report(`starting ${commit.slice(0, 7)}; it builds its browser code first`)
    await withCheckout(root, commit, (tree) => liveThrough({ tree, dataDir, databaseUrl: url.href, report }))
    await slimDown(url.href)
    const folder = join(root, 'tests/images', name)
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(dataDir, 'files'), join(folder, 'files'), { recursive: true })
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    const packed = await promisify(zstdCompress)(dumpDatabase(url.href), { params })
    if (packed.length > mostBytes) throw new Error(`The image has ${packed.length} bytes; the limit is ${mostBytes}.`)
    writeFileSync(join(folder, 'database.sql.zst'), packed)
    writeFileSync(join(folder, 'commit'), `${commit}\n`)
    report(`tests/images/${name}: ${packed.length} bytes`)
  } finally {
    await runOn(server, `drop database if exists ${database} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Living {
  readonly tree: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly report: (line: string) => void
}

/** The demo data, plus orders placed and moved through the API: the demo data does not use every table. */
async function liveThrough({ tree, dataDir, databaseUrl, report }: Living): Promise<void> {
  const mailbox = await openMailbox()
  const portal = await startPortal({ root: tree, dataDir, databaseUrl, smtpUrl: mailbox.url })
  if (!portal) throw new Error('The portal did not start.')
  try {
    const placed = await placeOrders(portal.url)
    report(`${placed} orders were placed and moved by simulated users`)
  } finally {
    await portal.stop()
    await mailbox.close()
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
