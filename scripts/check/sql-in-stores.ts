/**
 * Enforces that src/server queries the database only in `db/` and in stores: `store.ts`, `*-store.ts`, or a file in a folder
 * named `store`. Types of kysely may be imported anywhere.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from './sources.ts'

const server = 'src/server/'
const mayQuery = /^db\/|(^|\/)store\/|(^|[/-])store\.ts$/
/** Tests may set up and read rows directly. */
const isTest = /\.test\.ts$|(^|\/)testing[^/]*\.ts$/
/** Start of a query in the query builder, and the `sql` template. */
const query = /\.(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<.*>)?`|\bsql\.\w+[(<`]/g

export function checkSqlInStores(root: string): string[] {
  return listSources(join(root, server))
    .filter((path) => !mayQuery.test(path) && !isTest.test(path))
    .flatMap((path) => findQueries(`${server}${path}`, readFileSync(join(root, server, path), 'utf8')))
}

/** One problem per query, regardless of the file's name. */
export function findQueries(name: string, text: string): string[] {
  return [...text.matchAll(query)].map((match) => {
    const before = text.slice(0, match.index).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    return `${name}:${before.length}:${column}: error SQL: move the query to the noun's store.ts, as a function named after its result`
  })
}
