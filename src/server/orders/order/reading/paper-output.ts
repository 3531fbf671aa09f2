/** Shipping documents and facts of an order in responses: declared fields, and who signed, in the language of the request. */
import type { JsonObject } from '#rules'
import { type Call, nameIn } from '../../../kernel/index.ts'
import { declaredFacts } from '../changing/fact-groups.ts'
import { readOrderType } from '../life.ts'
import type { OrderData, OrderRecord } from '../record.ts'
import { bookedCargo } from './booked-cargo.ts'
import { compareQuantities } from './quantities.ts'

/** Fields that are shown as text elsewhere, or whose stored form is not for the reader. */
const besides: ReadonlySet<string> = new Set([
  'estimated',
  'confirmed',
  'acceptedBy',
  'payments',
  'milestones',
  'companyName',
  'orderedBy',
  'owner',
  'actedBy',
  'files',
  'events',
])

type Read = Pick<Call, 'brand' | 'language' | 'now'>

/** `receipts` are the warehouse receipts of the order. */
export function toPaperOutput(call: Read, { data }: OrderRecord, receipts: readonly JsonObject[]): JsonObject {
  const { brand, language } = call
  const inWords = (paper: Signed | undefined) => paper && signedIn(paper, language)
  const { papers, factGroups } = readOrderType(brand.documents, data.orderType)
  const signed = {
    shippingInstruction: inWords(data.shippingInstruction),
    vgmDeclaration: inWords(data.vgmDeclaration),
    billDraft: inWords(data.billDraft),
    billChange: inWords(data.billChange),
    billConfirmedBy: nameIn(language, { name: data.billConfirmedBy, latinName: data.billConfirmedByLatin }) || undefined,
    acknowledgedAt: data.confirmed?.at,
  }
  const booked = bookedCargo(data, call)
  const quantityLines = compareQuantities({ data, booked, receipts }, { brand, language })
  return {
    ...declaredFacts(brand, data, besides),
    ...(Object.fromEntries(Object.entries(signed).filter(([, value]) => value !== undefined)) as JsonObject),
    booked,
    ...(quantityLines.length > 0 ? { quantityLines } : {}),
    papers,
    factGroups,
  }
}

type Signed = NonNullable<OrderData['billChange'] | OrderData['billDraft'] | OrderData['vgmDeclaration'] | OrderData['shippingInstruction']>

function signedIn({ byLatin, ...paper }: Signed, language: string) {
  return { ...paper, by: nameIn(language, { name: paper.by, latinName: byLatin }) }
}
