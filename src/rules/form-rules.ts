import type { JsonObject } from './json.ts'

/** Expressions of one field, CEL text over `form`, `session` and `today`. */
export interface FieldRules {
  readonly visible?: string
  readonly enabled?: string
  readonly required?: string
  readonly options?: string
  readonly value?: string
  /** While this is true, the day or moment is that of a past event. */
  readonly happened?: string
}

export interface FormCheck {
  readonly id: string
  readonly assert: string
  readonly at: string
  readonly message: string
  /** Not for later changes of what was sent once. */
  readonly onlyNew?: boolean
}

/** A form's requirements beyond its schema, and the text keys of its messages. */
export interface FormRules {
  /** Name of the compiled validator in the validator module. */
  readonly validator: string
  /** Expressions by field name; fields of rows by `rows.field`. */
  readonly fields: Readonly<Record<string, FieldRules>>
  readonly checks: readonly FormCheck[]
  /** For fields whose `options` name a row and offer its children: the parent of each value, by field. */
  readonly parents?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Text keys that replace the standard ones: key by check name, by field path (rows without indexes). */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** One invalid field, as in responses and forms. */
export interface FieldError {
  /** JSON pointer into the form's values, such as /boxes/0/quantity */
  readonly path: string
  /** Text key of the message. */
  readonly id: string
  readonly params: JsonObject
}
