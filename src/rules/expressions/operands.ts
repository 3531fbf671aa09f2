/** Whether two operands are compatible: their units, their currencies, and whether their values can ever be equal. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { isDay as isDayText } from '../formats.ts'
import { isDecimalText, type Meaning, textsOf } from './meanings.ts'
import { days, divideMeasures, isSameMeasure, multiplyMeasures, writeMeasure } from './measures.ts'
import { insideQuotes } from './syntax-tree.ts'
import { blame, blameOperator, refer, typeOfNode, type Walk, written } from './walk.ts'

const comparing = new Set(['==', '!=', '<', '<=', '>', '>='])
const textual = new Set(['==', '!=', '<', '<=', '>', '>=', '+', 'in'])

export function inferOperation(node: ASTNode, left: Meaning, right: Meaning, walk: Walk): Meaning {
  const [first, second] = node.args as [ASTNode, ASTNode]
  const operands = { node, first, second, left, right }
  if (checkDecimalTexts(operands, walk)) return resultOf(node.op, left, right)
  if (comparing.has(node.op)) checkDayTexts(operands, walk)
  if (node.op === '==' || node.op === '!=' || node.op === 'in') checkValues(operands, walk)
  if (node.op === '/' || node.op === '%') checkDivisor(second, right, walk)
  if (isDay(first) || isDay(second)) return inferDays(operands, walk)
  // The result of incompatible operands has no meaning.
  if (!haveOneMeasure(operands, walk) || !haveOneCurrency(operands, walk)) return {}
  return resultOf(node.op, left, right)
}

interface Operands {
  readonly node: ASTNode
  readonly first: ASTNode
  readonly second: ASTNode
  readonly left: Meaning
  readonly right: Meaning
}

function resultOf(op: string, left: Meaning, right: Meaning): Meaning {
  if (comparing.has(op) || op === 'in') return {}
  const measure =
    op === '*'
      ? multiplyMeasures(left.measure, right.measure)
      : op === '/'
        ? divideMeasures(left.measure, right.measure)
        : (left.measure ?? right.measure)
  const currencies = op === '/' && right.currencies ? undefined : (left.currencies ?? right.currencies)
  const item = left.item ?? right.item
  const path = left.measure ? left.path : (right.path ?? left.path)
  return {
    ...(path === undefined ? {} : { path }),
    ...(measure ? { measure } : {}),
    ...(currencies ? { currencies } : {}),
    ...(op === '+' && item ? { item } : {}),
  }
}

/** As strings, "9" is greater than "10". True if such a comparison was found. */
function checkDecimalTexts({ node, first, second, left, right }: Operands, walk: Walk): boolean {
  const operands = [[first, left] as const, [second, right] as const]
  const decimals = textual.has(node.op) ? operands.filter(([, meaning]) => isDecimalText(meaning)) : []
  for (const [operand] of decimals) blame(walk, 'decimal-as-text', operand, { operator: node.op, written: written(walk, operand) })
  return decimals.length > 0
}

/** Dates as strings compare correctly, but only with dates. */
function checkDayTexts({ first, second, left, right }: Operands, walk: Walk): void {
  for (const [day, node, { literal }] of [[left, second, right] as const, [right, first, left] as const]) {
    if (day.schema?.format !== 'date' || typeof literal !== 'string' || isDayText(literal)) continue
    blame(walk, 'not-a-day', insideQuotes(node, walk.text), { written: written(walk, node) })
  }
}

function checkDivisor(second: ASTNode, { literal }: Meaning, walk: Walk): void {
  const isZero = literal === 0n || literal === 0
  const inner = second.op === 'call' && second.args[0] === 'dec' ? second.args[1][0] : undefined
  const isZeroText = inner?.op === 'value' && /^-?0(?:\.0+)?$/.test(String(inner.args))
  if (isZero || isZeroText) blame(walk, 'divides-by-zero', second)
}

function isDay(node: ASTNode): boolean {
  return typeOfNode(node) === 'Day'
}

/** The difference of two dates is days; only days can be added to a date. */
function inferDays({ node, first, second, left, right }: Operands, walk: Walk): Meaning {
  if (isDay(first) && isDay(second)) return node.op === '-' ? { measure: days } : {}
  const [number, meaning] = isDay(first) ? [second, right] : [first, left]
  if (meaning.measure && !isSameMeasure(meaning.measure, days)) {
    blameOperator(walk, 'measures-differ', node, {
      left: isDay(first) ? 'day' : writeMeasure(meaning.measure),
      right: isDay(first) ? writeMeasure(meaning.measure) : 'day',
      leftPath: left.path ?? written(walk, first),
      rightPath: right.path ?? written(walk, number === first ? second : number),
    })
  }
  return {}
}

