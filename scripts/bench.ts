/**
 * `npm run bench [-- name ...]`: prints medians and, where there is something to compare with, their ratio to it.
 * Needs nothing; with DATABASE_URL it also measures on that PostgreSQL, in a database of its own. Exit 1 where a demand is missed.
 */
import { buildRelease } from '#config'
import { formatTable, type Measure, type Measured } from './bench/measure.ts'
import { rateQuery } from './bench/rate-query.ts'

/** In the order in which they run. */
const measures: readonly Measure[] = [rateQuery]

async function runBench(names: readonly string[]): Promise<number> {
  const root = process.cwd()
  const { release, findings } = await buildRelease(root)
  if (!release) {
    console.error(`The documents do not compile: ${findings.length} findings; npm run config -- check says which.`)
    return 2
  }
  const context = { root, release, databaseUrl: process.env.DATABASE_URL || null }
  const rows: Measured[] = []
  for (const measure of measures.filter(({ name }) => names.length === 0 || names.includes(name)))
    rows.push(...(await measure.run(context)))
  console.log(formatTable(rows))
  return rows.some(({ median, limit }) => limit !== null && median > limit) ? 1 : 0
}

process.exitCode = await runBench(process.argv.slice(2))
