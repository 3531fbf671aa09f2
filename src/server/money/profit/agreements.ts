/** Administrators manage the company's agreements. Past shares do not change; on no day can agreements share more than the total. */

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { decide, findOverShared } from '#domain'
import { addDays } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, labelOf, limitOf, type Refusal, type Result, readGrid, todayOf } from '../../kernel/index.ts'
import { holdCompany } from '../../people/membership/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { fromPast } from '../rebates/index.ts'
import {
  type AgreedRow,
  type AgreementData,
  type AgreementRow,
  agreementData,
  findAgreement,
  findAgreements,
  insertAgreement,
  toAgreement,
  updateAgreement,
} from './store.ts'

type AgreementHandlers = Pick<Handlers, 'add-profit-agreement' | 'change-profit-agreement' | 'end-profit-agreement'>
type Saved = Result<{ agreementId: string; version: number }>
type Tx = Transaction<Database>

export const agreementHandlers: AgreementHandlers = {
  'add-profit-agreement': (input, call) =>
    call.transaction(async (tx): Promise<Saved> => {
      const { brand, actor } = call
      const companyId = actor.companyId ?? ''
      const { code, validFrom, validTo } = input
      const data = toData(input, code)
      const today = todayOf(call)
      if (validFrom < today) return fromPast(today, '/validFrom')
      // Serialise writers of the company's agreements, so that together they cannot exceed the total.
      await holdCompany(tx, brand.id, companyId)
      const others = await findAgreements(tx, { brand: brand.id, companyId, notOverOn: today })
      if (others.length >= limitOf(brand, 'agreementsMax')) return { ok: false, error: 'error.limited' }
      const id = randomUUID()
      const row = { id, valid_from: validFrom, valid_to: validTo ?? null, data: { ...data } }
      const over = checkTotal(call, [...others, row])
      if (over) return over
      await insertAgreement(tx, { ...row, brand: brand.id, company_id: companyId, ...signed(call), data })
      await writeAudit(tx, call, {
        event: 'profit-agreement-added',
        subject: id,
        after: { ...auditFields(data), validFrom, ...(validTo ? { validTo } : {}) },
      })
      return { ok: true, value: { agreementId: id, version: 1 } }
    }),

  'change-profit-agreement': (input, call) =>
    changeAgreement(call, input, async (tx, row) => {
      const before = agreementData(row)
      const data = toData(input, before.code)
      const today = todayOf(call)
      const yesterday = addDays(today, -1)
      const validTo = input.validTo ?? null
      if (validTo !== null && validTo < yesterday) return fromPast(yesterday, '/validTo')
      const last = validTo !== null && validTo < row.valid_from ? addDays(row.valid_from, -1) : validTo
      const others = await findAgreements(tx, { brand: call.brand.id, companyId: row.company_id, notOverOn: today })
      const changed = { ...row, valid_to: last, data: { ...data } }
      const over = checkTotal(call, [...others.filter(({ id }) => id !== row.id), changed])
      if (over) return over
      await updateAgreement(tx, row, { valid_to: last, ...signed(call), data })
      await writeAudit(tx, call, {
        event: 'profit-agreement-changed',
        subject: row.id,
        before: { ...auditFields(before), ...(row.valid_to === null ? {} : { validTo: row.valid_to }) },
        after: { ...auditFields(data), ...(last === null ? {} : { validTo: last }) },
      })
      return null
    }),

  'end-profit-agreement': (input, call) =>
    changeAgreement(call, input, async (tx, row) => {
      const yesterday = addDays(todayOf(call), -1)
      if (input.validTo < yesterday) return fromPast(yesterday, '/validTo')
      // An agreement that has not begun never takes effect.
      const last = input.validTo < row.valid_from ? addDays(row.valid_from, -1) : input.validTo
      await updateAgreement(tx, row, { valid_to: last, ...signed(call) })
      await writeAudit(tx, call, {
        event: 'profit-agreement-ended',
        subject: row.id,
        before: { partner: agreementData(row).partner, ...(row.valid_to === null ? {} : { validTo: row.valid_to }) },
        after: { partner: agreementData(row).partner, validTo: last },
      })
      return null
    }),
}

/** Locks the company and the agreement, checks the caller's version, and writes. */
function changeAgreement(
  call: Call,
  { agreementId, version }: { readonly agreementId: string; readonly version: number },
  write: (tx: Tx, row: AgreementRow) => Promise<Refusal | null>,
): Promise<Saved> {
  return call.transaction(async (tx): Promise<Saved> => {
    const { brand, actor } = call
    await holdCompany(tx, brand.id, actor.companyId ?? '')
    const row = await findAgreement(tx, brand.id, agreementId)
    const relation = row?.company_id === actor.companyId ? 'own-company' : 'other'
    const verdict = decide(readGrid(brand), 'manage-profit', actor.kind, relation)
    if (!row || !verdict.allow) return { ok: false, error: 'error.not-found' }
    if (row.version !== version)
      return { ok: false, error: 'error.conflict-version', params: { version: row.version }, data: { version: row.version } }
    const today = todayOf(call)
    if (row.valid_to !== null && (row.valid_to < today || row.valid_to < row.valid_from)) return { ok: false, error: 'error.rule-over' }
    const refusal = await write(tx, row)
    return refusal ?? { ok: true, value: { agreementId, version: version + 1 } }
  })
}

interface Entered extends Pick<AgreementData, 'partner' | 'unit' | 'rule' | 'share'> {
  readonly currency?: string | undefined
  readonly note?: string | undefined
}

function toData({ partner, unit, rule, share, currency, note = '' }: Entered, code: string): AgreementData {
  return { partner: partner.trim(), code, unit, rule, share, ...(rule === 'fixed' && currency ? { currency } : {}), note }
}

function checkTotal(call: Call, rows: readonly AgreedRow[]): Refusal | null {
  const over = findOverShared(rows.map(toAgreement))
  if (!over) return null
  const params = { ...over, code: labelOf('dictionary', 'profit-code', over.code, call) }
  return { ok: false, error: 'error.profit-over', params, fields: [{ path: '/share', id: 'error.profit-over', params }] }
}

function signed({ actor, now }: Call) {
  return { by_user: actor.userId, by_name: actor.name, by_latin: actor.latinName, updated_at: now() }
}

function auditFields({ partner, code, unit, rule, share, currency }: AgreementData) {
  return { partner, code, unit, rule, share, ...(currency ? { currency } : {}) }
}
