/** Examples of order types: what an order takes from its form, and the charge factors that it is priced with. */
import { evaluateExpression, type Json, objectOf } from '#rules'
import { pointerOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { limitValues, listOf } from '../../resolve/schema.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { defineExamples, type ExampleRun, isSameValue } from './example-kind.ts'
import { fillIn } from './form-cases.ts'

const reads = ['form', 'limits'] as const
type Run = ExampleRun<(typeof reads)[number]>

export const orderTypeExamples = defineExamples({ kind: 'order-type', member: 'examples', reads, run: runOrderType })

const anyDay = '2026-01-01'

function runOrderType(run: Run): void {
  const { document, example } = run
  const { summary, pricing } = document.value
  const parts = [
    { member: 'summary', expressions: objectOf(summary), pointer: '/summary' },
    { member: 'facts', expressions: objectOf(objectOf(pricing).facts), pointer: '/pricing/facts' },
  ]
  for (const { member, expressions, pointer } of parts)
    for (const [name, expected] of Object.entries(objectOf(example[member])))
      compare(run, { at: memberPointer(`/${member}`, name), name, expression: expressions[name], expected, pointer })
  for (const name of ['boxes', 'port', 'site']) {
    const expected = example[name]
    if (expected !== undefined)
      compare(run, { at: `/${name}`, name, expression: objectOf(pricing)[name], expected, pointer: `/pricing/${name}` })
  }
}

interface Comparison {
  /** Place in the example. */
  readonly at: string
  readonly name: string
  readonly expression: Json | undefined
  readonly expected: Json
  /** Part of the order type that holds the expression. */
  readonly pointer: string
}

function compare(run: Run, { at, name, expression, expected, pointer }: Comparison): void {
  const value = evaluate(run, expression)
  if (isSameValue(value, expected)) return
  const params = { field: name, expected: JSON.stringify(expected), value: value === undefined ? '-' : JSON.stringify(value) }
  const pointers = [pointer, pointerOf(['examples', String(run.example.id)])]
  const related = run.document.paths.flatMap((path) => pointers.map((part) => ({ path, pointer: part })))
  run.report(at, { ...say('EXAMPLE-RESULT/value', params), cause: `example ${run.document.id} ${name}`, related })
}

/** Numbers become text, as orders and tariffs have them. */
function evaluate({ document, example, reads: documents }: Run, expression: Json | undefined): Json | undefined {
  if (typeof expression !== 'string') return undefined
  const form = fillIn(listOf(documents.one('form', String(document.value.form))?.examples)[0], example.values)
  const outcome = evaluateExpression(expression, { form, today: String(example.today ?? anyDay), limits: limitValues(documents) })
  if (outcome.kind !== 'value') return undefined
  return typeof outcome.value === 'number' ? String(outcome.value) : (outcome.value as Json)
}
