/** Shares of a completed order for the partners of its company, in the transaction that settles the order. */

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { type ProfitAgreement, type SharedProfit, shareProfit } from '#domain'
import { isObject, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { readMoney } from '../../freight/quotes/index.ts'
import { listObjects, type Result } from '../../kernel/index.ts'
import type { CompletedOrder } from '../../orders/order/index.ts'
import { listCosts } from '../supplier-orders/index.ts'
import { findAgreements, insertLines, type NewLine, toAgreement } from './store.ts'

/** Shares under the current agreements. */
export async function workOutShares(
  tx: Transaction<Database>,
  order: CompletedOrder,
  brand: BrandPlan,
): Promise<{ readonly agreements: readonly ProfitAgreement[]; readonly shared: SharedProfit }> {
  const rows = await findAgreements(tx, { brand: brand.id, companyId: order.companyId, notOverOn: order.day })
  const services = readServices(brand)
  const agreements = rows.map(toAgreement).filter((agreement) => isAbout(agreement, order, services))
  const { orderType: service, boxes, lines, day } = order
  const costs = await listCosts(tx, order.omsOrderNo)
  const money = await readMoney(tx, brand, day)
  return { agreements, shared: shareProfit({ ...money, agreements, services, order: { service, boxes, lines, costs, bills: 1, day } }) }
}

/**
 * Writes a line for each share. If the agreements exceed the total, each gets a line with that reason; any other failure is
 * refused and the order retried later.
 */
export async function shareOrder(
  tx: Transaction<Database>,
  order: CompletedOrder,
  { brand }: { readonly brand: BrandPlan },
): Promise<Result<number>> {
  const { agreements, shared } = await workOutShares(tx, order, brand)
  if (!shared.ok && shared.error !== 'error.profit-over') return { ok: false, error: shared.error, params: shared.params }
  const common = {
    brand: brand.id,
    companyId: order.companyId,
    orderId: order.omsOrderNo,
    ordererId: order.ordererId,
    completedAt: order.completedAt,
  }
  const lines: NewLine[] = shared.ok
    ? shared.shares.map((share) => ({
        ...common,
        id: randomUUID(),
        agreementId: share.agreement,
        state: 'settled',
        amount: share.baseAmount,
        data: { ...share } as JsonObject,
      }))
    : agreements.map(({ id, partner, code, unit, rule, share }) => ({
        ...common,
        id: randomUUID(),
        agreementId: id,
        state: 'refused',
        amount: '0',
        data: { agreement: id, partner, code, unit, rule, share, over: { ...shared.params } },
      }))
  await insertLines(tx, lines)
  return { ok: true, value: lines.length }
}

function isAbout(agreement: ProfitAgreement, order: CompletedOrder, services: Readonly<Record<string, readonly string[]>>): boolean {
  if (order.day < agreement.from || (agreement.to !== undefined && order.day > agreement.to)) return false
  const own = services[agreement.code] ?? []
  return own.includes(order.orderType) || order.lines.some(({ part }) => part !== undefined && own.includes(part))
}

/** Services by code, as the dictionary declares them. */
export function readServices(brand: BrandPlan): Readonly<Record<string, readonly string[]>> {
  const codes = brand.documents.dictionary?.['profit-code']
  const rows = listObjects(isObject(codes) ? codes.rows : undefined)
  return Object.fromEntries(
    rows.map(({ id, services }) => [
      String(id),
      Array.isArray(services) ? services.filter((service): service is string => typeof service === 'string') : [],
    ]),
  )
}
