/** Shared by all kinds of sign-in: opens the session and audits it. */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, nameIn, type Result, refuse } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import { type Person, readPerson } from './people.ts'
import { readStanding } from './standing.ts'
import { holdPasswordHash } from './store.ts'

type Session = Extract<Awaited<ReturnType<Handlers['read-session']>>, { ok: true }>['value']

export type Proof = { readonly by: 'password'; readonly passwordHash: string | null } | { readonly by: 'code' | 'registration' | 'token' }

/** Opens a session for a verified person; null if the account is gone, or the proof has become invalid. */
export async function openFor(call: Call, userId: string, proof: Proof): Promise<Session | null> {
  const opened = await call.transaction((tx) => openSessionFor(tx, call, userId, proof))
  return opened.ok ? opened.value : null
}

/** The same within the caller's transaction. */
export async function openSessionFor(tx: Transaction<Database>, call: Call, userId: string, proof: Proof): Promise<Result<Session>> {
  // A password change waits for this lock, then ends this session too; if it came first, the old password is no longer accepted.
  const row = await holdPasswordHash(tx, userId)
  const person = await readPerson(tx, userId)
  if (!row || !person || person.disabled) return refuse('error.wrong-credentials')
  if (proof.by === 'password' && row.password_hash !== proof.passwordHash) return refuse('error.wrong-credentials')
  await call.sessions.open(userId, tx)
  await writeAudit(
    tx,
    { ...call, actor: person.actor },
    { event: 'signed-in', kind: 'security', subject: userId, detail: facts(call, { by: proof.by }) },
  )
  return { ok: true, value: await toSession(person, call, tx) }
}

export async function toSession(person: Person, call: Call, db: Parameters<typeof readStanding>[0] = call.db): Promise<Session> {
  const { kind } = person.actor
  return {
    name: nameIn(call.language, person.actor),
    // A user with a session is not a visitor.
    actor: kind as Exclude<typeof kind, 'visitor'>,
    company: nameIn(call.language, { name: person.companyName, latinName: person.companyLatinName }),
    userId: person.actor.userId ?? '',
    avatar: person.avatar,
    staffAdmin: person.actor.staffAdmin ?? false,
    standing: await readStanding(db, person.actor),
  }
}

/** Audits a sign-in attempt. */
export async function auditSignIn(
  call: Call,
  event: AuditEvent,
  who: { readonly id: string; readonly companyId: string | null } | null | undefined,
  detail: Record<string, string | number>,
): Promise<void> {
  const { id: subject = null, companyId = null } = who ?? {}
  await writeAudit(call.db, call, { event, kind: 'security', subject, companyId, detail: facts(call, detail) })
}

function facts(call: Call, detail: Record<string, string | number>) {
  return { ...detail, address: call.remoteAddress }
}
