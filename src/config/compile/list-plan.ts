/** A compiled list: its columns, filters and row actions. Types only, no code. */
import type { ActionPlan, LinkPlan, Option } from './release.ts'

/** How a value is shown: a column of a list, a line of a detail. */
export type ColumnPlan = {
  readonly id: string
  readonly field: string
  readonly second?: string
  readonly label: string
  readonly display: string
  readonly unit?: string
  readonly optionsOf?: string
  readonly secondOptionsOf?: string
  readonly secondDisplay?: string
  readonly currency?: string
  readonly until?: string
  readonly hidden?: string
  /** Grid row that hides the value and explains why. */
  readonly needs?: string
  /** A photo next to the name. */
  readonly picture?: { readonly field: string; readonly operation: string; readonly input?: Readonly<Record<string, string>> }
  readonly columns?: readonly ColumnPlan[]
  readonly sortable?: boolean
  readonly optional?: boolean
  readonly phone?: 'title' | 'line' | 'wide' | 'foot' | 'hide'
  /** Hidden while the address has all of these names. */
  readonly unless?: readonly string[]
  /** The column that this one replaces, under the label `joined`, while all rows have the same values in both. */
  readonly joins?: string
  readonly joined?: string
  readonly width?: number
  readonly align?: 'start' | 'end' | 'center'
}

export interface ListFilter {
  readonly id: string
  readonly input: string
  readonly label: string
  readonly widget: string
  readonly optionsOf?: string
}

export type ListLook = 'table' | 'cards' | 'articles' | 'map'

export interface ChoosePlan {
  /** Name in the address. */
  readonly query: string
  readonly label: string
  readonly least?: number
  readonly most: number
  readonly action: string
  readonly link?: LinkPlan
  /** Called for each selected row, instead of a link. */
  readonly each?: { readonly operation: string; readonly input: Readonly<Record<string, string>> }
  /** Field by which rows are selected; default: the key of the rows. */
  readonly key?: string
}

/** Where the rows are: their own position, or else the places that they refer to. */
export interface MapPlan {
  /** Starts at the region of the rows. */
  readonly close?: boolean
  readonly latitude?: string
  readonly longitude?: string
  readonly place?: string
  /** Places by code; empty without `place`. */
  readonly places: Readonly<Record<string, PlacePlan>>
}

export interface PlacePlan {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

export interface ListPlan {
  readonly id: string
  readonly label?: string
  readonly source: string
  readonly rowKey: string
  readonly pageSize: number
  /** Page sizes that readers can choose, beside its own. */
  readonly pageSizes: readonly number[]
  /** False: only the first rows. */
  readonly pages?: boolean
  readonly sort?: { readonly field: string; readonly order: 'ascending' | 'descending' }
  readonly columns: readonly ColumnPlan[]
  readonly details: readonly ColumnPlan[]
  /** Rows in succession with the same value are under one heading, whose columns they do not repeat. */
  readonly group?: { readonly by: string; readonly when?: string; readonly heading: readonly ColumnPlan[] }
  readonly filters: readonly ListFilter[]
  /** The picture of a row, for articles; anyone may fetch it. */
  readonly picture?: {
    readonly field: string
    readonly operation: string
    readonly input?: Readonly<Record<string, string>>
    readonly alt?: string
  }
  /** Views of the rows, the default first; default: table only. */
  readonly looks?: readonly ListLook[]
  /** For the view map. */
  readonly map?: MapPlan
  readonly tabs?: { readonly input: string; readonly items: readonly { readonly id: string; readonly label: string }[] }
  readonly actions: readonly ActionPlan[]
  /** Rows can be selected, with a bar of actions for the selection. */
  readonly choose?: ChoosePlan
  /** Filtered rows can be exported to Excel. */
  readonly export?: boolean
  /** Users can save filters and columns under the list's name. */
  readonly keeps?: boolean
  /** Maximum number of rows shown without pages; default: pages only. */
  readonly scroll?: number
  /** The state machine that determines the possible actions of a row. */
  readonly life?: string
  readonly empty: string
  readonly emptyHint?: string
  readonly notices: readonly ListNotice[]
}

/** A line above the rows: a message, or why this reader lacks what a row of the grid gives. */
export interface ListNotice {
  readonly id: string
  readonly when?: string
  readonly label?: string
  readonly access?: string
  readonly purpose?: string
  readonly text?: string
  readonly action?: ActionPlan
}

/** A list as its Excel file, in one language, with the labels of its values. */
export interface ExportPlan {
  readonly id: string
  readonly label: string
  /** Operation that returns the rows. */
  readonly source: string
  /** Columns with the same id share a cell. */
  readonly columns: readonly ColumnPlan[]
  readonly options: Readonly<Record<string, readonly Option[]>>
}
