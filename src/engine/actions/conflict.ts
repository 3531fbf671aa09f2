/** Changes by someone else while a form was open, next to what was typed here. */
import type { FieldView, Option } from '#config'
import { displayOf, displayValue, type Json, type JsonObject, type ReaderTexts } from '#rules'
import type { RefusedAnswer } from '../portal.ts'

export const conflictId = 'error.conflict-version'

/** A field that has changed since it was shown, in the reader's language. */
export interface ChangedField {
  readonly field: string
  readonly label: string
  readonly old: string
  readonly new: string
}

export interface Conflict {
  readonly by: string
  /** ISO. */
  readonly at: string
  readonly changed: readonly ChangedField[]
}

/** A line of the comparison; empty if neither version has a value. */
export interface ConflictLine {
  readonly key: string
  readonly label: string
  readonly old: string
  readonly theirs: string
  readonly mine: string
}

/** Null if it is a different error, or one that does not say who changed what. */
export function readConflict({ error, data }: RefusedAnswer): Conflict | null {
  if (error.id !== conflictId || typeof data !== 'object' || data === null) return null
  const { by, at, changed } = data as Readonly<Record<string, unknown>>
  const fields = Array.isArray(changed) ? changed.filter(isChanged) : []
  return typeof by === 'string' && typeof at === 'string' ? { by, at, changed: fields } : null
}

function isChanged(one: unknown): one is ChangedField {
  return ['field', 'label', 'old', 'new'].every((name) => typeof (one as Readonly<Record<string, unknown>> | null)?.[name] === 'string')
}

export interface CompareOptions {
  readonly fields: readonly FieldView[]
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** The form's initial and current values. */
  readonly start: JsonObject
  readonly values: JsonObject
  /** Choices used to display values. */
  readonly reader: (options: readonly Option[] | undefined) => ReaderTexts
}

/** Each changed field with what was typed for it, followed by other entries. */
export function compareChanges({ changed }: Conflict, options: CompareOptions): ConflictLine[] {
  const typed = new Map(
    options.fields
      .filter(({ name, widget }) => widget !== 'hidden' && !isSame(options.start[name], options.values[name]))
      .map((field) => [field.name, { label: field.label, words: displayField(options.values[field.name], field, options) }]),
  )
  const seen = new Set<string>()
  const lines = changed.map(({ field, label, old, new: theirs }) => {
    const name = nameIn(field, typed)
    const mine = name === undefined || seen.has(name) ? '' : (typed.get(name)?.words ?? '')
    if (name !== undefined) seen.add(name)
    return { key: field, label, old, theirs, mine }
  })
  const others = [...typed].filter(([name]) => !seen.has(name))
  return [...lines, ...others.map(([name, { label, words }]) => ({ key: `mine.${name}`, label, old: '', theirs: '', mine: words }))]
}

/** A changed path such as confirmed.lines[0].amount concerns the form field named by the last matching segment. */
function nameIn(path: string, typed: ReadonlyMap<string, unknown>): string | undefined {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  return names.reverse().find((name) => typed.has(name))
}

function displayField(value: Json | undefined, field: FieldView, options: CompareOptions): string {
  if (Array.isArray(value)) return value.map((one: Json) => sayItem(one, field, options)).join('\n')
  if (typeof value === 'object' && value !== null) return sayItem(value, field, options)
  return displayValue(value, { display: displayOf(field), unit: field.unit }, options.reader(options.options[field.optionsOf ?? '']))
}

/** A row as the values of its fields, in order. */
function sayItem(item: Json, field: FieldView, options: CompareOptions): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return displayField(item, { ...field, fields: [] }, options)
  const inner = field.fields ?? []
  const words = inner.map((one) => displayField((item as JsonObject)[one.name], one, options))
  return words.filter(Boolean).join(' · ')
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  const isNothing = (value: Json | undefined) => value === undefined || value === null || value === ''
  return (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)
}
