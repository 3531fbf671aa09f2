/** List of validators: one module per form for the browser, and one text per schema for the server. */
import { type JsonSchema, objectOf, once } from '#rules'
import { defineStep, type Reads } from '../../memo/memo.ts'
import { entitySchema, listOf, schemaKinds, shapeSchema } from '../../resolve/schema.ts'
import { formPlanOf, rendererOf } from '../forms/forms.ts'
import { inputShapeOf } from '../operations/operations.ts'
import { type BrandContext, findDocument } from '../source.ts'
import { compileRjsfModule, compileServerValidator, compileValidatorModule, type ValidatorCache } from './validators.ts'

/** Content of a module: a schema by name, and the formats they may use. */
interface Validators {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly formats: readonly string[]
  /** The schema belongs to a form drawn by rjsf. */
  readonly forRjsf?: true
}

/** One module per form. */
export function compileFormModules({ documents }: BrandContext, cache: ValidatorCache): Record<string, string> {
  const forms = Object.keys(documents.all('form'))
  return Object.fromEntries(forms.map((id) => [id, moduleText(documents.make(formModule, id), cache)]))
}

/** One text per form, operation and received record, by the name of the validator. */
export function compileServerValidators({ documents }: BrandContext, cache: ValidatorCache): Readonly<Record<string, string>> {
  return serverTexts(documents.make(serverSchemas), cache)
}

const serverTexts = once(({ schemas, formats }: Validators, cache: ValidatorCache) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, compileServerValidator(schema, formats, cache)])),
)

const moduleText = once(({ schemas, formats, forRjsf }: Validators, cache: ValidatorCache): string => {
  const [only] = forRjsf ? Object.entries(schemas) : []
  return only ? compileRjsfModule(...only, formats, cache) : compileValidatorModule(schemas, formats, cache)
})

const formModule = defineStep('validators of form', {
  reads: [...schemaKinds, 'limit', 'meta'],
  make: (documents, id: string): Validators => {
    const { rules, schema } = formPlanOf(id, { documents })
    const only = { schemas: { [rules.validator]: schema }, formats: formatNames(documents) }
    return rendererOf(rules) === 'rjsf' ? { ...only, forRjsf: true } : only
  },
})

const serverSchemas = defineStep('validators of the server', {
  reads: [...schemaKinds, 'operation', 'limit', 'meta'],
  make: (documents): Validators => {
    const schemas: Record<string, JsonSchema> = {}
    for (const id of Object.keys(documents.all('form'))) {
      const { rules, schema } = formPlanOf(id, { documents })
      schemas[rules.validator] = schema
    }
    for (const id of Object.keys(documents.all('operation'))) schemas[`operation:${id}`] = documents.make(inputSchema, id)
    for (const [id, entity] of Object.entries(documents.all('entity')))
      if (entity.received === true) schemas[`entity:${id}`] = documents.make(recordSchema, id)
    return { schemas, formats: formatNames(documents) }
  },
})

const inputSchema = defineStep('input of operation', {
  reads: ['operation', ...schemaKinds],
  make: (documents, id: string) => shapeSchema(inputShapeOf(findDocument(documents, 'operation', id)), { documents, enums: true }),
})

const recordSchema = defineStep('received record', {
  reads: schemaKinds,
  make: (documents, id: string) => entitySchema(id, { documents, enums: true }),
})

/** Formats of the document language; their functions are in the runtime table. */
function formatNames(documents: Reads<'meta'>): string[] {
  return listOf(objectOf(objectOf(documents.one('meta', 'field.json')?.properties).format).enum).map(String)
}
