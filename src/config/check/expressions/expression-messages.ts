/** Selects the message for a problem in an expression. */
import { type FindingParam, findingTerms, findingWords } from '#generated/findings.ts'
import { type ExpressionFault, objectOf } from '#rules'
import { segmentsOf } from '../../read/documents.ts'
import { type FindingCode, type FindingMessage, type MessageId, say } from '../../read/messages.ts'
import { stringsOf } from '../../resolve/schema.ts'
import type { CheckedDocument } from '../brand-check.ts'

/** Faults with their own code; all others are reported as EXPRESSION. */
const topics: Readonly<Record<string, FindingCode>> = {
  'measures-differ': 'MEASURE',
  'measures-of-branches': 'MEASURE',
  'not-money': 'MEASURE',
  'wrong-measure': 'MEASURE',
  'unknown-measure': 'MEASURE',
  'money-without-currency': 'CURRENCY',
  'currencies-differ': 'CURRENCY',
  'unknown-currency': 'CURRENCY',
  'not-a-currency': 'CURRENCY',
  always: 'CONDITION',
  never: 'CONDITION',
}

/** Faults whose parameters are type names, which are translated into both languages. */
const typed = new Set([
  'operands',
  'decimal-operands',
  'operand',
  'logical',
  'branches',
  'mixed-items',
  'no-members',
  'not-a-list',
  'not-boolean',
  'wrong-result',
])

export function describeFault({ code, params, candidates }: ExpressionFault): FindingMessage {
  const topic = topics[code] ?? 'EXPRESSION'
  const says = `${topic}/${topic === 'CONDITION' ? `${code}-${String(params.reason)}` : code}`
  if (!isMessage(says)) return { code: 'EXPRESSION', says: 'EXPRESSION/type', params: { detail: code } }
  const words = Object.entries(params).map(([name, value]): [string, FindingParam] => [name, typed.has(code) ? wordsOfType(value) : value])
  return { code: topic, says, params: { ...Object.fromEntries(words), ...(candidates ? { known: candidates } : {}) } }
}

function isMessage(id: string): id is MessageId {
  return Object.hasOwn(findingWords, id)
}

function wordsOfType(type: FindingParam): FindingParam {
  const term = `cel-${String(type).toLowerCase()}`
  return isTerm(term) ? findingTerms[term] : type
}

function isTerm(id: string): id is keyof typeof findingTerms {
  return Object.hasOwn(findingTerms, id)
}

/** Message for a condition that is never met although it hides a required field. */
export function explainHidden(
  document: CheckedDocument,
  pointer: string,
  text: string,
  fault: ExpressionFault,
): FindingMessage | undefined {
  const segments = segmentsOf(pointer)
  const [list, field = '', member] = segments.slice(-3)
  if (fault.code !== 'never' || member !== 'visible' || list !== 'properties' || fault.start > 0 || fault.end < text.length)
    return undefined
  const holder = segments.slice(0, -3).reduce((value, name) => objectOf(value[name]), document.value)
  if (!stringsOf(holder.required).includes(field)) return undefined
  return say('CONDITION/hides-required', { field, part: String(fault.params.part) })
}
