/** Handlers for stored entities: one per operation, driven by the entity's declaration. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, readAllRows } from '../../db/index.ts'
import {
  type Call,
  displayField,
  labelOf,
  type RecordHandler,
  type Refusal,
  type Result,
  readRow,
  readRows,
  refuse,
  type SharedHandlers,
} from '../../kernel/index.ts'
import { writeAudit } from '../audit/index.ts'
import { checkPlaces, giveFiles, isSecond } from './additions.ts'
import { type EntityPlan, mayWrite, readEntity, reasonHidden } from './entity.ts'
import { listEvents, refuseStale } from './history.ts'
import { notifyOfArrival, notifyOwner } from './notices.ts'
import type { PreviewParts } from './previews.ts'
import { listProgress } from './progress.ts'
import { type RecordQuery, readFacets, recordsOf, type Shown } from './query-store.ts'
import { createReaderHandlers, type ReaderHandlers } from './reading.ts'
import { anyState, type DataRow, queryOf, shownToReaders, visible } from './record-visibility.ts'
import { holdRecord, insertRecord, insertRecordEvent, type NewEvent, type RecordChange, type StoredRecord, updateRecord } from './store.ts'

type RecordHandlers = Omit<SharedHandlers, 'price-order' | 'create-order'>

export function createRecordHandlers(parts: PreviewParts): RecordHandlers {
  return { ...recordHandlers, ...createReaderHandlers(parts) }
}

export const recordHandlers: Omit<RecordHandlers, keyof ReaderHandlers> = {
  'search-records': async (input, call) => {
    const plan = readEntity(call)
    const readers = (input.recordState ?? 'readers') as Shown
    if (readers !== 'readers' && !mayWrite(call, plan)) return refuse('error.forbidden')
    const { words, sort, order, page, pageSize, ...filters } = input as JsonObject & Paged
    const query = { ...queryOf(call, plan, readers), words, sort, order, filters }
    const answer = await readRows(call, { page, pageSize }, recordsOf(plan, query), { more: () => reasonHidden(call, plan) })
    if (!answer.ok || plan.facets.length === 0) return answer
    return { ok: true, value: { ...answer.value, facets: await readFacets(call.db, plan, query) } }
  },

  'create-record': async (input, call) => {
    const plan = readEntity(call)
    const target = await readTarget(input, call, plan)
    if (!target.ok) return target
    return await call.transaction(async (tx) => {
      const data = { ...pick(input, plan.added?.filledIn ?? plan.filledIn), ...target.value }
      const shared = checkShared(data, call, plan)
      if (!shared.ok) return shared
      const at = call.now()
      const record = {
        id: randomUUID(),
        entity: plan.id,
        brand: call.brand.id,
        company_id: plan.owner === 'company' ? call.actor.companyId : null,
        user_id: call.actor.userId,
        state: plan.publishes ? ('draft' as const) : ('active' as const),
        shared: shared.value,
        release: call.release.id,
        publish_from: null,
        publish_until: null,
        created_at: at,
        data,
      }
      if (await isSecond(tx, plan, record)) return refuse('error.record-once')
      const full = await checkPlaces(tx, plan, call, record)
      if (full) return full
      await insertRecord(tx, plan, record)
      // Last, because a rejection rolls the record back.
      if (!(await giveFiles(tx, plan, call, { record, before: {}, data }))) return refuse('error.file-gone')
      await note(tx, call, { record, event: 'created', version: 1, before: null, after: data })
      await notifyOfArrival(tx, call, plan, { ...record, version: 1 })
      return { ok: true, value: { [plan.key]: record.id, version: 1 } }
    })
  },

  'change-record': (input, call) =>
    write(input, call, (before, plan) => {
      const data = { ...without(before.data, plan.filledIn), ...pick(input, plan.filledIn) }
      const shared = checkShared(data, call, plan)
      return shared.ok ? { ok: true, value: { event: 'changed', change: { data, shared: shared.value } } } : shared
    }),

  'answer-record': async (input, call) => {
    const { key, answered } = readEntity(call)
    if (!answered) throw new Error(`Owners cannot supplement ${call.entity}`)
    const done = await write(input, call, (before, plan) => {
      const [wrong] = Object.keys(answered.while).filter((field) => !answered.while[field]?.includes(String(before.data[field])))
      if (wrong !== undefined) return refuseValue(before, wrong, plan, call)
      const data = { ...before.data, ...pick(input, answered.filledIn), ...answered.values }
      return { ok: true, value: { event: 'changed', change: { data }, arrives: true } }
    })
    return done.ok ? { ok: true, value: { [key]: String(input[key]) } } : done
  },

  'publish-record': (input, call) =>
    write(input, call, (before) => {
      if (before.state === 'archived') return refuseMove(before, call)
      const from = typeof input.publishFrom === 'string' ? new Date(input.publishFrom) : call.now()
      const publishUntil = typeof input.publishUntil === 'string' ? new Date(input.publishUntil) : null
      if (publishUntil && publishUntil <= from)
        return refuse('error.invalid', { fields: [{ path: '/publishUntil', id: 'invalid.publishUntil', params: {} }] })
      return { ok: true, value: { event: 'published', change: { state: 'published', publishFrom: from, publishUntil } } }
    }),

  'withdraw-record': move('withdrawn', (before) => (before.state === 'published' ? 'draft' : null)),
  'archive-record': move('archived', (before) => (before.state === 'archived' ? null : 'archived')),
  'restore-record': move('restored', (before, plan) => (before.state !== 'archived' ? null : plan.publishes ? 'draft' : 'active')),

  'list-record-events': async (input, call) => {
    const plan = readEntity(call)
    const record = await readRow(call, anyState(call, plan, String(input[plan.key])))
    return record.ok ? await listEvents(input, call, plan) : record
  },

  'list-record-progress': async (input, call) => {
    const plan = readEntity(call)
    const record = await readRow(call, visible(call, plan, String(input[plan.key])))
    return record.ok ? await listProgress(input, call, plan) : record
  },
}

/** What a new record takes over from the record it refers to; refused if the caller cannot read that one. */
async function readTarget(input: JsonObject, call: Call, { added }: EntityPlan): Promise<Result<JsonObject>> {
  if (!added) return { ok: true, value: {} }
  const { to, copies, values } = added
  if (!to) return { ok: true, value: values }
  const plan = readEntity({ ...call, entity: to.entity })
  const id = String(input[to.field])
  const [row] = await readAllRows<DataRow>(call.db, shownToReaders(call, plan, id))
  return row ? { ok: true, value: { ...values, ...pick(row.data, copies), [to.field]: id } } : refuse('error.not-found')
}

