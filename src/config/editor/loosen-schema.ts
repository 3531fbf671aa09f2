/** The schemas for a brand's files: only differences are written, so nothing is required. The check validates the merged file. */
import type { Json, JsonObject } from '#rules'

/** The schema without what it demands to be present. Conditions keep their requirements. */
export function loosenSchema(schema: JsonObject): JsonObject {
  return loosen(schema, false) as JsonObject
}

/** Property names are not keywords of the schema. */
function loosen(value: Json, isNaming: boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => loosen(item, false))
  if (typeof value !== 'object' || value === null) return value
  const demanded = Object.entries(value).filter(([name, member]) => isNaming || !demands(name, member))
  return Object.fromEntries(
    demanded.map(([name, member]) => [
      name,
      name === 'if' ? member : loosen(member, !isNaming && (name === 'properties' || name === '$defs')),
    ]),
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
