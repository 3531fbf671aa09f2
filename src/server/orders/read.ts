import { areMilestonesDone } from '#domain'
import { isObject, listObjects } from '../dictionaries/index.ts'
import { listOrderFiles } from '../files/index.ts'
import type { Call, Handlers } from '../operation.ts'
import { resolvePort } from '../rates/index.ts'
import { judgeAccess, relationTo } from './access.ts'
import { readOrderType } from './life.ts'
import { toOrder, toOrderSummary } from './output.ts'
import { findOrder, listEvents, type OrderSearch, searchOrders } from './store.ts'

type ReadHandlers = Pick<Handlers, 'list-orders' | 'list-desk-orders' | 'read-order'>

const defaultPageSize = 20
const sorts = new Set(['createdAt', 'updatedAt', 'etd', 'omsOrderNo', 'state', 'pol', 'pod', 'carrier', 'baseTotal'])

export const orderReadHandlers: ReadHandlers = {
  'list-orders': async (input, call) => {
    const { actor } = call
    if (actor.kind === 'staff') return { ok: true, value: await listOrders(input, call, {}) }
    // The company comes from the session alone; the grid has already sent away whoever has none.
    return actor.companyId === null
      ? { ok: false, error: 'error.not-found' }
      : { ok: true, value: await listOrders(input, call, { companyId: actor.companyId }) }
  },

  'list-desk-orders': async (input, call) => ({
    ok: true,
    value: await listOrders(input, call, input.companyName ? { companyName: input.companyName } : {}),
  }),

  'read-order': async ({ omsOrderNo }, call) => {
    const order = await findOrder(call.db, call.brand.id, omsOrderNo)
    if (!order) return { ok: false, error: 'error.not-found' }
    const access = judgeAccess(call, 'read-order', order)
    if (!access.ok) return access
    const [files, events] = await Promise.all([listOrderFiles(call.db, omsOrderNo), listEvents(call.db, omsOrderNo)])
    const { completing, milestones } = readOrderType(call.brand.documents, order.data.orderType)
    const parts = {
      files,
      events,
      documentPrefix: call.brand.documentPrefix,
      relation: relationTo(order, call.actor),
      milestonesDone: areMilestonesDone(completing, order.data.milestones),
      steps: milestones,
    }
    return { ok: true, value: toOrder(order, parts, call.language) }
  },
}

interface ListInput {
  readonly tab?: string
  readonly omsOrderNo?: string
  readonly orderType?: string
  readonly pol?: string
  readonly pod?: string
  readonly mblNo?: string
  readonly sort?: string
  readonly order?: string
  readonly page?: number
  readonly pageSize?: number
}

async function listOrders(input: ListInput, call: Call, scope: Pick<OrderSearch, 'companyId' | 'companyName'>) {
  const { page = 1, pageSize = Number(call.brand.limits.pageSize ?? defaultPageSize) } = input
  const tabs = readTabs(call)
  const found = await searchOrders(call.db, {
    brand: call.brand.id,
    ...scope,
    ...(input.tab ? { states: tabs[input.tab] ?? [] } : {}),
    omsOrderNo: input.omsOrderNo,
    mblNo: input.mblNo,
    equal: { orderType: input.orderType, pol: resolvePort(call.brand, input.pol), pod: resolvePort(call.brand, input.pod) },
    sort: input.sort && sorts.has(input.sort) ? input.sort : 'createdAt',
    descending: input.sort ? input.order === 'descending' : true,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    columns: call.release.columns,
  })
  const counts = Object.fromEntries(
    Object.entries(tabs).map(([tab, states]) => [tab, states.reduce((sum, state) => sum + (found.byState[state] ?? 0), 0)]),
  )
  const rows = found.orders.map((order) => toOrderSummary(order, call.language))
  return { rows, total: found.total, page, pageSize, counts }
}

/** The tabs of the order lists and the states in each, as the dictionary of states groups them. */
function readTabs(call: Call): Record<string, string[]> {
  const tabs: Record<string, string[]> = {}
  const dictionary = call.brand.documents.dictionary?.['order-status']
  for (const row of listObjects(isObject(dictionary) ? dictionary.rows : undefined)) {
    if (typeof row.id !== 'string' || typeof row.group !== 'string') continue
    tabs[row.group] = [...(tabs[row.group] ?? []), row.id]
  }
  return tabs
}
