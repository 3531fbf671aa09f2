/**
 * Invitations and personal links of the demo people, and who joined through them: the same rows that accepting and registering
 * write.
 */

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addDays } from '#rules'
import type { Database } from '../db/index.ts'
import { openReferral } from '../people/accounts/index.ts'
import { createInvitationCode, createReferralCode, hashCode } from '../people/invitations/index.ts'
import type { InvitationFact, ReferralFact } from './demo-documents.ts'
import type { BrandPeople } from './people.ts'
import { insertWorldRows, setInvited } from './store.ts'

export interface AddInvitationsOptions {
  readonly brand: string
  readonly today: string
  readonly lived: BrandPeople
}

export async function addInvitations(tx: Transaction<Database>, options: AddInvitationsOptions): Promise<void> {
  for (const invitation of options.lived.invitations) await addInvitation(tx, options, invitation)
  for (const referral of options.lived.referrals) await addReferral(tx, options, referral)
}

async function addInvitation(
  tx: Transaction<Database>,
  { brand, today, lived }: AddInvitationsOptions,
  fact: InvitationFact,
): Promise<void> {
  const { id, by, note, places, daysAgo, days, people } = fact
  const company = lived.people.find((person) => person.id === by)?.company
  if (!company) throw new Error(`The creator of the demo invitation ${id} has no company.`)
  await insertWorldRows(tx, 'invitations', [
    {
      id,
      brand,
      company_id: company,
      user_id: by,
      code_hash: hashCode(createInvitationCode()),
      note,
      uses_left: places - people.length,
      created_at: momentOf(today, daysAgo),
      expires_at: momentOf(today, daysAgo - days),
    },
  ])
  for (const { person, daysAgo: cameAgo } of people) {
    await addUse(tx, { invitation_id: id, inviter_id: by, user_id: person, at: momentOf(today, cameAgo) })
  }
}

/** Users who registered by a personal link. */
async function addReferral(
  tx: Transaction<Database>,
  { today }: AddInvitationsOptions,
  { by, person, daysAgo }: ReferralFact,
): Promise<void> {
  const at = momentOf(today, daysAgo)
  await openReferral(tx, by, createReferralCode())
  await setInvited(tx, person, by, new Date(at))
  await addUse(tx, { invitation_id: null, inviter_id: by, user_id: person, at })
}

interface Use {
  readonly invitation_id: string | null
  readonly inviter_id: string
  readonly user_id: string
  readonly at: string
}

async function addUse(tx: Transaction<Database>, use: Use): Promise<void> {
  await insertWorldRows(tx, 'invitation_uses', [{ ...use, id: randomUUID() }])
}

function momentOf(today: string, daysAgo: number): string {
  return `${addDays(today, -daysAgo)}T02:10:00Z`
}