type Paged = Pick<RecordQuery, 'words' | 'sort' | 'order'> & { readonly page?: number; readonly pageSize?: number }

export interface Move {
  /** The desk is notified as of a new record. */
  readonly arrives?: true
  readonly event: NewEvent['event']
  readonly change: Pick<RecordChange, 'state' | 'shared' | 'publishFrom' | 'publishUntil' | 'data'>
}

/** A state transition without input; `next` returns null if the current state does not allow it. */
function move(event: Move['event'], next: (before: StoredRecord, plan: EntityPlan) => StoredRecord['state'] | null): RecordHandler {
  return (input, call) =>
    write(input, call, (before, plan) => {
      const state = next(before, plan)
      if (state === null) return refuseMove(before, call)
      const period = state === 'published' ? {} : { publishFrom: null, publishUntil: null }
      return { ok: true, value: { event, change: { state, ...period } } }
    })
}

type Decide = (before: StoredRecord, plan: EntityPlan, tx: Transaction<Database>) => Result<Move> | Promise<Result<Move>>

/**
 * Compare and set: refused if someone else changed the record after the caller read it. Without a version, the decision is on the
 * record as it is now. `decide` may also write what the change causes elsewhere.
 */
export function write(input: JsonObject, call: Call, decide: Decide): Promise<Result<{ version: number }>> {
  const plan = readEntity(call)
  return call.transaction(async (tx): Promise<Result<{ version: number }>> => {
    const { scope } = queryOf(call, plan, 'all')
    const before = await holdRecord(tx, plan, scope, String(input[plan.key]))
    if (!before) return refuse('error.not-found')
    if (input.version !== undefined && before.version !== input.version)
      return await refuseStale(tx, call, plan, before, Number(input.version))
    const decided = await decide(before, plan, tx)
    if (!decided.ok) return decided
    const { event, change } = decided.value
    const refused = await refuseAgain(tx, plan, call, before, change)
    if (refused) return refused
    if (change.data && !(await giveFiles(tx, plan, call, { record: before, before: before.data, data: change.data })))
      return refuse('error.file-gone')
    const version = await updateRecord(tx, plan, before, { ...change, release: call.release.id, at: call.now(), userId: call.actor.userId })
    await note(tx, call, { record: before, event, version, ...changesOf(before, change) })
    const noticed = { ...before, version, data: change.data ?? before.data }
    if (decided.value.arrives) await notifyOfArrival(tx, call, plan, noticed)
    else await notifyOwner(tx, call, plan, noticed, before.data)
    return { ok: true, value: { [plan.key]: before.id, version } }
  })
}

