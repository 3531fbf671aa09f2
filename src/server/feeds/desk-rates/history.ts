/** Who changed a rate, when and why, in the reader's language. */

import type { Kysely } from 'kysely'
import { isObject, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { type HeldRate, type HistoryRow, listChangesSince } from '../../freight/rates/index.ts'
import { type Call, displayField, nameIn, pickWords, type Refusal, refuse } from '../../kernel/index.ts'
import type { PriceColumn } from '../imports/index.ts'
import { type Correctable, changedNames, correctableOf } from './correction.ts'

/** Computed values of a row of the history. */
export function describeChange(row: HistoryRow, call: Call, columns: readonly PriceColumn[]): JsonObject {
  const after = row.after ?? (row.data ? correctableOf(row.data, columns) : {})
  return { by: nameOf(row, call), changes: changesOf(row.before ?? {}, after, call).map(({ name: _, ...change }) => change) }
}

/** Refuses a change of a version that is no longer the newest, with what has changed since. */
export async function refuseStale(tx: Kysely<Database>, call: Call, rate: HeldRate, seen: number): Promise<Refusal> {
  // A version that the rate never had may be more than the database can compare.
  const events = seen < rate.version ? await listChangesSince(tx, rate.id, seen) : []
  const [last, corrections] = [events.at(-1), events.filter(({ before }) => before !== null)]
  const params = { version: rate.version, by: last ? nameOf(last, call) : '', at: rate.updated_at.toISOString() }
  const changes = changesOf(corrections[0]?.before ?? {}, corrections.at(-1)?.after ?? {}, call)
  const changed = changes.map(({ name, field, before = '', after = '' }) => ({ field: name, label: field, old: before, new: after }))
  return refuse('error.conflict-version', { params, data: { ...params, changed } })
}

interface Change {
  readonly name: string
  readonly field: string
  readonly before?: string
  readonly after?: string
}

function changesOf(before: Correctable, after: Correctable, call: Call): Change[] {
  const { properties } = call.brand.documents.entity?.['desk-rate'] ?? {}
  const fields = isObject(properties) ? properties : {}
  const order = Object.keys(fields)
  // The database keeps no order of names.
  const names = changedNames(before, after).toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  return names.map((name) => {
    const field = fields[name]
    const say = (value: string | undefined) => (isObject(field) ? displayField(value, field, call) : (value ?? ''))
    const [was, is] = [say(before[name]), say(after[name])]
    const label = (isObject(field) && pickWords(field.label, call)) || name
    return { name, field: label, ...(was && { before: was }), ...(is && { after: is }) }
  })
}

function nameOf({ by_name, by_latin }: { readonly by_name: string; readonly by_latin: string }, { language }: Call): string {
  return nameIn(language, { name: by_name, latinName: by_latin })
}
