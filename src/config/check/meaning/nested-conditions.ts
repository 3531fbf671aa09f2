/** Conditions that contradict or repeat those around them: each may be sensible alone, but not both together. */
import { areExclusive, objectOf } from '#rules'
import { findTree, segmentsOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type CheckedDocument, defineDocumentCheck, reportInString, reportPointer } from '../brand-check.ts'
import { contextKinds } from '../context.ts'
import { type CheckedMention, checkMention, type ExpressionsCheck, worldOf } from '../expressions/expressions.ts'

/** Members that hide their object while they are false. */
const hiding = ['when', 'visible'] as const

type Condition = CheckedMention & { readonly pointer: string; readonly member: string; readonly holder: string }

export const nestedConditionsCheck = defineDocumentCheck('nested conditions', { reads: contextKinds, run: checkNested })

function checkNested(check: ExpressionsCheck, document: CheckedDocument): void {
  if (document.kind === 'dictionary') checkRows(check, document)
  const written = document.verdict.mentions.filter(({ expression }) => expression === 'boolean')
  if (written.length < 2 || !written.some(({ pointer }) => isHiding(memberOf(pointer)))) return
  const conditions = written.flatMap((mention): Condition[] => {
    const { pointer } = mention
    const outer = written.some((other) => other !== mention && isHiding(memberOf(other.pointer)) && isAround(other.pointer, pointer))
    const needed = outer || isHiding(memberOf(pointer)) ? checkMention(check, document, mention) : undefined
    return needed?.verdict.check.ok ? [{ ...needed, pointer, member: memberOf(pointer), holder: holderOf(pointer) }] : []
  })
  for (const inner of conditions) {
    const around = conditions.filter(
      ({ member, pointer }) => isHiding(member) && pointer !== inner.pointer && isAround(pointer, inner.pointer),
    )
    for (const outer of around) if (compare(check, document, outer, inner)) break
  }
}

/** Reports at most one finding; returns whether it did. */
function compare(check: ExpressionsCheck, document: CheckedDocument, outer: Condition, inner: Condition): boolean {
  const world = worldOf(check.reads)
  const isBeside = outer.holder === inner.holder
  const { place } = findTree(document.tree, inner.pointer).tree
  if (areExclusive(outer.text, inner.text, inner.scope, world)) {
    // A required field that is hidden has its own finding.
    if (inner.member === 'required') return true
    const saying = isBeside
      ? say('CONDITION/never-both', { member: outer.member, outer: outer.text })
      : say('CONDITION/never-inside', { outer: outer.text })
    reportInString(check, place, 0, saying)
    return true
  }
  if (isBeside || !isHiding(inner.member) || !areExclusive(outer.text, `!(${inner.text})`, inner.scope, world)) return false
  reportInString(check, place, 0, { ...say('CONDITION/always-inside', { outer: outer.text }), severity: 'warning' })
  return true
}

/** Rows of a dictionary in which every record would count alike. */
function checkRows(check: ExpressionsCheck, document: CheckedDocument): void {
  const seen = new Map<string, string>()
  for (const [index, row] of listOf(document.value.rows).map(objectOf).entries()) {
    const when = typeof row.when === 'string' ? row.when.replace(/\s+/g, ' ') : undefined
    if (when === undefined) continue
    const other = seen.get(when)
    if (other !== undefined) reportPointer(check, document, `/rows/${index}/when`, say('CONDITION/same-row', { other }))
    seen.set(when, String(row.id))
  }
}

function isHiding(member: string): boolean {
  return hiding.some((name) => name === member)
}

function memberOf(pointer: string): string {
  return segmentsOf(pointer).at(-1) ?? ''
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** Whether the object with the first condition contains, or is, that with the second. */
function isAround(outer: string, inner: string): boolean {
  return inner.startsWith(`${holderOf(outer)}/`)
}
