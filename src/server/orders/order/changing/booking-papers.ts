/** What each shipping document writes into an order. Pure: the handlers and the demo world write the same. */
import { isBelowCargo, type WeighedBox } from '#domain'
import { type FieldError, sumDecimals } from '#rules'
import type { BillChange, BillDraft, Container, GivenInstruction, GivenVgm, SignedPaper } from '../paper-record.ts'
import type { OrderData } from '../record.ts'
import type { Signature } from './papers.ts'

export function withContainers(data: OrderData, containers: readonly Container[]): OrderData {
  return { ...data, containers }
}

/**
 * More containers of a type than were booked are a mistake or another booking; the booking itself is changed by an amendment. A VGM
 * contains the cargo.
 */
export function checkContainers(data: OrderData, containers: readonly Container[], tolerancePercent: number): FieldError[] {
  const lightBoxes = containers.flatMap((box, index) => checkWeights(box, index, tolerancePercent))
  return [...checkTypes(data, containers), ...lightBoxes]
}

function checkTypes({ boxes }: OrderData, containers: readonly Container[]): FieldError[] {
  const booked = boxes === undefined ? undefined : readBooked(boxes)
  if (!booked) return []
  const seen = new Map<string, number>()
  return containers.flatMap(({ boxType }, index): FieldError[] => {
    const limit = booked.get(boxType)
    const count = (seen.get(boxType) ?? 0) + 1
    seen.set(boxType, count)
    const path = `/containers/${index}/boxType`
    if (limit === undefined) return [{ path, id: 'invalid.boxNotBooked', params: { boxType } }]
    return count > limit ? [{ path, id: 'invalid.boxTooMany', params: { boxType, limit } }] : []
  })
}

/** Parses `1*20GP 2*40HQ` to numbers by type; undefined for anything else. */
function readBooked(boxes: string): Map<string, number> | undefined {
  const quantities = [...boxes.matchAll(/(\d+)\*(\S+)/g)].map(([, quantity, type]) => [type ?? '', Number(quantity)] as const)
  return quantities.length === 0 ? undefined : new Map(quantities)
}

/** Weights are declared for containers on the list, and contain their cargo. */
export function checkVgm({ containers = [] }: OrderData, given: GivenVgm, tolerancePercent: number): FieldError[] {
  const listed = new Map(containers.map((box) => [box.containerNo, box]))
  return given.containers.flatMap((row, index): FieldError[] => {
    const box = listed.get(row.containerNo)
    if (!box) return [{ path: `/containers/${index}/containerNo`, id: 'invalid.containerUnknown', params: {} }]
    return checkWeights({ ...box, ...row }, index, tolerancePercent)
  })
}

function checkWeights(box: WeighedBox, index: number, tolerancePercent: number): FieldError[] {
  if (!isBelowCargo(box, tolerancePercent)) return []
  return [{ path: `/containers/${index}/vgm`, id: 'invalid.vgmBelowCargo', params: { cargo: box.grossWeight ?? '' } }]
}

export function withVgm(data: OrderData, given: GivenVgm, signed: Signature): OrderData {
  const { responsible, signatory, weighedAt } = given
  const weighed = new Map(given.containers.map((row) => [row.containerNo, row]))
  const containers = (data.containers ?? []).map((box) => ({ ...box, ...weighed.get(box.containerNo) }))
  // A calculated cut-off is no one's deadline yet.
  const isKnown = data.vgmCutOffAt !== undefined && !data.calculatedCutOffs?.includes('vgmCutOffAt')
  const late = isKnown && Date.parse(signed.at) > Date.parse(data.vgmCutOffAt ?? '')
  const vgmDeclaration = {
    responsible,
    signatory,
    ...(weighedAt ? { weighedAt } : {}),
    ...(late ? { late: true as const } : {}),
    ...signPaper(data.vgmDeclaration, signed),
  }
  return { ...data, containers, vgmDeclaration }
}

/** The instruction has the final say on cargo and parties: the order's facts follow it. */
export function withInstruction(data: OrderData, given: GivenInstruction, signed: Signature): OrderData {
  const { shipper, consignee, notifyParty, billType, placeOfReceipt, placeOfDelivery, goods } = given
  const units = new Set(goods.map(({ packageUnit: unit }) => unit))
  const [packageUnit] = units
  return {
    ...data,
    shippingInstruction: { ...given, ...signPaper(data.shippingInstruction, signed) },
    shipper,
    consignee,
    notifyParty,
    billType,
    ...(placeOfReceipt ? { placeOfReceipt } : {}),
    ...(placeOfDelivery ? { placeOfDelivery } : {}),
    packages: goods.reduce((sum, line) => sum + line.packages, 0),
    ...(units.size === 1 && packageUnit ? { packageUnit } : {}),
    grossWeight: sumDecimals(goods.map((line) => line.grossWeight)),
    volume: sumDecimals(goods.map((line) => line.volume)),
  }
}

type StatedInDraft = Pick<BillDraft, 'billNo' | 'packages' | 'grossWeight' | 'volume' | 'note'>

export type GivenDraft = Pick<BillDraft, 'fileId' | 'name'> & { readonly [Name in keyof StatedInDraft]?: StatedInDraft[Name] | undefined }

/** A new draft answers the request and must be confirmed again. */
export function withBillDraft(data: OrderData, given: GivenDraft, signed: Signature): OrderData {
  const { fileId, name, billNo, packages, grossWeight, volume, note } = given
  const billDraft = {
    fileId,
    name,
    ...(billNo ? { billNo } : {}),
    ...(packages ? { packages } : {}),
    ...(grossWeight ? { grossWeight } : {}),
    ...(volume ? { volume } : {}),
    ...(note ? { note } : {}),
    ...signPaper(data.billDraft, signed),
  }
  return { ...withoutConfirmation(data), billDraft, billChange: undefined, ...(billNo ? { mblNo: billNo } : {}) }
}

export function withBillConfirmed(data: OrderData, { name, latinName, at }: Signature): OrderData {
  return { ...data, billConfirmedAt: at, billConfirmedBy: name, billConfirmedByLatin: latinName }
}

export type GivenChange = Pick<BillChange, 'remarks'> & { readonly fileId?: string | undefined }

export function withBillChange(data: OrderData, { remarks, fileId }: GivenChange, { name, latinName, at }: Signature): OrderData {
  const draft = data.billDraft?.version ?? 0
  const billChange = { remarks, draft, ...(fileId ? { fileId } : {}), at, by: name, byLatin: latinName }
  return { ...withoutConfirmation(data), billChange }
}

function withoutConfirmation(data: OrderData): OrderData {
  return { ...data, billConfirmedAt: undefined, billConfirmedBy: undefined, billConfirmedByLatin: undefined }
}

function signPaper(before: SignedPaper | undefined, { name, latinName, at }: Signature): SignedPaper {
  return { version: (before?.version ?? 0) + 1, at, by: name, byLatin: latinName }
}
