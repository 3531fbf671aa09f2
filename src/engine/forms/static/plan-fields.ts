import type { FieldView, FormView, Option } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { type FieldPath, toPointer } from '../../form-state/paths.ts'
import { decideField, type FieldDecision, failureOf, isSameValue, type RuleInputs } from '../decide-field.ts'

/** A field as first rendered. */
export interface PlannedField {
  readonly value: Json | undefined
  readonly visible: boolean
  readonly required: boolean
  readonly disabled: boolean
  /** Computed choices; default: the field offers those of its list. */
  readonly options: readonly Option[] | undefined
  readonly gap: readonly string[] | undefined
  /** Why one of its rules could not be evaluated. */
  readonly failure: string | undefined
}

export interface PlanFieldsOptions {
  readonly form: FormView
  readonly values: JsonObject
  readonly inputs: RuleInputs
}

/** A visited field: its rules are evaluated again while later fields change what they read. */
interface ReachedField {
  readonly view: FieldView
  readonly path: FieldPath
  decision: FieldDecision
  isHidden: boolean
  /** The value before it was hidden, restored if it is shown again. */
  kept: Json | undefined
}

/**
 * The initial state of each field in a form, by its pointer. Fields are visited in page order, as in Formily: one that a later
 * field changes has already been rendered, in the browser too, and hydration expects the same.
 */
export function planFields({ form, values: given, inputs }: PlanFieldsOptions): ReadonlyMap<string, PlannedField> {
  const values: JsonRecord = structuredClone(given) as JsonRecord
  const planned = new Map<string, PlannedField>()
  const reached: ReachedField[] = []

  function reach(view: FieldView, path: FieldPath, isDisabled: boolean): void {
    const empty = emptyOf(view)
    if (empty && readAt(values, path) === undefined) writeAt(values, path, empty)
    const field: ReachedField = { view, path, decision: { failures: {} }, isHidden: false, kept: undefined }
    reached.push(field)
    if (follow(field)) settle()
    const { enabled, required = view.required, options, gap } = field.decision
    const disabled = enabled === undefined ? isDisabled : !enabled
    const value = readAt(values, path)
    const failure = failureOf(field.decision)
    planned.set(toPointer(path), { value, visible: !field.isHidden, required, disabled, options, gap, failure })
    if (field.isHidden || !view.fields) return
    for (const inner of innerPaths(view, path, value)) for (const one of view.fields) reach(one, [...inner, one.name], disabled)
  }

  /** Evaluates the rules of a field; returns whether a value changed. */
  function follow(field: ReachedField): boolean {
    const { view, path } = field
    const rules = form.rules.fields[path.filter((part) => typeof part === 'string').join('.')]
    if (!rules) return false
    const before = readAt(values, path)
    const row = path.length > 2 ? readAt(values, path.slice(0, -1)) : undefined
    field.decision = decideField({ form, view, rules, inputs, values, row, readValue: () => before })
    const after = valueAfter(field, before)
    if (isSameValue(before, after)) return false
    writeAt(values, path, after)
    return true
  }

  /** Rules read computed values of other rules; rules that never settle stop after as many rounds as there are fields. */
  function settle(): void {
    for (let round = 0; round <= reached.length; round += 1) {
      let isChanged = false
      for (const field of reached) isChanged = follow(field) || isChanged
      if (!isChanged) return
    }
  }

  for (const section of form.layout) {
    for (const { id } of section.fields) {
      const view = form.fields.find((field) => field.name === id)
      if (view) reach(view, [id], false)
    }
  }
  return planned
}

/** The field's value according to its rules. A hidden field has no value until it is shown again. */
function valueAfter(field: ReachedField, before: Json | undefined): Json | undefined {
  const { visible = true, isChoiceGone, computed } = field.decision
  const wasHidden = field.isHidden
  field.isHidden = !visible
  if (!visible) {
    field.kept = before ?? field.kept
    return undefined
  }
  if (computed) return computed.value as Json | undefined
  if (isChoiceGone) return undefined
  return wasHidden ? (before ?? field.kept) : before
}

/** Lists and groups exist before they are filled in. */
function emptyOf({ widget, type }: FieldView): Json | undefined {
  if (widget === 'rows' || (widget === 'hidden' && type === 'array')) return []
  return widget === 'group' || type === 'object' ? {} : undefined
}

/** Where nested fields are: in each row, or in the group itself. */
function innerPaths({ widget }: FieldView, path: FieldPath, value: Json | undefined): readonly FieldPath[] {
  if (widget === 'group') return [path]
  return widget === 'rows' && Array.isArray(value) ? value.map((_, index) => [...path, index]) : []
}

type JsonRecord = Record<string | number, Json>

function readAt(values: unknown, path: FieldPath): Json | undefined {
  let at = values
  for (const part of path) at = isObject(at) || Array.isArray(at) ? (at as JsonRecord)[part] : undefined
  return at as Json | undefined
}

function writeAt(values: JsonRecord, path: FieldPath, value: Json | undefined): void {
  const holder = readAt(values, path.slice(0, -1))
  const name = path.at(-1)
  if (name === undefined || typeof holder !== 'object' || holder === null) return
  if (value === undefined) Reflect.deleteProperty(holder, name)
  else (holder as JsonRecord)[name] = value
}
