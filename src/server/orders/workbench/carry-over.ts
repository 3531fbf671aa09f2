/** Booking values that can be copied to a new one: all except dates, files and details of one sailing. */

import type { BrandPlan, FieldView, FormView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { findOrderType } from '../../freight/quotes/index.ts'
import { keepFormValues } from '../../platform/drafts/index.ts'
import { closingAccepted } from '../order/index.ts'
import { isFilled } from './form-places.ts'

/** Order details that are not copied; the order type decides which of them are form fields. */
const ofOneSailing: ReadonlySet<string> = new Set(['vessel', 'voyage', 'etd', 'eta', 'mblNo', 'hblNo'])
const dateWidgets: ReadonlySet<string> = new Set(['date', 'date-time'])

export interface CarriedOver {
  readonly values: JsonObject
  /** Fields that must be completed again. */
  readonly left: readonly string[]
}

export interface CarryOverOptions {
  readonly brand: BrandPlan
  readonly orderType: string
  readonly form: FormView
  readonly values: JsonObject
}

export function carryOver({ brand, orderType, form, values }: CarryOverOptions): CarriedOver {
  const formValues = keepFormValues(brand, form.id, values) ?? {}
  const once = onceOf(brand, orderType)
  const isLeft = (field: FieldView) => once.has(field.name) || dateWidgets.has(field.widget) || field.widget === 'file'
  const leftFields = form.fields.filter((field) => isLeft(field) && isFilled(values[field.name])).map(({ name }) => name)
  // Accepted for the earlier sailing only: the form asks again if the next one has closed as well.
  const carried = Object.entries(formValues).filter(([name]) => !leftFields.includes(name) && name !== closingAccepted)
  const rows = new Map(form.fields.map(({ name, fields = [] }) => [name, fields.filter(isLeft).map((field) => field.name)]))
  return { values: Object.fromEntries(carried.map(([name, value]) => [name, withoutInner(value, rows.get(name) ?? [])])), left: leftFields }
}

/** Also drops such fields inside rows. */
function withoutInner(value: Json, names: readonly string[]): Json {
  if (names.length === 0) return value
  if (Array.isArray(value)) return value.map((row: Json) => withoutInner(row, names))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}

const plainField = /^form\.(\w+)$/

/** Form fields from which the order type reads a sailing: the chosen rate and its details. */
function onceOf(brand: BrandPlan, orderType: string): ReadonlySet<string> {
  const { pricing, summary } = findOrderType(brand, orderType)
  const rate = isObject(pricing) && isObject(pricing.rate) ? pricing.rate : {}
  const facts = Object.entries(isObject(summary) ? summary : {}).filter(([name]) => ofOneSailing.has(name))
  const read = [rate.id, rate.etd, ...facts.map(([, expression]) => expression)]
  return new Set(read.flatMap((expression) => plainField.exec(String(expression ?? ''))?.[1] ?? []))
}

/** Completed fields that the form no longer has, because they belong to an earlier release. */
export function listUnknown(form: FormView, values: JsonObject): string[] {
  const fieldNames = new Set(form.fields.map(({ name }) => name))
  return Object.keys(values).filter((name) => !fieldNames.has(name) && isFilled(values[name]))
}
