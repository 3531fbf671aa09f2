/** Decisions on applications of suppliers. An accepted one becomes a supplier that all companies of the brand can use. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, isUniqueViolation } from '../../db/index.ts'
import { type Call, type Handlers, type Result, refuse, tabsOf } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { refuseValue, writeRecord } from '../../platform/records/index.ts'
import { insertSupplier, setSupplierActive } from './supplier-store.ts'

const entity = 'supplier-application'
type Decided = { supplierApplicationId: string; version: number }

export const applicationHandlers: Pick<Handlers, 'decide-supplier-application' | 'retire-supplier' | 'reinstate-supplier'> = {
  'decide-supplier-application': async (input, call) => {
    const { status, kind, message, note } = input
    try {
      const done = await writeRecord(input, { ...call, entity }, async (before, plan, tx) => {
        if (isDecided(before.data, call)) return refuseValue(before, 'status', plan, call)
        const { message: _message, note: _note, kind: _kind, ...kept } = before.data
        const data = { ...kept, status, ...(message ? { message } : {}), ...(note ? { note } : {}) }
        if (status !== 'accepted') return { ok: true, value: { event: 'changed', change: { data } } }
        const supplierId = randomUUID()
        const supplier = { id: supplierId, brand: before.brand, applicationId: before.id, kind: String(kind), at: call.now(), data }
        await addAcceptedSupplier(tx, call, supplier)
        const { company, email } = before.data
        const after = { name: String(company), kind: String(kind), email: String(email ?? ''), application: before.id }
        await writeAudit(tx, call, { event: 'supplier-accepted', subject: supplierId, after })
        return { ok: true, value: { event: 'changed', change: { data: { ...data, kind: String(kind), supplierId } } } }
      })
      return done.ok ? { ok: true, value: done.value as Decided } : done
    } catch (error) {
      if (isUniqueViolation(error, 'suppliers_approved_name')) return refuse('error.supplier-taken')
      throw error
    }
  },

  'retire-supplier': ({ message, ...input }, call) => setActive(input, call, { active: false, message }),

  'reinstate-supplier': (input, call) => setActive(input, call, { active: true }),
}

interface Change {
  readonly active: boolean
  /** For the supplier. */
  readonly message?: string
}

/** Retires an accepted supplier, or reinstates a retired one; its orders remain. */
async function setActive(input: Decided, call: Call, { active, message }: Change): Promise<Result<Decided>> {
  const done = await writeRecord(input, { ...call, entity }, async (before, plan, tx) => {
    if (before.data.status !== (active ? 'retired' : 'accepted')) return refuseValue(before, 'status', plan, call)
    const { message: _message, ...kept } = before.data
    const data = { ...kept, status: active ? 'accepted' : 'retired', ...(message === undefined ? {} : { message }) }
    const subject = await setSupplierActive(tx, { applicationId: before.id, active, at: call.now() })
    const event = active ? 'supplier-reinstated' : 'supplier-retired'
    await writeAudit(tx, call, { event, subject, before: { active: !active }, after: { active, application: before.id } })
    return { ok: true, value: { event: 'changed', change: { data } } }
  })
  return done.ok ? { ok: true, value: done.value as Decided } : done
}

/** Statuses after which an application does not change. */
function isDecided({ status }: JsonObject, call: Call): boolean {
  return tabsOf(call, 'supplier-application-status').decided?.includes(String(status)) ?? false
}

export interface Accepted {
  readonly id: string
  readonly brand: string
  readonly applicationId: string
  readonly kind: string
  readonly at: Date
  /** The application. */
  readonly data: JsonObject
}

/** Throws a violation of `suppliers_approved_name` if there already is one with that name. */
export async function addAcceptedSupplier(
  tx: Transaction<Database>,
  { brand }: Pick<Call, 'brand'>,
  { id, applicationId, kind, at, data, ...supplier }: Accepted,
): Promise<void> {
  const text = (name: string) => String(data[name] ?? '')
  await insertSupplier(tx, {
    ...supplier,
    id,
    company_id: null,
    application_id: applicationId,
    name: text('company').trim(),
    kind,
    updated_at: at,
    data: {
      nameEn: '',
      contact: text('contact'),
      phone: text('phone'),
      email: text('email'),
      mailLanguage: brand.defaultLanguage,
      note: '',
    },
  })
}
