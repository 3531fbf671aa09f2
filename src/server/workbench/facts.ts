import type { JsonObject } from '#rules'
import { type Call, todayOf } from '../kernel/index.ts'
import { findOrderType, readBoxes, readSummary } from '../quotes/index.ts'
import { resolvePort } from '../rates/index.ts'
import type { FormPlace } from './form-places.ts'

/** Lane, boxes, place and goods of a form that may be half filled in, as lists show them. */
export function factsOfForm(
  { brand, now }: Pick<Call, 'brand' | 'now'>,
  { orderType }: Pick<FormPlace, 'orderType'>,
  values: JsonObject,
): Readonly<Record<string, string | undefined>> {
  const scope = { brand, today: todayOf({ brand, now }), form: values }
  const summary = orderType === undefined ? {} : readSummary(findOrderType(brand, orderType).summary, scope)
  const boxes = readBoxes(values.boxes).map(({ boxType, quantity }) => `${quantity}*${boxType}`)
  const port = (name: string) => (typeof values[name] === 'string' && values[name] !== '' ? resolvePort(brand, values[name]) : undefined)
  return { pol: port('pol'), pod: port('pod'), ...summary, ...(boxes.length === 0 ? {} : { boxes: boxes.join(' ') }) }
}
