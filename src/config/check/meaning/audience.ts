/** What pages and lists show, compared with who reads them: parts for no one, and data that readers may not have. */
import { type JsonObject, objectOf } from '#rules'
import { findField } from '../../compile/forms/field-path.ts'
import { findTree, segmentsOf, type Tree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { shapeFields } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, type Fault, reportPointer } from '../brand-check.ts'
import { type ContextKind, columnField, contextKinds, findContext, nameIn } from '../context.ts'
import type { Mention } from '../shapes/meta-checker.ts'
import { enterersOfRow, openersOfPage, readersOfList } from './readers.ts'

type Check = DocumentCheck<ContextKind | 'grid'>

export const audienceCheck = defineDocumentCheck('audience', { reads: [...contextKinds, 'grid'], run: checkAudience })

function checkAudience(check: Check, document: CheckedDocument): void {
  // Readers are unknown while a document that decides about them is broken.
  if (!check.isWhole) return
  if (document.kind === 'page') checkPage(check, document)
  if (document.kind === 'list') checkList(check, document)
  if (document.kind === 'operation') checkAnswer(check, document)
}

function checkPage(check: Check, document: CheckedDocument): void {
  const openers = check.reads.ask(openersOfPage, document.id)
  if (!openers) return
  if (document.value.found !== undefined && !openers.includes('visitor')) warn(check, document, '/found', say('AUDIENCE/found'))
  for (const mention of document.verdict.mentions) {
    const { pointer, refersTo } = mention
    // A page without a record may describe fields, but shows no values.
    const isField = document.value.record !== undefined && isShown(mention)
    if (refersTo !== 'operation' && refersTo !== 'list' && !isField) continue
    const { rows, isConditional } = placeOf(document, pointer)
    const readers = rows.reduce((left, row) => left.intersection(enterers(check, row)), new Set(openers))
    if (readers.size === 0) warn(check, document, pointer, say('AUDIENCE/nobody', { rows }))
    else if (isField) checkField(check, document, mention, readers)
    else checkCall(check, document, mention, { readers, isConditional })
  }
}

function checkList(check: Check, document: CheckedDocument): void {
  const readers = check.reads.ask(readersOfList, document.id)
  if (!readers) return
  checkExport(check, document, readers)
  const callers = callersOf(check, nameIn(document.value, 'source'))
  for (const mention of document.verdict.mentions) {
    if (isShown(mention)) checkField(check, document, mention, new Set(readers).intersection(callers))
    else if (mention.refersTo === 'operation') checkCall(check, document, mention, { readers: new Set(readers), isConditional: true })
  }
}

/** The operation that downloads the rows of any list. */
const exportOperation = 'export-list'

function checkExport(check: Check, document: CheckedDocument, readers: readonly string[]): void {
  const operation = check.reads.one('operation', exportOperation)
  if (document.value.export !== true || !operation) return
  const row = nameIn(operation, 'grid')
  if (enterers(check, row).isDisjointFrom(new Set(readers))) warn(check, document, '/export', say('AUDIENCE/export', { readers, row }), row)
}

interface Audience {
  readonly readers: ReadonlySet<string>
  readonly isConditional: boolean
}

/** Data that a page loads by itself must be for all its readers; what a button does, for some of them. */
function checkCall(
  check: Check,
  document: CheckedDocument,
  { pointer, refersTo, value }: Mention,
  { readers, isConditional }: Audience,
): void {
  const operation = refersTo === 'list' ? nameIn(check.reads.one('list', String(value)) ?? {}, 'source') : String(value)
  const declared = check.reads.one('operation', operation)
  if (!declared) return
  const callers = callersOf(check, operation)
  const row = nameIn(declared, 'grid')
  const shut = [...readers.difference(callers)]
  if (readers.isDisjointFrom(callers)) warn(check, document, pointer, say('AUDIENCE/call', { operation, row, readers: [...readers] }), row)
  else if (!isConditional && isLoaded(pointer, refersTo, declared) && (refersTo === 'list' ? shut.length > 0 : shut.includes('visitor')))
    warn(check, document, pointer, say('AUDIENCE/some', { operation, row, readers: refersTo === 'list' ? shut : ['visitor'] }), row)
}

