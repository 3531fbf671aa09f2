/** Creates and revokes invitations, and a person's own link. */

import { randomUUID } from 'node:crypto'
import { decide } from '#domain'
import { dayIn, dayMs } from '#rules'
import { type Call, type Handlers, limitOf, nameIn, readGrid } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findReferral, openReferral } from '../accounts/index.ts'
import { readCompanyNames, type Tx } from '../membership/index.ts'
import { createInvitationCode, createReferralCode, hashCode } from './codes.ts'
import { ended } from './join.ts'
import { countMade, findInvitation, holdMaker, insertInvitation, revoke } from './store.ts'

type MakerHandlers = Pick<Handlers, 'create-invitation' | 'revoke-invitation' | 'open-referral'>

export const makerHandlers: MakerHandlers = {
  'create-invitation': ({ note = '', places, days, email, mailLanguage }, call) =>
    call.transaction(async (tx) => {
      const { companyId, userId } = call.actor
      const now = call.now()
      if (companyId === null || userId === null) return { ok: false as const, error: 'error.not-found' }
      // Parallel calls wait for the maker's row, so that each counts after the other has written.
      await holdMaker(tx, userId)
      const count = await countMade(tx, userId, new Date(now.getTime() - dayMs))
      if (count >= limitOf(call.brand, 'invitationsPerDay')) return { ok: false as const, error: 'error.limited' }
      const id = randomUUID()
      const code = createInvitationCode()
      const expiresAt = new Date(now.getTime() + days * dayMs)
      const brand = call.brand.id
      await insertInvitation(tx, { id, brand, companyId, userId, codeHash: hashCode(code), note, places, now, expiresAt })
      if (email) await mailInvitation(tx, call, { code, to: email, language: mailLanguage ?? call.language, companyId, expiresAt })
      const after = { places, expiresAt: expiresAt.toISOString(), mailed: Boolean(email) }
      await writeAudit(tx, call, { event: 'invitation-created', subject: id, after })
      const value = { invitationId: id, code, places, expiresAt: expiresAt.toISOString(), ...(email ? { mailedTo: email } : {}) }
      return { ok: true as const, value }
    }),

  'revoke-invitation': ({ invitationId }, call) =>
    call.transaction(async (tx) => {
      const now = call.now()
      const scope = { brand: call.brand.id, companyId: call.actor.companyId ?? '' }
      const row = await findInvitation(tx, scope, invitationId)
      const relation = row?.user_id === call.actor.userId ? 'own' : 'own-company'
      const verdict = decide(readGrid(call.brand), 'create-invitation', call.actor.kind, relation)
      if (!row || !verdict.allow) return { ok: false as const, error: 'error.not-found' }
      if (!(await revoke(tx, row.id, now))) return ended
      const before = { usesLeft: row.uses_left, expiresAt: row.expires_at.toISOString() }
      const after = { revokedAt: now.toISOString() }
      await writeAudit(tx, call, { event: 'invitation-revoked', subject: row.id, before, after, detail: { madeBy: row.user_id } })
      return { ok: true as const, value: { invitationId: row.id, state: 'revoked' as const } }
    }),

  'open-referral': (_input, call) =>
    call.transaction(async (tx) => {
      const userId = call.actor.userId ?? ''
      if (await openReferral(tx, userId, createReferralCode())) await writeAudit(tx, call, { event: 'referral-opened', subject: userId })
      const inviteUser = await findReferral(tx, userId)
      if (!inviteUser) return { ok: false as const, error: 'error.not-found' }
      return { ok: true as const, value: { inviteUser } }
    }),
}

interface InvitationMail {
  readonly code: string
  readonly to: string
  readonly language: string
  readonly companyId: string
  readonly expiresAt: Date
}

async function mailInvitation(tx: Tx, call: Call, mail: InvitationMail): Promise<void> {
  const { language, to } = mail
  const company = await readCompanyNames(tx, mail.companyId)
  const params = {
    name: nameIn(language, call.actor),
    company: nameIn(language, company),
    until: dayIn(call.brand.timeZone, mail.expiresAt),
    link: `${call.origin}/invitation/${mail.code}`,
  }
  await call.mail(tx, {
    to,
    language,
    subject: 'invitation.mail.subject',
    body: 'invitation.mail.body',
    params,
    secret: true,
    expiresAt: mail.expiresAt,
  })
}
