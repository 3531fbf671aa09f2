/** Dumps a database as SQL that PostgreSQL and PGlite can run through the driver: tables, rows, then indexes and constraints. */
import { execFileSync } from 'node:child_process'

/** Separator between the parts, on its own line: tests load only the rows into a newer schema. */
export const partMark = '-- next part'

const parts = [
  ['--section=pre-data'],
  // Without constraints, rows are ordered by foreign keys; columns are named, as the portal writes them.
  ['--data-only', '--column-inserts', '--rows-per-insert=200', '--on-conflict-do-nothing'],
  ['--section=post-data'],
]

export function dumpDatabase(url: string): string {
  return parts.map((options) => plain(runDump(url, options))).join(`${partMark}\n`)
}

function runDump(url: string, options: readonly string[]): string {
  const pgOptions = ['--no-owner', '--no-privileges', '--no-comments', ...options, url]
  return execFileSync('pg_dump', pgOptions, { encoding: 'utf8', maxBuffer: 1 << 30 })
}

const firstStatement = /^(?:CREATE|INSERT|ALTER) /m
const settings = /^(?:SET |SELECT pg_catalog\.set_config).*\n/gm
const psqlOnly = /^\\(?:un)?restrict \w+\n/gm

/** Drops psql's own commands, and the settings at the top, which would outlive the restore on its connection. */
function plain(dump: string): string {
  const start = dump.search(firstStatement)
  return `${dump.slice(0, start).replaceAll(settings, '')}${dump.slice(start)}`.replaceAll(psqlOnly, '')
}
