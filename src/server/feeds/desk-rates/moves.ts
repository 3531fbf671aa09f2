/** Changes of one rate by staff. Quotes and orders keep the price that they took. */

import type { Kysely } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { findLoading, findRival, type HeldRate, holdRate, holdSwitch, insertChange, updateRate } from '../../freight/rates/index.ts'
import { type Call, type Refusal, type Result, refuse, todayOf } from '../../kernel/index.ts'
import { type AuditEntry, writeAudit } from '../../platform/audit/index.ts'
import { checkCorrection, listPriceColumns } from '../imports/index.ts'
import { type Correctable, changedNames, correctableOf, correctRate, namedOf } from './correction.ts'
import { refuseStale } from './history.ts'

export interface NamedRate {
  readonly rateId: string
  /** The version that the caller has seen. */
  readonly version: number
}

type Moved = Result<{ rateId: string; version: number }>
type Work = (tx: Kysely<Database>, rate: HeldRate) => Promise<Refusal | RateChange>

interface RateChange {
  readonly event: 'corrected' | 'withdrawn' | 'restored'
  readonly reason: string
  readonly data?: JsonObject
  readonly state?: 'withdrawn' | null
  readonly before?: Correctable
  readonly after?: Correctable
}

export interface Correction extends NamedRate {
  readonly reason: string
  readonly remarksZh?: string | undefined
  readonly remarksEn?: string | undefined
}

export function correct(call: Call, input: Correction): Promise<Moved> {
  return change(call, input, async (_tx, rate) => {
    const hidden = refuseHidden(rate)
    if (hidden) return hidden
    const { values, problems } = checkCorrection({ brand: call.brand, today: todayOf(call), rate: rate.data, input: { ...input } })
    if (problems.length > 0) return refuse('error.invalid', { fields: problems })
    const columns = listPriceColumns(call.brand)
    const remarks = { remarksZh: input.remarksZh?.trim() ?? '', remarksEn: input.remarksEn?.trim() ?? '' }
    const data = correctRate(rate.data, { ...values, ...withoutEmpty(remarks) }, columns)
    const [before, after] = [correctableOf(rate.data, columns), correctableOf(data, columns)]
    if (changedNames(before, after).length === 0) return refuse('error.rate-unchanged')
    return { event: 'corrected', reason: input.reason, data, before, after }
  })
}

/** Customers' searches no longer show it. */
export function withdraw(call: Call, input: NamedRate & { readonly reason: string }): Promise<Moved> {
  return change(call, input, async (_tx, rate) => refuseHidden(rate) ?? { event: 'withdrawn', reason: input.reason, state: 'withdrawn' })
}

/** Undoes a withdrawal, unless the sailing has another rate by now. */
export function restore(call: Call, input: NamedRate): Promise<Moved> {
  const { brand, release } = call
  return change(call, input, async (tx, rate) => {
    if (!rate.isWithdrawn) return refuse('error.rate-not-withdrawn')
    // The load has compared its rows with the rates on offer.
    const load = await findLoading(tx, brand.id)
    if (load !== null) return refuse('error.load-busy', { params: { load } })
    const rival = await findRival(tx, { brand: brand.id, columns: release.columns }, rate.id)
    return rival ? refuse('error.rate-overlap', { params: { ...rival } }) : { event: 'restored', reason: '', state: null }
  })
}

/** Only from the version that the caller has seen. */
async function change(call: Call, { rateId, version }: NamedRate, work: Work): Promise<Moved> {
  return await call.transaction(async (tx): Promise<Moved> => {
    await holdSwitch(tx, call.brand.id)
    const rate = await holdRate(tx, call.brand.id, rateId)
    if (!rate) return refuse('error.not-found')
    if (rate.version !== version) return await refuseStale(tx, call, rate, version)
    const done = await work(tx, rate)
    if ('ok' in done) return done
    await write(tx, call, rate, done)
    return { ok: true, value: { rateId, version: version + 1 } }
  })
}

async function write(tx: Kysely<Database>, call: Call, rate: HeldRate, done: RateChange): Promise<void> {
  const { event, reason, data, state, before = null, after = null } = done
  const { actor, brand, now } = call
  await updateRate(tx, { id: rate.id, version: rate.version, at: now(), ...(data && { data }), ...(state !== undefined && { state }) })
  await insertChange(tx, {
    rate_id: rate.id,
    version: rate.version + 1,
    brand: brand.id,
    event,
    reason,
    by_user: actor.userId ?? '',
    by_name: actor.name,
    by_latin: actor.latinName,
    at: now(),
    before,
    after,
  })
  await writeAudit(tx, call, { event: `rate-${event}`, subject: rate.id, companyId: rate.company_id, ...auditOf(call, done) })
}

/** The prices as one text: the trail has no field for each container type. */
function auditOf(call: Call, { before = {}, after = {}, reason }: RateChange): Pick<AuditEntry, 'before' | 'after'> {
  const columns = listPriceColumns(call.brand)
  const prices = (values: Correctable) =>
    [values.currency, ...columns.flatMap(({ name, boxes }) => (values[name] ? `${boxes.join('/')} ${values[name]}` : []))].join(' ').trim()
  const remarks = (values: Correctable) => [...new Set([values.remarksZh, values.remarksEn])].filter(Boolean).join(' / ')
  const say = (values: Correctable) =>
    withoutEmpty({ ...namedOf(values, ['validFrom', 'validTo']), prices: prices(values), remarks: remarks(values) })
  return { before: say(before), after: { ...say(after), ...withoutEmpty({ reason }) } }
}

function withoutEmpty(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Customers see neither a withdrawn rate nor one that a later load has replaced. */
function refuseHidden({ isWithdrawn, replacedBy }: HeldRate): Refusal | null {
  if (isWithdrawn) return refuse('error.rate-withdrawn')
  return replacedBy === null ? null : refuse('error.rate-replaced', { params: { load: replacedBy } })
}
