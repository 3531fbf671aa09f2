/**
 * One round of asking a source: page after page, each taken in with its progress in one transaction, so that a server killed in
 * between continues where it was, and nothing is lost or taken in twice.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { type CompiledValidator, hourMs, isObject, type JsonObject, minuteMs } from '#rules'
import { type Database, inTransaction, type Log } from '../../db/index.ts'
import { documentRows, latestActual, limitOf } from '../../kernel/index.ts'
import type { Port, ReadContext } from '../dcsa/index.ts'
import { openReceipt, settleReceipt, takeIn } from '../transport/index.ts'
import { type AskLimits, ask, SourceFailure } from './ask.ts'
import { askedDays, feeds, nextCursor } from './feeds.ts'
import type { KeyOf } from './keys.ts'
import type { Locate } from './locate.ts'
import type { Source } from './source.ts'
import { claimSource, endClaim, noProgress, type Progress, saveProgress } from './source-store.ts'

export interface PullParts {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly log: Log
  readonly locate: Locate
  /** Key of a source; undefined if it needs none or none is set. */
  readonly keyOf: KeyOf
  /** In place of the brand's. */
  readonly limits?: Partial<PullLimits>
  readonly random?: () => number
}

export interface PullLimits extends AskLimits {
  /** Of one round; a source with more is answering in circles. */
  readonly mostPages: number
}

export interface PulledBrand {
  readonly brand: BrandPlan
  readonly validators: Readonly<Record<string, CompiledValidator>>
}

/** Then other sources have their turn. */
const pagesPerTurn = 50
/** The rest of a round is taken in again, which changes nothing. */
const hashedPages = 200

/** Asks the source if its time has come; returns how many pages it took in, null if it was not due. */
export async function pull(
  parts: PullParts,
  { brand, validators }: PulledBrand,
  source: Source,
  stop: AbortSignal,
): Promise<number | null> {
  const { db, now, log } = parts
  const limits = { ...limitsOf(brand), ...parts.limits }
  const correctionDays = limitOf(brand, 'correctionDays')
  const leaseMs = limits.longestMs * 2
  const name = { brand: brand.id, source: source.id }
  const claimedAt = now()
  const claimed = await claimSource(db, name, { now: claimedAt, leaseMs })
  if (!claimed) return null
  let progress = toProgress(claimed.data)
  let pages = 0
  let isComplete = true
  try {
    const round = new Set<string>()
    for (;;) {
      const page = await askPage(parts, { brand, source, progress, limits, stop })
      if (page === null) break
      if (progress.cursor !== null) round.add(`${progress.query} ${progress.cursor}`)
      if (page.cursor !== null && round.has(`${progress.query} ${page.cursor}`)) throw new SourceFailure('source.circle')
      if (progress.pages >= limits.mostPages) throw new SourceFailure('source.too-many-pages', { pages: String(limits.mostPages) })
      const context = contextOf(brand, validators, source, now())
      progress = await takeInPage(parts, { name, source, page, progress, context, claimedAt, leaseMs, correctionDays })
      pages += 1
      isComplete = false
      if (stop.aborted || pages >= pagesPerTurn) break
      isComplete = true
    }
    const waitMs = isComplete ? (source.everyMinutes ?? limitOf(brand, 'sourceMinutes')) * minuteMs : 0
    const done = isComplete ? startAgain(progress, now()) : progress
    await endClaim(db, name, { claimedAt, nextAt: new Date(now().getTime() + waitMs), progress: done, failure: null })
  } catch (error) {
    const failure = toFailure(error)
    log.warn({ ...name, failure: failure.failure, ...failure.params }, 'a source could not be asked')
    // A cursor that the source no longer accepts would fail forever: start again from the last known creation time.
    const isRefused = failure.failure === 'source.status' && failure.params.status?.startsWith('4') && progress.cursor !== null
    const isCircle = failure.failure === 'source.circle' || failure.failure === 'source.too-many-pages'
    const resumed = isRefused || isCircle ? startAgain(progress, now()) : progress
    const nextAt = new Date(now().getTime() + retryMs(brand, claimed.failures, failure.retryAfterMs, parts.random ?? Math.random))
    await endClaim(db, name, { claimedAt, nextAt, progress: resumed, failure: { id: failure.failure, params: failure.params } })
  }
  return pages
}

interface Page {
  readonly text: string
  readonly cursor: string | null
  readonly isLast: boolean
}

function limitsOf(brand: BrandPlan): PullLimits {
  return {
    longestMs: limitOf(brand, 'sourceSeconds') * 1000,
    largestBytes: limitOf(brand, 'sourceMegabytes') * 1024 * 1024,
    mostPages: limitOf(brand, 'sourcePagesMax'),
  }
}

