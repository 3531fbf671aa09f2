/** Booking papers and facts of an order as they leave: declared fields, and who signed in the language of the request. */
import type { JsonObject } from '#rules'
import type { Call } from '../operation.ts'
import { declaredFacts } from './facts.ts'
import { readOrderType } from './life.ts'
import type { OrderData, OrderRecord } from './record.ts'

/** Fields that are put into words elsewhere, or are not for the reader as they are stored. */
const besides: ReadonlySet<string> = new Set([
  'estimated',
  'confirmed',
  'acceptedBy',
  'paymentReport',
  'milestones',
  'companyName',
  'orderedBy',
  'owner',
  'actedBy',
  'files',
  'events',
])

type Read = Pick<Call, 'brand' | 'language'>

export function toPaperOutput({ brand, language }: Read, { data }: OrderRecord): JsonObject {
  const inWords = (paper: Signed | undefined) => paper && signedIn(paper, language)
  const { papers, factGroups } = readOrderType(brand.documents, data.orderType)
  const signed = {
    shippingInstruction: inWords(data.shippingInstruction),
    vgmDeclaration: inWords(data.vgmDeclaration),
    billDraft: inWords(data.billDraft),
    billChange: inWords(data.billChange),
    billConfirmedBy: language === 'zh' ? data.billConfirmedBy : data.billConfirmedByLatin,
    acknowledgedAt: data.confirmed?.at,
  }
  return {
    ...declaredFacts(brand, data, besides),
    ...(Object.fromEntries(Object.entries(signed).filter(([, value]) => value !== undefined)) as JsonObject),
    papers,
    factGroups,
  }
}

type Signed = NonNullable<OrderData['billChange'] | OrderData['billDraft'] | OrderData['vgmDeclaration'] | OrderData['shippingInstruction']>

/** People have a name in Chinese and one in Latin letters. */
function signedIn({ byLatin, ...paper }: Signed, language: string) {
  return language === 'zh' ? paper : { ...paper, by: byLatin }
}
