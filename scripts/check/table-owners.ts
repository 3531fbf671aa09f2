/** Enforces that only the owner of a table names it in queries; see src/server/db/owners.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTables, tableOwners } from '../../src/server/db/owners.ts'
import { wings } from './server-layers.ts'
import { listSources } from './sources.ts'

const server = 'src/server/'
/** The database itself, and the code that fills a demonstration or a test. */
const mayNameAll = /^(db|demo)\/|\.test\.ts$|(^|\/)testing[^/]*\.ts$/
const builderCall = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin)\(\s*'(\w+)/g
const template = /\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g
/** A table's name in SQL text; at its start, the text is the list of tables that a query reads. */
const tableInText = /(?:^\s*|\b(from|join|into|update|using)\s+)(\w+)(?=\s|$|\))/g
const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'into', 'update'])

interface TableUse {
  readonly table: string
  readonly isWrite: boolean
  /** Offset in the file. */
  readonly at: number
}

export function checkTableOwners(root: string): string[] {
  const foreign = listSources(join(root, server))
    .filter((path) => !mayNameAll.test(path))
    .flatMap((path) => findForeignTables(path, readFileSync(join(root, server, path), 'utf8')))
  return [...foreign, ...findUnnamed(root)]
}

/** The README of a wing names its tables. */
function findUnnamed(root: string): string[] {
  const names = wings.map((wing) => ({ wing, text: readFileSync(join(root, server, wing, 'README.md'), 'utf8') }))
  return Object.entries(tableOwners).flatMap(([table, owner]) =>
    names
      .filter(({ wing, text }) => owner.startsWith(`${wing}/`) !== text.includes(`\`${table}\``))
      .map(({ wing }) => `${server}${wing}/README.md:1:1: error OWNER: the table ${table} belongs to ${owner}`),
  )
}

/** One problem for each query in the file that names a table of another folder; `path` is relative to src/server. */
export function findForeignTables(path: string, text: string): string[] {
  return tablesIn(text).flatMap(({ table, isWrite, at }) => {
    const owner: string | undefined = Object.hasOwn(tableOwners, table) ? tableOwners[table as keyof typeof tableOwners] : undefined
    if (owner === undefined || path.startsWith(`${owner}/`)) return []
    if (!isWrite && openTables.has(table as keyof typeof tableOwners)) return []
    const before = text.slice(0, at).split('\n')
    const advice = isWrite
      ? `only ${owner} writes it: call a function of it`
      : `it belongs to ${owner}: call a function of it, or read its model`
    return [`${server}${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}: error OWNER: ${table}: ${advice}`]
  })
}

function tablesIn(text: string): TableUse[] {
  const calls = [...text.matchAll(builderCall)].map(({ 1: call = '', 2: table = '', index }) => ({
    table,
    isWrite: writing.has(call),
    at: index,
  }))
  const queries = [...text.matchAll(template)].flatMap((query) =>
    [...(query[1] ?? '').matchAll(tableInText)].map(({ 1: word = '', 2: table = '', index }) => ({
      table,
      isWrite: writing.has(word) || isDeleted(query[1] ?? '', index),
      at: query.index + query[0].indexOf('`') + 1 + index,
    })),
  )
  return [...calls, ...queries]
}

function isDeleted(query: string, at: number): boolean {
  return /\bdelete\s+$/.test(query.slice(0, at))
}
