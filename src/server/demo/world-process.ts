/** Process that creates the demo world; see world-maker.ts. It ends with its server, and the next start goes on from there. */
import process from 'node:process'
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { type Database, type Log, openShared } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import { createDiskStore } from '../platform/files/index.ts'
import { keepCompiled, loadServed, openShelf } from '../platform/releases/index.ts'
import { workOffBacklog } from './backlog.ts'
import { seedWorld } from './seed.ts'
import type { WorldAnswer, WorldPlace, WorldTask } from './world-maker.ts'

interface Opened {
  readonly db: Kysely<Database>
  readonly release: Release
  readonly files: FileStore
}

let isStopped = false
let opened: Promise<Opened> | undefined

const log: Log = { info: toServer('info'), warn: toServer('warn'), error: toServer('error') }

process.on('message', (task: WorldTask) => {
  if (task.kind === 'stop') isStopped = true
  if (task.kind === 'seed' || task.kind === 'complete') void perform(task)
})
process.on('disconnect', () => process.exit())
// A signal to the group is for the server, which lets the current step end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function send(answer: WorldAnswer): void {
  process.send?.(answer)
}

function toServer(level: keyof Log): Log[keyof Log] {
  return (data, text) => send({ kind: 'log', level, data, text })
}

async function perform(task: WorldTask & { readonly place: WorldPlace }): Promise<void> {
  try {
    opened ??= open(task.place)
    const { db, release, files } = await opened
    const options = { files, recentActivity: true }
    if (task.kind === 'seed') {
      const world = await seedWorld(db, release, { ...options, ...task.plan, backlogFollows: true, log })
      send({ kind: 'done', brands: world?.brands ?? [] })
    } else {
      await workOffBacklog({ db, release, options, log, isStopped: () => isStopped })
      send({ kind: 'done', brands: [] })
    }
  } catch (error) {
    send({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

async function open({ databaseUrl, dataDir, filesDir, isScanned, root, hash }: WorldPlace): Promise<Opened> {
  const shared = await openShared({ url: databaseUrl, log })
  const compiled = keepCompiled(openShelf({ databaseUrl, dataDir }, shared))
  const [release, files] = await Promise.all([
    loadServed({ db: shared.db, root, compiled, hash }),
    createDiskStore(filesDir, { scanned: isScanned }),
  ])
  return { db: shared.db, release, files }
}
