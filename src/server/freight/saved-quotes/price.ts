/** The price of a filled-in form, for any kind of order; and which of its values decide the price. */
import type { BrandPlan, OperationPlan } from '#config'
import { isObject, type Json, type JsonObject, type JsonSchema } from '#rules'
import { type Call, type Result, todayOf } from '../../kernel/index.ts'
import { type FormScope, findOrderType, type PricedOrder, priceOrder, readBoxes, readSummary } from '../quotes/index.ts'
import { audienceOf } from '../rates/index.ts'
import type { SavedQuoteData } from './record.ts'

/** The operation that prices this kind of order, as declared or by its name; undefined if there is none. */
export function findPricing({ operations }: Pick<BrandPlan, 'operations'>, orderType: string): OperationPlan | undefined {
  const named = `price-${orderType}`
  const shared = Object.values(operations).find((plan) => plan.handler === 'price-order' && plan.orderType === orderType)
  return shared ?? (Object.hasOwn(operations, named) ? operations[named] : undefined)
}

/** Validated like the form's own price request; fields that do not affect the price are ignored. */
export async function priceValues(call: Call, orderType: string, values: JsonObject): Promise<Result<PricedOrder>> {
  const plan = findPricing(call.brand, orderType)
  if (!plan) return { ok: false, error: 'error.no-price' }
  const checked = call.validateInput(plan.id, fitTo(plan.input, values) as JsonObject)
  if (!checked.ok) return checked
  const priced = await priceOrder({ ...call, audience: audienceOf(call.actor) }, { orderType, form: checked.value })
  if (!priced.ok) return priced
  return priced.value ? { ok: true, value: priced.value } : { ok: false, error: 'error.no-price' }
}

/** Only the values that the price operation has fields for, at every level. */
function fitTo(schema: JsonSchema, value: Json): Json {
  if (Array.isArray(value)) return isObject(schema.items) ? value.map((one: Json) => fitTo(schema.items as JsonSchema, one)) : value
  const properties = schema.properties
  if (!isObject(value) || !isObject(properties)) return value
  const knownEntries = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(knownEntries.map(([name, inner]) => [name, fitTo(properties[name] as JsonSchema, inner)]))
}

/** Today's price: on the original rate, else on the cheapest one available now. */
export async function priceAgain(call: Call, orderType: string, values: JsonObject): Promise<Result<PricedOrder & { otherRate: boolean }>> {
  const same = await priceStill(call, orderType, values)
  if (same.ok) return { ok: true, value: { ...same.value, otherRate: false } }
  if (!isOverRate(same.error)) return same
  const request = { orderType, form: values, anew: true }
  const anew = await priceOrder({ ...call, audience: audienceOf(call.actor) }, request)
  if (!anew.ok) return anew
  return anew.value ? { ok: true, value: { ...anew.value, otherRate: true } } : same
}

/** The price on the original rate; a ship that has sailed can no longer be booked, though the rate may still be valid. */
export async function priceStill(call: Call, orderType: string, values: JsonObject): Promise<Result<PricedOrder>> {
  const { etd } = values
  const today = todayOf(call)
  if (typeof etd === 'string' && etd < today) return { ok: false, error: 'error.rate-expired' }
  return await priceValues(call, orderType, values)
}

/** Whether this is the error of a rate that can no longer be booked. */
export function isOverRate(error: string): boolean {
  return error === 'error.rate-expired' || error === 'error.no-service' || error === 'error.no-sailing'
}

/** What a list, a document and a link show besides the price. */
export function factsOf(call: Call, orderType: string, values: JsonObject, { quote, rate }: PricedOrder): SavedQuoteData['facts'] {
  const { brand } = call
  const scope: FormScope = { brand, today: todayOf(call), form: values }
  const facts = readSummary(findOrderType(brand, orderType).summary, scope)
  const ofRate = Object.fromEntries(rateFacts.flatMap((name) => (rate?.data[name] === undefined ? [] : [[name, rate.data[name] ?? null]])))
  const boxes = readBoxes(values.boxes).map(({ boxType, quantity }) => `${quantity}*${boxType}`)
  return {
    ...facts,
    ...(boxes.length === 0 ? {} : { boxes: boxes.join(' ') }),
    ...ofRate,
    ...(quote.etd === undefined ? {} : { etd: quote.etd }),
  }
}

const rateFacts = [
  'pol',
  'pod',
  'carrier',
  'service',
  'routing',
  'transitPort',
  'transitDays',
  'vessel',
  'voyage',
  'freeDays',
  'weightLimitKg',
  'onRequest',
  'remarks',
] as const
