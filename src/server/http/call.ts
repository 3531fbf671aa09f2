/** Builds the context of a handler. Clock, ids and everything external enter here once, for all handlers. */
import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan, OperationPlan } from '#config'
import { type Database, inSavepoint, inTransaction, type Replica } from '../db/index.ts'
import type { Actor, Call, FileStore, OriginOf, Sharing, Upload, Vault } from '../kernel/index.ts'
import { endSessions, nameDevice, openSession } from '../people/accounts/index.ts'
import { queueMail, type Sealer } from '../platform/mails/index.ts'
import type { LiveRelease, Releases } from '../platform/releases/index.ts'

/** The parts of the server that calls need. */
export interface Services {
  readonly db: Kysely<Database>
  readonly files: FileStore
  readonly releases: Releases
  readonly now: () => Date
  readonly originOf: OriginOf
  /** Encrypts confidential parts of an e-mail, and seals the addresses of pictures. */
  readonly vault: Sealer & Pick<Vault, 'mac'>
  /** Reads the release under which a record was made, by entity; null if the record is missing or older than releases. */
  readonly recordReleases: Readonly<Record<string, (db: Kysely<Database>, brand: string, id: string) => Promise<string | null>>>
  /** Dictionaries that a call takes from the served release, even if an older one validates it. */
  readonly servedDictionaries: readonly string[]
  /** Which calls get the same answer, by handler. */
  readonly sharing: Sharing
  /** Where shared answers are read while it is current; null without one. */
  readonly replica: Replica | null
}

/** The services that a handler reaches through its call. */
type CallServices = Pick<Services, 'db' | 'files' | 'releases' | 'now' | 'vault'>

/** A call in progress: what is known about it so far. */
export interface CallFacts {
  readonly plan: Pick<OperationPlan, 'orderType' | 'entity'>
  readonly actor: Actor
  /** Id of the caller's session; null without one. */
  readonly sessionId: string | null
  readonly userAgent: string
  readonly brand: BrandPlan
  readonly live: LiveRelease
  readonly language: string
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly remoteAddress: string
  readonly origin: string
  readonly upload: Upload | null
  readonly validateInput: Call['validateInput']
  readonly validateForm: Call['validateForm']
  readonly ask: Call['ask']
}

export interface CallEffects {
  readonly setHeader: (name: string, value: string) => void
  /** Called when a session is opened: from here on the caller is this person. */
  readonly signedIn: (userId: string) => void
}

/** `open` is the transaction that wraps a whole idempotent call; null for any other call. */
export function makeCall(
  services: CallServices,
  facts: CallFacts,
  effects: CallEffects,
  open: Parameters<Parameters<Call['transaction']>[0]>[0] | null,
): Call {
  const { files, releases, now, vault } = services
  const {
    plan,
    actor,
    brand,
    live,
    language,
    requestId,
    idempotencyKey,
    remoteAddress,
    origin,
    upload,
    sessionId,
    userAgent,
    validateInput,
    validateForm,
    ask,
  } = facts
  const db = open ?? services.db
  let savepoints = 0
  return {
    db,
    transaction: (work) => {
      if (!open) return inTransaction(services.db, work)
      savepoints += 1
      return inSavepoint(open, `step_${savepoints}`, work)
    },
    actor,
    brand,
    release: live.release,
    orderType: plan.orderType ?? null,
    entity: plan.entity ?? null,
    language,
    now,
    requestId,
    idempotencyKey,
    validateInput,
    validateForm,
    ask,
    mail: (tx, mail) => queueMail(tx, brand, mail, { now: now(), vault }),
    files,
    upload,
    setHeader: effects.setHeader,
    sessions: {
      current: sessionId,
      open: async (userId, tx) => {
        const token = await openSession(tx ?? db, { userId, brand: brand.id, device: nameDevice(userAgent), now: now() })
        effects.setHeader('access-token', token)
        effects.signedIn(userId)
        return token
      },
      close: async (tx) => {
        if (sessionId !== null) await endSessions(tx ?? db, { family: sessionId }, 'signed-out', now())
      },
    },
    releases,
    remoteAddress,
    origin,
  }
}

/** A call made by the server, inside a transaction, for a user who requested it earlier. */
export function makeOwnCall(
  services: CallServices,
  who: Pick<CallFacts, 'actor' | 'brand' | 'live' | 'language' | 'requestId' | 'origin'>,
  tx: Transaction<Database>,
): Call {
  const none = { sessionId: null, userAgent: '', idempotencyKey: null, remoteAddress: '', upload: null }
  const validateInput = () => {
    throw new Error('No input is validated here')
  }
  const ask = () => Promise.reject(new Error('No page asks here'))
  return makeCall(
    services,
    { ...none, ...who, plan: {}, validateInput, validateForm: validateInput, ask },
    { setHeader: () => {}, signedIn: () => {} },
    tx,
  )
}

export interface RequestFacts {
  /** Without the port. */
  readonly host: string
  readonly query: URLSearchParams
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The brand is chosen by host, and in demo mode by ?brand= or the cookie it left; unknown hosts get the default brand. */
export function chooseBrand(live: LiveRelease, facts: RequestFacts, demo: boolean): BrandPlan {
  const { brands, defaultBrand } = live.release
  // Browsers send hosts in lower case; other clients may not.
  const host = facts.host.toLowerCase()
  if (demo) {
    const named = facts.query.get('brand') ?? facts.cookies.brand
    const local = /^([a-z0-9-]+)\.localhost$/.exec(host)?.[1]
    for (const id of [named, local]) if (id && Object.hasOwn(brands, id)) return brands[id] as BrandPlan
  }
  const hosted = Object.values(brands).find((brand) => brand.hosts.includes(host))
  return hosted ?? (brands[defaultBrand] as BrandPlan)
}

/**
 * The language of a request: first ?language= in the address, then the header that calls send for their page, then the cookie,
 * because browsers may block cookies in another site's frame.
 */
export function chooseLanguage(brand: BrandPlan, { cookies, query, headers }: Omit<Partial<RequestFacts>, 'host'>): string {
  const choices = [query?.get(languageQuery), headers?.[languageName], cookies?.[languageName]]
  const chosen = choices.find((choice) => typeof choice === 'string' && brand.languages.includes(choice))
  return typeof chosen === 'string' ? chosen : brand.defaultLanguage
}

/** The name of the cookie, and of the header that calls send. */
const languageName = 'default-language'
export const languageQuery = 'language'
