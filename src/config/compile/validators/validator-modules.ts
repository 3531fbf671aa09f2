/** Which validators there are: one module for each form, and one with everything the server judges. */
import type { JsonSchema } from '#rules'
import { listOf, objectOf, shapeSchema } from '../../schema.ts'
import { formPlanOf, rendererOf } from '../forms/forms.ts'
import { partOf } from '../made.ts'
import { inputShapeOf } from '../operations/operations.ts'
import { type BrandContext, findDocument } from '../source.ts'
import { compileRjsfModule, compileValidatorModule, type ValidatorCache } from './validators.ts'

/** Key of the server's own module: no document can be called this. */
export const serverModule = '*'

/** One module per form, and the server's own. */
export function compileValidatorModules(context: BrandContext, cache: ValidatorCache): Record<string, string> {
  const forms = Object.keys(context.documents.form ?? {})
  const modules = forms.map((id) => [id, partOf(context, `validators ${id}`, (watched) => compileFormModule(id, watched, cache))] as const)
  return { ...Object.fromEntries(modules), [serverModule]: partOf(context, 'validators', (watched) => compileServerModule(watched, cache)) }
}

function compileFormModule(id: string, context: BrandContext, cache: ValidatorCache): string {
  const { rules, schema } = formPlanOf(id, context)
  const formats = formatNames(context)
  return rendererOf(rules) === 'rjsf'
    ? compileRjsfModule(rules.validator, schema, formats, cache)
    : compileValidatorModule({ [rules.validator]: schema }, formats, cache)
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

function inputSchema(id: string, context: BrandContext): JsonSchema {
  const operation = findDocument(context.documents, 'operation', id)
  return shapeSchema(inputShapeOf(operation), { documents: context.documents, enums: true })
}

/** The formats that the document language knows; their functions stand in the run-time table. */
function formatNames(context: BrandContext): string[] {
  return listOf(objectOf(objectOf(context.meta['field.json']?.properties).format).enum).map(String)
}
