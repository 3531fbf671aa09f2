/** Reports choices, buttons and columns with the same label or target, and fields listed twice. */
import { type Json, type JsonObject, objectOf } from '#rules'
import { findTree, type ListTree, type ObjectTree, type Tree, toJson } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type CheckedDocument, defineDocumentCheck, type Reporter, reportAt } from '../brand-check.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

export const twinsCheck = defineDocumentCheck('twins', { reads: [], run: checkTwins })

function checkTwins(check: Reporter, document: CheckedDocument): void {
  // Charges may share a label if they apply at different times, which the check of tariffs compares.
  if (document.kind === 'tariff') return
  const { tree } = document.written ?? document
  const conditional = new Set(
    document.verdict.mentions.flatMap(({ expression, refersTo, pointer }) =>
      expression === 'boolean' || refersTo === 'grid-row' ? [holderOf(pointer)] : [],
    ),
  )
  walk(tree, '', (list, pointer) => checkList(check, document, { list, pointer, conditional }))
  if (document.kind === 'form') checkFieldLabels(check, document)
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function walk(tree: Tree, pointer: string, visit: (list: ListTree, pointer: string) => void): void {
  if (tree.kind === 'object') for (const [name, member] of tree.members) walk(member, memberPointer(pointer, name), visit)
  if (tree.kind !== 'list') return
  visit(tree, pointer)
  for (const [index, item] of tree.items.entries()) walk(item, `${pointer}/${index}`, visit)
}

interface Place {
  readonly list: ListTree
  readonly pointer: string
  /** Pointers of objects that are only shown on a condition. */
  readonly conditional: ReadonlySet<string>
}

/** Reports items with the same label or target among those that are always shown together. */
function checkList(check: Reporter, document: CheckedDocument, { list, pointer, conditional }: Place): void {
  const shownItems = list.items.flatMap((item, index) =>
    item.kind === 'object' && item.members.has('id') && !conditional.has(`${pointer}/${index}`) ? [item] : [],
  )
  const isData = document.kind === 'reference' || document.kind === 'dictionary'
  const alike = findAlike(shownItems, isData ? wholeLabelOf : labelsOf)
  // Rows of reference data may differ by their codes: only an exception is a mistake.
  const isByCode = document.kind === 'reference' && alike.length > 1
  if (!isByCode) for (const [item, other] of alike) reportLabel(check, document, item, other)
  const reported = new Set(alike.map(([item]) => item))
  for (const [item, other] of findAlike(shownItems, targetsOf)) {
    const target = item.members.get('link') ?? item.members.get('field') ?? item.members.get('input')
    if (!reported.has(item))
      reportAt(check, target?.place ?? item.place, { ...say('TWIN/target', { id: idOf(item), other: idOf(other) }), severity: 'warning' })
  }
}

function reportLabel(check: Reporter, { paths }: CheckedDocument, item: ObjectTree, other: ObjectTree): void {
  const label = item.members.get('label')
  const saying = say('TWIN/label', { id: idOf(item), other: idOf(other) })
  // Rows taken from other documents have their labels there.
  if (label && paths.includes(label.place.path)) reportAt(check, label.place, { ...saying, severity: 'warning' })
}

/** Each item that has a key of an earlier one, with that one. */
function findAlike(items: readonly ObjectTree[], keysOf: (item: JsonObject) => readonly string[]): (readonly [ObjectTree, ObjectTree])[] {
  const seen = new Map<string, ObjectTree>()
  return items.flatMap((item) => {
    const keys = keysOf(toJson(item) as JsonObject)
    const earlier = keys.flatMap((key) => seen.get(key) ?? [])[0]
    for (const key of keys) if (!seen.has(key)) seen.set(key, item)
    // A duplicate id has its own finding.
    return earlier && idOf(earlier) !== idOf(item) ? [[item, earlier] as const] : []
  })
}

function wholeLabelOf({ label }: JsonObject): readonly string[] {
  return label === undefined ? [] : [JSON.stringify(label)]
}

function labelsOf({ label }: JsonObject): readonly string[] {
  return wordsOf(label)
}

/** A reader sees one language only. */
function wordsOf(label: Json | undefined): readonly string[] {
  if (label === undefined) return []
  const { zh, en } = objectOf(label)
  if (zh === undefined || en === undefined) return [JSON.stringify(label)]
  return [`zh ${plainWords(zh)}`, `en ${plainWords(en)}`]
}

/** Labels that only differ in case, blanks or punctuation look alike. */
function plainWords(wording: Json): string {
  const written = JSON.stringify(wording)
  return written.toLowerCase().replace(/[\s\p{P}]+/gu, '') || written
}

/** Where a click leads. */
function targetsOf({ link, dialog, operation, input, form }: JsonObject): readonly string[] {
  if (link === undefined && dialog === undefined && operation === undefined) return []
  return [JSON.stringify([link, dialog, operation, input, form])]
}

function idOf(item: ObjectTree): string {
  const id = item.members.get('id')
  return id?.kind === 'value' ? String(id.value) : ''
}

/** Fields of a section with the same label, unless a condition chooses between them. */
function checkFieldLabels(check: Reporter, document: CheckedDocument): void {
  const fields = objectOf(document.value.properties)
  for (const section of listOf(document.value.layout).map(objectOf)) {
    const seen = new Map<string, string>()
    for (const place of listOf(section.fields).map(objectOf)) {
      const name = String(place.id)
      const field = objectOf(fields[name])
      if (field.visible !== undefined || field.links !== undefined) continue
      const keys = wordsOf(field.label)
      const other = keys.flatMap((key) => seen.get(key) ?? [])[0]
      for (const key of keys) seen.set(key, name)
      if (other === undefined || other === name) continue
      const { place: at } = findTree(document.tree, memberPointer(memberPointer('/properties', name), 'label')).tree
      reportAt(check, at, { ...say('TWIN/label', { id: name, other }), severity: 'warning' })
    }
  }
}
