/** A brand as sent to the browser, in one language: pages, forms, links and shared parts. Types only, no code. */

import type { BlockPlan } from '#generated/blocks.ts'
import type { FieldRules, FormRules, JsonObject, JsonSchema } from '#rules'
import type { ColumnPlan, ListPlan } from './list-plan.ts'
import type { ActorKind, Words } from './release.ts'

export type { BlockPlan, BlockPlans } from '#generated/blocks.ts'

/** One choice of a field. */
export type Option = {
  readonly value: string
  readonly label: string
  readonly code?: string
  readonly note?: string
  readonly tone?: string
  readonly group?: string
  /** Other search terms, in lower case. */
  readonly keywords?: readonly string[]
  readonly parent?: string
  readonly decimals?: number
  /** IANA zone of a place, such as a port. */
  readonly timeZone?: string
}

/** A field's appearance, in one language. Its data and rules are in the form's schema and rules. */
export type FieldView = {
  readonly name: string
  readonly type: 'string' | 'integer' | 'boolean' | 'object' | 'array'
  readonly widget: string
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly unit?: string
  /** Names of the unit, or of the one in the label: a pasted heading may use any of them. */
  readonly unitNames?: readonly string[]
  /** Labels in other languages, for pasted headings. */
  readonly otherLabels?: readonly string[]
  readonly format?: string
  /** Of a text without a format: decides which characters are removed when it is tidied. */
  readonly pattern?: string
  readonly scale?: number
  readonly maxLength?: number
  readonly autocomplete?: string
  /** Rows are read and edited as a grid. */
  readonly grid?: {
    readonly amount?: { readonly of: readonly string[]; readonly currency: string }
    readonly same?: readonly string[]
    readonly reason?: string
    /** Fields of the live answer with the amount of each row. */
    readonly live?: {
      readonly rows: string
      readonly number: string
      readonly amount: string
      readonly currency: string
      readonly fault: string
    }
  }
  /** Rows can be pasted from a spreadsheet. */
  readonly paste?: true
  /** The operation for uploading this field's file, and the allowed extensions. */
  readonly upload?: { readonly operation: string; readonly accept: readonly string[] }
  /** The operation whose rows are offered, and the fields of a row with its id and its name. */
  readonly records?: {
    readonly operation: string
    readonly input?: Readonly<Record<string, string>>
    readonly value: string
    readonly label: string
  }
  /** Fills the field and others beside it from a chosen row of an operation. */
  readonly pick?: {
    readonly operation: string
    readonly grid: string
    readonly input?: Readonly<Record<string, string>>
    readonly label: string
    readonly note?: string
    readonly text: string
    readonly fills: Readonly<Record<string, readonly string[]>>
    readonly page?: string
  }
  /** The area cropped from a chosen picture. */
  readonly crop?: { readonly shape?: 'round' | 'rect'; readonly ratio?: string; readonly pixels?: number }
  /** The operation that sends this field's code; expressions read the form. */
  readonly send?: { readonly operation: string; readonly input: Readonly<Record<string, string>> }
  /** Pages that explain the field. */
  readonly links?: readonly { readonly id: string; readonly label: string; readonly link: LinkPlan }[]
  readonly required: boolean
  /** Key into the bundle's `options`. */
  readonly optionsOf?: string
  /** For a moment: the field of the form with the place whose clock it is on. */
  readonly clockOf?: string
  /** Allowed values, if the field narrows its dictionary. */
  readonly only?: readonly string[]
  readonly rules: FieldRules
  /** Fields of an object, or of each row of an array. */
  readonly fields?: readonly FieldView[]
}

export type FormSection = {
  readonly id: string
  readonly label?: string
  readonly hint?: string
  readonly columns: number
  readonly fields: readonly { readonly id: string; readonly span: number }[]
}

/** Values that a form already contains when an action opens it; expressions read the page's record. */
export type PrefillPart = {
  /** Says where the values come from. */
  readonly source: string
  readonly when?: string
  /** List of the form that receives the rows; absent: the values are those of the form's own fields. */
  readonly rows?: string
  /** Path of the record's list with an entry for each row; absent: one row. */
  readonly each?: string
  /** Rows for each entry. */
  readonly times?: string
  readonly values: Readonly<Record<string, string>>
}