/** A restored record counts like a new one; a changed one may take more places. */
async function refuseAgain(
  tx: Transaction<Database>,
  plan: EntityPlan,
  call: Call,
  before: StoredRecord,
  { state = before.state, data = before.data }: Move['change'],
): Promise<Refusal | null> {
  const takes = plan.added?.within?.takes
  const isRestored = before.state === 'archived' && state !== 'archived'
  if (isRestored && (await isSecond(tx, plan, before))) return refuse('error.record-once')
  const takesMore = takes && Number(data[takes] ?? 1) > Number(before.data[takes] ?? 1)
  return isRestored || takesMore ? await checkPlaces(tx, plan, call, { id: before.id, data }) : null
}

interface Noted extends Pick<NewEvent, 'event' | 'version' | 'before' | 'after'> {
  readonly record: Pick<StoredRecord, 'id' | 'company_id'>
}

async function note(tx: Transaction<Database>, call: Call, { record, event, ...rest }: Noted): Promise<void> {
  const { userId, name } = call.actor
  await insertRecordEvent(tx, { record_id: record.id, at: call.now(), event, user_id: userId, user_name: name, ...rest })
  await writeAudit(tx, call, { event: `record-${event}`, subject: record.id, companyId: record.company_id })
}

/** Changed fields, and the publishing period if it changed. */
function changesOf(before: StoredRecord, change: Move['change']): Pick<NewEvent, 'before' | 'after'> {
  const was = withPeriod(before.data, before.publish_from, before.publish_until)
  const { data = before.data, publishFrom = before.publish_from, publishUntil = before.publish_until } = change
  const is = withPeriod(data, publishFrom, publishUntil)
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
  return { before: pick(was, names), after: pick(is, names) }
}

function withPeriod(data: JsonObject, from: Date | null, until: Date | null): JsonObject {
  return { ...data, ...(from ? { publishFrom: from.toISOString() } : {}), ...(until ? { publishUntil: until.toISOString() } : {}) }
}

/** Only the default brand can share records with all brands. */
function checkShared({ shared }: JsonObject, { brand, release }: Call, { isShared }: EntityPlan): Result<boolean> {
  if (!isShared || shared !== true) return { ok: true, value: false }
  return brand.id === release.defaultBrand ? { ok: true, value: true } : refuse('error.record-shared')
}

function refuseMove({ state }: StoredRecord, call: Call): Refusal {
  return refuse('error.record-move', { params: { state: labelOf('dictionary', 'record-state', state, call) } })
}

/** Rejects the value of one field and names the field. */
export function refuseValue({ data }: Pick<StoredRecord, 'data'>, field: string, { fields }: EntityPlan, call: Call): Refusal {
  return refuse('error.record-move', { params: { state: displayField(data[field], fields[field] ?? {}, call) } })
}

function pick(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

function without(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