/** Null after the last query of the round. */
async function askPage(
  { locate, keyOf, now }: PullParts,
  {
    brand,
    source,
    progress,
    limits,
    stop,
  }: { brand: BrandPlan; source: Source; progress: Progress; limits: PullLimits; stop: AbortSignal },
): Promise<Page | null> {
  const feed = feeds[source.feed ?? 'events']
  const queries = feed.queries(source, progress.since, askedDays(brand, now()))
  const query = queries[progress.query]
  if (!query) return null
  const located = locate(source.address ?? '')
  if (!located) throw new SourceFailure('source.private')
  const url = new URL(`${located.url.replace(/\/$/, '')}${feed.path}`)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  url.searchParams.set('limit', String(source.pageSize ?? limitOf(brand, 'sourcePageSize')))
  if (progress.cursor !== null) url.searchParams.set('cursor', progress.cursor)
  const answer = await ask({ url, headers: keyHeader(source, keyOf(source)), allowPrivate: located.allowPrivate, limits, stop })
  const cursor = nextCursor(answer.headers)
  return { text: answer.text, cursor, isLast: cursor === null }
}

function keyHeader({ keyHeader: header = 'API-Key' }: Source, key: string | undefined): Record<string, string> {
  if (key === undefined) return {}
  return { [header]: header.toLowerCase() === 'authorization' ? `Bearer ${key}` : key }
}

interface PageIntake {
  readonly name: { readonly brand: string; readonly source: string }
  readonly source: Source
  readonly page: Page
  readonly progress: Progress
  readonly context: ReadContext
  readonly claimedAt: Date
  readonly leaseMs: number
  readonly correctionDays: number
}

async function takeInPage({ db, now }: PullParts, intake: PageIntake): Promise<Progress> {
  const { name, source, page, progress, context, claimedAt, leaseMs, correctionDays } = intake
  const feed = feeds[source.feed ?? 'events']
  const hash = createHash('sha256').update(page.text).digest('base64url')
  // By number: cursors may be different every time.
  const place = `${progress.query} ${progress.pages}`
  const isKnown = progress.hashes[place] === hash
  const body = isKnown ? [] : parse(page.text)
  const content = body === undefined ? null : feed.read(body, context)
  const created = (content?.events ?? []).map(({ createdAt }) => createdAt)
  const latest =
    [progress.latest, ...created]
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  const next: Progress = {
    ...progress,
    latest,
    pages: progress.pages + 1,
    query: page.isLast ? progress.query + 1 : progress.query,
    cursor: page.cursor,
    hashes: progress.pages < hashedPages ? { ...progress.hashes, [place]: hash } : progress.hashes,
  }
  const at = now()
  await inTransaction(db, async (tx) => {
    const holds = await saveProgress(tx, name, { claimedAt, progress: next, leaseUntil: new Date(at.getTime() + leaseMs), now: at })
    if (!holds) throw new SourceFailure('source.taken-over')
    const receipt = { ...name, kind: feed.receipt, body: page.text } as const
    if (content === null) {
      const id = await openReceipt(tx, receipt, at)
      await settleReceipt(tx, id, {
        state: 'refused',
        taken: 0,
        repeated: 0,
        refusals: [{ path: '', text: 'error.malformed', params: {} }],
      })
    } else if (isWorthAReceipt(content)) await takeIn(tx, { receipt, correctionDays, ...content }, at)
  })
  return next
}

function isWorthAReceipt({ events = [], calls = [], routes = [], refusals = [] }: ReturnType<(typeof feeds)['events']['read']>): boolean {
  return events.length + calls.length + routes.length + refusals.length > 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The next round starts at the latest creation time seen. A source that claims the future must not hide what comes meanwhile. */
function startAgain({ since, latest, hashes }: Progress, now: Date): Progress {
  const moments = [since, latest]
    .filter((at) => at !== null)
    .sort()
    .at(-1)
  const next = moments === undefined ? null : new Date(Math.min(Date.parse(moments), now.getTime())).toISOString()
  return { ...noProgress, since: next, hashes }
}

/** Doubles with each failure in sequence up to the brand's limit, spread by a quarter so that many servers do not ask at once. */
export function retryMs(brand: Pick<BrandPlan, 'limits'>, failures: number, asked: number | undefined, random: () => number): number {
  const longest = limitOf(brand, 'sourceRetryMinutesMax') * minuteMs
  const doubled = Math.min(longest, limitOf(brand, 'sourceRetrySeconds') * 1_000 * 2 ** Math.min(failures, 20))
  const spread = doubled * (0.75 + random() * 0.5)
  return Math.max(spread, Math.min(asked ?? 0, longest))
}

function toProgress(data: JsonObject): Progress {
  return { ...noProgress, ...(isObject(data) ? data : {}) } as Progress
}

function toFailure(error: unknown): SourceFailure {
  return error instanceof SourceFailure ? error : new SourceFailure('source.broken', { reason: String(error).slice(0, 200) })
}

/** What reading needs to know about a source and its brand. */
export function contextOf(brand: BrandPlan, validators: PulledBrand['validators'], source: Source, now: Date): ReadContext {
  const ports = documentRows<Port>(brand, 'reference', 'port')
  const latest = new Date(now.getTime() + limitOf(brand, 'sourceClockHours') * hourMs)
  return { source: source.id, carrier: source.carrier, validators, ports, now, latest, latestActual: latestActual(brand, now) }
}
