/** The people of a company as listed: administrators see full details, colleagues see identifying parts masked. */

import { decide, maskEmail, maskPhone, membershipOf } from '#domain'
import { type Call, type Handlers, type Result, readGrid, readRows } from '../../kernel/index.ts'
import { hasCompany } from './company-store.ts'
import { notFound } from './move-person.ts'
import { relationTo } from './people.ts'
import { type FoundMember, membersOf } from './store.ts'

export const memberHandlers: Pick<Handlers, 'list-members'> = {
  'list-members': async (input, call) => {
    const scope = await resolveScope(input.companyId, call)
    if (!scope.ok) return scope
    const { companyId, masked } = scope.value
    const { tab, search } = input
    return await readRows(call, input, membersOf(call.brand.id, companyId, { tab, search, masked }), {
      more: (row) => describeMember(row, call, masked),
    })
  },
}

function describeMember(row: FoundMember, { actor }: Call, masked: boolean): object {
  const { phone, email, role, company_status: companyStatus, request_id: requestId } = row
  const relation = relationTo(actor, { id: row.member_id, companyId: row.company_id })
  const isWhole = !masked || relation === 'own'
  return {
    ...(phone ? { phone: isWhole ? phone : maskPhone(phone) } : {}),
    ...(email ? { email: isWhole ? email : maskEmail(email) } : {}),
    membership: membershipOf({ role, companyStatus, openRequest: requestId ? 'join' : null }),
    relation,
    active: row.user_status === 'active',
  }
}

interface Scope {
  readonly companyId: string
  readonly masked: boolean
}

/** Customers see only the company of their session; staff name one. */
async function resolveScope(named: string | undefined, { db, actor, brand }: Call): Promise<Result<Scope>> {
  if (actor.kind === 'staff') {
    if (!named) return { ok: false, error: 'error.company-required' }
    return (await hasCompany(db, brand.id, named)) ? { ok: true, value: { companyId: named, masked: false } } : notFound
  }
  const companyId = named ?? actor.companyId
  const verdict = decide(readGrid(brand), 'member-list', actor.kind, companyId === actor.companyId ? 'own-company' : 'other')
  if (!verdict.allow) return { ok: false, error: verdict.error }
  return companyId === null ? notFound : { ok: true, value: { companyId, masked: verdict.masked === true } }
}
