/**
 * Fixes that are safe without asking: only if the intended value is certain and nothing that someone wrote is lost. Derived from
 * the message, its parameters and the text; `mend` in schemas/meta/findings lists them.
 */
import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import type { FindingParam } from '#generated/findings.ts'
import { certainName } from '#rules'
import type { Edit } from '../read/documents.ts'
import type { MessageId } from '../read/messages.ts'

interface Faulty {
  readonly text: string
  readonly offset: number
  readonly params: Readonly<Record<string, FindingParam>>
}

type Fix = (faulty: Faulty) => readonly Edit[] | undefined

const fixes: Readonly<Partial<Record<MessageId, Fix>>> = {
  'BOM/bom': ({ offset }) => remove(offset, offset + 1),
  // Files are always written as UTF-8.
  'NOT-UTF8/utf-16': () => [],
  'COMMA/missing': addComma,
  'COMMA/extra': ({ offset }) => remove(offset, offset + 1),
  'COMMA/before-closing': ({ offset }) => remove(offset, offset + 1),
  'SYNTAX/word': ({ offset, params }) => replace(offset, String(params.word), String(params.meant)),
  'NUMBER/minus-zero': ({ text, offset }) => replaceNumber(text, offset),
  'NUMBER/exponent': ({ text, offset }) => replaceNumber(text, offset),
  'QUOTE/foreign': ({ text, offset }) => straightenQuotes(text, offset),
  'QUOTE/bare': ({ text, offset, params }) => quoteName(text, offset, String(params.word)),
  'STRING/character': ({ text, offset }) => (text[offset] === '\t' ? [{ offset, end: offset + 1, text: '\\t' }] : undefined),
  'DUPLICATE-NAME/twice': ({ text, offset }) => removeRepeatedMember(text, offset),
  'REPEATED/item': ({ text, offset }) => removeItem(text, offset),
  'DUPLICATE-ID/alias-twice': ({ text, offset }) => removeItem(text, offset),
  'DUPLICATE-ID/item': ({ text, offset }) => removeRepeatedItem(text, offset),
  'OVERLAY-MARK/true': ({ text, offset }) => removeFalseMark(text, offset),
  'SCHEMA/other': ({ offset, params }) => replaceString(offset, String(params.schema), String(params.expected)),
  'REQUIRED/schema': addSchema,
  'UNKNOWN/name': renameMember,
  'UNKNOWN/name-in': renameMember,
  'VALUE/choices': ({ offset, params }) => renameString(offset, readString(params.value), params.allowed),
  'REFERENCE/missing': renameAt,
  'REFERENCE/missing-row': renameAt,
  'FIELD/missing': renameAt,
  'INPUT/unknown': renameAt,
  'EXPRESSION/unknown-name': renameAt,
  'EXPRESSION/unknown-function': renameAt,
}

/** The edits that fix a problem; undefined if a person has to decide. */
export function findFix(says: MessageId, faulty: Faulty): readonly Edit[] | undefined {
  return fixes[says]?.(faulty)
}

function remove(offset: number, end: number): Edit[] {
  return [{ offset, end, text: '' }]
}

