/** Time-limited links that share a quote: creating, mailing, revoking and opening them. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Operations } from '#generated/operations.ts'
import { dayIn, dayMs, type JsonObject } from '#rules'
import { holdUser } from '../../db/index.ts'
import {
  type Call,
  cutPage,
  type Handlers,
  limitOf,
  nameIn,
  pageOf,
  pickWords,
  type Refusal,
  type Result,
  type Vault,
} from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findOrderType } from '../quotes/index.ts'
import { findOwnQuote } from './access.ts'
import { toLink, toOffer } from './output.ts'
import { linkStateOf, type SavedQuote } from './record.ts'
import { countSent, type FoundLink, findLink, findRecipient, insertLink, listLinks, revokeLink } from './store.ts'

type ShareHandlers = Pick<
  Handlers,
  'list-quote-links' | 'share-saved-quote' | 'send-saved-quote' | 'revoke-quote-link' | 'read-shared-quote'
>
type Tx = Parameters<Parameters<Call['transaction']>[0]>[0]

const codeBytes = 24
const codeShape = /^[A-Za-z0-9_-]{32}$/

/** Gives no reason: unknown, expired, revoked and removed look the same from outside. */
const ended: Refusal = { ok: false, error: 'error.quote-link-ended' }

export function createShareHandlers(vault: Vault): ShareHandlers {
  return {
    'list-quote-links': async ({ quoteId, ...cut }, call) => {
      const ownQuote = await findOwnQuote(call, call.db, quoteId)
      if (!ownQuote.ok) return ownQuote
      const links = await listLinks(call.db, quoteId)
      const rows = links.map((link) => toLink(link, call.now()))
      return { ok: true, value: cutPage(rows, pageOf(cut, call)) }
    },

    'share-saved-quote': ({ quoteId, days }, call) =>
      call.transaction(async (tx) => {
        const ownQuote = await findOwnQuote(call, tx, quoteId)
        if (!ownQuote.ok) return ownQuote
        const link = await makeLink(call, tx, { vault, quote: ownQuote.value, days, sentTo: null })
        if (!link.ok) return link
        const { linkId, expiresAt } = link.value
        await writeAudit(tx, call, { event: 'quote-shared', subject: quoteId, after: { expiresAt }, detail: { link: linkId } })
        return link
      }),

    'send-saved-quote': (input, call) => call.transaction((tx) => sendQuote(vault, input, call, tx)),

    'revoke-quote-link': ({ linkId }, call) =>
      call.transaction(async (tx) => {
        const link = await findLink(tx, call.brand.id, { id: linkId })
        const own = link && (await findOwnQuote(call, tx, link.quote.id))
        if (!link || !own?.ok) return { ok: false as const, error: 'error.not-found' }
        const now = call.now()
        if (await revokeLink(tx, linkId, now)) {
          const before = { expiresAt: link.link.expiresAt.toISOString() }
          const after = { revokedAt: now.toISOString() }
          await writeAudit(tx, call, { event: 'quote-link-revoked', subject: link.quote.id, before, after, detail: { link: linkId } })
        }
        return { ok: true as const, value: { linkId, state: 'revoked' as const } }
      }),

    'read-shared-quote': async ({ code }, call) => {
      const shared = await findShared(vault, call, code)
      return shared.ok ? { ok: true, value: toOffer(call, shared.value) } : shared
    },
  }
}

