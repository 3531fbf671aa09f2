/** Writes measured curves: the figures, the picture, and the tables between the markers of the README. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPart } from '../../notes/generate-notes.ts'
import type { CurveResult } from './curve.ts'
import { curves } from './curves.ts'
import { drawGrowth } from './draw.ts'
import { describeNeeds } from './needs.ts'
import { tableOf } from './table.ts'

const folder = 'scripts/bench'
const [readme, picture, figures] = ['README.md', 'growth.svg', 'growth.json']
const command = 'npm run bench -- --only growth'

/** The results of the last complete runs; none before the first. */
export function readResults(root: string): readonly CurveResult[] {
  const path = join(root, folder, figures)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { curves: CurveResult[] }).curves : []
}

/** Later results replace earlier ones of the same curve; in the order of all curves. */
export function mergeResults(earlier: readonly CurveResult[], later: readonly CurveResult[]): readonly CurveResult[] {
  const latest = new Map([...earlier, ...later].map((one) => [one.name, one]))
  return curves.flatMap(({ name }) => latest.get(name) ?? [])
}

/** Returns the path of the written tables. A trial leaves the committed files alone. */
export function writeReport(root: string, results: readonly CurveResult[], { isTrial }: { readonly isTrial: boolean }): string {
  const target = isTrial ? '.cache/growth' : folder
  mkdirSync(join(root, target), { recursive: true })
  const before = readFileSync(join(root, folder, readme), 'utf8')
  const tables = [`![Growth curves](${picture})`, ...results.map(tableOf)].join('\n\n')
  const filled = fillPart(fillPart(before, 'curves', tables, command), 'needs', describeNeeds(results), command)
  writeFileSync(join(root, target, readme), filled)
  writeFileSync(join(root, target, picture), drawGrowth(results))
  writeFileSync(join(root, target, figures), `${JSON.stringify({ curves: results }, null, 2)}\n`)
  return `${target}/${readme}`
}
