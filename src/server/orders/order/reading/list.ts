/** Lists of orders: one operation for a company's workbench, one for the desk; the page says which kinds to show. */

import type { Operations } from '#generated/operations.ts'
import { addDays, readMoment } from '#rules'
import { resolvePort } from '../../../freight/rates/index.ts'
import { type Call, detailFieldsOf, type Handlers, pageOf, type Result, type Sharing, tabsOf } from '../../../kernel/index.ts'
import { countShared } from '../../../platform/data-changes/index.ts'
import type { RowStream, RowStreams } from '../../../platform/lists/index.ts'
import { orderSummaries } from './output.ts'
import { countOrders, isOrderNumber, type OrderFilter, type OrderSearch, searchOrders, streamOrders } from './search-store.ts'

type ListInput = Operations['list-orders']['input'] & Partial<Operations['list-desk-orders']['input']>
type Scope = Pick<OrderFilter, 'companyId' | 'companyName'>

const sorts = new Set(['createdAt', 'updatedAt', 'etd', 'omsOrderNo', 'state', 'pol', 'pod', 'carrier', 'baseTotal'])

export const orderListHandlers: Pick<Handlers, 'list-orders' | 'list-desk-orders'> = {
  'list-orders': async (input, call) => {
    const scope = scopeOf(call)
    return scope.ok ? { ok: true, value: await listOrders(input, call, scope.value) } : scope
  },

  'list-desk-orders': async (input, call) => ({ ok: true, value: await listOrders(input, call, { companyName: input.companyName }) }),
}

/** All people of a company see the same list, until one of its orders changes. */
export const orderListSharing: Required<Pick<Sharing, 'list-orders'>> = {
  'list-orders': async (_input, { db, brand, actor }) => {
    if (actor.kind === 'staff' || actor.companyId === null) return null
    const company = actor.companyId
    const { changes, isCurrentIn } = await countShared(db, { brand: brand.id, company, tables: ['orders'] })
    return { key: JSON.stringify([company, changes]), isCurrentIn }
  },
}

/** The company comes from the session alone; the grid has already refused callers without one. */
function scopeOf({ actor }: Call): Result<Scope> {
  if (actor.kind === 'staff') return { ok: true, value: {} }
  return actor.companyId === null ? { ok: false, error: 'error.not-found' } : { ok: true, value: { companyId: actor.companyId } }
}

/** The rows of both lists as a stream, for exports. */
export const orderRowStreams: RowStreams = {
  'list-orders': async (input, call) => {
    const scope = scopeOf(call)
    return scope.ok ? { ok: true, value: await streamList(input, call, scope.value) } : scope
  },
  'list-desk-orders': async (input, call) => ({
    ok: true,
    value: await streamList(input, call, { companyName: (input as ListInput).companyName }),
  }),
}

async function streamList(input: ListInput, call: Call, scope: Scope): Promise<RowStream> {
  const search = await readSearch(input, call, scope)
  const summarise = orderSummaries(call)
  async function* parts(): AsyncGenerator<readonly unknown[]> {
    for await (const orders of streamOrders(call.db, search)) yield orders.map(summarise)
  }
  return { total: await countOrders(call.db, search), parts: parts() }
}

async function listOrders(input: ListInput, call: Call, scope: Scope) {
  const { page, pageSize, offset } = pageOf(input, call)
  const tabs = tabsOf(call, 'order-status')
  const search = await readSearch(input, call, scope)
  const orders = await searchOrders(call.db, { ...search, limit: pageSize, offset })
  const counts = Object.fromEntries(
    Object.entries(tabs).map(([tab, states]) => [tab, states.reduce((sum, state) => sum + (orders.byState[state] ?? 0), 0)]),
  )
  const rows = orders.orders.map(orderSummaries(call))
  return {
    rows,
    total: orders.total,
    page,
    pageSize,
    counts,
    facets: { orderType: orders.byOrderType, bookingStatus: orders.byBookingStatus },
  }
}

/** A list's filters, without its page. */
async function readSearch(input: ListInput, call: Call, scope: Scope): Promise<Omit<OrderSearch, 'limit' | 'offset'>> {
  const { brand } = call
  const { sort, omsOrderNo } = input
  return {
    brand: brand.id,
    ...scope,
    ...(input.tab ? { states: tabsOf(call, 'order-status')[input.tab] ?? [] } : {}),
    ...typesOf(input, call),
    bookingStatus: input.bookingStatus,
    omsOrderNo,
    isWhole: omsOrderNo !== undefined && (await isOrderNumber(call.db, brand.id, omsOrderNo)),
    mblNo: input.mblNo,
    from: input.from ? startOfDay(input.from, brand.timeZone) : undefined,
    until: input.to ? startOfDay(addDays(input.to, 1), brand.timeZone) : undefined,
    equal: { pol: resolvePort(brand, input.pol), pod: resolvePort(brand, input.pod) },
    sort: sort && sorts.has(sort) ? sort : 'createdAt',
    descending: sort ? input.order === 'descending' : true,
    columns: call.release.columns,
    omitted: detailFieldsOf('order', call),
  }
}

function startOfDay(day: string, timeZone: string): Date | undefined {
  const { at } = readMoment(day, timeZone)
  return at === undefined ? undefined : new Date(at)
}

/** Kinds of the list that the page names, and the chosen one; undefined: every kind. */
function typesOf({ list, orderType }: ListInput, { brand }: Call): Pick<OrderFilter, 'listTypes' | 'orderTypes'> {
  const chosen = orderType ? [orderType] : undefined
  if (!list) return { orderTypes: chosen }
  const types = Object.entries(brand.documents['order-type'] ?? {}).filter(([, plan]) => (plan.list ?? otherList) === list)
  const listTypes = types.map(([id]) => id)
  return { listTypes, orderTypes: chosen ? chosen.filter((id) => listTypes.includes(id)) : listTypes }
}

/** The list for kinds whose document names none. */
const otherList = 'other'
