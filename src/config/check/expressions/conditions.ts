/** Conditions that contradict each other: a required field that is hidden, or a field computed from itself. */
import { areExclusive, type ExpressionReference, type JsonObject, objectOf } from '#rules'
import { findTree, segmentsOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { stringsOf } from '../../resolve/schema.ts'
import { type CheckedDocument, defineDocumentCheck, reportInString } from '../brand-check.ts'
import { contextKinds } from '../context.ts'
import { type CheckedMention, checkMention, type ExpressionsCheck, worldOf } from './expressions.ts'

/** Conditions of one field of a form or an entity, by their effect. */
type Conditions = Map<string, CheckedMention & { readonly pointer: string }>

export const conditionsCheck = defineDocumentCheck('conditions', { reads: contextKinds, run: checkConditions })

function checkConditions(check: ExpressionsCheck, document: CheckedDocument): void {
  if (document.kind !== 'form' && document.kind !== 'entity') return
  const fields = readConditions(check, document)
  for (const [path, conditions] of fields) {
    checkHidden(check, document, path, conditions)
    checkOwnVisibility(check, document, path, conditions)
  }
  checkValueCircles(check, document, fields)
}

function readConditions(check: ExpressionsCheck, document: CheckedDocument): Map<string, Conditions> {
  const fields = new Map<string, Conditions>()
  for (const mention of document.verdict.mentions) {
    const segments = segmentsOf(mention.pointer)
    if (mention.expression === undefined || segments[0] !== 'properties') continue
    const checked = checkMention(check, document, mention)
    if (!checked?.verdict.check.ok) continue
    const path = fieldPath(segments.slice(0, -1))
    const conditions: Conditions = fields.get(path) ?? new Map()
    fields.set(path, conditions.set(segments.at(-1) ?? '', { ...checked, pointer: mention.pointer }))
  }
  return fields
}

/** properties/lines/items/properties/price is lines.price in rules and expressions. */
function fieldPath(segments: readonly string[]): string {
  const names: string[] = []
  for (let index = 0; index < segments.length; index += 1) {
    if (segments[index] !== 'properties') continue
    index += 1
    names.push(segments[index] ?? '')
  }
  return names.join('.')
}

function checkHidden(check: ExpressionsCheck, document: CheckedDocument, path: string, conditions: Conditions): void {
  const [required, visible] = [conditions.get('required'), conditions.get('visible')]
  if (!required || !visible) return
  if (!areExclusive(required.text, visible.text, required.scope, worldOf(check.reads))) return
  const { place } = findTree(document.tree, required.pointer).tree
  reportInString(check, place, 0, say('CONDITION/required-hidden', { field: path, visible: visible.text }))
}

/** A field that is shown only once it has a value can never get one. */
function checkOwnVisibility(check: ExpressionsCheck, document: CheckedDocument, path: string, conditions: Conditions): void {
  const visible = conditions.get('visible')
  const own = visible?.verdict.check.references.find((reference) => fieldOf(reference, path) === path)
  if (!visible || !own || !isRequired(document, visible.pointer)) return
  const { place } = findTree(document.tree, visible.pointer).tree
  reportInString(check, place, 0, say('CONDITION/own-value', { field: path }))
}

/** Whether the object of the field whose condition is at the pointer requires it. */
function isRequired(document: CheckedDocument, pointer: string): boolean {
  const [name = '', ...around] = segmentsOf(pointer).slice(0, -1).toReversed()
  const holder = around.slice(1).reduceRight<JsonObject>((object, member) => objectOf(object[member]), document.value)
  return stringsOf(holder.required).includes(name)
}

/** The dependency of a field on another one: on its value, its visibility or its choices. */
interface Step {
  readonly from: string
  readonly to: string
  readonly isValue: boolean
  readonly pointer: string
  /** Place that names the other field. */
  readonly start: number
}

const deciding = ['value', 'visible', 'options'] as const

/** Only a cycle through a computed value never ends; two fields may hide each other. */
function checkValueCircles(check: ExpressionsCheck, document: CheckedDocument, fields: ReadonlyMap<string, Conditions>): void {
  const steps = [...fields].flatMap(([path, conditions]) => deciding.flatMap((member) => stepsOf(path, member, conditions)))
  const seen = new Set<string>()
  for (const step of steps) {
    const way = step.isValue ? findWay(step, steps) : undefined
    if (!way) continue
    const key = way.toSorted().join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const { place } = findTree(document.tree, step.pointer).tree
    reportInString(check, place, step.start, say('VALUE-CIRCLE/round', { circle: [...way, step.from].join(' -> ') }))
  }
}

function stepsOf(path: string, member: (typeof deciding)[number], conditions: Conditions): Step[] {
  const condition = conditions.get(member)
  if (!condition) return []
  return condition.verdict.check.references.flatMap((reference) => {
    const to = fieldOf(reference, path)
    return to === undefined ? [] : [{ from: path, to, isValue: member === 'value', pointer: condition.pointer, start: reference.start }]
  })
}

/** The field that a name in an expression refers to: form.lines.price and, inside the rows of lines, row.price. */
function fieldOf({ kind, of, name }: ExpressionReference, path: string): string | undefined {
  if (kind !== 'name' || of === '') return undefined
  const [root, ...names] = `${of}.${name}`.split('.')
  if (root === 'form') return names.join('.')
  return root === 'row' ? [...path.split('.').slice(0, -1), ...names].join('.') : undefined
}

/** The fields of the shortest cycle that leads from a field through the given first step back to the field. */
function findWay(first: Step, steps: readonly Step[]): readonly string[] | undefined {
  const ways = new Map([[first.to, [first.from]]])
  for (const [current, way] of ways) {
    if (current === first.from) return way
    for (const { from, to } of steps) if (from === current && !ways.has(to)) ways.set(to, [...way, current])
  }
  return undefined
}