function haveOneMeasure({ node, first, second, left, right }: Operands, walk: Walk): boolean {
  if (node.op === '*' || node.op === '/') return true
  const [one, other] = [measureIn(left), measureIn(right)]
  if (!one || !other || isSameMeasure(one, other)) return true
  blameOperator(walk, 'measures-differ', node, {
    left: writeMeasure(one),
    right: writeMeasure(other),
    leftPath: left.path ?? written(walk, first),
    rightPath: right.path ?? written(walk, second),
  })
  return false
}

/** For a list, the unit of its items. */
function measureIn(meaning: Meaning): Meaning['measure'] {
  return meaning.measure ?? meaning.item?.measure
}

/** Amounts can only be combined with their currencies, and only in the same currency. */
function haveOneCurrency({ node, first, second, left, right }: Operands, walk: Walk): boolean {
  if (node.op === '*') return true
  const [ofLeft, ofRight] = [amountIn(first, left), amountIn(second, right)]
  if (ofLeft && ofRight && (ofLeft === 'bare' || ofRight === 'bare')) {
    blameOperator(walk, 'money-without-currency', node, { written: written(walk, ofLeft === 'bare' ? first : second) })
    return false
  }
  const [ones, others] = [left.currencies ?? left.item?.currencies, right.currencies ?? right.item?.currencies]
  if (!ones || !others || ones.some((code) => others.includes(code))) return true
  blameOperator(walk, 'currencies-differ', node, {
    left: ones,
    right: others,
    leftPath: written(walk, first),
    rightPath: written(walk, second),
  })
  return false
}

/** Whether a part is an amount, and whether its currency is lost. */
function amountIn(node: ASTNode, { measure }: Meaning): 'money' | 'bare' | undefined {
  if (typeOfNode(node)?.includes('Money')) return 'money'
  return measure?.money === 1 ? 'bare' : undefined
}

/** If the other operand can never equal the value, the value is probably misspelled. */
function checkValues({ node, first, second, left, right }: Operands, walk: Walk): void {
  const [one, other] = [choicesIn(left), choicesIn(right)]
  const literals = [...literalsIn(first), ...literalsIn(second)]
  if (literals.length === 0) {
    const [ones, others] = [textsOf(one), textsOf(other)]
    if (!ones || !others || ones.length === 0 || others.length === 0 || ones.some((text) => others.includes(text))) return
    blameOperator(walk, 'never-same', node, { left: ones, right: others, leftPath: written(walk, first), rightPath: written(walk, second) })
    return
  }
  checkLiterals(first, { wanted: other, of: other.path || written(walk, second) }, walk)
  checkLiterals(second, { wanted: one, of: one.path || written(walk, first) }, walk)
}

function choicesIn(meaning: Meaning): Meaning {
  return meaning.item && !meaning.choices ? meaning.item : meaning
}

interface Wanted {
  readonly wanted: Meaning
  /** Owner of these values, for the message; undefined if the whole expression must be one of them. */
  readonly of?: string
}

/** Checks each literal in a part against its list. */
export function checkLiterals(node: ASTNode, { wanted, of }: Wanted, walk: Walk): void {
  const { choices, path = '', schema } = wanted
  // A list literal does not restrict what may be compared with it.
  if (!choices || !schema) return
  const list = listOf(schema)
  for (const literal of literalsIn(node)) {
    const range = insideQuotes(literal, walk.text)
    const reference = {
      kind: 'value',
      name: String(literal.args),
      candidates: choices,
      of: path,
      ...range,
      ...(list ? { list } : {}),
    } as const
    if (of === undefined) refer(walk, reference, 'foreign-result', { choices })
    else refer(walk, reference, 'foreign-value', { of, choices })
  }
}

function listOf(schema: NonNullable<Meaning['schema']>): { readonly kind: 'dictionary' | 'reference'; readonly id: string } | undefined {
  if (typeof schema.dictionary === 'string') return { kind: 'dictionary', id: schema.dictionary }
  return typeof schema.reference === 'string' ? { kind: 'reference', id: schema.reference } : undefined
}

/** Literal values: alone, in a list, or as a branch. */
function* literalsIn(node: ASTNode): Generator<ASTNode> {
  if (node.op === 'value' && (typeof node.args === 'string' || typeof node.args === 'bigint')) yield node
  else if (node.op === 'list') for (const item of node.args) yield* literalsIn(item)
  else if (node.op === '?:') for (const branch of node.args.slice(1)) yield* literalsIn(branch)
  else if (node.op === '+' && node.args.some((part) => part.op === 'list')) for (const part of node.args) yield* literalsIn(part)
}
