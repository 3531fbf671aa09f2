/**
 * Pages of orders, with the number of orders for each tab and choice. If the only filters are company, kind and booking status,
 * the totals kept by triggers suffice; with any other filter they are counted from an index that holds the filtered fields.
 */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Release } from '#config'
import { containing, type Database, orderField, type RecordTable } from '../../../db/index.ts'
import type { OrderRecord } from '../record.ts'
import { toRecord } from '../store.ts'

type Reader = Kysely<Database>

/** Which orders, whatever tab is open. */
export interface OrderFilter {
  readonly brand: string
  /** Default: every company of the brand. */
  readonly companyId?: string | undefined
  /** Part of a company's name, in either script. */
  readonly companyName?: string | undefined
  readonly orderTypes?: readonly string[] | undefined
  /** All kinds of the list, including the requested ones. */
  readonly listTypes?: readonly string[] | undefined
  readonly bookingStatus?: string | undefined
  /** Part of the number. */
  readonly omsOrderNo?: string | undefined
  /** It is a whole number, which is found faster. */
  readonly isWhole?: boolean
  readonly mblNo?: string | undefined
  /** Ordered at or after, and before. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Exact matches by field of the entity. */
  readonly equal: Readonly<Record<string, string | undefined>>
  /** Fields with their own column. */
  readonly columns: Release['columns']
}

