/** Creates, lists and withdraws staff invitations. */

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { hourMs } from '#rules'
import type { Database, Log } from '../../db/index.ts'
import { type Call, type Handlers, limitOf, listObjects, nameIn, pickWords, readRows } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findByContact, readContact } from '../accounts/index.ts'
import { isHost } from './staff-administrators.ts'
import {
  findBrandsWithoutStaff,
  hasInvitation,
  type NewInvitation,
  replaceInvitation,
  staffInvitations,
  type Tx,
  withdrawInvitation,
} from './store.ts'

type InviteHandlers = Pick<Handlers, 'invite-staff' | 'list-staff-invitations' | 'withdraw-staff-invitation'>

export const inviteHandlers: InviteHandlers = {
  'invite-staff': ({ email: typed, role, mailLanguage }, call) =>
    call.transaction(async (tx) => {
      const { brand, actor } = call
      const now = call.now()
      const contact = readContact(typed)
      const account = await findByContact(tx, brand.id, contact)
      if (account && (account.role === 'staff' || account.role === 'analyst')) return { ok: false as const, error: 'error.already-staff' }
      const token = createStaffToken()
      const invitation = {
        id: randomUUID(),
        brand: brand.id,
        email: contact.address,
        role,
        token_hash: hashStaffToken(token),
        invited_by: actor.userId,
        invited_by_name: actor.name,
        created_at: now,
        expires_at: new Date(now.getTime() + limitOf(brand, 'staffInvitationHours') * hourMs),
      }
      const replaced = await replaceInvitation(tx, invitation)
      const link = `${call.origin}/staffInvitation/${token}`
      // The command prints the link; invitations from the staff desk are also mailed.
      if (!isHost(call)) await mailInvitation(tx, call, { invitation, link, language: mailLanguage ?? call.language })
      const expiresAt = invitation.expires_at.toISOString()
      const after = { email: invitation.email, role, expiresAt, ...(replaced ? { replaced } : {}) }
      await writeAudit(tx, call, {
        event: 'staff-invited',
        kind: 'security',
        subject: invitation.email,
        after,
        detail: { invitation: invitation.id },
      })
      return { ok: true as const, value: { invitationId: invitation.id, email: invitation.email, code: token, link, expiresAt } }
    }),

  'list-staff-invitations': (input, call) => readRows(call, input, staffInvitations(call.brand.id, input.state, call.now())),

  'withdraw-staff-invitation': ({ invitationId }, call) =>
    call.transaction(async (tx) => {
      const { brand } = call
      const now = call.now()
      if (!(await hasInvitation(tx, brand.id, invitationId))) return { ok: false as const, error: 'error.not-found' }
      const withdrawn = await withdrawInvitation(tx, brand.id, invitationId, now)
      if (!withdrawn) return { ok: false as const, error: 'error.staff-invitation-ended' }
      const before = { email: withdrawn.email, role: withdrawn.role, state: 'open' }
      const change = { before, after: { ...before, state: 'withdrawn' }, detail: { invitation: invitationId } }
      await writeAudit(tx, call, { event: 'staff-invitation-withdrawn', kind: 'security', subject: withdrawn.email, ...change })
      return { ok: true as const, value: {} }
    }),
}

interface InvitationMail {
  readonly invitation: NewInvitation
  readonly link: string
  readonly language: string
}

async function mailInvitation(tx: Tx, call: Call, { invitation, link, language }: InvitationMail): Promise<void> {
  const { brand, actor } = call
  const roles = listObjects(brand.documents.dictionary?.['staff-role']?.rows)
  const params = {
    name: nameIn(language, actor),
    portal: brand.shells[language]?.brand.name ?? brand.id,
    role: pickWords(roles.find(({ id }) => id === invitation.role)?.label, { brand, language }) ?? invitation.role,
    until: new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      invitation.expires_at,
    ),
    link,
  }
  await call.mail(tx, {
    to: invitation.email,
    language,
    subject: 'staff.mail.subject',
    body: 'staff.mail.body',
    params,
    secret: true,
    expiresAt: invitation.expires_at,
  })
}

export function createStaffToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Rejects other strings before the database is queried. */
export function isStaffToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

export interface WarnOptions {
  readonly db: Kysely<Database>
  readonly release: Pick<Release, 'brands'>
  readonly log: Log
}

export async function warnOfMissingStaff({ db, release, log }: WarnOptions): Promise<void> {
  for (const brand of await findBrandsWithoutStaff(db, Object.keys(release.brands))) {
    const command = `npm run people -- invite staff <mail> --brand ${brand} --administrator`
    log.warn({ brand, command }, 'this brand has no active staff account, so no company can be certified and no order confirmed')
  }
}
