/** What an amendment writes into the order: requested, priced, decided. Pure. */
import { type ConfirmedFees, type FeeLine, isCustomer } from '#domain'
import type { JsonObject } from '#rules'
import type { Actor } from '../../../kernel/index.ts'
import type { ChangeOutcome, FeeSheet, OpenChange, OrderData, SettledChange } from '../record.ts'
import type { Signature } from './papers.ts'

export interface AskedChange {
  readonly booking: JsonObject
  readonly reason: string
  readonly side: OpenChange['side']
  readonly summary: JsonObject
  /** Calculated by the server; with `offered` the customer decides on it, else staff start from it. */
  readonly priced?: { readonly fees: FeeSheet; readonly offered: boolean; readonly rateId?: string; readonly rateVersion?: number }
}

export function withChange(data: OrderData, { booking, reason, side, summary, priced }: AskedChange, signed: Signature): OrderData {
  const { name: by, latinName: byLatin, at } = signed
  const request = { no: (data.earlierChanges?.at(-1)?.no ?? 0) + 1, booking, reason, summary, side, by, byLatin, at }
  if (!priced) return { ...data, openChange: request }
  const { fees, offered, rateId, rateVersion } = priced
  const rate = rateId === undefined || rateVersion === undefined ? {} : { rateId, rateVersion }
  const openChange: OpenChange = offered ? { ...request, ...rate, fees, offeredAt: at } : { ...request, ...rate, suggested: fees }
  return { ...data, openChange }
}

/** Staff enter the price of the changed order. */
export function withOffer(data: OrderData, fees: ConfirmedFees, signed: Signature & { readonly note?: string | undefined }): OrderData {
  const { openChange } = data
  if (!openChange) return data
  const { note: _before, ...asked } = openChange
  const { name, latinName, at, note } = signed
  return {
    ...data,
    openChange: {
      ...asked,
      fees: { ...fees, at },
      offeredAt: at,
      offeredBy: name,
      offeredByLatin: latinName,
      ...(note ? { note } : {}),
    },
  }
}

/** Applies the amendment: form, list fields, fees. The previous values are kept with it. */
export function withAcceptedChange(data: OrderData, signed: Signature): OrderData {
  const { openChange } = data
  if (!openChange?.fees) return data
  const { booking, fees, rateId, rateVersion, summary, offeredBy, offeredByLatin, note } = openChange
  const rate = rateId === undefined || rateVersion === undefined ? {} : { rateId, rateVersion }
  // Author of the fees: customer service, or the customer who accepted the calculated ones.
  const confirmed = { ...fees, by: offeredBy ?? signed.name, byLatin: offeredByLatin ?? signed.latinName, ...(note ? { note } : {}) }
  const before = { booking: data.booking, ...(data.confirmed ? { fees: data.confirmed } : {}) }
  const settled = withSettledChange(data, { outcome: 'accepted', ...signed, before })
  return { ...settled, ...summary, ...rate, booking, confirmed, baseTotal: fees.baseTotal }
}

export interface Settling extends Signature {
  readonly outcome: ChangeOutcome
  readonly reason?: string | undefined
  readonly before?: SettledChange['before'] | undefined
}

/** Closes the amendment; its request and outcome stay on record. */
export function withSettledChange(data: OrderData, { outcome, reason, before, name, latinName, at }: Settling): OrderData {
  const { openChange, earlierChanges = [], ...rest } = data
  if (!openChange) return data
  const settled: SettledChange = {
    ...openChange,
    outcome,
    settledAt: at,
    settledBy: name,
    settledByLatin: latinName,
    ...(reason ? { settledReason: reason } : {}),
    ...(before ? { before } : {}),
  }
  return { ...rest, earlierChanges: [...earlierChanges, settled] }
}

/**
 * Whether the calculated price is the whole price: only if customer service left the fees as estimated. Only they can carry
 * over extras that they agreed on.
 */
export function isPricedByServer({ estimated, confirmed }: OrderData): boolean {
  return estimated !== undefined && confirmed !== undefined && isSameSheet(estimated.lines, confirmed.lines)
}

function isSameSheet(one: readonly FeeLine[], other: readonly FeeLine[]): boolean {
  return one.length === other.length && other.every((line) => line.source !== 'staff')
}

/** The caller's side: customer or staff. */
export function sideOf(actor: Actor, relation: 'own' | 'own-company' | 'other' | 'none'): OpenChange['side'] {
  return isCustomer({ kind: actor.kind, relation }) ? 'customer' : 'staff'
}
