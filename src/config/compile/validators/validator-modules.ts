/** Which validators there are: one module for each form, and one with everything the server judges. */
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import schemaParser from '@rjsf/utils/lib/parser/schemaParser.js'
import type { JsonSchema } from '#rules'
import { listOf, objectOf, shapeSchema } from '../../schema.ts'
import { type FormPlan, formPlanOf } from '../forms/forms.ts'
import { partOf } from '../made.ts'
import { inputShapeOf } from '../operations/operations.ts'
import { type BrandContext, findDocument } from '../source.ts'
import { compileValidatorModule, type ValidatorCache } from './validators.ts'

/** Key of the server's own module: no document can be called this. */
export const serverModule = '*'

/** One module per form, and the server's own. */
export function compileValidatorModules(context: BrandContext, cache: ValidatorCache): Record<string, string> {
  const forms = Object.keys(context.documents.form ?? {})
  const modules = forms.map((id) => [id, partOf(context, `validators ${id}`, (watched) => compileFormModule(id, watched, cache))] as const)
  return { ...Object.fromEntries(modules), [serverModule]: partOf(context, 'validators', (watched) => compileServerModule(watched, cache)) }
}

function compileFormModule(id: string, context: BrandContext, cache: ValidatorCache): string {
  return compileValidatorModule(formValidators(formPlanOf(id, context)), formatNames(context), cache)
}

function compileServerModule(context: BrandContext, cache: ValidatorCache): string {
  const everything: Record<string, JsonSchema> = {}
  for (const id of Object.keys(context.documents.form ?? {})) {
    const { rules, schema } = formPlanOf(id, context)
    everything[rules.validator] = schema
  }
  for (const id of Object.keys(context.documents.operation ?? {})) {
    everything[`operation:${id}`] = partOf(context, `input of ${id}`, (watched) => inputSchema(id, watched))
  }
  return compileValidatorModule(everything, formatNames(context), cache)
}

/** The form's validator by its own name, and the part schemas that rjsf looks up by their hash. */
function formValidators(form: FormPlan): Record<string, JsonSchema> {
  const whole = hashForSchema(form.schema)
  const parts = Object.entries(schemaParser(form.schema) as Record<string, JsonSchema>).map(([key, { $id: _id, ...schema }]) => [
    key,
    schema,
  ])
  return { ...Object.fromEntries(parts), [whole]: form.schema, [form.rules.validator]: form.schema }
}

function inputSchema(id: string, context: BrandContext): JsonSchema {
  const operation = findDocument(context.documents, 'operation', id)
  return shapeSchema(inputShapeOf(operation), { documents: context.documents, enums: true })
}

/** The formats that the document language knows; their functions stand in the run-time table. */
function formatNames(context: BrandContext): string[] {
  return listOf(objectOf(objectOf(context.meta['field.json']?.properties).format).enum).map(String)
}
