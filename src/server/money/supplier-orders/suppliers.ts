/** The suppliers of a company, managed by its administrator. A retired supplier keeps its orders. */

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, isUniqueViolation } from '../../db/index.ts'
import { type Call, type Handlers, labelOf, limitOf, nameIn, type Result, readGrid, readRows } from '../../kernel/index.ts'
import { holdCompany } from '../../people/membership/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { SupplierData } from './record.ts'
import { countSuppliers, holdSupplier, insertSupplier, listUsedSuppliers, suppliersOf, updateSupplier } from './supplier-store.ts'

type SupplierHandlers = Pick<Handlers, 'list-suppliers' | 'add-supplier' | 'change-supplier'>
type Saved = Result<{ supplierId: string; version: number }>

export const supplierHandlers: SupplierHandlers = {
  'list-suppliers': (input, call) => {
    const isStaff = readGrid(call.brand).suppliers?.[call.actor.kind] === 'allow'
    const companyId = isStaff ? undefined : (call.actor.companyId ?? '')
    return readRows(call, input, suppliersOf({ brand: call.brand.id, companyId }, input))
  },

  'add-supplier': (input, call) =>
    save(call, async (tx): Promise<Saved> => {
      const { brand, actor } = call
      const companyId = actor.companyId ?? ''
      await holdCompany(tx, brand.id, companyId)
      const count = await countSuppliers(tx, companyId)
      if (count >= limitOf(brand, 'suppliersMax')) return { ok: false, error: 'error.limited' }
      const id = randomUUID()
      const name = input.name.trim()
      const updated_at = call.now()
      await insertSupplier(tx, {
        id,
        brand: brand.id,
        company_id: companyId,
        name,
        kind: input.kind,
        updated_at,
        data: toData(input, call),
      })
      await writeAudit(tx, call, { event: 'supplier-added', subject: id, after: { name, kind: input.kind, email: input.email ?? '' } })
      return { ok: true, value: { supplierId: id, version: 1 } }
    }),

  'change-supplier': (input, call) =>
    save(call, async (tx): Promise<Saved> => {
      const { supplierId, version, kind, active = false } = input
      const before = await holdSupplier(tx, call, supplierId)
      if (!before) return { ok: false, error: 'error.not-found' }
      if (before.version !== version)
        return { ok: false, error: 'error.conflict-version', params: { version: before.version }, data: { version: before.version } }
      const name = input.name.trim()
      const data = toData(input, call)
      await updateSupplier(tx, before, { name, kind, active, updated_at: call.now(), data })
      await writeAudit(tx, call, {
        event: 'supplier-changed',
        subject: supplierId,
        before: { ...auditFields(before.data as SupplierData), name: before.name, kind: before.kind, active: before.active },
        after: { ...auditFields(data), name, kind, active },
      })
      return { ok: true, value: { supplierId, version: version + 1 } }
    }),
}

/** A second supplier with the same name is refused as a duplicate. */
async function save(call: Call, work: Parameters<Call['transaction']>[0]): Promise<Saved> {
  try {
    return (await call.transaction(work)) as Saved
  } catch (error) {
    if (!isUniqueViolation(error, 'suppliers_name')) throw error
    return { ok: false, error: 'error.supplier-taken', fields: [{ path: '/name', id: 'error.supplier-taken', params: {} }] }
  }
}

/** Active suppliers as form choices, by name and service. */
export async function listChoices(db: Kysely<Database>, call: Pick<Call, 'actor' | 'brand' | 'language'>) {
  const rows = await listUsedSuppliers(db, call)
  return rows.map(({ id, company_id, name, kind, data }) => {
    const marks = [labelOf('dictionary', 'supplier-kind', kind, call)]
    if (company_id === null) marks.push(labelOf('dictionary', 'supplier-source', 'approved', call))
    return { value: id, label: [nameIn(call.language, { name, latinName: String(data.nameEn ?? '') }), ...marks].join(' · ') }
  })
}

interface Entered {
  readonly nameEn?: string | undefined
  readonly contact?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly mailLanguage?: string | undefined
  readonly note?: string | undefined
}

function toData({ nameEn = '', contact = '', phone = '', email = '', mailLanguage, note = '' }: Entered, { brand }: Call): SupplierData {
  return { nameEn: nameEn.trim(), contact, phone, email, mailLanguage: mailLanguage ?? brand.defaultLanguage, note }
}

function auditFields({ contact, phone, email }: SupplierData): JsonObject {
  return { contact, phone, email }
}
