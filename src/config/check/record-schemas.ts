/** What answers, forms and records look like to expressions. */
import { type JsonSchema, objectOf } from '#rules'
import { defineStep, type Reads } from '../memo/memo.ts'
import { formSchema, type SchemaContext, type SchemaKind, schemaKinds, shapeSchema } from '../resolve/schema.ts'

/** Of unknown shape. */
export const anything: JsonSchema = {}

/** Result of an operation, as expressions see it. */
export function answerSchema(operation: string, documents: Reads<SchemaKind | 'operation'>): JsonSchema {
  return documents.make(answerOfOperation, operation)
}

const answerOfOperation = defineStep('answer', {
  reads: [...schemaKinds, 'operation'],
  make: (documents, operation: string): JsonSchema => {
    const output = documents.one('operation', operation)?.output
    return output === undefined ? anything : shapeSchema(objectOf(output), toSchemaContext(documents))
  },
})

/** A form's values and an entity's record, as expressions see them. */
export const valuesOfForm = defineStep('values of form', {
  reads: schemaKinds,
  make: (documents, form: string) => formSchema(form, toSchemaContext(documents)),
})

export const recordOfEntity = defineStep('record of entity', {
  reads: schemaKinds,
  make: (documents, entity: string) => shapeSchema({ entity }, toSchemaContext(documents)),
})

export function toSchemaContext(documents: Reads<SchemaKind>): SchemaContext {
  return { documents, enums: false, meanings: true }
}
