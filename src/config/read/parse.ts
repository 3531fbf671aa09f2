/** Parses a document into a tree of values with positions. Strict JSON: no comments, no duplicate names. */
import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { findingTerms } from '#generated/findings.ts'
import type { ObjectTree, Place, Problem, Tree } from './documents.ts'
import { type FindingMessage, say } from './messages.ts'
import { parseValid } from './parse-valid.ts'
import { describeSyntax } from './syntax.ts'

export interface ParsedText {
  /** Absent if the text could not be read as one object. */
  readonly tree?: ObjectTree
  readonly problems: readonly Problem[]
}

const deepest = 60
const conflictMark = /^(?:<{7}|>{7}|\|{7}|={7})(?=[ \r\n]|$)/m

export function parseDocument(path: string, text: string): ParsedText {
  const valid = parseValid(path, text, deepest)
  return valid ? { tree: valid, problems: [] } : explainDocument(path, text)
}

/** Reads a document with mistakes as far as possible, and says what they are. */
export function explainDocument(path: string, text: string): ParsedText {
  const stop = (offset: number, saying: FindingMessage): ParsedText => ({ problems: [{ path, offset, ...saying }] })
  const problems: Problem[] = []
  if (text.charCodeAt(0) === 0xfeff) problems.push({ path, offset: 0, ...say('BOM/bom') })
  // Replace it by one space, which keeps all offsets.
  const clean = problems.length > 0 ? ` ${text.slice(1)}` : text
  if (clean.trim() === '') return stop(0, say('EMPTY/empty'))
  const conflict = conflictMark.exec(clean)
  if (conflict) return stop(conflict.index, say('CONFLICT/marks'))
  const tooDeep = findTooDeep(clean)
  if (tooDeep !== undefined) return stop(tooDeep, say('DEPTH/depth', { most: deepest }))

  const errors: ParseError[] = []
  const root = parseTree(clean, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  if (errors.length > 0) return { problems: [...problems, ...describeSyntax(clean, errors).map((problem) => ({ path, ...problem }))] }
  if (root?.type !== 'object') {
    const kind = root === undefined || root.type === 'property' ? 'nothing' : root.type
    return stop(root?.offset ?? 0, say('TYPE/document', { found: findingTerms[kind] }))
  }
  const tree = toTree(root, root.offset, { path, text: clean, problems }) as ObjectTree
  return { tree, problems }
}

interface Reading {
  readonly path: string
  readonly text: string
  readonly problems: Problem[]
}

function toTree(node: Node, nameOffset: number, reading: Reading): Tree {
  const place: Place = { path: reading.path, offset: node.offset, end: node.offset + node.length, nameOffset }
  if (node.type === 'array') return { kind: 'list', place, items: (node.children ?? []).map((item) => toTree(item, item.offset, reading)) }
  if (node.type === 'object') return { kind: 'object', place, members: readMembers(node, reading) }
  if (node.type === 'number') checkNumber(node, reading)
  // A number reported as too large becomes 0, so that later steps need not handle Infinity.
  const value = Number.isFinite(node.value) || node.type !== 'number' ? (node.value as null | boolean | number | string) : 0
  return { kind: 'value', place, value }
}

function readMembers(node: Node, reading: Reading): Map<string, Tree> {
  const members = new Map<string, Tree>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (!key || !value) continue
    const name = String(key.value)
    const before = members.get(name)
    const report = (saying: FindingMessage) => reading.problems.push({ path: reading.path, offset: key.offset, ...saying })
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') report(say('NAME/reserved', { name }))
    else if (before) report(say('DUPLICATE-NAME/twice', { name, line: lineAt(reading.text, before.place.nameOffset) }))
    else members.set(name, toTree(value, key.offset, reading))
  }
  return members
}

function checkNumber(node: Node, { path, text, problems }: Reading): void {
  const written = text.slice(node.offset, node.offset + node.length)
  const value = Number(written)
  const report = (saying: FindingMessage) => problems.push({ path, offset: node.offset, ...saying })
  if (!Number.isFinite(value)) report(say('NUMBER/too-large', { text: written }))
  else if (Object.is(value, -0)) report(say('NUMBER/minus-zero'))
  else if (Number.isInteger(value) && !Number.isSafeInteger(value)) report(say('NUMBER/too-long', { text: written }))
  else if (/[eE]/.test(written)) report(say('NUMBER/exponent', { text: written }))
}

/** A bracket nested deeper than any document needs; the parser would overflow the stack. */
function findTooDeep(text: string): number | undefined {
  let depth = 0
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (match[0] === '{' || match[0] === '[') depth += 1
    else if (match[0] === '}' || match[0] === ']') depth -= 1
    if (depth > deepest) return match.index
  }
  return undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
