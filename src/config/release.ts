/**
 * What the compiler makes of the documents, as the server has it; what a browser gets of it is in page-plan.ts. Engine, browser
 * and server read nothing else. Shapes only; no code.
 */

import type { FormRules, Json, JsonObject, JsonSchema } from '#rules'
import type { ExportPlan } from './list-plan.ts'
import type { Option, PageBundle, SheetPlan, Shell } from './page-plan.ts'

export type { ChoosePlan, ColumnPlan, ExportPlan, ListFilter, ListLook, ListPlan } from './list-plan.ts'
export type * from './page-plan.ts'

/** A wording in one language: a sentence, or its plural forms chosen by {count}. */
export type Words = string | { readonly one?: string; readonly other: string }

/** Who is acting, as the permission grid names them. */
export type ActorKind = 'visitor' | 'registered' | 'pending' | 'member' | 'admin' | 'staff' | 'analyst'

/** A server-side view of one operation, without texts. */
export interface OperationPlan {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly grid: string
  readonly about: 'nothing' | 'company' | 'self'
  /** The handler that answers; operations of order types share one. */
  readonly handler: string
  /** Kind of order that a shared handler prices or places. */
  readonly orderType?: string
  /** Stored entity whose records a shared handler serves. */
  readonly entity?: string
  /** The stored record that the call is about, by the input that names it: the call follows the release of that record. */
  readonly record?: { readonly entity: string; readonly key: string }
  readonly body: 'json' | 'multipart'
  readonly answer: 'envelope' | 'plain' | 'file'
  readonly idempotent: boolean
  /** A key is not needed, and heeded where it comes. */
  readonly takesKey: boolean
  /** Changes nothing, whatever its method. */
  readonly readsOnly: boolean
  readonly opensSession: boolean
  readonly changesSession: boolean
  /** Asked by open pages of themselves: it keeps no session alive. */
  readonly passive: boolean
  readonly demoOnly: boolean
  readonly errors: readonly string[]
  /** Names of the input in the path. */
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
  /** The output with the policy of each field; a field without one is not here and never leaves. */
  readonly visibility: Visibility
  readonly title: string
  readonly description: string
}

/** Which fields may leave the server, and under which row of the grid. */
export interface Visibility {
  /** Row of the grid; default: the operation's own row has already decided. */
  readonly policy?: string
  readonly fields?: Readonly<Record<string, Visibility>>
  /** Of an array or a map. */
  readonly items?: Visibility
  /** A leaf, or a value passed whole. */
  readonly whole?: true
}

/** What the server knows of a form. */
export interface ServerForm {
  readonly schema: JsonSchema
  readonly rules: FormRules
  readonly defaults: JsonObject
  /** Fields with the id of an uploaded file. */
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
  /** Lists that can be had as a file, by language, then list. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, ExportPlan>>>>
  /** Choices that are a tree, by their address. */
  readonly trees: Readonly<Record<string, readonly Option[]>>
  readonly operations: Readonly<Record<string, OperationPlan>>
  /** Form rules by id, for validation on the server. */
  readonly forms: Readonly<Record<string, ServerForm>>
  /**
   * Texts of validator modules, the same bytes in browser and Node: by form id the form's own, and under `*` the server's,
   * which has every form (`form:<id>`) and every input (`operation:<id>`).
   */
  readonly validators: Readonly<Record<string, string>>
  /** Shared texts by language, all of them: mails, error answers. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Words>>>>
  /** Resolved documents that handlers read: by kind, then id (dictionary, reference, tariff, grid, order-type, limits ...). */
  readonly documents: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly limits: Readonly<Record<string, number | string>>
  readonly contacts: Json
  /** Where the brand is to be found, in every language; null where it does not say. */
  readonly address: Json
  readonly activities: Json
}

/** One immutable set of all documents, compiled. */
export interface Release {
  /** SHA-256 over paths and bytes of all documents, hex. */
  readonly hash: string
  /** The hash; where values are dated, with the number of the edition behind a dot. Pages, calls and orders name it. */
  readonly id: string
  /** The instants (milliseconds since 1970) at which values change; an edition is the time between two of them. */
  readonly boundaries: readonly number[]
  /** How many of the boundaries lie behind this edition. */
  readonly edition: number
  readonly brands: Readonly<Record<string, BrandPlan>>
  readonly defaultBrand: string
  /** Files of the brands (logos, pictures): address below /brand/ to bytes in base64 and type. */
  readonly assets: Readonly<Record<string, { readonly type: string; readonly base64: string }>>
  /** Columns that the database keeps for indexed fields: table to column to type. */
  readonly columns: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>
  /** Fields of stored entities that the database indexes: entity to field to type. */
  readonly recordIndexes: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>
}

export type ColumnKind = 'text' | 'integer' | 'boolean' | 'numeric'
