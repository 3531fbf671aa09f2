/** Sign-in by a token that another site, such as a bank, issues to its customer for this visit. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, Log } from '../../db/index.ts'
import { type Call, type Handlers, type Result, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { addPerson, auditSignIn, countSignInAttempt, openSessionFor, type PersonValues, updatePerson } from '../accounts/index.ts'
import { placeInCompany } from '../membership/index.ts'
import type { PublishedKeys } from './published-keys.ts'
import { findAccount, findTaken, holdIdentity, type Identity, linkAccount, spendToken } from './store.ts'
import { type Customer, verifyToken } from './verify-token.ts'

type Tx = Transaction<Database>
type SignIn = Handlers['sign-in-by-token']
type Session = Extract<Awaited<ReturnType<SignIn>>, { ok: true }>['value']

export interface TokenSignInParts {
  readonly keys: PublishedKeys
  readonly log: Pick<Log, 'warn'>
}

export function createTokenSignIn({ keys, log }: TokenSignInParts): Pick<Handlers, 'sign-in-by-token'> {
  /** The user gets the same answer whatever the reason. The reason is logged and audited; the token never is. */
  async function refuseToken(call: Call, reason: string, who: { id: string; companyId: string | null } | null = null) {
    log.warn({ event: 'token-refused', brand: call.brand.id, reason, requestId: call.requestId }, 'a sign-in token was refused')
    await auditSignIn(call, 'sign-in-failed', who, { by: 'token', reason: reason.slice(0, 200) })
    return refuse('error.token-refused')
  }

  return {
    'sign-in-by-token': async ({ token }, call) => {
      const { brand } = call
      const declared = brand.tokenSignIn
      if (!declared) return refuse('error.not-found')
      const limited = await countSignInAttempt(call)
      if (limited) return limited
      const verified = await verifyToken(token, { keys, brand, declared, now: call.now() })
      if (!verified.ok) return await refuseToken(call, verified.reason)
      const { customer, tokenId, expiresAt } = verified
      const hash = hashOf(customer.issuer, tokenId)
      const outcome = await call.transaction(async (tx): Promise<Outcome> => {
        if (!(await spendToken(tx, { brand: brand.id, hash, expiresAt }))) return { refused: 'used before' }
        return await enter(tx, call, customer)
      })
      return 'session' in outcome ? { ok: true, value: outcome.session } : await refuseToken(call, outcome.refused, outcome.who)
    },
  }
}

type Outcome =
  | { readonly session: Session }
  | { readonly refused: string; readonly who?: { readonly id: string; readonly companyId: string | null } }

/** Finds or adds the customer, brings the account up to date, and opens the session. */
async function enter(tx: Tx, call: Call, customer: Customer): Promise<Outcome> {
  const { issuer, subject, company } = customer
  const identity = { brand: call.brand.id, issuer, subject }
  await holdIdentity(tx, identity)
  const account = await findAccount(tx, identity)
  if (account && account.status !== 'active') return { refused: 'account disabled', who: { id: account.id, companyId: account.company_id } }
  // A customer who has joined the brand's staff signs in with a password, like other staff.
  if (account && !customerRoles.has(account.role))
    return { refused: `account of ${account.role}`, who: { id: account.id, companyId: null } }
  const person = await withFreeContacts(tx, call, customer, account?.id ?? null)
  const before = account && { name: account.name, latinName: account.latin_name, phone: account.phone, email: account.email }
  const id = account?.id ?? (await addCustomer(tx, call, identity, person))
  if (!before) {
    await writeAudit(tx, call, { event: 'registered', kind: 'security', subject: id, after: { role: 'registered', by: issuer } })
  } else if (JSON.stringify(before) !== JSON.stringify(person)) {
    await updatePerson(tx, id, person)
    await writeAudit(tx, call, { event: 'profile-changed', subject: id, before, after: { ...person }, detail: { by: issuer } })
  }
  await placeInCompany(tx, call, { userId: id, company, source: issuer })
  const session: Result<Session> = await openSessionFor(tx, call, id, { by: 'token' })
  return session.ok ? { session: session.value } : { refused: 'account gone' }
}

async function addCustomer(tx: Tx, call: Call, identity: Identity, person: PersonValues): Promise<string> {
  const id = await addPerson(tx, call, person)
  await linkAccount(tx, identity, id, call.now())
  return id
}

const customerRoles: ReadonlySet<string> = new Set(['registered', 'pending', 'member', 'admin'])

/** The issuer's contacts, except those of another account. */
async function withFreeContacts(tx: Tx, { brand }: Call, customer: Customer, but: string | null): Promise<PersonValues> {
  const { name, latinName, phone, email } = customer
  const taken = await findTaken(tx, brand.id, { phone, email }, but)
  return { name, latinName, phone: taken.phone ? null : phone, email: taken.email ? null : email }
}

function hashOf(issuer: string, tokenId: string): string {
  return createHash('sha256').update(`${issuer}\n${tokenId}`).digest('hex')
}