/** Unless the comma seems to have slipped into the string before it. */
function addComma({ text, offset }: Faulty): Edit[] | undefined {
  const isPlain = /^\s*["{[]/.test(text.slice(offset)) && !text.slice(0, offset).endsWith(',"')
  return isPlain ? [{ offset, end: offset, text: ',' }] : undefined
}

function replace(offset: number, before: string, after: string): Edit[] {
  return [{ offset, end: offset + before.length, text: after }]
}

/** The text between the quotation marks; undefined if it has escapes. */
function replaceString(offset: number, before: string, after: string): Edit[] | undefined {
  return /["\\]/.test(before + after) ? undefined : replace(offset + 1, before, after)
}

function replaceNumber(text: string, offset: number): Edit[] | undefined {
  const [digits = ''] = /^-?[\d.]+(?:[eE][+-]?\d+)?/.exec(text.slice(offset)) ?? []
  const value = Number(digits) + 0
  return Number.isSafeInteger(value) ? replace(offset, digits, String(value)) : undefined
}

const closingQuotes: Readonly<Record<string, string>> = {
  "'": "'",
  '`': '`',
  '“': '”"“',
  '”': '”"',
  '„': '“”',
  '‘': '’',
  '’': '’',
  '«': '»',
}

/** A pair of quotes around one word or sentence on one line, followed by a JSON character. */
function straightenQuotes(text: string, offset: number): Edit[] | undefined {
  const closing = closingQuotes[text.charAt(offset)]
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(offset + 1)) ?? []
  const length = closing === undefined ? -1 : [...line].findIndex((character) => closing.includes(character))
  const end = offset + 1 + length
  const isSound = length >= 0 && !/["\\]/.test(line.slice(0, length)) && /^\s*[,:}\]]/.test(text.slice(end + 1))
  return isSound ? [...replace(offset, ' ', '"'), ...replace(end, ' ', '"')] : undefined
}

function quoteName(text: string, offset: number, word: string): Edit[] | undefined {
  const isName = /^[A-Za-z_$][\w$-]*$/.test(word) && /^\s*:/.test(text.slice(offset + word.length))
  return isName ? replace(offset, word, `"${word}"`) : undefined
}

/** A member with the same value as the one before it. */
function removeRepeatedMember(text: string, offset: number): Edit[] | undefined {
  const property = propertyAt(text, offset)
  const [key, value] = property?.children ?? []
  const siblings = property?.parent?.children ?? []
  const index = property ? siblings.indexOf(property) : -1
  const first = siblings.slice(0, Math.max(0, index)).find((other) => other.children?.[0]?.value === key?.value)?.children?.[1]
  const isSame = first !== undefined && value !== undefined && written(text, first) === written(text, value)
  return isSame ? removeSibling(siblings, index) : undefined
}

function removeItem(text: string, offset: number): Edit[] | undefined {
  const item = nodeAt(text, offset)
  const siblings = item?.parent?.type === 'array' ? (item.parent.children ?? []) : []
  return item ? removeSibling(siblings, siblings.indexOf(item)) : undefined
}

/** An item identical to an earlier one. */
function removeRepeatedItem(text: string, offset: number): Edit[] | undefined {
  const item = nodeAt(text, offset)?.parent?.parent
  const siblings = item?.parent?.type === 'array' ? (item.parent.children ?? []) : []
  const index = item ? siblings.indexOf(item) : -1
  const isSame = item && siblings.slice(0, Math.max(0, index)).some((other) => written(text, other) === written(text, item))
  return isSame ? removeSibling(siblings, index) : undefined
}

function removeFalseMark(text: string, offset: number): Edit[] | undefined {
  const value = nodeAt(text, offset)
  const siblings = value?.parent?.parent?.children ?? []
  return value?.parent && value.value === false ? removeSibling(siblings, siblings.indexOf(value.parent)) : undefined
}

/** With the comma before it; for the first item, with the comma after it. */
function removeSibling(siblings: readonly Node[], index: number): Edit[] | undefined {
  const [before, node, after] = [siblings[index - 1], siblings[index], siblings[index + 1]]
  if (node && before) return remove(before.offset + before.length, node.offset + node.length)
  return node && after ? remove(node.offset, after.offset) : undefined
}

/** As the first member, indented like those after it. */
function addSchema({ text, offset, params }: Faulty): Edit[] | undefined {
  const [, blanks] = /^\{(\s*)"/.exec(text.slice(offset)) ?? []
  const at = offset + 1
  return blanks === undefined ? undefined : [{ offset: at, end: at, text: `${blanks}"$schema": "${String(params.expected)}",` }]
}

/** A name of a closed list, if no other member has the intended name. */
function renameMember({ text, offset, params }: Faulty): Edit[] | undefined {
  const name = String(params.name)
  const meant = certainName(name, namesOf(params.known))
  const siblings = propertyAt(text, offset)?.parent?.children ?? []
  const isTaken = siblings.some((other) => other.children?.[0]?.value === meant)
  return meant === undefined || isTaken ? undefined : replaceString(offset, name, meant)
}

function renameString(offset: number, name: string | undefined, known: FindingParam | undefined): Edit[] | undefined {
  const meant = name === undefined ? undefined : certainName(name, namesOf(known))
  return name === undefined || meant === undefined ? undefined : replaceString(offset, name, meant)
}

/** A name in quotation marks, or inside a text or an expression. */
function renameAt({ text, offset, params }: Faulty): Edit[] | undefined {
  const name = String(params.name)
  const meant = certainName(name, namesOf(params.known))
  const start = text[offset] === '"' ? offset + 1 : offset
  const isThere = text.startsWith(name, start) && !/^\w/.test(text.slice(start + name.length))
  return meant !== undefined && isThere ? replace(start, name, meant) : undefined
}

function readString(shown: FindingParam | undefined): string | undefined {
  return typeof shown === 'string' && /^"[^"\\]*"$/.test(shown) ? shown.slice(1, -1) : undefined
}

function namesOf(names: FindingParam | undefined): readonly string[] {
  return Array.isArray(names) ? names : []
}

function written(text: string, node: Node): string {
  return text.slice(node.offset, node.offset + node.length)
}

function nodeAt(text: string, offset: number): Node | undefined {
  const root = parseTree(text)
  return root && findNodeAtOffset(root, offset)
}

/** The member whose name is at the offset. */
function propertyAt(text: string, offset: number): Node | undefined {
  const { parent } = nodeAt(text, offset) ?? {}
  return parent?.type === 'property' ? parent : undefined
}
