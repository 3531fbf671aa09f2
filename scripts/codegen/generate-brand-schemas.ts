/**
 * The schemas for a brand's files: only differences are written, so nothing is required. Editors read them from
 * brands/.language; the check validates the merged file against the full schema.
 */
import { printDocument } from '#config'
import type { Json, JsonObject } from '#rules'

/** Text of each schema, by path below brands/.language. */
export function generateBrandSchemas(meta: Readonly<Record<string, JsonObject>>): Record<string, string> {
  const schemas = Object.entries(meta).filter(([, schema]) => schema.properties !== undefined || schema.$defs !== undefined)
  return Object.fromEntries(schemas.map(([path, schema]) => [path, printDocument(loosen(schema, false) as JsonObject)]))
}

/** Conditions keep their requirements; property names are not keywords of the schema. */
function loosen(value: Json, isNaming: boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => loosen(item, false))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, member]) => isNaming || !demands(name, member))
  return Object.fromEntries(
    kept.map(([name, member]) => [name, name === 'if' ? member : loosen(member, !isNaming && (name === 'properties' || name === '$defs'))]),
  )
}

/** The same `$id` would identify both as the same schema. */
function demands(name: string, member: Json): boolean {
  if (name === 'required' || name === 'minProperties' || name === '$id') return true
  return name === 'oneOf' && Array.isArray(member) && member.every((branch: Json) => isOnlyRequired(branch))
}

function isOnlyRequired(branch: Json): boolean {
  return typeof branch === 'object' && branch !== null && Object.keys(branch).every((name) => name === 'required')
}