function isLoaded(pointer: string, refersTo: string | undefined, { method }: JsonObject): boolean {
  return (
    refersTo === 'list' ||
    (method === 'GET' &&
      pointer.endsWith('/operation') &&
      !/\/(?:actions|\w+s)\/\d+\/operation$/.test(pointer.replace(/\/blocks\/\d+/g, '')))
  )
}

function isShown({ refersTo }: Mention): boolean {
  return refersTo === 'column' || refersTo === 'field'
}

/** A field that leaves the server for none of those who would see it. */
function checkField(check: Check, document: CheckedDocument, { pointer, refersTo, value }: Mention, readers: ReadonlySet<string>): void {
  const { fields, holder } = findContext(document, pointer, check)
  const name = refersTo === 'column' ? columnField(holder) : String(value)
  const field = fields && findField(name, fields, check.reads)
  if (typeof field?.policy !== 'string' || readers.size === 0) return
  if (!readers.isDisjointFrom(enterers(check, field.policy))) return
  const at = refersTo === 'column' && holder.field === undefined ? `${pointer}/id` : refersTo === 'column' ? `${pointer}/field` : pointer
  warn(check, document, at, say('AUDIENCE/field', { name, row: field.policy, readers: [...readers] }), field.policy)
}

/** Fields that an operation names, though none of its callers may have them. */
function checkAnswer(check: Check, document: CheckedDocument): void {
  const output = objectOf(document.value.output)
  const fields = shapeFields(output, check.reads)
  const callers = enterers(check, nameIn(document.value, 'grid'))
  for (const mention of document.verdict.mentions) {
    if (!mention.pointer.startsWith('/output/only/')) continue
    const name = String(mention.value)
    const policy = fields[name]?.policy
    if (typeof policy === 'string' && callers.isDisjointFrom(enterers(check, policy)))
      warn(check, document, mention.pointer, say('AUDIENCE/field', { name, row: policy, readers: [...callers] }), policy)
  }
}

function callersOf(check: Check, operation: string): ReadonlySet<string> {
  return enterers(check, nameIn(check.reads.one('operation', operation) ?? {}, 'grid'))
}

function enterers(check: Check, row: string): ReadonlySet<string> {
  return new Set(check.reads.ask(enterersOfRow, row))
}

/** Grid rows of the objects around a place, and whether one of them depends on the reader or the record. */
function placeOf(document: CheckedDocument, pointer: string): { readonly rows: readonly string[]; readonly isConditional: boolean } {
  const rows: string[] = []
  let isConditional = false
  let tree = findTree(document.tree, '').tree
  for (const segment of segmentsOf(pointer)) {
    if (tree.kind === 'object') {
      const grid = tree.members.get('grid')
      if (grid?.kind === 'value') rows.push(String(grid.value))
      isConditional ||= ['when', 'visible'].some((name) => asksReader(tree, name))
    }
    const next = tree.kind === 'object' ? tree.members.get(segment) : tree.kind === 'list' ? tree.items[Number(segment)] : undefined
    if (!next) break
    tree = next
  }
  return { rows, isConditional }
}

function asksReader(tree: Tree, member: string): boolean {
  const condition = tree.kind === 'object' ? tree.members.get(member) : undefined
  return condition?.kind === 'value' && /\b(?:session|record)\b/.test(String(condition.value))
}

/** One changed row may shut many places: with `row`, only the first are listed. */
function warn(check: Check, document: CheckedDocument, pointer: string, saying: Fault, row?: string): void {
  reportPointer(check, document, pointer, { ...saying, ...(row === undefined ? {} : { cause: `grid row ${row}` }), severity: 'warning' })
}
