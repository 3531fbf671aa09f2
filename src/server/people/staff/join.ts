/** Opens and accepts a staff invitation. The link is used up in the transaction that grants the role. */

import { type Call, type Handlers, type Result, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import {
  addUser,
  auditSignIn,
  countSignInAttempt,
  findByContact,
  type Hasher,
  isCommonPassword,
  openFor,
  readContact,
  tooCommon,
  writeStanding,
} from '../accounts/index.ts'
import { holdPerson } from '../membership/index.ts'
import { hashStaffToken, isStaffToken } from './invite.ts'
import { isLastAdmin, staffRoleOf, toStored } from './staff-administrators.ts'
import { type FoundInvitation, findInvitationByToken, holdStaff, noteTaker, stateOf, type Tx, takeInvitation } from './store.ts'

type JoinHandlers = Pick<Handlers, 'read-staff-invitation' | 'join-staff' | 'accept-staff-invitation'>

const ended = refuse('error.staff-invitation-ended')

export function createJoinHandlers(hasher: Hasher): JoinHandlers {
  return {
    'read-staff-invitation': async ({ invitation }, call) => {
      const { db, brand, actor } = call
      const link = await findByLink(db, brand.id, invitation)
      if (!link) return { ok: true, value: { state: 'unknown' } }
      if (link.used_by !== null && link.used_by === actor.userId) return { ok: true, value: { state: 'joined' } }
      const state = stateOf(link, call.now())
      if (state !== 'open') return { ok: true, value: { state } }
      const account = await findByContact(db, brand.id, readContact(link.email))
      return {
        ok: true,
        value: {
          state,
          email: link.email,
          role: link.role,
          hasAccount: account !== undefined,
          own: account !== undefined && account.id === actor.userId,
          expiresAt: link.expires_at.toISOString(),
        },
      }
    },

    'join-staff': async ({ invitation, name, latinName, password }, call) => {
      const limited = await countSignInAttempt(call)
      if (limited) return refuse('error.limited', { params: limited.params ?? {} })
      // Hashing is expensive: only do it for an open link.
      const link = await findByLink(call.db, call.brand.id, invitation)
      if (!link || stateOf(link, call.now()) !== 'open') {
        await auditSignIn(call, 'code-refused', null, { purpose: 'staff-invitation' })
        return ended
      }
      if (await isCommonPassword(password)) return tooCommon
      const passwordHash = await hasher.hash(password)
      const joined = await call.transaction((tx) => addStaff(tx, call, { invitation, name, latinName: latinName ?? '', passwordHash }))
      if (!joined.ok) return joined
      const session = await openFor(call, joined.value, { by: 'registration' })
      return session ? { ok: true, value: session } : ended
    },

    'accept-staff-invitation': ({ invitation }, call) => call.transaction((tx) => accept(tx, call, invitation)),
  }
}

async function findByLink(db: Call['db'], brand: string, token: string): Promise<FoundInvitation | undefined> {
  return isStaffToken(token) ? await findInvitationByToken(db, brand, hashStaffToken(token)) : undefined
}

interface NewStaff {
  readonly invitation: string
  readonly name: string
  readonly latinName: string
  readonly passwordHash: string
}

/** The link proves the address: it was mailed there or handed over by the operator. */
async function addStaff(tx: Tx, call: Call, { invitation, name, latinName, passwordHash }: NewStaff): Promise<Result<string>> {
  const { brand } = call
  const now = call.now()
  const taken = await takeInvitation(tx, brand.id, hashStaffToken(invitation), now)
  if (!taken) return ended
  const person = { ...toStored(taken.role), name, latin_name: latinName, phone: null, email: taken.email, password_hash: passwordHash }
  const userId = await addUser(tx, call, person)
  // A refusal rolls back the transaction, so the account's owner can still sign in and accept.
  if (userId === null) return refuse('error.staff-account-exists')
  await noteJoined(tx, call, { taken, userId, before: null })
  return { ok: true, value: userId }
}

/** Lock order as in membership: people before the link, to avoid deadlocks. */
async function accept(tx: Tx, call: Call, token: string): Promise<Result<{ readonly state: 'joined' }>> {
  const { brand, actor } = call
  const userId = actor.userId ?? ''
  const held = await holdStaff(tx, brand.id, [userId])
  const person = await holdPerson(tx, brand.id, userId)
  if (!person) return refuse('error.not-found')
  const taken = isStaffToken(token) ? await takeInvitation(tx, brand.id, hashStaffToken(token), call.now()) : undefined
  if (!taken) return ended
  if (person.email?.toLowerCase() !== taken.email) return refuse('error.staff-invitation-address')
  // Only a user without a company or an open request to join one can become staff.
  if (person.companyId !== null || person.facts.state !== 'not-certified') return refuse('error.staff-invitation-customer')
  const own = held.find(({ id }) => id === userId)
  const others = held.filter(({ id }) => id !== userId)
  const to = toStored(taken.role)
  if (own && !to.staff_admin && isLastAdmin(own, others)) return refuse('error.last-staff-admin')
  await writeStanding(tx, userId, { ...to, status: 'active' })
  await noteJoined(tx, call, { taken, userId, before: own ? staffRoleOf(own) : person.role })
  return { ok: true, value: { state: 'joined' } }
}

interface Joined {
  readonly taken: FoundInvitation
  readonly userId: string
  /** The previous role; null if there was no account. */
  readonly before: string | null
}

async function noteJoined(tx: Tx, call: Call, { taken, userId, before }: Joined): Promise<void> {
  await noteTaker(tx, taken.id, userId)
  await writeAudit(tx, call, {
    event: 'staff-joined',
    kind: 'security',
    subject: userId,
    companyId: null,
    before: before === null ? null : { role: before },
    after: { role: taken.role },
    detail: { invitation: taken.id, invitedBy: taken.invited_by ?? taken.invited_by_name },
  })
}
