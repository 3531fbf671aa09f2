/** The change history of a record, for its editors. */
import type { Transaction } from 'kysely'
import { askerOf, fieldAllowed } from '#domain'
import { isObject, type Json, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import {
  type Call,
  displayField,
  nameIn,
  type PageInput,
  pageOf,
  pickWords,
  type Refusal,
  type Result,
  readGrid,
  refuse,
  wordsOf,
} from '../../kernel/index.ts'
import type { EntityPlan } from './entity.ts'
import { type FoundEvent, readEvents, readEventsSince, type StoredRecord } from './store.ts'

export async function listEvents(input: JsonObject & PageInput, call: Call, plan: EntityPlan): Promise<Result<object>> {
  const { page, pageSize, offset } = pageOf(input, call)
  const { rows, total } = await readEvents(call.db, String(input[plan.key]), { limit: pageSize, offset })
  const seen = visibleFields(call, plan)
  const entries = rows.map((row) => ({
    at: row.at.toISOString(),
    event: row.event,
    who: nameOf(row, call),
    version: row.version,
    changes: changesOf(row, seen, call),
  }))
  return { ok: true, value: { rows: entries, total, page, pageSize } }
}

/** Refuses a stale write with details: who changed the record and when, and each field's first and last value. */
export async function refuseStale(
  tx: Transaction<Database>,
  call: Call,
  plan: EntityPlan,
  record: StoredRecord,
  seen: number,
): Promise<Refusal> {
  // A version that the record never had may be more than the database can compare.
  const events = seen < record.version ? await readEventsSince(tx, record.id, seen) : []
  const last = events.at(-1)
  const params = { version: record.version, by: last ? nameOf(last, call) : '', at: record.updated_at.toISOString() }
  const changed = visibleFields(call, plan).flatMap(([name, field]) => {
    const touching = events.filter(({ before, after }) => before?.[name] !== undefined || after?.[name] !== undefined)
    const [first, final] = [touching[0], touching.at(-1)]
    const [old, is] = [displayField(first?.before?.[name], field, call), displayField(final?.after?.[name], field, call)]
    if (!final || old === is) return []
    return [{ field: name, label: pickWords(field.label, call) || name, old, new: is, by: nameOf(final, call), at: final.at.toISOString() }]
  })
  return refuse('error.conflict-version', { params, data: { ...params, changed } })
}

function nameOf({ who, who_latin }: FoundEvent, { language }: Call): string {
  return nameIn(language, { name: who, latinName: who_latin })
}

/** Values that the caller may not read are also removed from the history. */
function visibleFields({ brand, actor }: Call, { fields }: EntityPlan): [string, JsonObject][] {
  const [grid, asker] = [readGrid(brand), askerOf(actor)]
  return Object.entries(fields).filter(([, { policy }]) => typeof policy === 'string' && fieldAllowed(grid, policy, asker, 'none').allow)
}

function changesOf({ before, after }: FoundEvent, fields: readonly [string, JsonObject][], call: Call): object[] {
  return fields.flatMap(([name, field]) => {
    const [old, now] = [before?.[name], after?.[name]]
    // Ids mean nothing to people: say that there is a file, or how many records.
    const say = isId(field)
      ? (value: Json | undefined) => sayIds(value, call)
      : (value: Json | undefined) => displayField(value, field, call)
    const [was, is] = [say(old), say(now)]
    if (isId(field) ? JSON.stringify(old) === JSON.stringify(now) : was === is) return []
    return [{ field: pickWords(field.label, call) || name, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }]
  })
}

function isId({ type, items, format }: JsonObject): boolean {
  return format === 'id' || (type === 'array' && isObject(items) && items.format === 'id')
}

function sayIds(value: Json | undefined, call: Call): string {
  if (value === undefined || value === null || value === '') return ''
  return Array.isArray(value) ? wordsOf(call)('record.chosen', { count: value.length }) : wordsOf(call)('record.given')
}
