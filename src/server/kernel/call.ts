/** The context and the results of an operation's handler. Every noun's folder builds on this. */
import type { Kysely, Transaction } from 'kysely'
import type { ActorKind, BrandPlan, CasesImpact, Finding, Impact, Release } from '#config'
import type { Quote } from '#generated/entities.ts'
import type { Operations, SharedOperations } from '#generated/operations.ts'
import { dayIn, type FieldError, hourMs, type JsonObject } from '#rules'
import type { Database } from '../db/index.ts'

/** The caller, according to the session. */
export interface Actor {
  readonly kind: ActorKind
  readonly userId: string | null
  readonly companyId: string | null
  readonly name: string
  readonly latinName: string
  /** Company that staff act for, sent by their page with each call; ignored for all others. */
  readonly actsFor?: string
  /** Whether this member of customer service manages the brand's staff. */
  readonly staffAdmin?: boolean
  /** A command on the portal's host, which is not a staff account; `name` is who runs it. */
  readonly isHost?: boolean
}

/** A request as a handler sees it. Clock, ids and randomness come from here. */
export interface Call {
  readonly db: Kysely<Database>
  /** Runs in one transaction; use only `tx` inside. */
  readonly transaction: <T>(work: (tx: Transaction<Database>) => Promise<T>) => Promise<T>
  readonly actor: Actor
  readonly brand: BrandPlan
  readonly release: Release
  /** Kind of order that the operation prices or places; null otherwise. */
  readonly orderType: string | null
  /** Stored entity whose records the operation is about; null otherwise. */
  readonly entity: string | null
  readonly language: string
  readonly now: () => Date
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** Validates input of another operation under the same release, for calls that embed another operation's input. */
  readonly validateInput: (operation: string, input: JsonObject) => Result<JsonObject>
  /** Validates the values of a form that the record names; paths of errors start with `at`. */
  readonly validateForm: (form: string, values: JsonObject, at: string) => Result<JsonObject>
  /** Calls another operation that only reads, with the caller's own permissions, as their page would. */
  readonly ask: (operation: string, input: JsonObject) => Promise<Result<unknown>>
  /** Queues an e-mail in the caller's transaction; it is sent after commit. */
  readonly mail: (tx: Transaction<Database>, mail: OutgoingMail) => Promise<void>
  readonly files: FileStore
  /** The file of a multipart call. */
  readonly upload: Upload | null
  /** Additional headers of the response. */
  readonly setHeader: (name: string, value: string) => void
  readonly sessions: SessionCalls
  readonly releases: ReleaseCalls
  readonly remoteAddress: string
  /** Configured base URL of the brand, such as https://host; for links in e-mails. */
  readonly origin: string
}

export interface OutgoingMail {
  /** Default: e-mail. */
  readonly channel?: 'mail' | 'sms'
  /** Confidential to its recipient, such as a code: encrypted until sent, then wiped. */
  readonly secret?: boolean
  readonly to: string
  readonly language: string
  /** Keys of shared texts. */
  readonly subject: string
  readonly body: string
  /** Shown below the body. */
  readonly footer?: string
  readonly params: JsonObject
  /** A stored file to attach. */
  readonly attachment?: MailAttachment
  /** Row of the dictionary notification-event and the subject, for messages that can be cancelled once read. */
  readonly event?: string
  readonly about?: string
  /** Not before; default: at once. */
  readonly dueAt?: Date
  /** Expiry: given up afterwards, not retried. */
  readonly expiresAt?: Date
}

export interface MailAttachment {
  /** Storage key of the bytes. */
  readonly key: string
  readonly name: string
  readonly type: string
}

export interface FileStore {
  /** Uploaded files wait until a scanner has passed them. */
  readonly scanned: boolean
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array>
  remove(key: string): Promise<void>
}

