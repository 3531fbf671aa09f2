/** The facts of a question as expressions read them, and as the user sees them. */
import { addDays, displayValue, evaluateExpression, isObject, type Json, type JsonObject } from '#rules'
import { type Call, labelOf, listObjects, pickWords, todayOf, wordsOf } from '../../kernel/index.ts'
import { weeksUntil } from './days.ts'
import { listOfFact } from './lexicon.ts'
import type { Facts } from './reading.ts'
import { readMix } from './sound-facts.ts'

/** Facts as expressions read them, with declared values for those that the question leaves open. */
export function factScope(tool: JsonObject, facts: Facts, call: Pick<Call, 'brand' | 'language' | 'now'>): JsonObject {
  const scope: Record<string, Json> = {}
  for (const { id, kind, start, mix, types, name, until, ...fact } of listObjects(tool.facts)) {
    const own = facts[String(id)]
    const value = own ?? (typeof start === 'string' ? (evaluate(start, {}) as Json | undefined) : undefined)
    if (value === undefined) continue
    scope[String(id)] = value
    if (kind === 'containers') {
      scope[String(id)] = readMix(String(value)).map((box) => ({ ...box }))
      if (typeof mix === 'string') scope[mix] = value
      if (typeof types === 'string') scope[types] = readMix(String(value)).flatMap(({ boxType }) => rowOf(fact, boxType, call) ?? [])
    }
    if (kind === 'days' && isObject(value)) scope[String(id)] = { ...value, weeks: weeksUntil(String(value.from), todayOf(call)) }
    if (typeof name === 'string') scope[name] = rowLabel(fact, String(value), call)
    if (typeof until === 'string') scope[until] = addDays(todayOf(call), Number(value) - 1)
  }
  return scope
}

/** A row of the fact's list, with its figures. */
function rowOf(fact: JsonObject, id: string, { brand }: Pick<Call, 'brand'>): JsonObject | undefined {
  const [kind = '', list = ''] = listOfFact(fact)?.split('/') ?? []
  return listObjects(brand.documents[kind]?.[list]?.rows).find((row) => row.id === id)
}

function rowLabel(fact: JsonObject, id: string, call: Pick<Call, 'brand' | 'language'>): string {
  const [kind, list = ''] = listOfFact(fact)?.split('/') ?? []
  return labelOf(kind === 'reference' ? 'reference' : 'dictionary', list, id, call)
}

/** What was understood, so that the user can see a mistake. */
export function tellFacts(tool: JsonObject, facts: Facts, call: Call): { label: string; value: string }[] {
  return listObjects(tool.facts).flatMap(({ id, kind, label, ...fact }) => {
    const value = facts[String(id)]
    if (value === undefined || label === undefined) return []
    const days = isObject(value) ? [...new Set([String(value.from), String(value.to)])].join(' – ') : ''
    const reader = { language: call.language, timeZone: call.brand.timeZone, text: wordsOf(call), optionOf: () => undefined }
    const boxes = kind === 'containers' ? displayValue(readMix(String(value)), { display: 'boxes' }, reader) : ''
    const text = boxes !== '' ? boxes : kind === 'row' ? rowLabel(fact, String(value), call) : kind === 'days' ? days : String(value)
    return [{ label: pickWords(label, call), value: text }]
  })
}

export type Scope = Readonly<Record<string, unknown>>

export function evaluate(expression: string, scope: Scope): unknown {
  const outcome = evaluateExpression(expression, scope)
  if (outcome.kind === 'failed') throw new Error(`"${expression}" cannot be evaluated: ${outcome.message}`)
  return outcome.kind === 'value' ? outcome.value : undefined
}
