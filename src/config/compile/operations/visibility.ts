/**
 * Fields of a response that may leave the server. Fields of an entity need their own policy. Fields that an operation declares
 * in place, and those inside a field with a policy, follow their container.
 */
import { type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { entityFields, pageFields, shapeFormFields, takesField } from '../../resolve/schema.ts'
import { ownerOf } from '../forms/form-rules.ts'
import type { Visibility } from '../release.ts'

const whole: Visibility = { whole: true }

export function outputVisibility(shape: JsonObject, documents: Reads<'entity' | 'form'>): Visibility {
  const item = shape.items === undefined ? itemVisibility(shape, documents) : structureOf(objectOf(shape.items), documents, [])
  if (shape.type === 'array' || shape.type === 'map') return { items: item }
  if (shape.rows !== true) return item
  const beside = Object.entries(pageFields(shape)).map(([name, field]) => [name, fieldVisibility(field, documents, [])])
  return { fields: { rows: { items: item }, total: whole, more: whole, page: whole, pageSize: whole, ...Object.fromEntries(beside) } }
}

function itemVisibility(shape: JsonObject, documents: Reads<'entity' | 'form'>): Visibility {
  const fields: Record<string, Visibility> = {}
  if (typeof shape.entity === 'string') {
    const declared = entityFields(shape.entity, documents)
    const visible = entityVisibility(shape.entity, documents, [])
    for (const [name, field] of Object.entries(visible)) if (takesField(shape, name, declared[name] ?? {})) fields[name] = field
  }
  for (const name of Object.keys(shapeFormFields(shape, documents))) fields[name] = whole
  // Fields declared next to rows of an entity belong to the page of rows, not to each row.
  if (Object.keys(pageFields(shape)).length > 0) return { fields }
  for (const [name, field] of Object.entries(objectOf(shape.properties))) fields[name] = fieldVisibility(objectOf(field), documents, [])
  return { fields }
}

function entityVisibility(id: string, documents: Reads<'entity' | 'form'>, inside: readonly string[]): Record<string, Visibility> {
  const fields: Record<string, Visibility> = {}
  for (const [name, field] of Object.entries(entityFields(id, documents))) {
    if (typeof field.policy === 'string') fields[name] = fieldVisibility(field, documents, inside)
  }
  return fields
}

function fieldVisibility(field: JsonObject, documents: Reads<'entity' | 'form'>, inside: readonly string[]): Visibility {
  const structure = structureOf(field, documents, inside)
  return typeof field.policy === 'string' ? { policy: field.policy, ...structure } : structure
}

function structureOf(field: JsonObject, documents: Reads<'entity' | 'form'>, inside: readonly string[]): Visibility {
  const owner = ownerOf({ ...field, items: undefined as never })
  // A recursive record cannot be described by a finite plan, so it does not leave the server.
  if (owner && inside.includes(owner)) return { fields: {} }
  const within = owner ? [...inside, owner] : inside
  if (field.type === 'array' && field.entity === undefined && field.form === undefined) {
    return field.items === undefined ? whole : listVisibility(fieldVisibility(objectOf(field.items), documents, within))
  }
  const value = objectVisibility(field, documents, within)
  return field.type === 'array' ? listVisibility(value) : value
}

function objectVisibility(field: JsonObject, documents: Reads<'entity' | 'form'>, inside: readonly string[]): Visibility {
  if (typeof field.entity === 'string') return { fields: entityVisibility(field.entity, documents, inside) }
  if (field.properties !== undefined) {
    const fields = Object.entries(objectOf(field.properties)).map(([name, inner]) => [
      name,
      fieldVisibility(objectOf(inner), documents, inside),
    ])
    return { fields: Object.fromEntries(fields) }
  }
  if (field.additionalProperties === undefined) return whole
  return listVisibility(fieldVisibility(objectOf(field.additionalProperties), documents, inside))
}

/** Items without restrictions need not be filtered one by one. */
function listVisibility(item: Visibility): Visibility {
  return item.whole && item.policy === undefined ? whole : { items: item }
}
