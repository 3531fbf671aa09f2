/** Controls and displays that cannot show their field, and members that do nothing without another one beside them. */
import { type Json, type JsonObject, objectOf } from '#rules'
import { findField } from '../../compile/forms/field-path.ts'
import { say } from '../../read/messages.ts'
import { listOf, shapeFields } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportName, reportPointer } from '../brand-check.ts'
import { type ContextKind, columnField, contextKinds, findContext, nameIn } from '../context.ts'
import type { Mention } from '../shapes/meta-checker.ts'

type Check = DocumentCheck<ContextKind>

export const fittingCheck = defineDocumentCheck('fitting', { reads: contextKinds, run: checkFitting })

function checkFitting(check: Check, document: CheckedDocument): void {
  for (const mention of document.verdict.mentions) {
    if (mention.fits) checkFits(check, document, mention, mention.fits)
    if (mention.onlyWith) reportAlone(check, document, mention, mention.onlyWith)
  }
}

function checkFits(check: Check, document: CheckedDocument, { pointer, value }: Mention, fits: JsonObject): void {
  const field = fieldAt(check, document, pointer)
  const name = String(value)
  const fittingKinds = listOf(fits[name])
  if (!field || fittingKinds.length === 0 || isFitting(field, fittingKinds)) return
  const fittingNames = Object.entries(fits).flatMap(([other, fields]) => (isFitting(field, listOf(fields)) ? [other] : []))
  reportPointer(check, document, pointer, say('MISFIT/shows', { value: name, field: describeField(field), known: fittingNames }))
}

/** The field that a control or a display shows. */
function fieldAt(check: Check, document: CheckedDocument, pointer: string): JsonObject | undefined {
  const { holder, fields, operation } = findContext(document, pointer, check)
  if (holder.type !== undefined) return holder
  if (typeof holder.input === 'string' && operation !== undefined)
    return shapeFields(objectOf(check.reads.one('operation', operation)?.input), check.reads)[holder.input]
  return fields && findField(columnField(holder), fields, check.reads)
}

/** Whether a field is one of those described: each member has the wanted value, null if it must be absent. */
function isFitting(field: JsonObject, wanted: readonly Json[]): boolean {
  const facts: JsonObject = { type: field.type ?? null, format: field.format ?? null, choices: hasChoices(field) }
  return wanted.some((kind) => Object.entries(objectOf(kind)).every(([name, value]) => facts[name] === value))
}

function hasChoices({ dictionary, reference, enum: written }: JsonObject): boolean {
  return dictionary !== undefined || reference !== undefined || written !== undefined
}

function describeField(field: JsonObject): string {
  const { format } = field
  return [nameIn(field, 'type'), ...(typeof format === 'string' ? [format] : [])].join(' ')
}

function reportAlone(check: Check, document: CheckedDocument, { pointer }: Mention, wanted: JsonObject): void {
  const member = pointer.slice(pointer.lastIndexOf('/') + 1)
  const needs = Object.entries(wanted).map(([name, values]) => {
    const written = listOf(values).filter((value) => value !== null)
    return written.length === 0 ? `"${name}"` : `"${name}": ${written.map((value) => JSON.stringify(value)).join(' / ')}`
  })
  reportName(check, document, pointer, say('MISFIT/alone', { member, needs: needs.join(', ') }))
}
