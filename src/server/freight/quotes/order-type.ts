/** Reads an order type's price and summary expressions against a completed form. */
import type { BrandPlan } from '#config'
import type { Facts, Load, LoadedBox, Tariff } from '#domain'
import { evaluateExpression, isDecimal, isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { resolvePort } from '../rates/index.ts'

/** Input of an order type's expressions. */
export type FormScope = {
  readonly brand: BrandPlan
  /** The current day in the brand's time zone. */
  readonly today: string
  readonly form: JsonObject
}

/** An expression cannot read the form, such as one that was filled in before its fields changed. */
export class FormMisfitError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FormMisfitError'
  }
}

export function findOrderType(brand: BrandPlan, orderType: string): JsonObject {
  const plan = brand.documents['order-type']?.[orderType]
  if (!plan) throw new Error(`The release has no order type ${orderType}.`)
  return plan
}

/** The result of an expression; undefined if it is absent, or lacks an input. */
export function readExpression(text: Json | undefined, { brand, today, form }: FormScope): unknown {
  if (typeof text !== 'string') return undefined
  const outcome = evaluateExpression(text, { form, today, limits: brand.limits })
  if (outcome.kind === 'failed') throw new FormMisfitError(`"${text}" cannot be evaluated: ${outcome.message}`)
  return outcome.kind === 'value' ? outcome.value : undefined
}

export function readText(text: Json | undefined, scope: FormScope): string | undefined {
  const value = readExpression(text, scope)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Values by name; unknown ones are left out. Numbers become decimal strings, the format of all amounts. */
export function readNamed(expressions: Json | undefined, scope: FormScope): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {}
  for (const [name, text] of Object.entries(isObject(expressions) ? expressions : {})) {
    const value = readExpression(text, scope)
    if (typeof value === 'boolean') values[name] = value
    else if (typeof value === 'number') values[name] = String(value)
    else if (typeof value === 'string' && value !== '') values[name] = value
  }
  return values
}

/** Form fields that the order type maps to the order; ports use the codes of the rates. */
export function readSummary(expressions: Json | undefined, scope: FormScope): Record<string, string | boolean> {
  const named = Object.entries(readNamed(expressions, scope))
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      typeof value === 'string' && portFields.has(name) ? (resolvePort(scope.brand, value) ?? value) : value,
    ]),
  )
}

const portFields: ReadonlySet<string> = new Set(['pol', 'pod'])

/** Container types with their quantities, and the weight of the goods in each; incomplete rows are ignored. */
export function readBoxes(value: unknown): LoadedBox[] {
  return listObjects(value as Json).flatMap(({ boxType, quantity, weightKg }) => {
    if (typeof boxType !== 'string' || typeof quantity !== 'number') return []
    return [{ boxType, quantity, ...(isDecimal(weightKg) ? { weightKg } : {}) }]
  })
}

/** What decides the port charges besides the lane and the containers, as the pricing of an order type declares it. */
export type Goods = {
  readonly facts: Facts
  readonly load: Omit<Load, 'boxes'>
}

export function readGoods({ facts, load }: JsonObject, scope: FormScope): Goods {
  const declared = isObject(load) ? load : {}
  const figure = (name: string) => {
    const value = readExpression(declared[name], scope)
    return isDecimal(value) ? value : undefined
  }
  return { facts: readNamed(facts, scope), load: { grossWeight: figure('grossWeight'), volume: figure('volume') } }
}

/** The tariffs of a brand. The configuration check has validated their shape. */
export function tariffsOf({ documents }: Pick<BrandPlan, 'documents'>): Tariff[] {
  return Object.values(documents.tariff ?? {}) as Tariff[]
}
