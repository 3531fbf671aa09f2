/** Which validators there are: one module for each form, and one with everything the server judges. */
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import schemaParser from '@rjsf/utils/lib/parser/schemaParser.js'
import type { JsonObject, JsonSchema } from '#rules'
import type { OperationPlan } from '../release.ts'
import { listOf, objectOf, shapeSchema } from '../schema.ts'
import type { FormPlan } from './forms.ts'
import { inputShapeOf } from './operations.ts'
import type { BrandContext } from './source.ts'
import { compileValidatorModule, type ValidatorCache } from './validators.ts'

/** Key of the server's own module: no document can be called this. */
export const serverModule = '*'

export function compileValidatorModules(
  forms: Readonly<Record<string, FormPlan>>,
  operations: Readonly<Record<string, OperationPlan>>,
  context: BrandContext,
  cache: ValidatorCache,
): Record<string, string> {
  const formats = formatNames(context)
  const modules: Record<string, string> = {}
  const everything: Record<string, JsonSchema> = {}
  for (const [id, form] of Object.entries(forms)) {
    modules[id] = compileValidatorModule(formValidators(form), formats, cache)
    everything[form.rules.validator] = form.schema
  }
  for (const operation of Object.values(operations)) {
    everything[operation.validator] = inputSchema(context.documents.operation?.[operation.id] ?? {}, context)
  }
  modules[serverModule] = compileValidatorModule(everything, formats, cache)
  return modules
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

function inputSchema(operation: JsonObject, context: BrandContext): JsonSchema {
  return shapeSchema(inputShapeOf(operation), { documents: context.documents, enums: true })
}

/** The formats that the document language knows; their functions stand in the run-time table. */
function formatNames(context: BrandContext): string[] {
  return listOf(objectOf(objectOf(context.meta['field.json']?.properties).format).enum).map(String)
}
