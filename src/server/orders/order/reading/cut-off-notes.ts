/** Where the cut-offs of an order come from, in the reader's language. */
import { isObject } from '#rules'
import { cutOffFields } from '../../../freight/cut-offs/index.ts'
import { type Call, pickWords, wordsOf } from '../../../kernel/index.ts'
import { type OrderData, toJson } from '../record.ts'

type Reader = Pick<Call, 'brand' | 'language'>

export interface CutOffNotes {
  /** In one sentence, for papers. */
  readonly cutOffNote?: string
  readonly cutOffNotes?: Readonly<Record<string, string>>
}

/** Only of types whose cut-offs are calculated; elsewhere each is as customer service entered it. */
export function cutOffNotes(data: OrderData, { brand, language }: Reader): CutOffNotes {
  if (brand.documents['order-type']?.[data.orderType]?.cutOffs !== true) return {}
  const say = wordsOf({ brand, language })
  const cutOffNames = Object.values(cutOffFields).filter((field) => toJson(data)[field] !== undefined)
  const groups = { calculated: data.calculatedCutOffs ?? [], published: data.publishedCutOffs ?? [] } as const
  const groupOf = (field: (typeof cutOffNames)[number]) =>
    groups.calculated.includes(field) ? 'calculated' : groups.published.includes(field) ? 'published' : 'confirmed'
  if (cutOffNames.length === 0) return {}
  const labels = (kind: string) =>
    cutOffNames.filter((field) => groupOf(field) === kind).map((field) => labelOfField(field, { brand, language }))
  const sentences = (['confirmed', 'published', 'calculated'] as const).flatMap((kind) => {
    const names = labels(kind)
    return names.length === 0 ? [] : [say(`order.cutOffs.${kind}`, { names: names.join(say('order.cutOffs.and')) })]
  })
  return {
    cutOffNote: sentences.join(' '),
    cutOffNotes: Object.fromEntries(cutOffNames.map((field) => [field, say(`order.cutOff.${groupOf(field)}`)])),
  }
}

function labelOfField(field: string, reader: Reader): string {
  const declared = reader.brand.documents.entity?.order?.properties
  const property = isObject(declared) ? declared[field] : undefined
  return isObject(property) ? pickWords(property.label, reader) : field
}
