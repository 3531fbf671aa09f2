/** Converts an expression to a formula over a few names; parts that are not understood become names. */

import type { ASTNode } from '@marcbachmann/cel-js'
import Big from 'big.js'
import { isDecimal } from '../decimals.ts'
import { textOf } from '../json.ts'
import { absent, type Domain, type DomainValue, emptyDomain, numberDomain, sizeDomain } from './domains.ts'
import type { Meaning } from './meanings.ts'
import { typeOfNode, type Walk } from './walk.ts'

/** True, false, or undetermined because of a missing input. */
export type Truth = boolean | undefined

export type Formula = { readonly node: ASTNode } & (
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'atom'; readonly domain: Domain; readonly test: (value: DomainValue) => Truth }
  | { readonly kind: 'not'; readonly parts: readonly [Formula] }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly [Formula, Formula] }
  | { readonly kind: 'if'; readonly parts: readonly [Formula, Formula, Formula] }
)

export interface FormulaReading {
  readonly walk: Walk
  readonly domains: Map<string, Domain>
  /** Parts that were not understood and may contain conditions. */
  readonly opaque: ASTNode[]
}

export function readFormula(node: ASTNode, reading: FormulaReading): Formula {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'boolean' ? { kind: 'constant', value: node.args, node } : unknown(node, reading)
    case '!_':
      return { kind: 'not', node, parts: [readFormula(node.args, reading)] }
    case '&&':
      return { kind: 'and', node, parts: [readFormula(node.args[0], reading), readFormula(node.args[1], reading)] }
    case '||':
      return { kind: 'or', node, parts: [readFormula(node.args[0], reading), readFormula(node.args[1], reading)] }
    case '?:': {
      const [test, yes, no] = node.args
      return { kind: 'if', node, parts: [readFormula(test, reading), readFormula(yes, reading), readFormula(no, reading)] }
    }
    default:
      return readAtom(node, reading) ?? unknown(node, reading)
  }
}

function readAtom(node: ASTNode, reading: FormulaReading): Formula | undefined {
  if (node.op === 'call' && node.args[0] === 'has') return readPresence(node, node.args[1][0], reading)
  if (node.op === 'in') return readMembership(node, reading)
  if (isComparison(node.op)) return readComparison(node, node.op, reading)
  const name = nameOf(node, reading.walk)
  if (name === undefined || typeOfNode(node) !== 'bool') return undefined
  return {
    kind: 'atom',
    node,
    domain: domainOf(emptyDomain(name, 'flag'), reading),
    test: (value) => (value === absent ? undefined : value === true),
  }
}

function readPresence(node: ASTNode, of: ASTNode | undefined, reading: FormulaReading): Formula | undefined {
  const name = of && nameOf(of, reading.walk)
  if (!of || name === undefined || name.startsWith('limits.')) return undefined
  const meaning = reading.walk.meanings.get(of) ?? {}
  const domain = domainOf(domainFor(of, name, meaning), reading)
  domain.asksPresence = true
  return { kind: 'atom', node, domain, test: (value) => value !== absent }
}

