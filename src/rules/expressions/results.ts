/** Whether an expression has the expected type: a condition, or a value of a field. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from '../decimals.ts'
import { isDay } from '../formats.ts'
import type { JsonSchema } from '../json.ts'
import { type Meaning, meaningOf } from './meanings.ts'
import { isSameMeasure, writeMeasure } from './measures.ts'
import { checkLiterals } from './operands.ts'
import { blame, typeOfNode, type Walk } from './walk.ts'

export interface CheckResultOptions {
  readonly tree: ASTNode
  readonly type: string
  readonly meaning: Meaning
  readonly expects: 'boolean' | 'any' | JsonSchema
  readonly walk: Walk
}

/** CEL types of a field's type. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  integer: ['int'],
  boolean: ['bool'],
  decimal: ['Dec', 'Money', 'string'],
  date: ['Day', 'string'],
  string: ['string'],
}

export function checkResult({ tree, type, meaning, expects, walk }: CheckResultOptions): void {
  const whole = { start: 0, end: walk.text.length }
  if (expects === 'boolean') {
    if (type !== 'bool' && type !== 'dyn') blame(walk, 'not-boolean', whole, { type })
    return
  }
  if (expects === 'any') return
  const expected = meaningOf(expects, '', walk.world)
  for (const [part, own] of resultsOf(tree, meaning, walk)) {
    const itemType = typeOfNode(part) ?? type
    const key = expects.format === 'decimal' || expects.format === 'date' ? expects.format : String(expects.type)
    const types = fitting[key]
    const range = part === tree ? whole : { start: part.start, end: part.end }
    const isOther = itemType === 'string' && types?.[0] !== 'string' && !mayRead(own, key)
    if (types && itemType !== 'dyn' && (isOther || !types.includes(itemType)))
      blame(walk, 'wrong-result', range, { wanted: key, found: itemType })
    else if (expected.measure && own.measure && !isSameMeasure(expected.measure, own.measure))
      blame(walk, 'wrong-measure', range, { wanted: writeMeasure(expected.measure), found: writeMeasure(own.measure) })
  }
  // If a list of choices gets a single value, it is the value of the surrounding row.
  if (expects.type !== 'array' || type.startsWith('list')) checkLiterals(tree, { wanted: expected.item ?? expected }, walk)
}

/** Whether a string can be the required decimal or date. */
function mayRead({ schema, literal, choices }: Meaning, format: string): boolean {
  const fits = format === 'decimal' ? isDecimal : isDay
  if (typeof literal === 'string') return fits(literal)
  if (choices) return choices.some(fits)
  return schema === undefined || schema.format === undefined || schema.format === format
}

/** Alternatives for the result. */
function* resultsOf(node: ASTNode, meaning: Meaning, walk: Walk): Generator<readonly [ASTNode, Meaning]> {
  if (node.op !== '?:') yield [node, walk.meanings.get(node) ?? meaning]
  else for (const branch of node.args.slice(1)) yield* resultsOf(branch, meaning, walk)
}