export interface Upload {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface SessionCalls {
  /** Id of the caller's own session, which grants no access; null without one. */
  readonly current: string | null
  /** Opens a session and returns its token; inside a transaction, pass the transaction. */
  open(userId: string, tx?: Transaction<Database>): Promise<string>
  /** Ends the caller's session. */
  close(tx?: Transaction<Database>): Promise<void>
}

export interface ReleaseCalls {
  /** Path to text of every document; null for the current files. */
  check(documents: Readonly<Record<string, string>> | null): Promise<Finding[]>
  /** What documents change, compared with the served release. `reach` learns what is being done meanwhile. */
  compare(documents: Readonly<Record<string, string>> | null, reach: (stage: CompareStage) => void): Promise<ReleaseComparison>
  publish(request: PublishRequest): Promise<Result<PublishedRelease>>
  /** The publish in progress on any server; null if there is none. */
  publishing(): Promise<ReleaseProgress | null>
  rollback(who: string, steps: number): Promise<Result<{ release: string }>>
  history(): Promise<ReleaseSwitch[]>
  /** The documents that a release was made from. */
  read(release: string): Promise<Result<ReleaseContents>>
}

export type CompareStage = 'checking' | 'compiling' | 'comparing'

export interface ReleaseComparison extends DocumentsImpact {
  readonly served: Release
  /** The release that the documents make; null if they have errors. The served one, if they are the same. */
  readonly next: Release | null
}

export interface DocumentsImpact {
  readonly impact: Impact
  /** Worked cases of tariffs; undefined for documents with errors. */
  readonly cases: CasesImpact | undefined
}

export interface PublishRequest {
  readonly who: string
  /** Path to text of every document; null for the current files. */
  readonly documents: Readonly<Record<string, string>> | null
  /** Refused if it is no longer the served release. */
  readonly basedOn?: string | undefined
  /** Idempotency key: a repeat has no further effect. */
  readonly key?: string | undefined
}

export interface ReleaseProgress {
  readonly who: string
  readonly stage: 'checking' | 'compiling' | 'loading' | 'switching'
  /** Number of documents. */
  readonly documents: number
  readonly startedAt: Date
}

export interface ReleaseContents {
  /** Path to text. */
  readonly documents: Record<string, string>
  /** Path to SHA-256. */
  readonly assets: Record<string, string>
}

export interface PublishedRelease {
  readonly release: string
  readonly findings: Finding[]
}

export interface ReleaseSwitch {
  readonly release: string
  readonly action: string
  readonly who: string
  /** UTC. */
  readonly at: string
}

/** A refusal: `error` is a key of the error table, which determines the HTTP status. */
export interface Refusal {
  readonly ok: false
  readonly error: string
  readonly params?: JsonObject
  readonly fields?: readonly FieldError[]
  /** What the caller needs to continue: the new price, the current version. */
  readonly data?: unknown
}
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

/** Bytes returned by a file operation. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Produces the bytes in chunks, for files too long for memory. */
  readonly stream?: AsyncIterable<Uint8Array>
  /** Version of the bytes: a client that has it gets no body. */
  readonly tag?: string
  /** Seconds that the caller's own browser may cache it; default: not at all. */
  readonly keepSeconds?: number
  /** The same for everyone, so any cache may store it and revalidate it by its tag. */
  readonly open?: { readonly tag: string; readonly seconds: number }
  /** Displayed by the browser instead of downloaded. */
  readonly inline?: true
}

export type Handler<Id extends keyof Operations> = (input: Operations[Id]['input'], call: Call) => Promise<Result<Operations[Id]['output']>>
/** A handler for every operation that does not share one; the server does not start if one is missing or superfluous. */
export type Handlers = { readonly [Id in Exclude<keyof Operations, keyof SharedOperations>]: Handler<Id> } & SharedHandlers

/**
 * Which calls of a handler get the same answer, which is kept; null if the answer is for this caller alone. Called once the caller
 * is known to be allowed, and before the handler reads anything. The handler only reads.
 */
export type Sharing = {
  readonly [Id in keyof Handlers]?: (input: Parameters<Handlers[Id]>[0], call: SharingCall) => Promise<Shared | null>
}

export interface Shared {
  /** What the answer depends on besides operation, release, language, input and kind of caller. */
  readonly key: string
  /** Whether another database, such as a replica, has every change that the key counts. */
  readonly isCurrentIn: (db: Kysely<Database>) => Promise<boolean>
}
export type SharingCall = Pick<Call, 'db' | 'actor' | 'brand' | 'now'>

/** Handlers shared by many operations, one per order type: the differences are in the documents. */
export interface SharedHandlers {
  /** The input is the part of the type's form that decides the price. */
  readonly 'price-order': (input: JsonObject, call: Call) => Promise<Result<Quote>>
  readonly 'create-order': (input: NewOrder, call: Call) => Promise<Result<{ omsOrderNo: string }>>
  readonly 'search-records': RecordHandler
  readonly 'read-record': RecordHandler
  readonly 'create-record': RecordHandler
  readonly 'change-record': RecordHandler
  readonly 'publish-record': RecordHandler
  readonly 'withdraw-record': RecordHandler
  readonly 'archive-record': RecordHandler
  readonly 'restore-record': RecordHandler
  readonly 'list-record-events': RecordHandler
  readonly 'list-record-progress': RecordHandler
  readonly 'answer-record': RecordHandler
  readonly 'download-record-file': (input: JsonObject, call: Call) => Promise<Result<FileAnswer>>
  readonly 'preview-record': RecordHandler
  readonly 'feed-records': (input: JsonObject, call: Call) => Promise<Result<FileAnswer>>
}

/** Input and output are as the entity's operation declares them; only the documents know their fields. */
export type RecordHandler = (input: JsonObject, call: Call) => Promise<Result<object>>

/** Input for placing an order of any type. */
export interface NewOrder {
  /** The type's form, filled in. */
  readonly booking: object
  /** The total that was shown; a priced order is never placed at another price. */
  readonly shownTotal?: string
  readonly rateId?: string
  readonly rateVersion?: number
  /** Company that staff act for. */
  readonly companyId?: string
}

/** Today in the brand's time zone: validity, sailings and limits count days there. */
export function todayOf({ brand, now }: Pick<Call, 'brand' | 'now'>): string {
  return dayIn(brand.timeZone, now())
}

/**
 * How long something has waited. Server clocks differ, and some waits are known in advance: neither counts as waiting in the
 * future.
 */
export interface Waited {
  /** UTC; never later than now. */
  readonly since: string
  /** Whole hours, at least 0. */
  readonly hours: number
}

export function waitedSince(since: Date, now: Date): Waited {
  const from = Math.min(since.getTime(), now.getTime())
  return { since: new Date(from).toISOString(), hours: Math.floor((now.getTime() - from) / hourMs) }
}
