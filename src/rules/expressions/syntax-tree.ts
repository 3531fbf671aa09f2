/** Walks the tree of an expression, and locates parts in its text. */
import type { ASTNode } from '@marcbachmann/cel-js'

/** A part of an expression's text, counted in UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

export function* nodesOf(node: ASTNode): Generator<ASTNode> {
  yield node
  for (const child of childrenOf(node)) yield* nodesOf(child)
}

export function childrenOf(node: ASTNode): ASTNode[] {
  return [...nodesIn(node.args)]
}

/** The operator itself, between its operands and their brackets. */
export function operatorRange(node: ASTNode, text: string): TextRange {
  if (!Array.isArray(node.args)) return { start: node.start, end: node.start + 1 }
  const left: unknown = node.args[0]
  const start = isNode(left) ? text.indexOf(node.op, left.end) : node.start
  return { start, end: start + node.op.length }
}

/** The name after the dot. */
export function memberRange(node: ASTNode, name: string, text: string): TextRange {
  const start = text.lastIndexOf(name, node.end - name.length)
  return { start, end: start + name.length }
}

/** The function name, before or after what it is applied to. */
export function functionRange(node: ASTNode & { readonly op: 'call' | 'rcall' }, text: string): TextRange {
  const name = node.args[0]
  const start = node.op === 'call' ? node.start : text.indexOf(name, node.args[1].end)
  return { start, end: start + name.length }
}

/** The text inside the quotes. */
export function insideQuotes(node: ASTNode, text: string): TextRange {
  const [quotes = ''] = /^[rRbB]*(?:'''|"""|'|")/.exec(text.slice(node.start, node.end)) ?? []
  const closing = quotes.replace(/^[rRbB]+/, '').length
  return { start: node.start + quotes.length, end: node.end - closing }
}

/** A part including the brackets around its outer operands, which the library omits. */
export function wholeRange(node: ASTNode, text: string): TextRange {
  const inside = text.slice(node.start, node.end).replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, (quoted) => ' '.repeat(quoted.length))
  let depth = 0
  let lowest = 0
  for (const sign of inside) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    lowest = Math.min(lowest, depth)
  }
  let { start, end } = node
  for (let missing = -lowest; missing > 0; missing -= 1) start = text.lastIndexOf('(', start - 1)
  for (let missing = depth - lowest; missing > 0; missing -= 1) end = text.indexOf(')', end) + 1
  return { start, end }
}

export function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value
}

function* nodesIn(value: unknown): Generator<ASTNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) yield value
}
