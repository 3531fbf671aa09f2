/**
 * The data directory of a portal that was started once today: embedded database, published documents and demo data. Created once
 * per day and version of the sources; each portal started by a test gets a copy.
 */

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedDatabase } from '#demo'
import { createLog, nameImage, readEnv, removeOlder, servedSources } from '#server'
import { root } from './documents.ts'

let made: Promise<string> | undefined

/** Returns its path. */
export function ensureDemoData(): Promise<string> {
  made ??= makeDemoData()
  return made
}

async function makeDemoData(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const folder = join(root, '.cache/tests')
  const path = join(folder, `${nameImage({ name: `demo-${day}`, sources: servedSources })}.data`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const aside = mkdtempSync(join(folder, 'demo-'))
  await seedDemoData({ DATA_DIR: aside })
  try {
    renameSync(aside, path)
    removeOlder('demo', path)
  } catch {
    // Another process was faster.
    rmSync(aside, { recursive: true })
  }
  return path
}

/** Publishes the documents and creates the demo world, in the database that these settings name. */
export async function seedDemoData(settings: Readonly<Record<string, string>>): Promise<void> {
  await seedDatabase({ env: readEnv({ DEMO_RATES: '12000', ...settings }), root, log: createLog('silent'), seed: 1 })
}
