/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
/** A JSON object. */
export type JsonObject = { readonly [name: string]: Json }
/** A JSON Schema 2020-12 for Ajv, codegen and the form renderers: no texts, no custom keywords. */
export type JsonSchema = { readonly [keyword: string]: Json }
