/** Forms of demo orders: declared values as written, the rest at random. */

import { addDays, isObject, type Json, type JsonObject } from '#rules'
import type { GoodsFact, PersonFact } from './demo-documents.ts'
import type { Random } from './random.ts'
import type { GeneratedRate } from './rates.ts'

export interface FillScope {
  readonly random: Random
  readonly customer: PersonFact
  readonly goods: GoodsFact
  /** Start date. */
  readonly start: string
  /** The sailing it is booked on. */
  readonly rate: GeneratedRate | null
}

type Maker = (given: Json, scope: FillScope, whole: JsonObject) => Json

/** Replaced by generated data if it has one of these names; otherwise used as written. */
const makers: Readonly<Record<string, Maker>> = {
  day: (days, { start }) => addDays(start, Number(days)),
  between: (bounds, { random }, { times = 1 }) => draw(bounds, random) * Number(times),
  amount: (bounds, { random }, { times = 1 }) => String(draw(bounds, random) * Number(times)),
  pick: (list, { random }) => random.pick(list as readonly Json[]),
  goods: (name, { goods }) => String(Reflect.get(goods, String(name))),
  person: (name, { customer }) => (name === 'contact' ? (customer.latinName.split(' ')[0] ?? '') : customer.mobile),
  rate: (name, { rate }) => (rate === null ? null : String(Reflect.get(rate, String(name)))),
  boxes: (types, { random }) => drawBoxes(types as readonly string[], random),
  number: (letters, { random }, { digits = 8 }) =>
    `${String(letters)}${String(random.between(0, 10 ** Number(digits) - 1)).padStart(Number(digits), '0')}`,
}

export function fillForm(form: JsonObject, scope: FillScope): JsonObject {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, fill(value, scope)]))
}

/** Whether any form value comes from a sailing. */
export function restsOnRate(form: JsonObject): boolean {
  return Object.values(form).some((value) => isObject(value) && 'rate' in value)
}

function fill(value: Json, scope: FillScope): Json {
  if (Array.isArray(value)) return value.map((item) => fill(item, scope))
  if (!isObject(value)) return value
  const [name = ''] = Object.keys(value)
  const maker = makers[name]
  return maker ? maker(value[name] ?? null, scope, value) : fillForm(value, scope)
}

function draw(bounds: Json, random: Random): number {
  const [least, most] = bounds as readonly [number, number]
  return random.between(least, most)
}

/** One container type, and for a third of the orders a second one. */
function drawBoxes(types: readonly string[], random: Random): Json {
  const first = random.pick(types)
  const second = random.pick(types)
  const chosen = random.next() < 0.35 && second !== first ? [first, second] : [first]
  return chosen.map((boxType) => ({ boxType, quantity: random.between(1, 4) }))
}
