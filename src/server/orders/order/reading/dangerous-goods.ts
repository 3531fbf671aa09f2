/** Dangerous goods of a booking against the declared list of UN numbers. */
import { isObject } from '#rules'
import { type Call, listObjects, wordsOf } from '../../../kernel/index.ts'
import type { OrderData } from '../record.ts'

/**
 * What the desk should check, in the reader's language: a UN number that is not declared, or one that is carried in another class.
 * Undefined if they agree or the booking has none. Bookings are not refused for it: the list holds what is shipped often.
 */
export function describeDangerousGoods(
  { booking }: Pick<OrderData, 'booking'>,
  call: Pick<Call, 'brand' | 'language'>,
): string | undefined {
  const { unNumber: number, imdgClass } = booking ?? {}
  if (typeof number !== 'string') return undefined
  const words = wordsOf(call)
  const row = listObjects(call.brand.documents.reference?.['un-number']?.rows).find(({ id }) => id === number)
  if (!row) return words('order.goods.un-unknown', { number })
  const classes = isObject(row.facts) && Array.isArray(row.facts.classes) ? row.facts.classes : []
  if (imdgClass === undefined || classes.includes(imdgClass)) return undefined
  const name = isObject(row.label) ? String(row.label[call.language] ?? row.label.en) : ''
  return words('order.goods.un-class', { number, name, right: classes.join(', '), declared: String(imdgClass) })
}
