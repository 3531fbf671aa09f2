/** A completed order for rebates and shares: what was shipped, the confirmed fees, and the day it was completed. */

import type { BrandPlan } from '#config'
import type { BoxCount, FeeLine } from '#domain'
import { dayIn, isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'

export interface CompletedOrder {
  readonly omsOrderNo: string
  readonly companyId: string
  readonly ordererId: string | null
  readonly orderType: string
  readonly pol?: string
  readonly pod?: string
  readonly boxes: readonly BoxCount[]
  /** As confirmed; empty if nothing was charged. */
  readonly lines: readonly FeeLine[]
  readonly completedAt: Date
  /** Calendar day of completion in the brand's time zone. */
  readonly day: string
}

export interface CompletedRow {
  readonly id: string
  readonly company_id: string | null
  readonly data: JsonObject
  readonly completed_at: Date
}

export function readCompleted(row: CompletedRow, brand: Pick<BrandPlan, 'timeZone'>): CompletedOrder {
  const { data } = row
  const pol = textOf(data.pol)
  const pod = textOf(data.pod)
  return {
    omsOrderNo: row.id,
    companyId: row.company_id ?? '',
    ordererId: textOf(data.orderedById) ?? null,
    orderType: String(data.orderType ?? ''),
    ...(pol === undefined ? {} : { pol }),
    ...(pod === undefined ? {} : { pod }),
    boxes: readPacked(textOf(data.boxes) ?? ''),
    // Written when fees are confirmed, from the declared entity.
    lines: listObjects(isObject(data.confirmed) ? data.confirmed.lines : undefined) as FeeLine[],
    completedAt: row.completed_at,
    day: dayIn(brand.timeZone, row.completed_at),
  }
}

/** Containers in the notation of order lists: 1*20GP 2*40HQ. */
function readPacked(packed: string): BoxCount[] {
  return packed.split(/\s+/).flatMap((part) => {
    const [, quantity, boxType] = /^(\d+)\*(\w+)$/.exec(part) ?? []
    return quantity !== undefined && boxType !== undefined ? [{ boxType, quantity: Number(quantity) }] : []
  })
}

/** TEU by container type, from the dictionary. */
export function readTeu(brand: BrandPlan): Readonly<Record<string, string>> {
  const types = brand.documents.dictionary?.['container-type']
  const rows = listObjects(isObject(types) ? types.rows : undefined)
  return Object.fromEntries(rows.flatMap(({ id, teu }) => (typeof id === 'string' && typeof teu === 'string' ? [[id, teu]] : [])))
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