/** A form in one language. */
export type FormView = {
  readonly id: string
  readonly label?: string
  readonly renderer: 'rjsf' | 'formily'
  readonly schema: JsonSchema
  readonly fields: readonly FieldView[]
  readonly layout: readonly FormSection[]
  readonly submit?: string
  readonly rules: FormRules
  /** Address of the module whose default export creates the compiled validators. */
  readonly validatorUrl: string
  readonly defaults: JsonObject
  readonly prefill?: readonly PrefillPart[]
}

export type LinkPlan = {
  readonly route: string
  /** An alternative route, if this expression returns one. */
  readonly routeOf?: string
  /** Parts of that route's address, as one expression. */
  readonly paramsOf?: string
  readonly queryOf?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export type ActionPlan = {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly tone?: 'primary' | 'plain' | 'danger' | 'quiet'
  readonly link?: LinkPlan
  /** Page that opens as a dialog. */
  readonly dialog?: string
  /** Prints the page. */
  readonly print?: true
  readonly operation?: string
  readonly input?: Readonly<Record<string, string>>
  readonly form?: string
  readonly values?: string
  /** Fields of the form that offer only these choices. */
  readonly choices?: Readonly<Record<string, string>>
  /** Rows that those of a grid are compared with. */
  readonly compare?: Readonly<Record<string, string>>
  /** Form entries are saved until they are sent. */
  readonly keep?: boolean
  readonly keepBy?: string
  readonly confirm?: string
  /** Amounts that the confirmation repeats. */
  readonly repeats?: readonly {
    readonly id: string
    readonly label: string
    readonly amountOf: string
    readonly currencyOf: string
    readonly beforeOf?: string
  }[]
  readonly pending?: string
  /** Operation that tells how far the work is. */
  readonly progress?: string
  readonly done?: string
  readonly then?: LinkPlan
  /** Offered with the success message. */
  readonly undo?: { readonly operation: string; readonly input?: Readonly<Record<string, string>>; readonly done?: string }
  /** Initial values of the form in a page's block. */
  readonly carry?: { readonly place: string; readonly placeOf?: string; readonly values: string }
  readonly event?: string
  readonly visible?: string
}

export type PagePlan = {
  readonly id: string
  readonly label: string
  readonly about?: string
  readonly render: 'server' | 'browser'
  readonly width: 'text' | 'page' | 'wide'
  /** Whether it is dense, for daily work, or has room to breathe. */
  readonly pace?: 'work' | 'content'
  readonly heading: 'shown' | 'hidden'
  /** First and last day of what the page announces. */
  readonly period?: { readonly from: string; readonly to: string; readonly roundDays?: number }
  readonly record?: {
    readonly operation: string
    readonly input: Readonly<Record<string, string>>
    readonly when?: string
    /** Seconds after which an open page fetches it again. */
    readonly every?: number
    readonly release?: string
  }
  /** How search engines and shared links present the page. */
  readonly found?: FoundPlan
  /** Operation with the feed of the page. */
  readonly feed?: string
  readonly blocks: readonly BlockPlan[]
}

export type FoundPlan = {
  readonly hidden?: boolean
  /** The route that search engines keep if the page has several. */
  readonly route?: string
  /** Expressions: title and summary of a record. */
  readonly name?: string
  readonly about?: string
  /** Names in the address that make a page of its own. */
  readonly query?: readonly string[]
  /** A type of schema.org, and expressions for its properties; dots lead into nested ones. */
  readonly type?: 'NewsArticle' | 'JobPosting' | 'Event' | 'Service' | 'FAQPage'
  readonly facts?: Readonly<Record<string, string>>
}

/** A part of a printed sheet as in schemas/meta/sheet.json, in one language, with columns as plans. */
export type SheetPart = {
  readonly id: string
  readonly part: 'facts' | 'table' | 'sums' | 'prose' | 'form'
  readonly label?: string
  readonly when?: string
  readonly across?: number
  readonly fields?: readonly ColumnPlan[]
  readonly total?: ColumnPlan
  readonly rows?: ColumnPlan
  readonly items?: readonly { readonly id: string; readonly text: string; readonly when?: string }[]
  /** For a form: the place of its values, its id, and the groups of each form. */
  readonly of?: string
  readonly formOf?: string
  readonly groupsOf?: Readonly<Record<string, readonly FieldGroup[]>>
}

/** Fields shown together, such as a section of a form. */
export type FieldGroup = {
  readonly id: string
  readonly label?: string
  readonly fields: readonly ColumnPlan[]
}

/** The fields of one form, among the order details. */
export type FactGroup = {
  readonly form: string
  readonly label: string
  readonly groups: readonly FieldGroup[]
}

/** A sheet that is printed or sent, in one language, with the labels of its fields' values. */
export type SheetPlan = {
  readonly id: string
  readonly label: string
  readonly number?: string
  readonly words: 'both' | 'reader'
  readonly paper: 'A4' | 'A4-wide'
  readonly parts: readonly SheetPart[]
  readonly foot?: string
  readonly options: Readonly<Record<string, readonly Option[]>>
}

/** Everything one page needs, in one language, for one brand. Served at `PagePart.url`. */
export type PageBundle = {
  readonly page: PagePlan
  readonly forms: Readonly<Record<string, FormView>>
  readonly lists: Readonly<Record<string, ListPlan>>
  /** Choices by key: `dictionary:payment-terms`, `reference:port`. */
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** Addresses of tree choices, by key: trees are large, and loaded on demand. */
  readonly trees?: Readonly<Record<string, string>>
}

export type RoutePlan = {
  readonly id: string
  /** react-router pattern, such as /workbench/orderDetail/:omsOrderNo */
  readonly path: string
  readonly page?: string
  readonly redirect?: string
  readonly layout: 'main' | 'bare'
  readonly grid?: string
  readonly onLoggedOut?: 'dialog' | 'home'
}

/** How the browser calls an operation. */
export type CallPlan = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With {name} parameters. */
  readonly path: string
  readonly body: 'json' | 'multipart'
  readonly idempotent: boolean
  /** The response is a file, which the browser saves. */
  readonly file?: true
  /** The response says who is now signed in. */
  readonly opensSession?: boolean
  /** The current user's data may change. */
  readonly changesSession?: boolean
  /** Called by the page itself, so it does not count as user activity. */
  readonly passive?: boolean
  readonly slow?: boolean
}

