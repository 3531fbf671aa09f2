/**
 * The compiled release as the server sees it; the browser's part is in page-plan.ts. Engine, browser and server read nothing
 * else. Types only, no code.
 */

import type { FormRules, Json, JsonObject, JsonSchema } from '#rules'
import type { ExportPlan } from './list-plan.ts'
import type { Option, PageBundle, PublicConfinement, SheetPlan, Shell } from './page-plan.ts'

export type { ChoosePlan, ColumnPlan, ExportPlan, ListFilter, ListLook, ListNotice, ListPlan, MapPlan, PlacePlan } from './list-plan.ts'
export type * from './page-plan.ts'

/** A text in one language: a string, or its plural forms chosen by {count}. */
export type Words = string | { readonly one?: string; readonly other: string }

/** The kinds of users in the permission grid. */
export type ActorKind = 'visitor' | 'registered' | 'pending' | 'member' | 'admin' | 'staff' | 'analyst'

/** A server-side view of one operation, without texts. */
export interface OperationPlan {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly grid: string
  readonly about: 'nothing' | 'company' | 'self'
  /** Row of the dictionary api-scope: keys with it may call the operation; undefined: none may. */
  readonly scope?: string
  /** With a scope: labels of the input's fields, for people who write such calls. */
  readonly labels?: Readonly<Record<string, JsonObject>>
  /** The handler to call; operations of order types share one. */
  readonly handler: string
  /** Order type that a shared handler prices or places. */
  readonly orderType?: string
  /** Stored entity whose records a shared handler serves. */
  readonly entity?: string
  /** The input that identifies the call's stored record: the call uses the release of that record. */
  readonly record?: { readonly entity: string; readonly key: string }
  readonly body: 'json' | 'multipart'
  /** The input may be as large as all documents of a release. */
  readonly largeBody: boolean
  readonly answer: 'envelope' | 'plain' | 'file'
  readonly idempotent: boolean
  /** An idempotency key is optional, and used if given. */
  readonly takesKey: boolean
  /** Accepts an idempotency key that the handler keeps, instead of one transaction for the whole call. */
  readonly keepsKey: boolean
  /** Server and browser wait a minute for it. */
  readonly slow: boolean
  /** How often people without a certified company may call it, if it writes. */
  readonly pace: 'often' | 'usual' | 'seldom' | 'beacon'
  /** Does not change anything, whatever its method. */
  readonly readsOnly: boolean
  /** Writes nothing that visitors can see. */
  readonly unseen: boolean
  /** Security monitoring must find its calls in the log. */
  readonly logged: boolean
  /** Called from a preview, it does what it does outside. */
  readonly ignoresPreview: boolean
  /** The answer depends only on the release, the brand, the language and the input, so that the server keeps it. */
  readonly fixed: boolean
  readonly opensSession: boolean
  readonly changesSession: boolean
  /** Called by open pages on their own, so it does not extend a session. */
  readonly passive: boolean
  readonly demoOnly: boolean
  readonly errors: readonly string[]
  /** Inputs in the path. */
  readonly pathNames: readonly string[]
  readonly input: JsonSchema
  readonly output: JsonSchema
  /** Name of the server validator for the input. */
  readonly validator: string
  /**
   * Forms inside the input: pointer of the object to the form's id ('' is the whole input, `/rows/*` each row of a list).
   * A form at '' owns only the names of its schema's properties; the input may have others beside them.
   */
  readonly forms: Readonly<Record<string, string>>
  /** Lists whose rows the input names: pointer to dictionary:currency or reference:port; `*` matches every row or item. */
  readonly lists: Readonly<Record<string, string>>
  /** Output with the policy of each field; fields without a policy are missing here and never leave the server. */
  readonly visibility: Visibility
  readonly title: string
  readonly description: string
}

/** Fields that may leave the server, and the grid row for each. */
export interface Visibility {
  /** Grid row; default: the operation's own row has already decided. */
  readonly policy?: string
  readonly fields?: Readonly<Record<string, Visibility>>
  /** For an array or a map. */
  readonly items?: Visibility
  /** A leaf, or a value that is passed on unchanged. */
  readonly whole?: true
}

