/**
 * What each test across modules reaches: `tests/reach.json`, recorded by `npm test -- --all --record`. For each file its seconds on two
 * cores, the folders whose functions it called, and the operations, pages and forms it requested.
 */

import { readFileSync } from 'node:fs'
import { wings } from '../check/server-layers.ts'

export interface Reach {
  readonly seconds: number
  /** Folders of code, `operation/<id>`, `page/<id>` and `form/<id>`, without what most files touch. */
  readonly touches: readonly string[]
}

export type ReachTable = ReadonlyMap<string, Reach>

export const reachFile = 'tests/reach.json'
/** Where a recorded run writes one file for each test file. */
export const recordsFolder = '.cache/tests/reach'

export function readReach(): ReachTable {
  return new Map(Object.entries(JSON.parse(readFileSync(reachFile, 'utf8')) as Record<string, Reach>))
}

/** Name under which code is recorded and looked up: a folder two levels below `src`, three in a wing of the server, or a file that lies higher. */
export function folderOf(path: string): string {
  const [top = '', ...inside] = path.split('/')
  const [module = '', wing = '', noun = '', ...deeper] = inside
  if (module === 'server' && wings.includes(wing) && deeper.length > 0) return `${top}/${module}/${wing}/${noun}`
  if (top === 'src' && inside.length > 2) return `${top}/${inside[0]}/${inside[1]}`
  if (top === 'scripts' && inside.length > 1) return `${top}/${inside[0]}`
  return path
}

/** Whether a test spans modules. The others are beside the code that they test. */
export function isAcross(file: string): boolean {
  return file.startsWith('tests/')
}

/** How many of the lists contain each name. */
export function countNames(lists: Iterable<Iterable<string>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
