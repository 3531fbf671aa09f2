/** Maps errors of the CEL parser and type check to our codes, at the part that causes them. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { functionRange, isNode, nodesOf, operatorRange, type TextRange } from './syntax-tree.ts'
import { type ExpressionFault, typeOfNode } from './walk.ts'

/** Keywords of other languages for CEL's operators. */
const foreignWords: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  '=': '==',
  '&': '&&',
  '|': '||',
  '<>': '!=',
}

/** For a text that does not parse. */
export function explainSyntax(error: unknown, text: string, names: readonly string[]): ExpressionFault {
  const code = codeOf(error)
  const range = rangeOf(error, text)
  if (code === 'invalid_macro_argument') return { code: 'macro-variable', ...range, params: {} }
  if (code === 'limit_exceeded') return { code: 'too-large', start: 0, end: text.length, params: {} }
  if (code.includes('string')) return { code: 'open-string', ...range, params: {} }
  const rest = text.slice(range.start).trimStart()
  if (rest === '') return { code: 'ends-too-early', start: range.start, end: range.start, params: {} }
  const [found = rest.slice(0, 1)] = /^(?:[A-Za-z_]\w*|<>|[=&|])/.exec(rest) ?? []
  const place = { start: range.start, end: Math.max(range.end, range.start) }
  const instead = Object.hasOwn(foreignWords, found) ? foreignWords[found] : undefined
  if (instead !== undefined) return { code: 'foreign-word', ...place, params: { found, instead } }
  // CEL reserves words such as `for`; here they are probably misspelled names.
  if (code === 'reserved_identifier') return { code: 'unknown-name', ...place, params: { name: found }, name: found, candidates: names }
  return { code: 'syntax', ...place, params: { found } }
}

/** For a text that parses but has incompatible types. */
export function explainTypes(error: unknown, tree: ASTNode, text: string): ExpressionFault {
  const code = codeOf(error)
  const node = nodeOf(error) ?? tree
  const range = { start: node.start, end: node.end }
  switch (code) {
    case 'no_such_overload':
      return explainOverload(node, range, text)
    case 'no_matching_overload':
      return explainArguments(node, range, text)
    case 'invalid_logical_operand':
      return explainLogical(node, range)
    case 'invalid_condition_type':
      return { code: 'not-boolean', ...range, params: { type: typeName(node) } }
    case 'incompatible_ternary_branches': {
      const branches = node.op === '?:' ? node.args : []
      const last = branches[2] ?? node
      return { code: 'branches', start: last.start, end: last.end, params: { left: typeName(branches[1]), right: typeName(last) } }
    }
    case 'heterogeneous_list_element':
    case 'heterogeneous_map_value':
    case 'heterogeneous_map_key':
      return { code: 'mixed-items', ...range, params: { found: typeName(node), wanted: typeName(firstOf(node, tree)) } }
    case 'cannot_index_type':
      return { code: 'no-members', ...range, params: { type: typeName(node.op === '.' || node.op === '[]' ? node.args[0] : node) } }
    case 'invalid_macro_argument':
      return { code: summaryOf(error).startsWith('has') ? 'has-argument' : 'macro-variable', ...range, params: {} }
    case 'invalid_comprehension_range':
      return { code: 'not-a-list', ...range, params: { type: typeName(node) } }
    default:
      return { code: 'type', ...range, params: { detail: code.replaceAll('_', ' ') } }
  }
}

function explainOverload(node: ASTNode, range: TextRange, text: string): ExpressionFault {
  if (!Array.isArray(node.args)) {
    const operand = isNode(node.args) ? node.args : undefined
    return { code: 'operand', ...operatorRange(node, text), params: { operator: node.op.slice(0, 1), type: typeName(operand) } }
  }
  const [left, right] = (node.args as unknown[]).filter(isNode)
  if (!left || !right) return { code: 'type', ...range, params: { detail: node.op } }
  const types = [typeName(left), typeName(right)]
  const params = { operator: node.op, left: typeName(left), right: typeName(right) }
  const isBare = types.includes('Money') && types.includes('Dec') && node.op !== '*' && node.op !== '/'
  if (isBare) {
    const bare = typeName(left) === 'Dec' ? left : right
    return {
      code: 'money-without-currency',
      ...operatorRange(node, text),
      params: { operator: node.op, written: text.slice(bare.start, bare.end) },
    }
  }
  const example = [left, right].map((operand) => asDecimal(operand, text))
  const isMixed = types.includes('Dec') && example.every((one) => one !== undefined)
  if (isMixed)
    return { code: 'decimal-operands', ...operatorRange(node, text), params: { ...params, example: example.join(` ${node.op} `) } }
  return { code: 'operands', ...operatorRange(node, text), params }
}

/** How to write an operand as a decimal; undefined if it cannot be one. */
function asDecimal(operand: ASTNode, text: string): string | undefined {
  const type = typeName(operand)
  const words = text.slice(operand.start, operand.end)
  if (type === 'Dec') return words
  if (operand.op === 'value' && ['int', 'double'].includes(type)) return `dec("${words}")`
  return type === 'int' || type === 'string' ? `dec(${words})` : undefined
}

function explainArguments(node: ASTNode, range: TextRange, text: string): ExpressionFault {
  if (node.op !== 'call' && node.op !== 'rcall') return { code: 'type', ...range, params: { detail: node.op } }
  const args = node.op === 'call' ? node.args[1] : [node.args[1], ...node.args[2]]
  return { code: 'arguments', ...functionRange(node, text), params: { name: node.args[0], types: args.map(typeName).join(', ') } }
}

function explainLogical(node: ASTNode, range: TextRange): ExpressionFault {
  const operands = Array.isArray(node.args) ? (node.args as unknown[]).filter(isNode) : []
  const wrong = operands.find((operand) => !['bool', 'dyn'].includes(typeOfNode(operand) ?? 'bool'))
  const place = wrong ? { start: wrong.start, end: wrong.end } : range
  return { code: 'logical', ...place, params: { operator: node.op, type: typeName(wrong) } }
}

/** The first item of the list or map with a different type. */
function firstOf(node: ASTNode, tree: ASTNode): ASTNode | undefined {
  for (const outer of nodesOf(tree)) {
    if (outer.op === 'list' && outer.args.includes(node)) return outer.args[0]
    if (outer.op !== 'map') continue
    for (const side of [0, 1] as const) if (outer.args.some((pair) => pair[side] === node)) return outer.args[0]?.[side]
  }
  return undefined
}

/** Internal type names of document shapes are meaningless to readers. */
function typeName(node: ASTNode | undefined): string {
  const name = (node && typeOfNode(node)) ?? 'dyn'
  return /^[A-Za-z]+$/.test(name) && !name.startsWith('Row')
    ? name
    : name.startsWith('list')
      ? 'list'
      : name.startsWith('map')
        ? 'map'
        : 'object'
}

function nodeOf(error: unknown): ASTNode | undefined {
  return typeof error === 'object' && error !== null && 'node' in error && isNode(error.node) ? error.node : undefined
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'type'
}

function summaryOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'summary' in error ? String(error.summary) : ''
}

function rangeOf(error: unknown, text: string): TextRange {
  const range =
    typeof error === 'object' && error !== null && 'range' in error
      ? (error.range as { start: number; end: number } | undefined)
      : undefined
  return range ? { start: range.start, end: Math.max(range.end, range.start) } : { start: 0, end: text.length }
}
