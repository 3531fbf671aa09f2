import { type JsonSchema, measureNames } from '#rules'
import type { Documents } from '../documents.ts'
import { defineQuery } from '../memo.ts'
import { objectOf } from '../schema.ts'

/** Limits as expressions see them: numbers with one possible value, and their measure. */
export const schemaOfLimits = defineQuery('schema of limits', {
  reads: ['limits'],
  answer: (documents) => limitsSchema(documents.all('limits')),
})

function limitsSchema(limits: Documents[string]): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const document of Object.values(limits)) {
    for (const [name, limit] of Object.entries(objectOf(document.limits))) {
      const { value, unit } = objectOf(limit)
      const measure = measureNames.find((known) => known === unit)
      const counts = measure === undefined ? {} : { measure }
      if (typeof value === 'number') properties[name] = { type: 'integer', minimum: value, maximum: value, ...counts }
      else if (typeof value === 'string') properties[name] = { type: 'string', format: 'decimal', atLeast: value, atMost: value, ...counts }
    }
  }
  return { type: 'object', properties }
}
