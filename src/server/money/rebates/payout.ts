/** Events of a month's rebate: requested, withdrawn, approved, refused, paid. The state machine decides who may do it and when. */
import type { Transaction } from 'kysely'
import { decide, moveRebate, type RebateEventType } from '#domain'
import { compareDecimals, dayIn, formatText, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, type Refusal, type Result, readGrid } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import { queueRebateMails } from './mails.ts'
import { findMonth, type MonthRow, updateMonth } from './store.ts'

type PayoutHandlers = Pick<
  Handlers,
  'request-rebate-payout' | 'withdraw-rebate-payout' | 'approve-rebate-payout' | 'refuse-rebate-payout' | 'pay-rebate'
>
interface Moved {
  readonly monthId: string
  readonly state: 'accruing' | 'payable' | 'requested' | 'approved' | 'refused' | 'paid'
  readonly version: number
}

export const payoutHandlers: PayoutHandlers = {
  'request-rebate-payout': ({ monthId, version, payee, bank, account, note = '' }, call) =>
    changeMonth(call, {
      monthId,
      version,
      event: 'request-payout',
      grid: 'request-rebate',
      audit: 'rebate-requested',
      // A new request clears the earlier refusal.
      write: (data) => ({ ...without(data, ['reason', 'decidedBy', 'decidedByLatin', 'decidedAt']), payee, bank, account, note }),
      details: { payee, account },
    }),

  'withdraw-rebate-payout': ({ monthId, version }, call) =>
    changeMonth(call, {
      monthId,
      version,
      event: 'withdraw-payout',
      grid: 'request-rebate',
      audit: 'rebate-withdrawn',
      write: (data) => data,
    }),

  'approve-rebate-payout': ({ monthId, version }, call) =>
    changeMonth(call, {
      monthId,
      version,
      event: 'approve-payout',
      grid: 'desk-rebates',
      audit: 'rebate-approved',
      write: (data) => ({ ...data, ...decidedBy(call) }),
    }),

  'refuse-rebate-payout': ({ monthId, version, reason }, call) =>
    changeMonth(call, {
      monthId,
      version,
      event: 'refuse-payout',
      grid: 'desk-rebates',
      audit: 'rebate-refused',
      write: (data) => ({ ...data, ...decidedBy(call), reason }),
      details: { reason },
    }),

  'pay-rebate': ({ monthId, version, paidOn, reference }, call) =>
    changeMonth(call, {
      monthId,
      version,
      event: 'pay-out',
      grid: 'desk-rebates',
      audit: 'rebate-paid',
      write: (data) => ({ ...data, paidOn, reference }),
      details: { paidOn, reference },
    }),
}

interface MonthMove {
  readonly monthId: string
  /** The version that the caller saw. */
  readonly version: number
  readonly event: RebateEventType
  /** Row of the permission grid for this action. */
  readonly grid: string
  readonly audit: AuditEvent
  readonly write: (data: JsonObject) => JsonObject
  /** Details for the audit log. */
  readonly details?: JsonObject
}

/** The only way to change a month: lock, ask the state machine, write, log and queue e-mails in one transaction. */
function changeMonth(call: Call, move: MonthMove): Promise<Result<Moved>> {
  return call.transaction((tx) => moveInside(call, tx, move))
}

async function moveInside(call: Call, tx: Transaction<Database>, move: MonthMove): Promise<Result<Moved>> {
  const { actor, brand } = call
  const month = await findMonth(tx, brand.id, move.monthId)
  const relation = month && month.company_id === actor.companyId ? 'own-company' : 'other'
  const verdict = decide(readGrid(brand), move.grid, actor.kind, relation)
  // Return not-found for other companies' records.
  if (!month || !verdict.allow) return { ok: false, error: 'error.not-found' }
  if (month.version !== move.version) return stale(month)
  const at = call.now()
  const facts = {
    state: month.state,
    over: month.month < dayIn(brand.timeZone, at).slice(0, 7),
    owed: compareDecimals(month.amount, '0') > 0,
  }
  const moved = moveRebate(facts, move.event, { kind: actor.kind, relation })
  if (!moved.ok) return refuseStep(call, moved.reason, moved.params)
  const data = move.write(month.data)
  const requested = move.event === 'request-payout' ? { at, by: actor.userId ?? '' } : undefined
  const written = await updateMonth(tx, { id: month.id, version: month.version, state: moved.state, data, at, requested })
  if (!written) return stale(month)
  await writeAudit(tx, call, {
    event: move.audit,
    subject: month.id,
    companyId: month.company_id,
    before: { state: month.state },
    after: { state: moved.state, ...move.details },
    detail: { month: month.month, amount: month.amount, currency: month.currency },
  })
  const after = { ...month, state: moved.state, data, requested_by: requested?.by ?? month.requested_by }
  await queueRebateMails(call, tx, { month: after, effects: moved.effects })
  return { ok: true, value: { monthId: month.id, state: moved.state, version: month.version + 1 } }
}

/** Explains a refused transition in the caller's language. */
export function refuseStep({ brand, language }: Pick<Call, 'brand' | 'language'>, reason: string, params: JsonObject): Refusal {
  const words = brand.texts[language]?.[reason]
  return {
    ok: false,
    error: 'error.refused-step',
    params: { ...params, reason, why: words === undefined ? reason : formatText(words, params, language) },
  }
}

function stale({ version, state }: MonthRow): Refusal {
  return { ok: false, error: 'error.conflict-version', params: { version, state }, data: { version, state } }
}

function decidedBy({ actor, now }: Call): JsonObject {
  return { decidedBy: actor.name, decidedByLatin: actor.latinName, decidedAt: now().toISOString() }
}

function without(data: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
}