export type NavigationItem = {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly link?: LinkPlan
  /** Routes of pages below this entry. */
  readonly also?: readonly string[]
  readonly grid?: string
  /** Kinds of users who see it; default: everyone. */
  readonly for?: readonly string[]
  readonly place?: 'account'
  readonly items?: readonly NavigationItem[]
}

/** The part of a brand that a browser may see, in one language. */
export type PublicBrand = {
  readonly id: string
  readonly name: string
  readonly legalName: string
  readonly claim: string
  readonly productCode: string
  readonly languages: readonly string[]
  /** Each language's name in itself, so that its readers recognise it. */
  readonly languageNames: Readonly<Record<string, string>>
  readonly defaultLanguage: string
  readonly baseCurrency: string
  readonly timeZone: string
  readonly theme: Readonly<Record<string, string | number>>
  readonly logo: string
  readonly favicon: string
  readonly home: string
  readonly navigation: readonly NavigationItem[]
  readonly workbench: readonly NavigationItem[]
  readonly footer: readonly NavigationItem[]
  /** The bar above every page. */
  readonly demo: readonly NavigationItem[]
  /** Kinds of users whose header has the sections of the workbench. */
  readonly oneRow: readonly string[]
  /** The search box in the header: the operation that finds. */
  readonly search?: { readonly operation: string }
  /** The bell in the header: its target, its count, and how often it is updated. */
  readonly bell?: { readonly link: LinkPlan; readonly count: string; readonly seconds: number; readonly grid?: string }
  readonly notice?: string
  /** The layout around its pages. */
  readonly frame: 'full' | 'compact'
  /** Where another site opens the portal for its customers. */
  readonly site?: string
  readonly confine?: PublicConfinement
}

/** Customers and visitors can reach only some routes; every other address leads to one of these. */
export type PublicConfinement = {
  readonly to: string
  readonly routes: readonly string[]
  readonly free: readonly ActorKind[]
}

/** Data shared by all pages of a brand, in one language. */
export type Shell = {
  /** Set by the server on pages that preview another date and time. */
  readonly preview?: { readonly id: string; readonly at: string }
  readonly release: string
  readonly language: string
  readonly brand: PublicBrand
  readonly routes: readonly RoutePlan[]
  readonly calls: Readonly<Record<string, CallPlan>>
  /** All shared texts. */
  readonly texts: Readonly<Record<string, Words>>
  /** Grid rows used by routes, blocks and navigation: cell by actor, by row. */
  readonly grid: Readonly<Record<string, Readonly<Record<ActorKind, string>>>>
  /** What rows of the grid let people do, for sentences such as 'Sign in to see prices'. */
  readonly purposes: Readonly<Record<string, string>>
  readonly limits: Readonly<Record<string, number | string>>
}