/** A form as the server sees it. */
export interface ServerForm {
  readonly schema: JsonSchema
  readonly rules: FormRules
  readonly defaults: JsonObject
  /** Fields that hold the id of an uploaded file; list/field for those of its rows. */
  readonly files: readonly string[]
}

/** Server-side view of a brand. */
export interface BrandPlan {
  readonly id: string
  readonly default: boolean
  readonly hosts: readonly string[]
  readonly origin: string | null
  readonly documentPrefix: string
  readonly productCode: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly baseCurrency: string
  readonly timeZone: string
  /** By language. */
  readonly shells: Readonly<Record<string, Shell>>
  /** By language, then page. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, PageBundle>>>>
  /** By language, then sheet. */
  readonly sheets: Readonly<Record<string, Readonly<Record<string, SheetPlan>>>>
  /** Lists that can be exported, by language, then list. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, ExportPlan>>>>
  /** Tree choices, by address. */
  readonly trees: Readonly<Record<string, readonly Option[]>>
  readonly operations: Readonly<Record<string, OperationPlan>>
  /** Form rules by id, for validation on the server. */
  readonly forms: Readonly<Record<string, ServerForm>>
  /** Texts of the validator modules of forms, for the browser. */
  readonly validators: Readonly<Record<string, string>>
  /**
   * Texts of the server's validators, functions of the runtime: of every form (`form:<id>`), every input (`operation:<id>`) and
   * every record that partners send (`entity:<id>`). Brands share equal ones.
   */
  readonly serverValidators: Readonly<Record<string, string>>
  /** All shared texts by language: e-mails, error messages. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Words>>>>
  /** Resolved documents that handlers read: by kind, then id (dictionary, reference, tariff, grid, order-type, limits ...). */
  readonly documents: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly limits: Readonly<Record<string, number | string>>
  readonly contacts: Json
  /** Address of the brand in every language; null if not declared. */
  readonly address: Json
  /** Origins of sites that may frame the brand's pages. Those over http count in the demo only. */
  readonly frameOrigins: readonly string[]
  /** The issuer whose tokens sign customers in; null if they sign in themselves. */
  readonly tokenSignIn: TokenSignIn | null
  /** Null if every user may go everywhere. */
  readonly confine: ConfinePlan | null
  /** Operations and pages that the brand does not have. */
  readonly without: { readonly operations: readonly string[]; readonly pages: readonly string[] }
}

export interface TokenSignIn {
  readonly issuer: string
  readonly audience: string
  /** Address of the published keys. */
  readonly keys: string
  readonly algorithms: readonly string[]
  /** Page of the issuer's site that opens the portal. */
  readonly site: string
}

/** The part of the portal to which customers and visitors are limited. */
export interface ConfinePlan extends PublicConfinement {
  /** Operations denied to them. */
  readonly operations: readonly string[]
}

/** All documents, compiled into one immutable set. */
export interface Release {
  /** SHA-256 over paths and bytes of all documents, hex. */
  readonly hash: string
  /** The hash; if values are dated, followed by a dot and the number of the edition. Pages, calls and orders name it. */
  readonly id: string
  /** The instants (milliseconds since 1970) at which values change; an edition is the time between two of them. */
  readonly boundaries: readonly number[]
  /** Number of boundaries before this edition. */
  readonly edition: number
  /** Edition of the language that the documents are written in; releases stored without it are of the first. */
  readonly languageEdition?: number
  readonly brands: Readonly<Record<string, BrandPlan>>
  readonly defaultBrand: string
  /** Files of the brands (logos, pictures): address below /brand/ to bytes in base64 and type. */
  readonly assets: Readonly<Record<string, { readonly type: string; readonly base64: string }>>
  /** Database columns for indexed fields: type by column, by table. */
  readonly columns: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>
  /** Indexed fields of stored entities: type by field, by entity. */
  readonly recordIndexes: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>
}

export type ColumnKind = 'text' | 'integer' | 'bigint' | 'boolean' | 'numeric'