/** Sends the link by e-mail to someone of the user's company, or to the user. */
async function sendQuote(vault: Vault, { quoteId, email, note = '', days }: Operations['send-saved-quote']['input'], call: Call, tx: Tx) {
  const ownQuote = await findOwnQuote(call, tx, quoteId)
  if (!ownQuote.ok) return ownQuote
  const { value: quote } = ownQuote
  const { brand, actor } = call
  const userId = actor.userId ?? ''
  const recipient = await findRecipient(tx, { brand: brand.id, userId, companyId: actor.companyId, email: email || undefined })
  if (!recipient) return refuseRecipient(email)
  await holdUser(tx, userId)
  if ((await countSent(tx, userId, new Date(call.now().getTime() - dayMs))) >= limitOf(brand, 'quoteMailsPerDay'))
    return { ok: false as const, error: 'error.limited' }
  const link = await makeLink(call, tx, { vault, quote, days, sentTo: recipient.email })
  if (!link.ok) return link
  const { linkId, code, expiresAt } = link.value
  await mailQuote(call, tx, { quote, recipient, code, expiresAt, note })
  await writeAudit(tx, call, { event: 'quote-sent', subject: quoteId, after: { expiresAt }, detail: { link: linkId } })
  return { ok: true as const, value: { linkId, sentTo: recipient.email, expiresAt } }
}

interface QuoteMail {
  readonly quote: SavedQuote
  readonly recipient: { readonly email: string; readonly language: string }
  readonly code: string
  readonly expiresAt: string
  readonly note: string
}

async function mailQuote(call: Call, tx: Tx, { quote, recipient, code, expiresAt, note }: QuoteMail): Promise<void> {
  const { brand, actor } = call
  const { language } = recipient
  const params = {
    name: nameIn(language, actor),
    number: quote.data.number,
    what: pickWords(findOrderType(brand, quote.orderType).label, { brand, language }),
    until: dayIn(brand.timeZone, new Date(expiresAt)),
    link: `${call.origin}${addressOf(call, code)}`,
    note: note.trim(),
  }
  await call.mail(tx, {
    to: recipient.email,
    language,
    subject: 'offers.mail.subject',
    body: 'offers.mail.body',
    params,
    secret: true,
    expiresAt: new Date(expiresAt),
  })
}

/** The quote behind an open link whose maker may still see it. */
export async function findShared(vault: Vault, call: Call, code: string): Promise<Result<SavedQuote>> {
  const link = codeShape.test(code) ? await findLink(call.db, call.brand.id, { codeHash: hashOf(vault, code) }) : undefined
  return link && isOpen(link, call.now()) ? { ok: true, value: link.quote } : ended
}

function isOpen({ link, quote, makerActs }: FoundLink, now: Date): boolean {
  return linkStateOf(link, now) === 'open' && quote.state === 'kept' && makerActs
}

interface MakeLinkOptions {
  readonly vault: Vault
  readonly quote: SavedQuote
  readonly days: number
  readonly sentTo: string | null
}

async function makeLink(call: Call, tx: Tx, { vault, quote, days, sentTo }: MakeLinkOptions) {
  const now = call.now()
  const userId = call.actor.userId ?? ''
  await holdUser(tx, userId)
  const open = (await listLinks(tx, quote.id)).filter((link) => linkStateOf(link, now) === 'open')
  if (open.length >= limitOf(call.brand, 'quoteLinksMax')) return { ok: false as const, error: 'error.limited' }
  const code = randomBytes(codeBytes).toString('base64url')
  const linkId = randomUUID()
  const expiresAt = new Date(now.getTime() + days * dayMs)
  await insertLink(tx, { id: linkId, quoteId: quote.id, userId, codeHash: hashOf(vault, code), sentTo, createdAt: now, expiresAt })
  return { ok: true as const, value: { linkId, code, expiresAt: expiresAt.toISOString() } }
}

/** Keyed, and separate from the vault's other hashes. */
function hashOf(vault: Vault, code: string): string {
  return vault.mac(`quote-link:${code}`)
}

/** The brand's page for a shared link. */
function addressOf({ brand }: Pick<Call, 'brand'>, code: string): string {
  const shell = brand.shells[brand.defaultLanguage]
  const route = shell?.routes.find(({ id }) => id === 'shared-quote')
  return (route?.path ?? '/').replace(':code', code)
}

function refuseRecipient(email: string | undefined): Refusal {
  const params: JsonObject = {}
  return {
    ok: false,
    error: 'error.not-colleague',
    params,
    ...(email ? { fields: [{ path: '/email', id: 'error.not-colleague', params }] } : {}),
  }
}
