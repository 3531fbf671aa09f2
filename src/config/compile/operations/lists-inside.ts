import type { JsonObject } from '#rules'
import { type SchemaKind, shapeFields } from '../../resolve/schema.ts'
import { innerFields } from '../forms/field-path.ts'
import { ownerOf } from '../forms/form-rules.ts'
import { factsKey, optionsKeyOf } from '../forms/options.ts'
import type { BrandContext } from '../source.ts'

/** The `lists` of an OperationPlan. */
export function listsInside(shape: JsonObject, { documents }: BrandContext<SchemaKind>): Record<string, string> {
  const lists: Record<string, string> = {}
  collect(shapeFields(shape, documents), '', [])
  return lists

  function collect(fields: Readonly<Record<string, JsonObject>>, prefix: string, inside: readonly string[]): void {
    for (const [name, field] of Object.entries(fields)) {
      const pointer = `${prefix}/${name}${field.type === 'array' ? '/*' : ''}`
      const list = optionsKeyOf(field)
      if (list !== undefined && list !== factsKey) lists[pointer] = list
      const owner = ownerOf(field)
      if ((field.type !== 'object' && field.type !== 'array') || (owner && inside.includes(owner))) continue
      collect(innerFields(field, documents), pointer, owner ? [...inside, owner] : inside)
    }
  }
}
