/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
/** A JSON object. */
export type JsonObject = { readonly [name: string]: Json }
/** A JSON Schema 2020-12 as Ajv, codegen and the form renderers read it: no texts, no keywords of ours. */
export type JsonSchema = { readonly [keyword: string]: Json }
