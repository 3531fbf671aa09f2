/** Holds documents that are to be served against the records that are there. */
import type { Kysely } from 'kysely'
import { type Finding, findMisfit, listStoredFields, type SourceFile } from '#config'
import type { Database } from '../db/index.ts'
import { countMisfits, listFilled } from './store.ts'

/** A finding for each field whose declared type does not fit what records hold, with their number. */
export async function judgeRecords(db: Kysely<Database>, files: readonly SourceFile[]): Promise<Finding[]> {
  const filled = new Set((await listFilled(db)).map(({ brand, entity }) => `${brand} ${entity}`))
  if (filled.size === 0) return []
  const findings: Finding[] = []
  for (const stored of listStoredFields(files)) {
    if (!filled.has(`${stored.brand} ${stored.entity}`)) continue
    const count = await countMisfits(db, stored.brand, stored)
    if (count > 0) findings.push(findMisfit(files, stored, count))
  }
  return findings
}
