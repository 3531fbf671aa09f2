/**
 * Prints a document in the one form that all documents have: what fits on a line is on one line, plain values that follow each other
 * share their lines, and everything else has a line for each part. The members of the document itself, which readers look for by
 * name, have a line each. Values are written as they were: `1.50` and `\u00a0` stay.
 */
import { type Node, type ParseError, parseTree } from 'jsonc-parser'

/** Columns of a line. Only a long text, and a row of a table, may have more. */
const lineWidth = 120
/** A table is scanned by its columns, so that its rows are not broken: a list of at least three objects with the same members. */
const tableRows = 3
const rowWidth = 180
const step = '  '

/** The text of a document as it should be, with its last line ended; undefined if it is not JSON. */
export function formatDocument(text: string): string | undefined {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  if (!root || errors.length > 0) return undefined
  const printer = createPrinter(text)
  return `${root.type === 'object' && root.children?.length ? printer.document(root) : printer.print(root, '', 0)}\n`
}

/** A value as a document's text. */
export function printDocument(document: object): string {
  return formatDocument(JSON.stringify(document)) ?? ''
}

function createPrinter(text: string) {
  const lines = new Map<Node, string>()

  /** The whole part on one line. */
  function onOneLine(node: Node): string {
    const before = lines.get(node)
    if (before !== undefined) return before
    const line = writeLine(node)
    lines.set(node, line)
    return line
  }

  function writeLine(node: Node): string {
    const parts = (node.children ?? []).map(onOneLine)
    if (node.type === 'property') return parts.join(': ')
    if (node.type === 'array') return `[${parts.join(', ')}]`
    if (node.type === 'object') return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
    return text.slice(node.offset, node.offset + node.length)
  }

  /** `before`: columns taken on the first line by indentation and name; one more is left for a comma. */
  function print(node: Node, indent: string, before: number): string {
    if (node.type !== 'array' && node.type !== 'object') return onOneLine(node)
    if (before + onOneLine(node).length < lineWidth) return onOneLine(node)
    return node.type === 'object' ? object(node, indent) : list(node, indent)
  }

  function object(node: Node, indent: string): string {
    const inner = indent + step
    const runLines = runsOf(node.children ?? []).flatMap((run) =>
      run.every(isPlain) ? fill(run.map(onOneLine), inner) : run.map((part) => member(part, inner)),
    )
    return `{\n${runLines.join(',\n')}\n${indent}}`
  }

  function document(root: Node): string {
    const partLines = (root.children ?? []).map((part) => member(part, step))
    return `{\n${partLines.join(',\n')}\n}`
  }

  function member(node: Node, indent: string): string {
    const [name, value] = node.children ?? []
    if (!name || !value) return indent + onOneLine(node)
    const start = `${indent}${onOneLine(name)}: `
    return start + print(value, indent, start.length)
  }

  function list(node: Node, indent: string): string {
    const inner = indent + step
    const items = node.children ?? []
    const isTable = isTableOf(items) && items.every((item) => inner.length + onOneLine(item).length < rowWidth)
    const runLines = runsOf(items).flatMap((run) =>
      run.every(isPlain)
        ? fill(run.map(onOneLine), inner)
        : run.map((item) => inner + (isTable ? onOneLine(item) : print(item, inner, inner.length))),
    )
    return `[\n${runLines.join(',\n')}\n${indent}]`
  }

  return { print, document }
}

/** Also a member with a plain value, and an object with no more than that, such as a reference to a text. */
function isPlain(node: Node): boolean {
  const [only, another] = node.children ?? []
  if (node.type === 'object') return only !== undefined && another === undefined && isValue(only.children?.[1])
  return node.type === 'property' ? node.children?.every(isPlain) === true : isValue(node)
}

function isValue(node: Node | undefined): boolean {
  return node !== undefined && node.type !== 'array' && node.type !== 'object'
}

function isTableOf(items: readonly Node[]): boolean {
  const columns = new Set(items.map(columnsOf))
  return items.length >= tableRows && columns.size === 1 && !columns.has('')
}

function columnsOf({ type, children = [] }: Node): string {
  return type === 'object' ? children.map(({ children: [name] = [] }) => name?.value).join(' ') : ''
}

/** Plain values that follow each other share their lines. */
function runsOf(items: readonly Node[]): Node[][] {
  const runs: Node[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last?.[0] && isPlain(last[0]) === isPlain(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

function fill(words: readonly string[], indent: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line}, ${word}`
    if (line !== '' && indent.length + longer.length >= lineWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((printed) => indent + printed)
}