function readMembership(node: ASTNode & { readonly op: 'in' }, reading: FormulaReading): Formula | undefined {
  const [item, list] = node.args
  if (list.op !== 'list') return undefined
  const texts = list.args.map((part) => (part.op === 'value' ? textOf(part.args) : undefined))
  const domain = textDomain(item, reading)
  if (!domain || texts.some((text) => text === undefined)) return undefined
  for (const text of texts) domain.texts.add(text ?? '')
  return { kind: 'atom', node, domain, test: (value) => (value === absent ? undefined : texts.some((text) => text === value)) }
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='
const turned: Readonly<Record<Comparison, Comparison>> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

function isComparison(op: string): op is Comparison {
  return Object.hasOwn(turned, op)
}

function readComparison(node: ASTNode, op: Comparison, reading: FormulaReading): Formula | undefined {
  const [left, right] = node.args as [ASTNode, ASTNode]
  const literals = [literalOf(left), literalOf(right)]
  if (literals[0] !== undefined && literals[1] !== undefined) return readLiterals(node, op, literals[0], literals[1])
  const name = nameOf(left, reading.walk)
  if (name !== undefined && name === nameOf(right, reading.walk)) {
    const domain = domainOf(domainFor(left, name, reading.walk.meanings.get(left) ?? {}), reading)
    return { kind: 'atom', node, domain, test: (value) => (value === absent ? undefined : compare(op, 0)) }
  }
  return (
    readSided(node, { op, side: left, value: right }, reading) ?? readSided(node, { op: turned[op], side: right, value: left }, reading)
  )
}

type Literal = Big | string

/** A number or text that depends on nothing, not even on a limit. */
function literalOf(node: ASTNode): Literal | undefined {
  if (node.op === 'value') {
    if (typeof node.args === 'bigint') return new Big(node.args.toString())
    return textOf(node.args)
  }
  if (node.op !== 'call') return undefined
  const [called, [of]] = node.args
  const inner = of && literalOf(of)
  if (called === 'dec' && typeof inner === 'string' && isDecimal(inner)) return new Big(inner)
  return called === 'size' && typeof inner === 'string' ? new Big(inner.length) : undefined
}

function readLiterals(node: ASTNode, op: Comparison, left: Literal, right: Literal): Formula | undefined {
  if (left instanceof Big && right instanceof Big) return { kind: 'constant', node, value: compare(op, left.cmp(right)) }
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return { kind: 'constant', node, value: compare(op, left < right ? -1 : Number(left > right)) }
}

interface Sided {
  readonly op: Comparison
  readonly side: ASTNode
  readonly value: ASTNode
}

function readSided(node: ASTNode, { op, side, value }: Sided, reading: FormulaReading): Formula | undefined {
  const number = constantOf(value, reading.walk)
  if (number) {
    const operand = readNumber(side, reading)
    if (!operand) return undefined
    operand.numbers.push(number)
    return { kind: 'atom', node, domain: operand, test: (is) => (is instanceof Big ? compare(op, is.cmp(number)) : undefined) }
  }
  if (value.op !== 'value' || (op !== '==' && op !== '!=')) return undefined
  const expected = value.args
  const domain =
    typeof expected === 'boolean' ? flagDomain(side, reading) : typeof expected === 'string' ? textDomain(side, reading) : undefined
  if (!domain) return undefined
  if (typeof expected === 'string') domain.texts.add(expected)
  return { kind: 'atom', node, domain, test: (is) => (is === absent ? undefined : (is === expected) === (op === '==')) }
}

function compare(op: Comparison, order: number): boolean {
  switch (op) {
    case '==':
      return order === 0
    case '!=':
      return order !== 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    default:
      return order >= 0
  }
}

/** A name, its size, or a decimal name, as a number. */
function readNumber(node: ASTNode, reading: FormulaReading): Domain | undefined {
  const { walk } = reading
  const inner =
    node.op === 'call' && node.args[1].length === 1
      ? node.args[1][0]
      : node.op === 'rcall' && node.args[2].length === 0
        ? node.args[1]
        : undefined
  const of = inner ?? node
  const name = nameOf(of, walk)
  // Constant only because of the current limits, which may be intended.
  if (name === undefined || name.startsWith('limits.')) return undefined
  const meaning = walk.meanings.get(of) ?? {}
  if (!inner) return typeOfNode(node) === 'int' ? domainOf(numberDomain(name, meaning, true), reading) : undefined
  const called = node.op === 'call' || node.op === 'rcall' ? node.args[0] : ''
  if (called === 'size') return domainOf(sizeDomain(`size(${name})`, meaning), reading)
  if (called !== 'dec' || node.op !== 'call') return undefined
  return domainOf(numberDomain(name, meaning, typeOfNode(of) === 'int'), reading)
}

/** A numeric literal, or a limit, which is the same for everyone. */
function constantOf(node: ASTNode, walk: Walk): Big | undefined {
  if (node.op === 'value' && typeof node.args === 'bigint') return new Big(node.args.toString())
  if (node.op === '-_') return constantOf(node.args, walk)?.times(-1)
  if (node.op === 'call' && node.args[0] === 'dec') {
    const inner = node.args[1][0]
    if (inner?.op === 'value' && isDecimal(inner.args)) return new Big(inner.args)
    return inner && constantOf(inner, walk)
  }
  const schema = nameOf(node, walk)?.startsWith('limits.') ? walk.meanings.get(node)?.schema : undefined
  if (!schema) return undefined
  const [least, most] = [schema.minimum ?? schema.atLeast, schema.maximum ?? schema.atMost]
  return least !== undefined && least === most ? new Big(String(least)) : undefined
}

function textDomain(node: ASTNode, reading: FormulaReading): Domain | undefined {
  const name = nameOf(node, reading.walk)
  if (name === undefined || name.startsWith('limits.') || typeOfNode(node) !== 'string') return undefined
  return domainOf(emptyDomain(name, 'text', reading.walk.meanings.get(node)?.choices), reading)
}

function flagDomain(node: ASTNode, reading: FormulaReading): Domain | undefined {
  const name = nameOf(node, reading.walk)
  return name !== undefined && typeOfNode(node) === 'bool' ? domainOf(emptyDomain(name, 'flag'), reading) : undefined
}

/** The domain of a name, by its type: one that is only tested for presence gets the same domain as one that is compared. */
function domainFor(node: ASTNode, name: string, meaning: Meaning): Domain {
  const { type, format } = meaning.schema ?? {}
  if (type === 'integer') return numberDomain(name, meaning, true)
  if (type === 'boolean') return emptyDomain(name, 'flag')
  if (type === 'string' && format === 'decimal') return numberDomain(name, meaning, false)
  if (type === 'string' || typeOfNode(node) === 'string') return emptyDomain(name, 'text', meaning.choices)
  return emptyDomain(name, 'presence')
}

function domainOf(fresh: Domain, { domains }: FormulaReading): Domain {
  const key = `${fresh.kind} ${fresh.name}`
  const before = domains.get(key) ?? fresh
  domains.set(key, before)
  return before
}

function unknown(node: ASTNode, reading: FormulaReading): Formula {
  reading.opaque.push(node)
  const domain = domainOf(emptyDomain(reading.walk.text.slice(node.start, node.end), 'unknown'), reading)
  return { kind: 'atom', node, domain, test: (value) => value === true }
}

/** A field's name as written, without spaces; undefined for computed parts. */
function nameOf(node: ASTNode, walk: Walk): string | undefined {
  if (node.op === 'id') return node.args
  if (node.op === '.') {
    const of = nameOf(node.args[0], walk)
    return of === undefined ? undefined : `${of}.${node.args[1]}`
  }
  if (node.op === '[]' && node.args[1].op === 'value') {
    const of = nameOf(node.args[0], walk)
    const index = node.args[1].args
    return of === undefined ? undefined : typeof index === 'string' ? `${of}.${index}` : `${of}[${String(index)}]`
  }
  return undefined
}
