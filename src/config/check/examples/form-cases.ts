/** Cases of forms: filled in and validated as customers' forms are, and compared with what the form is expected to say. */
import { type CompiledValidator, type FieldError, type Json, type JsonObject, objectOf, validateForm } from '#rules'
import { compileFormRules } from '../../compile/forms/form-rules.ts'
import { pointerOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { formFields, formSchema, limitValues, listOf, schemaKinds } from '../../resolve/schema.ts'
import { compileSchema } from '../fields/data-validator.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { defineExamples, type ExampleRun, isSameValue } from './example-kind.ts'

type Run = ExampleRun<(typeof schemaKinds)[number]>

export const formCases = defineExamples({ kind: 'form', member: 'cases', reads: schemaKinds, run: runFormCase })

/** A member who has signed in: most forms are for them. */
const session: JsonObject = { actor: 'member', signedIn: true, staffAdmin: false }
const anyDay = '2026-01-01'

function runFormCase(run: Run): void {
  const { document, example, reads, dataValidator } = run
  const values = fillIn(listOf(document.value.examples)[0], example.values)
  const validate = compileSchema(dataValidator, formSchema(document.id, { documents: reads, enums: true }))
  // A form that contradicts itself is reported at its place.
  if (!validate) return
  const outcome = validateForm({
    rules: compileFormRules(document.id, document.value, formFields(document.id, reads), reads),
    validate: validate as CompiledValidator,
    values,
    session,
    today: String(example.day ?? anyDay),
    limits: limitValues(reads),
  })
  compareErrors(run, outcome.errors)
  compareResults(run, outcome.values)
}

/** The values of the form's first example with those of the case in their place; null leaves a value out. */
export function fillIn(whole: Json | undefined, changes: Json | undefined): JsonObject {
  return Object.fromEntries(Object.entries({ ...objectOf(whole), ...objectOf(changes) }).filter(([, value]) => value !== null))
}

function compareErrors(run: Run, errors: readonly FieldError[]): void {
  const expected = objectOf(run.example.errors)
  const actual = new Map(errors.map(({ path, id }) => [path.slice(1), id]))
  for (const [field, message] of Object.entries(expected)) {
    const other = actual.get(field)
    const at = memberPointer('/errors', field)
    if (other === undefined)
      run.report(at, { ...say('EXAMPLE-RESULT/no-error', { field, expected: String(message) }), ...causeOf(run, field) })
    else if (other !== message)
      run.report(at, { ...say('EXAMPLE-RESULT/other-error', { field, expected: String(message), error: other }), ...causeOf(run, field) })
  }
  for (const [field, error] of actual)
    if (!Object.hasOwn(expected, field))
      run.report(Object.keys(expected).length > 0 ? '/errors' : '/id', {
        ...say('EXAMPLE-RESULT/error', { field, error }),
        ...causeOf(run, field),
      })
}

function compareResults(run: Run, values: JsonObject): void {
  for (const [field, expected] of Object.entries(objectOf(run.example.results))) {
    const value = values[field]
    if (isSameValue(value, expected)) continue
    const params = { field, expected: JSON.stringify(expected), value: value === undefined ? '-' : JSON.stringify(value) }
    run.report(memberPointer('/results', field), { ...say('EXAMPLE-RESULT/value', params), ...causeOf(run, field) })
  }
}

function causeOf({ document, example }: Run, field: string) {
  const [name = field] = field.split('/')
  const pointers = [pointerOf(['properties', name]), '/rules', '/required', '/examples', pointerOf(['cases', String(example.id)])]
  return {
    cause: `case ${document.id} ${name}`,
    related: document.paths.flatMap((path) => pointers.map((pointer) => ({ path, pointer }))),
  }
}
