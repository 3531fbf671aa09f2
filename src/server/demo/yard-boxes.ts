/** Containers of demo orders at the yards of their port of loading, each with a valid check digit. */

import type { BrandPlan } from '#config'
import { isContainerNumber } from '#domain'
import { addDays } from '#rules'
import { listObjects } from '../kernel/index.ts'
import type { OrderData } from '../orders/order/index.ts'
import { createRandom, type Random } from './random.ts'
import type { WorldRecord } from './store.ts'

export interface WorldBox {
  readonly id: string
  readonly brand: string
  readonly companyId: string
  readonly orderId: string
  readonly blNo: string
  readonly containerNo: string
  readonly boxType: string
  readonly yard: string
  readonly loaded: boolean
  readonly dangerous: boolean
  readonly extraMoves: number
  readonly inAt: string
  readonly outAt: string | null
}

export interface GenerateBoxesOptions {
  readonly seed: number
  readonly today: string
  readonly brand: BrandPlan
  readonly orders: readonly WorldRecord[]
}

/** Days before departure on which a container arrived at the yard: some within the free days, some long before. */
const daysBefore = [4, 34] as const

/** Orders that have a bill of lading by now, and a yard at their port of loading. */
export function generateYardBoxes({ seed, today, brand, orders }: GenerateBoxesOptions): WorldBox[] {
  const random = createRandom(seed)
  const yards = listObjects(brand.documents.reference?.yard?.rows)
  return orders.flatMap((order) => {
    const data = order.data as OrderData
    const there = yards.filter(({ parent }) => parent === data.pol).map(({ id }) => String(id))
    if (!data.mblNo || !data.etd || order.companyId === null || there.length === 0) return []
    return placeBoxes({ order, data, today, yards: there, random, brand: brand.id })
  })
}

interface Placing {
  readonly order: WorldRecord
  readonly data: OrderData
  readonly today: string
  readonly yards: readonly string[]
  readonly random: Random
  readonly brand: string
}

function placeBoxes({ order, data, today, yards, random, brand }: Placing): WorldBox[] {
  const { etd = today, mblNo = '' } = data
  const came = [addDays(etd, -random.between(...daysBefore)), today].sort()[0] ?? today
  // Containers leave the yard the day before sailing.
  const leavesOn = etd <= today ? addDays(etd, -1) : null
  const yard = random.pick(yards)
  const dangerous = data.booking.cargoType === 'dangerous'
  return typesOf(data.boxes ?? '').map((boxType, index) => ({
    id: `${order.id}-${index + 1}`,
    brand,
    companyId: order.companyId ?? '',
    orderId: order.id,
    blNo: mblNo.toUpperCase(),
    containerNo: nameContainer(random.between(100_000, 999_999)),
    boxType,
    yard,
    loaded: true,
    dangerous,
    extraMoves: random.next() < 0.2 ? 1 : 0,
    inAt: `${came}T0${random.between(1, 8)}:${random.between(10, 59)}:00Z`,
    outAt: leavesOn === null ? null : `${leavesOn}T10:${random.between(10, 59)}:00Z`,
  }))
}

/** Each container separately: 2*40HQ is two. */
function typesOf(boxes: string): string[] {
  return [...boxes.matchAll(/(\d+)\*(\w+)/g)].flatMap(([, quantity, boxType = '']) =>
    Array.from({ length: Number(quantity) }, () => boxType),
  )
}

/** A container number with its check digit. */
export function nameContainer(serial: number): string {
  const checks = Array.from({ length: 10 }, (_, check) => `DEMU${serial}${check}`)
  return checks.find(isContainerNumber) ?? ''
}
