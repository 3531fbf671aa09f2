/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
/** A JSON object. */
export type JsonObject = { readonly [name: string]: Json }
/** A JSON Schema 2020-12 for Ajv, codegen and the form renderers: no texts, no custom keywords. */
export type JsonSchema = { readonly [keyword: string]: Json }

/** Whether the value is an object: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it is an object, else an empty one: for unchecked values. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The value if it is a text: for unchecked values. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
