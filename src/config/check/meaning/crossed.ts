/** Fields that are filled from, or shown in place of, the one next to them: two names swapped, or one copied and left. */
import { type Json, objectOf } from '#rules'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportPointer } from '../brand-check.ts'
import { type ContextKind, columnField, contextKinds, findContext } from '../context.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

type Check = DocumentCheck<ContextKind>

export const crossedCheck = defineDocumentCheck('crossed fields', { reads: contextKinds, run: checkCrossed })

function checkCrossed(check: Check, document: CheckedDocument): void {
  for (const { pointer, expression, refersTo, value } of document.verdict.mentions) {
    if (expression === 'any') checkSource(check, document, pointer, value)
    else if ((refersTo === 'column' || refersTo === 'field') && pointer.endsWith('/second')) checkSecond(check, document, pointer, value)
  }
  if (document.kind === 'list') checkTabs(check, document)
}

/** A whole expression that takes one field as it is: form.pod. */
const plainPath = /^(\w+)\.(\w+)$/

/** "pol": "form.pod", beside "pod", though the form has a field "pol". */
function checkSource(check: Check, document: CheckedDocument, pointer: string, value: unknown): void {
  const [, root = '', source = ''] = plainPath.exec(String(value)) ?? []
  const end = pointer.lastIndexOf('/')
  const name = pointer.slice(end + 1)
  if (root === '' || source === name) return
  const { tree } = findTree(document.tree, pointer.slice(0, end))
  if (tree.kind !== 'object' || !tree.members.has(source)) return
  const { scope } = findContext(document, pointer, check)
  if (!Object.hasOwn(objectOf(objectOf(scope[root] as Json).properties), name)) return
  reportPointer(check, document, pointer, {
    ...say('CROSSED/source', { name, source: `${root}.${source}`, own: `${root}.${name}` }),
    severity: 'warning',
  })
}

/** A column with the same field in both of its lines. */
function checkSecond(check: Check, document: CheckedDocument, pointer: string, value: unknown): void {
  const { holder } = findContext(document, pointer, check)
  if (typeof value !== 'string' || columnField(holder) !== value) return
  reportPointer(check, document, pointer, { ...say('CROSSED/second', { name: value }), severity: 'warning' })
}

/** A filter must not set what the tabs of the list set. */
function checkTabs(check: Check, document: CheckedDocument): void {
  const { input } = objectOf(document.value.tabs)
  for (const [index, filter] of listOf(document.value.filters).entries()) {
    if (input === undefined || objectOf(filter).input !== input) continue
    const at = `${memberPointer('/filters', String(index))}/input`
    reportPointer(check, document, at, { ...say('CROSSED/tabs', { name: String(input) }), severity: 'warning' })
  }
}
