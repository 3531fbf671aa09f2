/** Accepting an invitation: its place, the person and the trail change in one transaction, or not at all. */

import { randomUUID } from 'node:crypto'
import { textOf } from '#rules'
import type { Call, Refusal, Result } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findUserByReferral, setInviter, writeMembership } from '../accounts/index.ts'
import { type HeldPerson, holdCompany, holdPerson, insertRequest, planMove, queueMembershipMails, type Tx } from '../membership/index.ts'
import { hashCode, isInvitationCode, isReferralCode } from './codes.ts'
import { type FoundInvitation, findByCode, hasUsed, insertUse, stateOf, takePlace } from './store.ts'

/** joined: a member from now on. awaiting: the administrator has been asked. */
export type Came = 'joined' | 'awaiting'

export interface Coming {
  readonly came: Came
  readonly invitation: FoundInvitation
}

export const ended: Refusal = { ok: false, error: 'error.invitation-ended' }

/** An open invitation; undefined for any reason that it cannot be used. */
export async function findOpen(db: Call['db'], brand: string, code: string, now: Date): Promise<FoundInvitation | undefined> {
  const invitation = isInvitationCode(code) ? await findByCode(db, brand, hashCode(code)) : undefined
  return invitation && isOpen(invitation, now) ? invitation : undefined
}

/** Its author must still be in the company, and the company certified. */
export function isOpen(found: FoundInvitation, now: Date): boolean {
  const isOfCompany = found.maker_company === found.company_id && (found.maker_role === 'admin' || found.maker_role === 'member')
  return stateOf(found, now) === 'open' && found.company_status === 'certified' && found.maker_status === 'active' && isOfCompany
}

/** An administrator's invitation is already approved; a plain member's leads to a request. */
export function isConsented(found: FoundInvitation): boolean {
  return found.maker_role === 'admin'
}

/** Applies an invitation to the caller. Rows are locked in the order used throughout membership: company, person, the rest. */
export async function joinByInvitation(tx: Tx, call: Call, code: string): Promise<Result<Coming>> {
  const { actor, brand } = call
  const now = call.now()
  const seen = await findOpen(tx, brand.id, code, now)
  if (!seen) return ended
  await holdCompany(tx, brand.id, seen.company_id)
  const person = await holdPerson(tx, brand.id, actor.userId ?? '')
  if (!person) return { ok: false, error: 'error.not-found' }
  // Read again under the lock.
  const invitation = await findOpen(tx, brand.id, code, now)
  if (!invitation) return ended
  const moved = planMove(call, person, isConsented(invitation) ? 'accept-invitation' : 'request-join')
  if (!moved.ok) return moved
  // A link works once per person: users removed from the company cannot come back with it.
  if (await hasUsed(tx, invitation.id, person.id)) return ended
  if (!(await takePlace(tx, invitation.id, now))) return ended
  await insertUse(tx, { id: randomUUID(), invitationId: invitation.id, inviterId: invitation.user_id, userId: person.id, at: now })
  const came: Came = isConsented(invitation) ? 'joined' : 'awaiting'
  await changePerson(tx, call, { person, came, invitation })
  const company = { id: invitation.company_id, name: invitation.company_name, latinName: invitation.company_latin_name }
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company, uscc: usccOf(invitation) })
  await writeAudit(tx, call, {
    event: 'invitation-accepted',
    subject: person.id,
    companyId: invitation.company_id,
    before: { membership: person.facts.state },
    after: { membership: moved.value.state },
    detail: { invitation: invitation.id, invitedBy: invitation.user_id },
  })
  return { ok: true, value: { came, invitation } }
}

interface ChangeOptions extends Coming {
  readonly person: HeldPerson
}

async function changePerson(tx: Tx, call: Call, { person, came, invitation }: ChangeOptions): Promise<void> {
  const { company_id, company_name } = invitation
  await writeMembership(tx, person, { role: came === 'joined' ? 'member' : 'pending', companyId: company_id })
  if (came === 'joined') return
  await insertRequest(tx, call, person, { kind: 'join', company_id, company_name, uscc: usccOf(invitation), licence: null })
}

function usccOf({ company_uscc: uscc }: FoundInvitation): string {
  return textOf(uscc) ?? ''
}

export interface ArrivalOptions {
  /** Who has just registered. */
  readonly userId: string
  readonly name: string
  readonly latinName: string
  /** Code of the invitation whose link was followed. */
  readonly invitation?: string | undefined
  /** Code of the person whose personal link was followed. */
  readonly inviter?: string | undefined
}

/**
 * Within the transaction of a registration: records the inviter and applies the invitation. A closed link does not prevent
 * registering.
 */
export async function noteArrival(tx: Tx, call: Call, arrival: ArrivalOptions): Promise<Came | null> {
  const { userId, name, latinName, invitation, inviter } = arrival
  const actor = { kind: 'registered', userId, companyId: null, name, latinName } as const
  const asThem: Call = { ...call, actor }
  if (invitation) {
    const coming = await joinByInvitation(tx, asThem, invitation)
    if (!coming.ok) return null
    await setInviter(tx, userId, coming.value.invitation.user_id)
    return coming.value.came
  }
  if (inviter) await noteReferral(tx, asThem, userId, inviter)
  return null
}

async function noteReferral(tx: Tx, call: Call, userId: string, code: string): Promise<void> {
  const inviter = await findSharer(tx, call.brand.id, code)
  if (!inviter) return
  await insertUse(tx, { id: randomUUID(), invitationId: null, inviterId: inviter.id, userId, at: call.now() })
  await setInviter(tx, userId, inviter.id)
  const detail = { invitedBy: inviter.id }
  await writeAudit(tx, call, { event: 'referral-followed', subject: userId, companyId: inviter.company_id, detail })
}

/** Who shared a personal link, as long as their account is active. */
export async function findSharer(db: Call['db'], brand: string, code: string) {
  if (!isReferralCode(code)) return undefined
  return await findUserByReferral(db, brand, code)
}
