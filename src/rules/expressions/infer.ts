/** One walk over an expression's tree: resolves every name, including rows and macro variables, and determines the meaning of each part. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { inferCall } from './calls.ts'
import { joinMeanings, type Meaning, meaningOf, memberMeaning } from './meanings.ts'
import { isSameMeasure, writeMeasure } from './measures.ts'
import { inferOperation } from './operands.ts'
import { fieldNames } from './scope-types.ts'
import { functionRange, insideQuotes, memberRange, type TextRange } from './syntax-tree.ts'
import { blame, refer, type Walk, written } from './walk.ts'

/** Names bound by macros around a part. */
type Bound = ReadonlyMap<string, Meaning>

const binaries = new Set(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'in'])
const macros = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])

export function infer(node: ASTNode, walk: Walk, bound: Bound = new Map()): Meaning {
  const meaning = inferNode(node, walk, bound)
  walk.meanings.set(node, meaning)
  return meaning
}

function inferNode(node: ASTNode, walk: Walk, bound: Bound): Meaning {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'object' ? {} : { literal: node.args }
    case 'id':
      return inferName(node, node.args, walk, bound)
    case '.':
      return inferMember(node, walk, bound)
    case '[]':
      return inferIndex(node, walk, bound)
    case 'list':
      return inferList(node.args, walk, bound)
    case 'map':
      return inferMap(node.args, walk, bound)
    case 'call':
      checkFunction(node, walk)
      return inferCall(node, node.args[0], inferAll(node.args[1], walk, bound), walk)
    case 'rcall':
      return inferMethod(node, walk, bound)
    case '?:': {
      infer(node.args[0], walk, bound)
      return inferBranches([node.args[1], node.args[2]], walk, bound)
    }
    default:
      return inferRest(node, walk, bound)
  }
}

function inferRest(node: ASTNode, walk: Walk, bound: Bound): Meaning {
  const operands = Array.isArray(node.args) ? (node.args as ASTNode[]) : [node.args as ASTNode]
  const meanings = inferAll(operands, walk, bound)
  if (binaries.has(node.op)) return inferOperation(node, meanings[0] ?? {}, meanings[1] ?? {}, walk)
  if (node.op !== '-_') return {}
  const { literal: _literal, choices: _choices, ...rest } = meanings[0] ?? {}
  return rest
}

function inferAll(nodes: readonly ASTNode[], walk: Walk, bound: Bound): Meaning[] {
  return nodes.map((node) => infer(node, walk, bound))
}

function inferName(node: ASTNode, name: string, walk: Walk, bound: Bound): Meaning {
  const variable = bound.get(name)
  const schema = Object.hasOwn(walk.scope, name) ? walk.scope[name] : undefined
  if (!variable && !schema && walk.isBuiltIn(name)) return {}
  const candidates = [...new Set([...Object.keys(walk.scope), ...bound.keys()])]
  refer(walk, { kind: 'name', name, candidates, of: '', start: node.start, end: node.start + name.length }, 'unknown-name')
  return variable ?? meaningOf(schema, name, walk.world)
}

function inferMember(node: ASTNode & { readonly op: '.' }, walk: Walk, bound: Bound): Meaning {
  const [receiver, name] = node.args
  return resolveMember(infer(receiver, walk, bound), name, memberRange(node, name, walk.text), walk)
}

function inferIndex(node: ASTNode & { readonly op: '[]' }, walk: Walk, bound: Bound): Meaning {
  const [receiver, index] = node.args
  const meaning = infer(receiver, walk, bound)
  infer(index, walk, bound)
  if (index.op === 'value' && typeof index.args === 'string')
    return resolveMember(meaning, index.args, insideQuotes(index, walk.text), walk)
  return meaning.item ?? {}
}

/** CEL accepts has(form.x) for an x that does not exist; a misspelled name must be rejected. */
function resolveMember(of: Meaning, name: string, range: TextRange, walk: Walk): Meaning {
  const names = of.entries ? [...of.entries.keys()] : fieldNames(of.schema)
  const member = memberMeaning(of, name, walk.world)
  const schema = member?.schema ? { schema: member.schema } : {}
  const reference = { kind: 'name', name, of: of.path ?? '', start: range.start, end: range.end, ...schema } as const
  if (names) refer(walk, { ...reference, candidates: names }, 'unknown-name')
  else walk.references.push({ ...reference, candidates: [] })
  return member ?? {}
}

function inferList(items: readonly ASTNode[], walk: Walk, bound: Bound): Meaning {
  return items.length === 0 ? {} : { item: inferBranches(items, walk, bound) }
}

/** Alternatives of a result: all must have the same unit. */
function inferBranches(nodes: readonly ASTNode[], walk: Walk, bound: Bound): Meaning {
  const [first = {}, ...others] = inferAll(nodes, walk, bound)
  let joined: Meaning = first
  for (const [index, other] of others.entries()) {
    const node = nodes[index + 1]
    if (node && joined.measure && other.measure && !isSameMeasure(joined.measure, other.measure)) {
      blame(walk, 'measures-of-branches', node, {
        left: writeMeasure(joined.measure),
        right: writeMeasure(other.measure),
        leftPath: joined.path ?? written(walk, nodes[0] ?? node),
        rightPath: other.path ?? written(walk, node),
      })
    }
    joined = joinMeanings(joined, other)
  }
  return joined
}

function inferMap(pairs: readonly (readonly [ASTNode, ASTNode])[], walk: Walk, bound: Bound): Meaning {
  const entries = new Map<string, Meaning>()
  for (const [key, value] of pairs) {
    infer(key, walk, bound)
    const meaning = infer(value, walk, bound)
    if (key.op === 'value' && typeof key.args === 'string') entries.set(key.args, meaning)
  }
  return entries.size === pairs.length && pairs.length > 0 ? { entries } : {}
}

function inferMethod(node: ASTNode & { readonly op: 'rcall' }, walk: Walk, bound: Bound): Meaning {
  const [name, receiver, args] = node.args
  const [variable, ...rest] = args
  if (receiver.op === 'id' && receiver.args === 'cel' && name === 'bind' && variable?.op === 'id' && rest[0] && rest[1]) {
    return infer(rest[1], walk, new Map([...bound, [variable.args, infer(rest[0], walk, bound)]]))
  }
  checkFunction(node, walk)
  const of = infer(receiver, walk, bound)
  // A misspelled macro still binds its variable.
  const binds = macros.has(name) || (!walk.functions.has(name) && rest.length > 0)
  if (!binds || variable?.op !== 'id') return inferCall(node, name, [of, ...inferAll(args, walk, bound)], walk)
  const results = inferAll(rest, walk, new Map([...bound, [variable.args, of.item ?? {}]]))
  if (name === 'filter') return of.item ? { item: of.item } : {}
  const last = results.at(-1)
  return name === 'map' && last ? { item: last } : {}
}

/** Regular expressions can take minutes on a short input, so they are not supported; an unknown function gets a suggestion. */
function checkFunction(node: ASTNode & { readonly op: 'call' | 'rcall' }, walk: Walk): void {
  const name = node.args[0]
  const range = functionRange(node, walk.text)
  if (name === 'matches') blame(walk, 'regular-expression', range)
  else refer(walk, { kind: 'function', name, candidates: [...walk.functions].sort(), of: '', ...range }, 'unknown-function')
}
