/** Carries the values of one record over to another release, as its documents declare, and back. */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { Json, JsonObject } from '#rules'
import { createDataValidator, type DataValidator } from '../../check/fields/data-validator.ts'
import { portalFacts } from '../../check/portal-facts.ts'
import type { EntityChange, FieldChange } from './compare-shapes.ts'
import type { StoredField } from './list-shapes.ts'

/** A value that the new release does not accept, and for which it declares nothing. */
export interface Misfit {
  readonly field: string
  readonly problem: 'gone' | 'missing' | 'code' | 'value'
  /** Where the rule is that it breaks. */
  readonly part: 'entity' | 'form'
  readonly keyword?: string
  /** The code that is gone. */
  readonly code?: string
}

export interface CarriedRow {
  readonly data: JsonObject
  readonly misfits: readonly Misfit[]
}

export type CarryRow = (data: JsonObject) => CarriedRow

/** Made once for all records of an entity. */
export function createRowCarrier({ fields }: Pick<EntityChange, 'fields'>): CarryRow {
  const validator = createDataValidator(portalFacts.formats)
  const carriers = fields.map((change) => createFieldCarrier(change, validator))
  return (data) => {
    const values: Record<string, Json> = { ...data }
    for (const { field, existing } of fields) moveValue(values, existing.renamedFrom, field)
    const misfits = carriers.flatMap((carry) => carry(values) ?? [])
    return { data: values, misfits }
  }
}

/** The former names of fields by their new ones: also for records that are added before it is undone. */
export function renamesOf({ fields }: Pick<EntityChange, 'fields'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ field, before, existing: { renamedFrom } }) => (renamedFrom === undefined || before ? [] : [[field, renamedFrom]])),
  )
}

export interface UndoneRow {
  /** Values before and after they were carried over; empty for a record that was added since. */
  readonly before: JsonObject
  readonly after: JsonObject
  readonly renames: Readonly<Record<string, string>>
}

/** Restores what was carried over. A value that was changed since is kept, under its former name. */
export function undoRow(data: JsonObject, { before, after, renames }: UndoneRow): JsonObject {
  const values: Record<string, Json> = { ...data }
  const settled = new Set<string>()
  for (const [field, former] of Object.entries(renames)) {
    if (isSame(values[field], after[field])) continue
    moveValue(values, field, former)
    settled.add(field).add(former)
  }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (settled.has(field) || !isSame(values[field], after[field])) continue
    setValue(values, field, before[field])
  }
  return values
}

/** The values that differ, before and after. */
export function differenceOf(before: JsonObject, after: JsonObject): Pick<UndoneRow, 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
  const pick = (data: JsonObject) => Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])))
  return { before: pick(before), after: pick(after) }
}

function createFieldCarrier(change: FieldChange, validator: DataValidator): (values: Record<string, Json>) => Misfit | null {
  const { field, before, after, existing } = change
  if (!after) return (values) => carryGone(values, change)
  const judge = createJudge(after, validator)
  const judgeBefore = before && createJudge(before, validator)
  return (values) => {
    if (existing.codes) setValue(values, field, mapCodes(values[field], existing.codes))
    const value = values[field]
    const fault = isAbsent(value) ? (after.required ? missing(field) : null) : judge(field, value)
    if (!fault) return null
    if (existing.default !== undefined) values[field] = existing.default
    else if (existing.remove) delete values[field]
    else if (!existing.keep && wasAccepted(value, before, judgeBefore)) return fault
    return null
  }
}

function carryGone(values: Record<string, Json>, { field, existing }: FieldChange): Misfit | null {
  if (values[field] === undefined || existing.keep) return null
  if (existing.remove) delete values[field]
  else return { field, problem: 'gone', part: 'entity' }
  return null
}

type Judge = (field: string, value: Json) => Misfit | null

function createJudge({ inRecord, inForm }: StoredField, { ajv }: DataValidator): Judge {
  const parts: [Misfit['part'], ValidateFunction][] = [['entity', ajv.compile(inRecord)]]
  if (inForm) parts.push(['form', ajv.compile(inForm)])
  return (field, value) => {
    for (const [part, validate] of parts) {
      if (validate(value)) continue
      return { field, part, ...describeFault(validate.errors?.[0]) }
    }
    return null
  }
}

function describeFault(error: ErrorObject | undefined): Pick<Misfit, 'problem' | 'keyword' | 'code'> {
  const keyword = error?.keyword ?? 'type'
  return keyword === 'enum' ? { problem: 'code', keyword, code: String(error?.data) } : { problem: 'value', keyword }
}

/** Values that already did not fit are not this release's doing. */
function wasAccepted(value: Json | undefined, before: StoredField | undefined, judge: Judge | undefined): boolean {
  if (!before || !judge) return true
  return isAbsent(value) ? !before.required : judge('', value) === null
}

function missing(field: string): Misfit {
  return { field, problem: 'missing', part: 'entity', keyword: 'required' }
}

function mapCodes(value: Json | undefined, codes: Readonly<Record<string, string>>): Json | undefined {
  if (typeof value === 'string') return Object.hasOwn(codes, value) ? codes[value] : value
  return Array.isArray(value) ? [...new Set(value.map((item) => mapCodes(item, codes) as Json))] : value
}

/** A value that is already there wins. */
function moveValue(values: Record<string, Json>, from: string | undefined, to: string): void {
  if (from === undefined || values[from] === undefined || !isAbsent(values[to])) return
  values[to] = values[from] as Json
  delete values[from]
}

function setValue(values: Record<string, Json>, field: string, value: Json | undefined): void {
  if (value === undefined) delete values[field]
  else values[field] = value
}

function isAbsent(value: Json | undefined): value is undefined | null {
  return value === undefined || value === null
}

function isSame(left: Json | undefined, right: Json | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
