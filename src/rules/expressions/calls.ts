/** The meaning of a function's result, and whether an argument can never be valid. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from '../decimals.ts'
import { isDay } from '../formats.ts'
import { type Meaning, textsOf } from './meanings.ts'
import { isSameMeasure, measureNames, measureOf, money, writeMeasure } from './measures.ts'
import { insideQuotes } from './syntax-tree.ts'
import { blame, refer, typeOfNode, type Walk, written } from './walk.ts'

export function inferCall(node: ASTNode, name: string, meanings: readonly Meaning[], walk: Walk): Meaning {
  const [first = {}, second = {}] = meanings
  const args = node.op === 'call' ? node.args[1] : []
  switch (name) {
    case 'dec':
      if (typeOfNode(args[0] ?? node) !== 'int') checkText(args[0], first, decimalText, walk)
      return numberOf(first)
    case 'round':
    case 'int':
    case 'double':
      return numberOf(first)
    case 'day':
      checkText(args[0], first, dayText, walk)
      return {}
    case 'measured':
      return { ...numberOf(first), ...measuredAs(args[1], second, walk) }
    case 'money':
      return inferMoney(args, first, second, walk)
    case 'amount':
      return { ...numberOf(first), measure: money }
    case 'currency': {
      const choices = first.currencies ?? walk.world.currencies
      return choices ? { choices, path: written(walk, node), schema: { type: 'string' } } : {}
    }
    default:
      return {}
  }
}

/** The same number in another type. */
function numberOf({ path, measure, currencies }: Meaning): Meaning {
  return { ...(path === undefined ? {} : { path }), ...(measure ? { measure } : {}), ...(currencies ? { currencies } : {}) }
}

interface TextForm {
  readonly code: string
  readonly format: string
  readonly fits: (text: string) => boolean
}
const decimalText: TextForm = { code: 'not-a-decimal', format: 'decimal', fits: isDecimal }
const dayText: TextForm = { code: 'not-a-day', format: 'date', fits: isDay }

/** A literal or a field that can never be read as a decimal or a day would leave the expression undetermined for ever. */
function checkText(node: ASTNode | undefined, meaning: Meaning, form: TextForm, walk: Walk): void {
  if (!node) return
  const texts = textsOf(meaning)
  const { format } = meaning.schema ?? {}
  const isReadable = texts ? texts.some(form.fits) : format === undefined || format === form.format
  if (isReadable) return
  const range = node.op === 'value' && typeof node.args === 'string' ? insideQuotes(node, walk.text) : node
  blame(walk, form.code, range, { written: written(walk, node) })
}

function measuredAs(node: ASTNode | undefined, { literal }: Meaning, walk: Walk): Meaning {
  if (!node) return {}
  const name = typeof literal === 'string' ? literal : written(walk, node)
  const range = typeof literal === 'string' ? insideQuotes(node, walk.text) : { start: node.start, end: node.end }
  refer(walk, { kind: 'measure', name, candidates: measureNames, of: '', ...range }, 'unknown-measure')
  const measure = measureOf(literal)
  return measure ? { measure } : {}
}

function inferMoney(args: readonly ASTNode[], amount: Meaning, code: Meaning, walk: Walk): Meaning {
  const [first, second] = args
  if (first && typeOfNode(first) !== 'Dec') checkText(first, amount, decimalText, walk)
  if (first && amount.measure && !isSameMeasure(amount.measure, money))
    blame(walk, 'not-money', first, { written: written(walk, first), measure: writeMeasure(amount.measure) })
  const { currencies } = walk.world
  const isCurrency = !second || !currencies || isOneOf(second, code, currencies, walk)
  const codes = isCurrency ? textsOf(code) : undefined
  return { measure: money, ...(amount.path === undefined ? {} : { path: amount.path }), ...(codes ? { currencies: codes } : {}) }
}

/** Whether a code can be one of the currencies. */
function isOneOf(node: ASTNode, { literal, choices }: Meaning, currencies: readonly string[], walk: Walk): boolean {
  if (typeof literal === 'string') {
    const range = insideQuotes(node, walk.text)
    refer(walk, { kind: 'currency', name: literal, candidates: currencies, of: '', ...range }, 'unknown-currency')
    return currencies.includes(literal)
  }
  if (!choices || choices.some((choice) => currencies.includes(choice))) return true
  blame(walk, 'not-a-currency', node, { written: written(walk, node) })
  return false
}
