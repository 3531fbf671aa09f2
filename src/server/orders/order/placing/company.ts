import type { Transaction } from 'kysely'
import type { PaymentTerms } from '#domain'
import type { Database } from '../../../db/index.ts'
import type { Call, Result } from '../../../kernel/index.ts'
import { findCompany, findFirstMember } from '../store.ts'

/** The company that an order is for. */
export interface OrderingCompany {
  readonly id: string
  readonly name: string
  readonly latinName: string
  /** As agreed with the company; default: those of the order type. */
  readonly paymentTerms?: PaymentTerms
}

/** Customers order only for the company of their session; staff name one. */
export async function findOrderingCompany(
  call: Call,
  tx: Transaction<Database>,
  named: string | undefined,
): Promise<Result<OrderingCompany>> {
  const { actor, brand } = call
  const acting = named ?? actor.actsFor
  if (actor.kind === 'staff' && !acting) return { ok: false, error: 'error.company-required' }
  if (actor.kind !== 'staff' && named && named !== actor.companyId) return { ok: false, error: 'error.not-found' }
  const id = actor.kind === 'staff' ? acting : actor.companyId
  const company = id ? await findCompany(tx, brand.id, id) : undefined
  if (!company) return { ok: false, error: actor.kind === 'staff' ? 'error.not-found' : 'error.not-certified' }
  return company.status === 'certified' ? { ok: true, value: toOrderingCompany(company) } : { ok: false, error: 'error.not-certified' }
}

/** The order's customer and, if customer service placed it, which of them did. */
export interface Orderer {
  readonly orderedBy: string
  readonly orderedByLatin: string
  readonly orderedById: string
  readonly actedBy?: string
  readonly actedByLatin?: string
  readonly actedById?: string
}

/** Orders placed by staff belong to the company's administrator, who must confirm and is notified. */
export async function findOrderer({ actor, brand }: Call, tx: Transaction<Database>, company: string): Promise<Orderer> {
  const self = { orderedBy: actor.name, orderedByLatin: actor.latinName, orderedById: actor.userId ?? '' }
  if (actor.kind !== 'staff') return self
  const acted = { actedBy: actor.name, actedByLatin: actor.latinName, actedById: actor.userId ?? '' }
  const person = await findFirstMember(tx, brand.id, company)
  if (!person) return { ...self, ...acted }
  return { orderedBy: person.name, orderedByLatin: person.latin_name, orderedById: person.id, ...acted }
}

function toOrderingCompany(company: NonNullable<Awaited<ReturnType<typeof findCompany>>>): OrderingCompany {
  const paymentTerms = company.payment_terms
  const named = { id: company.id, name: company.name, latinName: company.latin_name }
  if (paymentTerms === 'after-departure' || paymentTerms === 'before-generation') return { ...named, paymentTerms }
  return named
}
