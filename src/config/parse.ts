/** Text of a document -> a tree of values with their places. Strict JSON: no comments, no second names, no surprises. */
import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { FindingCode } from './codes.ts'
import type { ObjectTree, Place, Problem, Tree } from './documents.ts'
import { describeSyntax } from './syntax.ts'

export interface ParsedText {
  /** Left out where the text could not be read as one object. */
  readonly tree?: ObjectTree
  readonly problems: readonly Problem[]
}

const deepest = 60
const conflictMark = /^(?:<{7}|>{7}|\|{7}|={7})(?=[ \r\n]|$)/m

export function parseDocument(path: string, text: string): ParsedText {
  const stop = (offset: number, code: FindingCode, message: string): ParsedText => ({ problems: [{ path, offset, code, message }] })
  const problems: Problem[] = []
  if (text.charCodeAt(0) === 0xfeff)
    problems.push({ path, offset: 0, code: 'BOM', message: 'the file starts with a byte order mark; save it as UTF-8 without BOM' })
  // One blank instead keeps all offsets as they are.
  const clean = problems.length > 0 ? ` ${text.slice(1)}` : text
  if (clean.trim() === '') return stop(0, 'EMPTY', 'the file is empty; a document is an object: { "$schema": ... }')
  const conflict = conflictMark.exec(clean)
  if (conflict) return stop(conflict.index, 'CONFLICT', 'marks of a merge conflict were left in; keep one side and delete the marks')
  const tooDeep = findTooDeep(clean)
  if (tooDeep !== undefined) return stop(tooDeep, 'DEPTH', `more than ${deepest} brackets inside each other`)

  const errors: ParseError[] = []
  const root = parseTree(clean, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  if (errors.length > 0) return { problems: [...problems, ...describeSyntax(clean, errors).map((problem) => ({ path, ...problem }))] }
  if (root?.type !== 'object') {
    return stop(
      root?.offset ?? 0,
      'TYPE',
      `a document is an object: { "$schema": ... }; found ${root?.type === 'array' ? 'a list' : (root?.type ?? 'nothing')}`,
    )
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
  // What is told of as too large goes on as 0, so that nobody after this has to reckon with Infinity.
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
    const report = (code: FindingCode, message: string) => reading.problems.push({ path: reading.path, offset: key.offset, code, message })
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') report('NAME', `"${name}" cannot be used as a name`)
    else if (before)
      report(
        'DUPLICATE-NAME',
        `"${name}" stands twice in one object; the first is in line ${lineAt(reading.text, before.place.nameOffset)}`,
      )
    else members.set(name, toTree(value, key.offset, reading))
  }
  return members
}

function checkNumber(node: Node, { path, text, problems }: Reading): void {
  const written = text.slice(node.offset, node.offset + node.length)
  const value = Number(written)
  const report = (message: string) => problems.push({ path, offset: node.offset, code: 'NUMBER', message })
  if (!Number.isFinite(value)) report(`${written} is larger than any number that can be kept`)
  else if (Object.is(value, -0)) report('write 0 instead of -0')
  else if (Number.isInteger(value) && !Number.isSafeInteger(value))
    report(`${written} has too many digits to be kept exactly; write it as a string`)
  else if (/[eE]/.test(written)) report(`write ${written} without an exponent`)
}

/** A bracket inside more brackets than any document needs; the parser would run out of stack. */
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
