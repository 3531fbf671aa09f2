import type { Transaction } from 'kysely'
import type { PaymentTerms } from '#domain'
import type { Database } from '../db/tables.ts'
import type { Call, Result } from '../operation.ts'
import { findCompany } from './store.ts'

/** For whom an order is made. */
export interface OrderingCompany {
  readonly id: string
  readonly name: string
  readonly latinName: string
  /** Where agreed with the company; left out, those of the order type. */
  readonly paymentTerms?: PaymentTerms
}

/** Customers order for the company of their session and no other; staff name one. */
export async function findOrderingCompany(
  call: Call,
  tx: Transaction<Database>,
  named: string | undefined,
): Promise<Result<OrderingCompany>> {
  const { actor, brand } = call
  if (actor.kind === 'staff' && !named) return { ok: false, error: 'error.company-required' }
  if (actor.kind !== 'staff' && named && named !== actor.companyId) return { ok: false, error: 'error.not-found' }
  const id = actor.kind === 'staff' ? named : actor.companyId
  const company = id ? await findCompany(tx, brand.id, id) : undefined
  if (!company) return { ok: false, error: actor.kind === 'staff' ? 'error.not-found' : 'error.not-certified' }
  return company.status === 'certified' ? { ok: true, value: toOrderingCompany(company) } : { ok: false, error: 'error.not-certified' }
}

function toOrderingCompany(company: NonNullable<Awaited<ReturnType<typeof findCompany>>>): OrderingCompany {
  const { paymentTerms } = company.data
  const named = { id: company.id, name: company.name, latinName: company.latin_name }
  if (paymentTerms === 'after-departure' || paymentTerms === 'before-generation') return { ...named, paymentTerms }
  return named
}
