/** Places a person in a company that another site has verified, such as the customer's bank. */

import type { Call } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { writeMembership } from '../accounts/index.ts'
import { type Companies, holdCode, holdCompanyOfCode, insertCompany } from './company-store.ts'
import { holdPerson, type Tx } from './people.ts'
import { countAdmins } from './people-store.ts'

export interface Placement {
  readonly userId: string
  readonly company: { readonly uscc: string; readonly name: string; readonly latinName: string }
  /** Who verified the company and the person's place in it. */
  readonly source: string
}

/**
 * The first person becomes the company's administrator, later ones members; a person who arrives under another company moves to it.
 * A company whose certification customer service withdrew stays without it.
 */
export async function placeInCompany(tx: Tx, call: Call, { userId, company, source }: Placement): Promise<void> {
  const { brand } = call
  await holdCode(tx, brand.id, company.uscc)
  const companyOfCode = await holdCompanyOfCode(tx, brand.id, company.uscc)
  const companyId = companyOfCode?.id ?? (await certify(tx, call, { userId, company, source }))
  const person = await holdPerson(tx, brand.id, userId)
  if (!person) throw new Error('The person to place is missing')
  const isThere = person.companyId === companyId && (person.role === 'member' || person.role === 'admin')
  if (isThere) return
  const role = (await countAdmins(tx, companyId, userId)) === 0 ? 'admin' : 'member'
  await writeMembership(tx, person, { role, companyId })
  await writeAudit(tx, call, {
    event: 'join-approved',
    subject: userId,
    companyId,
    before: { membership: person.facts.state, role: person.role },
    after: { role, companyName: companyOfCode?.name ?? company.name },
    detail: { by: source },
  })
}

async function certify(tx: Tx, call: Call, { userId, company, source }: Placement): Promise<Companies['id']> {
  const { uscc, name, latinName } = company
  const companyId = await insertCompany(tx, call, { name, uscc, latinName, verifiedBy: source })
  await writeAudit(tx, call, {
    event: 'certification-approved',
    subject: userId,
    companyId,
    after: { companyName: name, uscc },
    detail: { by: source },
  })
  return companyId
}
