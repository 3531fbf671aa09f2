import type { ListLook, ListPlan } from '#config'
import type { JsonObject } from '#rules'

/** The user's current choices in a list. They are in the address, so that it can be shared and the back button works. */
export interface ListState {
  readonly page: number
  readonly pageSize: number
  /** Continuous scrolling instead of pages. */
  readonly scroll?: boolean
  readonly sort?: { readonly field: string; readonly order: 'ascending' | 'descending' }
  readonly tab?: string
  /** For a list with several views. */
  readonly look?: ListLook
  readonly filters: Readonly<Record<string, string>>
}

type Query = Readonly<Record<string, string>>

/** Rows fetched per request while scrolling. */
export const scrollPageSize = 100
/** In the address, instead of a number of rows. */
export const scrollSize = 'all'

/** Reads the state of a list from the address; invalid parts are ignored. `prefix` separates several lists on a page. */
export function readListState(list: ListPlan, query: Query, prefix = ''): ListState {
  const field = query[`${prefix}sort`]
  const sort = list.columns.some((column) => column.sortable && column.field === field)
    ? { field: field as string, order: query[`${prefix}order`] === 'descending' ? ('descending' as const) : ('ascending' as const) }
    : list.sort
  const tabId = query[`${prefix}tab`]
  const tab = list.tabs?.items.find((item) => item.id === tabId)?.id ?? list.tabs?.items[0]?.id
  const filters: Record<string, string> = {}
  for (const filter of list.filters) {
    const value = query[`${prefix}${filter.input}`]
    if (value !== undefined && value !== '') filters[filter.input] = value
  }
  const size = wholeNumber(query[`${prefix}size`])
  const scroll = list.scroll !== undefined && query[`${prefix}size`] === scrollSize
  const look = list.looks?.find((one) => one === query[`${prefix}look`]) ?? list.looks?.[0]
  return {
    page: scroll ? 1 : (wholeNumber(query[`${prefix}page`]) ?? 1),
    ...(scroll ? { scroll } : {}),
    pageSize: scroll ? scrollPageSize : sizesOf(list).includes(size ?? 0) ? (size as number) : list.pageSize,
    ...(sort ? { sort } : {}),
    ...(tab ? { tab } : {}),
    ...(look ? { look } : {}),
    filters,
  }
}

/** The query string of a changed state. Everything except paging returns to the first page. */
export function writeListState(list: ListPlan, query: Query, change: Partial<ListState>, prefix = ''): Record<string, string> {
  const state = { ...readListState(list, query, prefix), page: 1, ...change }
  const next: Record<string, string> = { ...query }
  const put = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') delete next[`${prefix}${name}`]
    else next[`${prefix}${name}`] = value
  }
  const sorted = state.sort && (state.sort.field !== list.sort?.field || state.sort.order !== list.sort?.order) ? state.sort : undefined
  put('sort', sorted?.field)
  put('order', sorted?.order === 'descending' ? 'descending' : undefined)
  put('page', state.page > 1 ? String(state.page) : undefined)
  put('size', state.scroll ? scrollSize : state.pageSize === list.pageSize ? undefined : String(state.pageSize))
  if (list.looks) put('look', state.look === list.looks[0] ? undefined : state.look)
  if (list.tabs) put('tab', state.tab === list.tabs.items[0]?.id ? undefined : state.tab)
  for (const filter of list.filters) put(filter.input, state.filters[filter.input])
  return next
}

/** Input of the list's operation: from the block, overridden by the user's choices. */
export function listInput(list: ListPlan, given: JsonObject, state: ListState): JsonObject {
  return {
    ...given,
    ...state.filters,
    ...(list.tabs && state.tab ? { [list.tabs.input]: state.tab } : {}),
    ...(state.sort ? { sort: state.sort.field, order: state.sort.order } : {}),
    page: state.page,
    pageSize: state.pageSize,
  }
}

/** Available page lengths; the list's own is always included. */
export function sizesOf(list: ListPlan): number[] {
  return [...new Set([list.pageSize, ...list.pageSizes])].sort((a, b) => a - b)
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The number of rows on all pages. */
export interface Counted {
  readonly total: number
  /** There are more rows than the total: counting stopped there. */
  readonly more?: boolean
}

/**
 * A page of rows as returned by an operation; `counts` by tab if it has tabs, `facets` by filter and choice: the number of rows
 * for the choice. Choices without any rows are omitted.
 */
export interface ListAnswer extends Counted {
  readonly rows: readonly unknown[]
  readonly counts?: Readonly<Record<string, number>>
  readonly facets?: Facets
}

export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** An operation returns a page of rows or a plain list. */
export function answerOf(value: unknown): ListAnswer | undefined {
  if (Array.isArray(value)) return { rows: value, total: value.length }
  if (typeof value !== 'object' || value === null || !Array.isArray((value as ListAnswer).rows)) return undefined
  const answer = value as ListAnswer
  return { ...answer, total: answer.total ?? answer.rows.length }
}