export interface OrderSearch extends OrderFilter {
  /** Fields of the data that are not read. */
  readonly omitted: readonly string[]
  readonly states?: readonly string[] | undefined
  readonly sort: string
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

export interface OrderPage {
  readonly orders: readonly OrderRecord[]
  readonly total: number
  readonly byState: Counts
  /** With the requested states and booking status, of the kinds in the list. */
  readonly byOrderType: Counts
  /** With the requested states and kinds. */
  readonly byBookingStatus: Counts
}

/** Number of orders by name. */
type Counts = Readonly<Record<string, number>>

/** One page, and how many orders match the same filters in each state, of each kind and in each booking status. */
export async function searchOrders(db: Reader, search: OrderSearch): Promise<OrderPage> {
  // Neither needs the other: a missing one is found quickly.
  const [cells, orders] = await Promise.all([countCells(db, search), readPage(db, search)])
  return { orders, ...toCounts(cells, search) }
}

/** Whether an order of the brand has this number. Parts of numbers have much in common, so finding them takes longer the more orders there are. */
export async function isOrderNumber(db: Reader, brand: string, text: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', text.toUpperCase())
    .where('brand', '=', brand)
    .executeTakeFirst()
  return order !== undefined
}

/** How many orders a stream of the same search returns. */
export async function countOrders(db: Reader, search: Omit<OrderSearch, 'limit' | 'offset'>): Promise<number> {
  return toCounts(await countCells(db, search), search).total
}

/** Rows in list order, each with the cursor that the next batch starts after. */
export async function* streamOrders(db: Reader, search: Omit<OrderSearch, 'limit' | 'offset'>): AsyncGenerator<readonly OrderRecord[]> {
  let after: After | null = null
  while (true) {
    const rows: readonly SortedRow[] = await readPart(db, search, after)
    if (rows.length > 0) yield rows.map(toRecord)
    const last = rows.at(-1)
    if (!last || rows.length < partSize) return
    after = { key: last.sorted_by, id: last.id }
  }
}

const partSize = 500

type SortedRow = Selectable<RecordTable> & { readonly sorted_by: string | null }

interface After {
  /** As the database prints it, to the microsecond. */
  readonly key: string | null
  readonly id: string
}

async function readPart(db: Reader, search: Omit<OrderSearch, 'limit' | 'offset'>, after: After | null): Promise<readonly SortedRow[]> {
  const sort = sortField(search)
  const beyond = after ? sql` and ${isBeyond(after, sort, search.descending)}` : sql``
  const sorted = await sql<SortedRow>`
    with page as (
      select id, ${sort.field} as sorted_by from orders
      where ${sql.join(pageConditions(search), sql` and `)}${beyond}
      order by ${sortedBy(search, sort)} limit ${partSize})
    select o.id, o.company_id, o.brand, o.state, o.version, o.release, o.created_at, o.updated_at,
      o.data - ${search.omitted}::text[] as data, page.sorted_by::text as sorted_by
    from page join orders o on o.id = page.id
    order by ${orderedBy(sql.ref('page.sorted_by'), sql.ref('o.id'), sort, search.descending)}`.execute(db)
  return sorted.rows
}

/** After the last row of the previous batch; rows without a value come last in either direction. */
function isBeyond({ key, id }: After, { field, kind }: SortField, descending: boolean): RawBuilder<unknown> {
  const further = descending ? sql`<` : sql`>`
  if (key === null) return sql`(${field} is null and id < ${id})`
  const value = sql`${key}::${sql.raw(kind)}`
  const beyond = sql`(${field} ${further} ${value} or (${field} = ${value} and id < ${id}))`
  return kind === 'timestamptz' ? beyond : sql`(${beyond} or ${field} is null)`
}

/** Find the ids of the page first, from the index alone; read the wide rows only for them. */
async function readPage(db: Reader, search: OrderSearch): Promise<OrderRecord[]> {
  const sort = sortField(search)
  const rowsFound = await sql<Selectable<RecordTable>>`
    with page as (
      select id, ${sort.field} as sorted_by from orders
      where ${sql.join(pageConditions(search), sql` and `)}
      order by ${sortedBy(search, sort)}
      limit ${search.limit} offset ${search.offset})
    select o.id, o.company_id, o.brand, o.state, o.version, o.release, o.created_at, o.updated_at,
      o.data - ${search.omitted}::text[] as data
    from page join orders o on o.id = page.id
    order by ${orderedBy(sql.ref('page.sorted_by'), sql.ref('o.id'), sort, search.descending)}`.execute(db)
  return rowsFound.rows.map(toRecord)
}

/** Orders of one kind in one state: all of them without a booking status, and those in each. */
interface Cell {
  readonly state: string
  readonly orderType: string
  readonly bookingStatus: string
  readonly count: number
}

/** For the chosen tab, kind and booking status: the number of results of every other choice. */
async function countCells(db: Reader, filter: OrderFilter): Promise<readonly Cell[]> {
  if (isSummed(filter)) {
    const counts = await sql<{ state: string; kind: string; status: string; count: string }>`
      select state, order_type as kind, booking_status as status, sum(count) as count from order_counts
      where brand = ${filter.brand} and company_id = ${filter.companyId ?? ''} group by state, order_type, booking_status`.execute(db)
    return counts.rows.map(({ state, kind: orderType, status, count }) => ({
      state,
      orderType: orderType,
      bookingStatus: status,
      count: Number(count),
    }))
  }
  const others = { ...filter, orderTypes: undefined, bookingStatus: undefined }
  const [kind, statuses] = [orderField(filter.columns, 'orderType'), orderField(filter.columns, 'bookingStatuses')]
  const counts = await sql<{ state: string; kind: string; statuses: string | null; count: string }>`
    select state, ${kind} as kind, ${statuses} as statuses, count(*) as count from orders
    where ${sql.join(filterConditions(others), sql` and `)} group by 1, 2, 3`.execute(db)
  return counts.rows.flatMap(({ state, kind: orderType, statuses: waits, count }) =>
    ['', ...readNames(waits)].map((bookingStatus) => ({ state, orderType, bookingStatus, count: Number(count) })),
  )
}

/**
 * How many orders are in each booking status, for one company or, without a company, for the brand: from the kept totals alone.
 */
export async function countByBookingStatus(db: Reader, brand: string, companyId: string): Promise<Counts> {
  const statuses = await sql<{ status: string; count: string }>`
    select booking_status as status, sum(count) as count from order_counts
    where brand = ${brand} and company_id = ${companyId} and booking_status <> '' group by booking_status`.execute(db)
  return Object.fromEntries(statuses.rows.map(({ status, count }) => [status, Number(count)]))
}

/** Whether the kept totals have the answer. */
function isSummed({ companyName, omsOrderNo, mblNo, from, until, equal }: OrderFilter): boolean {
  return !companyName && !omsOrderNo && !mblNo && !from && !until && Object.values(equal).every((value) => !value)
}

function readNames(text: string | null): string[] {
  const value: unknown = text === null ? [] : JSON.parse(text)
  return Array.isArray(value) ? value.map(String) : []
}

function toCounts(
  cells: readonly Cell[],
  { states, orderTypes, listTypes, bookingStatus = '' }: Pick<OrderSearch, 'states'> & OrderFilter,
): Omit<OrderPage, 'orders'> {
  const isAsked = ({ orderType }: Cell) => !orderTypes || orderTypes.includes(orderType)
  const isListed = ({ orderType }: Cell) => !listTypes || listTypes.includes(orderType)
  const isOpen = ({ state }: Cell) => !states || states.includes(state)
  const isChosen = (cell: Cell) => cell.bookingStatus === bookingStatus
  const byState = sumBy(
    cells.filter((cell) => isAsked(cell) && isChosen(cell)),
    ({ state }) => state,
  )
  return {
    byState,
    total: (states ?? Object.keys(byState)).reduce((sum, state) => sum + (byState[state] ?? 0), 0),
    byOrderType: sumBy(
      cells.filter((cell) => isListed(cell) && isOpen(cell) && isChosen(cell)),
      ({ orderType }) => orderType,
    ),
    byBookingStatus: sumBy(
      cells.filter((cell) => isAsked(cell) && isOpen(cell) && cell.bookingStatus !== ''),
      (cell) => cell.bookingStatus,
    ),
  }
}

function sumBy(cells: readonly Cell[], nameOf: (cell: Cell) => string): Counts {
  const sums: Record<string, number> = {}
  for (const cell of cells) if (cell.count !== 0) sums[nameOf(cell)] = (sums[nameOf(cell)] ?? 0) + cell.count
  return sums
}

function pageConditions(search: Pick<OrderSearch, 'states'> & OrderFilter): RawBuilder<unknown>[] {
  return [...filterConditions(search), ...(search.states ? [sql`state = any(${[...search.states]}::text[])`] : [])]
}

function filterConditions(filter: OrderFilter): RawBuilder<unknown>[] {
  const {
    companyId,
    companyName,
    listTypes,
    orderTypes = listTypes,
    bookingStatus,
    omsOrderNo,
    isWhole,
    mblNo,
    from,
    until,
    columns,
  } = filter
  const conditions = [sql`brand = ${filter.brand}`]
  if (companyId !== undefined) conditions.push(sql`company_id = ${companyId}`)
  if (companyName) {
    const part = containing(companyName)
    conditions.push(sql`(data->>'companyName' ilike ${part} or data->>'companyLatin' ilike ${part})`)
  }
  if (orderTypes) conditions.push(sql`${orderField(columns, 'orderType')} = any(${[...orderTypes]}::text[])`)
  if (bookingStatus) conditions.push(sql`${orderField(columns, 'bookingStatuses')} like ${containing(`"${bookingStatus}"`)}`)
  if (omsOrderNo)
    conditions.push(isWhole ? sql`id = ${omsOrderNo.toUpperCase()}` : sql`upper(id) like ${containing(omsOrderNo.toUpperCase())}`)
  // For a whole brand use the index on number fragments; for one company, the index that its page uses.
  const bill = companyId === undefined ? sql`(data->>'mblNo')` : orderField(columns, 'mblNo')
  if (mblNo) conditions.push(sql`${bill} like ${containing(mblNo.toUpperCase())}`)
  if (from) conditions.push(sql`created_at >= ${from}`)
  if (until) conditions.push(sql`created_at < ${until}`)
  for (const [name, value] of Object.entries(filter.equal)) if (value) conditions.push(sql`${orderField(columns, name)} = ${value}`)
  return conditions
}

interface SortField {
  readonly field: RawBuilder<unknown>
  readonly kind: 'text' | 'numeric' | 'timestamptz'
}

const fixedSorts: Readonly<Record<string, SortField>> = {
  omsOrderNo: { field: sql.ref('id'), kind: 'text' },
  createdAt: { field: sql.ref('created_at'), kind: 'timestamptz' },
  updatedAt: { field: sql.ref('updated_at'), kind: 'timestamptz' },
  state: { field: sql.ref('state'), kind: 'text' },
}

function sortField({ sort, columns }: Pick<OrderSearch, 'sort' | 'columns'>): SortField {
  const fixed = fixedSorts[sort]
  if (fixed) return fixed
  const kind = columns.orders?.[sort] === 'numeric' ? 'numeric' : 'text'
  return { field: orderField(columns, sort), kind }
}

function sortedBy({ descending }: Pick<OrderSearch, 'descending'>, sort: SortField): RawBuilder<unknown> {
  return orderedBy(sort.field, sql.ref('id'), sort, descending)
}

/** The time is never null; say `nulls last` anyway, or no index would match. */
function orderedBy(value: RawBuilder<unknown>, id: RawBuilder<unknown>, { kind }: SortField, descending: boolean): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`${value} ${direction}${kind === 'timestamptz' ? sql`` : sql` nulls last`}, ${id} desc`
}

/** Folds the increments; each change since costs a row to read. */
export async function foldOrderCounts(db: Reader): Promise<void> {
  const keys = sql.raw('brand, company_id, order_type, state, booking_status')
  await sql`with gone as (
      delete from order_counts where (${keys}) in (
        select ${keys} from order_counts group by ${keys} having count(*) > 1)
      returning ${keys}, count)
    insert into order_counts (${keys}, count)
      select ${keys}, sum(count) from gone group by ${keys} having sum(count) <> 0`.execute(db)
}
