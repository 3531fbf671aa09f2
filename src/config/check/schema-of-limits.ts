import { type JsonSchema, measureNames, objectOf } from '#rules'
import { defineQuery } from '../memo/memo.ts'
import type { Documents } from '../read/documents.ts'

/**
 * Limits as expressions see them: numbers with one possible value, and their measure. Only the values of limits among the words are
 * given, so that other limits can change without a new answer.
 */
export const schemaOfLimits = defineQuery('schema of limits', {
  reads: ['limits'],
  answer: (documents, words: string) => limitsSchema(documents.all('limits'), new Set(words.split(' '))),
})

function limitsSchema(limits: Documents[string], named: ReadonlySet<string>): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const document of Object.values(limits)) {
    for (const [name, limit] of Object.entries(objectOf(document.limits))) {
      const { value, unit } = objectOf(limit)
      const measure = measureNames.find((known) => known === unit)
      const counts = measure === undefined ? {} : { measure }
      const isNamed = named.has(name)
      if (typeof value === 'number')
        properties[name] = { type: 'integer', ...(isNamed ? { minimum: value, maximum: value } : {}), ...counts }
      else if (typeof value === 'string')
        properties[name] = { type: 'string', format: 'decimal', ...(isNamed ? { atLeast: value, atMost: value } : {}), ...counts }
    }
  }
  return { type: 'object', properties }
}
