/** Data derived from the demo orders: rebate rules, requested and paid months, partner shares, purchase orders. */

import type { Insertable, Kysely, Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { type Money, orderNumber, type SupplierOrderState, totalLines } from '#domain'
import { addDays, hourMs, isObject, type JsonObject, multiplyDecimals, roundHalfUp } from '#rules'
import type { Database, SupplierOrderEventTable } from '../db/index.ts'
import { readMoney } from '../freight/quotes/index.ts'
import { listObjects } from '../kernel/index.ts'
import { type CostLine, insertSupplierOrders, type SupplierOrderRecord, takeSupplierOrderNumber } from '../money/supplier-orders/index.ts'
import type { PersonFact } from './demo-documents.ts'
import type { BrandPeople } from './people.ts'
import { insertWorldRows, listPayableMonths, updateMonth, type WorldRecord } from './store.ts'

export interface AddSettlementsOptions {
  readonly brand: BrandPlan
  readonly release: Release
  readonly today: string
  readonly lived: BrandPeople
  readonly orders: readonly WorldRecord[]
}

type Facts = {
  readonly rebateRules: readonly (JsonObject & { readonly id: string; readonly daysAgo: number })[]
  readonly agreements: readonly (JsonObject & { readonly id: string; readonly companyRole: number; readonly daysAgo: number })[]
  readonly suppliers: readonly (JsonObject & { readonly id: string; readonly name: string; readonly kind: string })[]
  /** Supplier for each service. */
  readonly kinds: Readonly<Record<string, string>>
  /** Texts that people typed. */
  readonly words: { readonly cancelled: string; readonly bank: string; readonly refused: string }
  /** Final state of the last month, for the first, second ... company. */
  readonly payouts: readonly string[]
  readonly payoutsElsewhere: readonly string[]
}

/** Costs are this share of what the customer pays; the rest is the margin. */
const costShares = ['0.86', '0.9', '0.83', '0.93'] as const
/** One in this many orders is used as an example. */
const everySo = 3

export async function addSettlements(tx: Transaction<Database>, options: AddSettlementsOptions): Promise<void> {
  const facts = readFacts(options)
  await addRules(tx, options, facts)
  await addAgreements(tx, options, facts)
  await addSuppliers(tx, options, facts)
  await addSupplierOrders(tx, options, facts)
}

/** Past months are paid; the last one has the declared state. */
export async function payOut(tx: Kysely<Database>, options: PayOutOptions): Promise<void> {
  const { brand, release, today, lived } = options
  const facts = readFacts(options)
  const payouts = brand.id === release.defaultBrand ? facts.payouts : facts.payoutsElsewhere
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const staff = personOf(lived, 'staff')
  for (const [index, company] of lived.companies.entries()) {
    const admin = lived.people.find((person) => person.company === company.id && person.role === 'admin')
    if (!admin) continue
    const months = await listPayableMonths(tx, brand.id, company.id)
    for (const { id, month, version, data } of months) {
      const state = month < lastMonth ? 'paid' : (payouts[index] ?? 'payable')
      if (state === 'payable') continue
      const first = addDays(`${month}-28`, 8)
      const account = { payee: company.name, bank: facts.words.bank, account: `6222 0000 0000 ${String(1000 + index)}` }
      const decided = { decidedBy: staff.name, decidedByLatin: staff.latinName, decidedAt: `${addDays(first, 2)}T06:00:00Z` }
      await updateMonth(tx, id, {
        state,
        version: version + 2,
        requested_at: `${first}T02:00:00Z`,
        requested_by: admin.id,
        data: JSON.stringify({
          ...data,
          ...account,
          ...(state === 'requested' ? {} : decided),
          ...(state === 'refused' ? { reason: facts.words.refused } : {}),
          ...(state === 'paid' ? { paidOn: addDays(first, 4), reference: `BOC${month.replace('-', '')}${index}08` } : {}),
        }),
      })
    }
  }
}

type PayOutOptions = Omit<AddSettlementsOptions, 'orders'>

function readFacts({ release }: Pick<AddSettlementsOptions, 'release'>): Facts {
  const facts = release.brands[release.defaultBrand]?.documents.demo?.settlements?.facts
  if (!isObject(facts)) throw new Error('The release has no facts in demo document settlements.')
  // Validated by the tests of the demo world.
  return facts as Facts
}

async function addRules(tx: Kysely<Database>, { brand, today, lived }: AddSettlementsOptions, { rebateRules }: Facts): Promise<void> {
  const staff = personOf(lived, 'staff')
  const rows = rebateRules.map(({ id, daysAgo, ...data }) => ({
    id: `${brand.id}-${id}`,
    brand: brand.id,
    company_id: null,
    valid_from: addDays(today, -daysAgo),
    by_user: staff.id,
    by_name: staff.name,
    by_latin: staff.latinName,
    created_at: `${addDays(today, -Math.max(daysAgo, 1) - 3)}T02:00:00Z`,
    data: JSON.stringify(data),
  }))
  await insertWorldRows(tx, 'rebate_rules', rows)
}

async function addAgreements(tx: Kysely<Database>, { brand, today, lived }: AddSettlementsOptions, { agreements }: Facts): Promise<void> {
  const rows = agreements.flatMap(({ id, companyRole, daysAgo, ...data }) => {
    const company = lived.companies[companyRole]
    const admin = lived.people.find((person) => person.company === company?.id && person.role === 'admin')
    if (!company || !admin) return []
    return [
      {
        id: `${brand.id}-${id}`,
        brand: brand.id,
        company_id: company.id,
        valid_from: addDays(today, -daysAgo),
        by_user: admin.id,
        by_name: admin.name,
        by_latin: admin.latinName,
        updated_at: `${addDays(today, -Math.max(daysAgo, 1) - 2)}T03:00:00Z`,
        data: JSON.stringify(data),
      },
    ]
  })
  await insertWorldRows(tx, 'profit_agreements', rows)
}

async function addSuppliers(tx: Kysely<Database>, { brand, today, lived }: AddSettlementsOptions, { suppliers }: Facts): Promise<void> {
  const rows = lived.companies.flatMap((company) =>
    suppliers.map(({ id, name, kind, ...more }) => ({
      id: supplierId(brand, company.id, id),
      brand: brand.id,
      company_id: company.id,
      name,
      kind,
      updated_at: `${addDays(today, -160)}T02:00:00Z`,
      data: JSON.stringify({ note: '', ...more }),
    })),
  )
  await insertWorldRows(tx, 'suppliers', rows)
}

function supplierId(brand: BrandPlan, company: string, id: string): string {
  return `${brand.id}-${company}-${id}`
}

/** The state of the purchase order, derived from the customer's order. */
const supplierStates: Readonly<Record<string, readonly SupplierOrderState[]>> = {
  completed: ['done'],
  'in-process': ['confirmed', 'sent', 'confirmed', 'draft'],
  'fees-accepted': ['draft'],
}

async function addSupplierOrders(tx: Transaction<Database>, options: AddSettlementsOptions, { kinds, words }: Facts): Promise<void> {
  const { brand, release, today, lived } = options
  const money = await readMoney(tx, brand, today)
  const bought = options.orders.filter(({ state, data }) => supplierStates[state ?? ''] && isObject((data as JsonObject).confirmed))
  const supplierOrders: SupplierOrderRecord[] = []
  const events: WorldSupplierEvent[] = []
  for (const [index, order] of bought.entries()) {
    const data = order.data as JsonObject
    const service = String(data.orderType)
    const supplier = kinds[service]
    const buyer = lived.people.find(({ id: personId }) => personId === data.orderedById)
    if (supplier === undefined || !buyer || index % everySo !== 0 || order.companyId === null) continue
    const states = supplierStates[order.state ?? ''] ?? ['draft']
    const state = index % 15 === 9 ? 'cancelled' : (states[Math.floor(index / everySo) % states.length] ?? 'draft')
    const lines = costsOf(data, costShares[index % costShares.length] ?? '0.9', money)
    const at = new Date(order.createdAt)
    const day = order.createdAt.slice(0, 10)
    const id = orderNumber({ prefix: brand.documentPrefix, document: 'PO', day, sequence: await takeSupplierOrderNumber(tx) })
    supplierOrders.push({
      id,
      brand: brand.id,
      companyId: order.companyId,
      orderId: order.id,
      supplierId: supplierId(brand, order.companyId, supplier),
      placedById: buyer.id,
      service,
      state,
      version: historyOf(state).length,
      release: release.id,
      createdAt: at,
      updatedAt: new Date(at.getTime() + historyOf(state).length * stepMs),
      data: {
        lines,
        ...totalLines(lines, money),
        neededOn: addDays(day, 4),
        placedBy: buyer.name,
        placedByLatin: buyer.latinName,
        ...(state === 'draft' ? {} : { sentTo: 'orders@supplier.example', sentAt: new Date(at.getTime() + stepMs).toISOString() }),
        ...(state === 'confirmed' || state === 'done' ? { reference: `S${id.slice(-6)}` } : {}),
        ...(state === 'cancelled' ? { reason: words.cancelled } : {}),
      },
    })
    events.push(...listHistory({ id, state, at, buyer }))
  }
  await insertSupplierOrders(tx, supplierOrders)
  await insertWorldRows(tx, 'supplier_order_events', events)
}

const stepMs = 5 * hourMs

interface History {
  readonly id: string
  readonly state: SupplierOrderState
  readonly at: Date
  readonly buyer: PersonFact
}

type WorldSupplierEvent = Insertable<SupplierOrderEventTable>

function listHistory({ id, state, at, buyer }: History): WorldSupplierEvent[] {
  return historyOf(state).map(({ event, to }, step) => ({
    supplier_order_id: id,
    seq: step + 1,
    event,
    at: new Date(at.getTime() + step * stepMs),
    by_user: buyer.id,
    by_name: buyer.name,
    by_latin: buyer.latinName,
    by_role: buyer.role,
    to_state: to,
    note: null,
  }))
}

function historyOf(state: SupplierOrderState): readonly { readonly event: string; readonly to: SupplierOrderState }[] {
  const placed = { event: 'place-supplier-order', to: 'draft' } as const
  const sent = { event: 'send-supplier-order', to: 'sent' } as const
  const confirmed = { event: 'confirm-supplier-order', to: 'confirmed' } as const
  const ends: Readonly<Record<SupplierOrderState, readonly { readonly event: string; readonly to: SupplierOrderState }[]>> = {
    draft: [placed],
    sent: [placed, sent],
    confirmed: [placed, sent, confirmed],
    done: [placed, sent, confirmed, { event: 'finish-supplier-order', to: 'done' }],
    cancelled: [placed, sent, { event: 'cancel-supplier-order', to: 'cancelled' }],
  }
  return ends[state]
}

/** The most expensive fees of the order, at their cost to the company. */
function costsOf(data: JsonObject, share: string, { decimals, exchange }: Money): CostLine[] {
  const confirmed = isObject(data.confirmed) ? listObjects(data.confirmed.lines) : []
  return confirmed
    .map((line) => line as CostLine)
    .toSorted((one, other) => Number(other.baseAmount) - Number(one.baseAmount))
    .slice(0, 4)
    .map(({ fee, basis, boxType, unitPrice, currency, quantity, exchangeRate }) => {
      const price = roundHalfUp(multiplyDecimals(unitPrice, share), Math.min(decimals[currency] ?? 2, 2))
      const amount = roundHalfUp(multiplyDecimals(price, quantity), decimals[currency] ?? 2)
      const baseAmount = roundHalfUp(multiplyDecimals(amount, exchangeRate), decimals[exchange.baseCurrency] ?? 2)
      return { fee, basis, ...(boxType ? { boxType } : {}), unitPrice: price, currency, quantity, amount, exchangeRate, baseAmount }
    })
}

function personOf({ people }: BrandPeople, role: PersonFact['role']): PersonFact {
  const person = people.find((one) => one.role === role)
  if (!person) throw new Error(`The demo data has no person with the role ${role}.`)
  return person
}
