/** Sends codes. The response and the queries are the same whether or not the contact has an account. */

import { type Call, type Handlers, limitOf, type OutgoingMail, refuse } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import type { Codes, Purpose } from './codes.ts'
import { type Contact, readContact } from './contacts.ts'
import { addressSubject, countInWindow } from './limits.ts'
import { isSignedInElsewhere } from './signed-in-elsewhere.ts'
import { findByContact } from './store.ts'

/** `sms`: whether text messages can be sent. */
export function createSendCode({ sms, codes }: { readonly sms: boolean; readonly codes: Codes }): Handlers['send-code'] {
  return async ({ account, purpose }, call) => {
    const { actor, brand } = call
    if (purpose === 'confirm' && actor.userId === null) return refuse('error.not-signed-in')
    const contact = readContact(account)
    if (contact.channel === 'sms' && !sms) return refuse('error.sms-unavailable')
    const now = call.now()
    const window = await countInWindow(call.db, addressSubject(call.remoteAddress), brand, 'codesPerHourAndAddress', now)
    if (window.seconds !== null) {
      if (window.isFirstRefused) await auditCode(call, 'code-limited', purpose, null)
      return refuse('error.code-limited', { params: { seconds: window.seconds } })
    }
    const owner = await findByContact(call.db, brand.id, contact)
    const sent = await call.transaction(async (tx) => {
      const issued = await codes.issue(tx, { brand, contact, purpose, now })
      if (issued.kind === 'limited') return refuse('error.code-limited', { params: { seconds: issued.seconds } })
      await call.mail(
        tx,
        writeMessage(call, {
          contact,
          purpose,
          code: issued.code,
          suits: suits(purpose, owner, actor.userId) && !(owner && isSignedInElsewhere(brand, owner.role)),
        }),
      )
      await auditCode({ ...call, db: tx }, 'code-sent', purpose, owner)
      return { ok: true as const, value: { seconds: limitOf(brand, 'codeResendSeconds') } }
    })
    if (!sent.ok) await auditCode(call, 'code-limited', purpose, owner)
    return sent
  }
}

type Owner = Awaited<ReturnType<typeof findByContact>>

/** Whether the code is of use to the owner of the contact. If not, the message explains why and contains no code. */
function suits(purpose: Purpose, owner: Owner, askedBy: string | null): boolean {
  if (purpose === 'register') return owner === undefined
  if (purpose === 'confirm') return owner === undefined || owner.id === askedBy
  return owner?.status === 'active'
}

interface Message {
  readonly contact: Contact
  readonly purpose: Purpose
  readonly code: string
  readonly suits: boolean
}

function writeMessage({ brand, language, now }: Call, { contact, purpose, code, suits: isSuited }: Message): OutgoingMail {
  const portal = brand.shells[language]?.brand.name ?? brand.id
  const { channel, address: to } = contact
  const lifeSeconds = limitOf(brand, 'codeLifetimeSeconds')
  const expiresAt = new Date(now().getTime() + lifeSeconds * 1000)
  const message = { channel, to, language, secret: true, expiresAt }
  if (isSuited) {
    const minutes = Math.floor(lifeSeconds / 60)
    return {
      ...message,
      subject: `account.code.${purpose}.subject`,
      body: `account.code.${purpose}.body`,
      params: { portal, code, minutes },
    }
  }
  const params = { portal }
  return purpose === 'sign-in' || purpose === 'reset'
    ? { ...message, subject: 'account.unknown.subject', body: 'account.unknown.body', params }
    : { ...message, subject: 'account.known.subject', body: 'account.known.body', params }
}

async function auditCode(call: Call, event: AuditEvent, purpose: Purpose, owner: Owner | null): Promise<void> {
  const { companyId = null, id: subject = null } = owner ?? {}
  await writeAudit(call.db, call, { event, kind: 'security', subject, companyId, detail: { purpose, address: call.remoteAddress } })
}
