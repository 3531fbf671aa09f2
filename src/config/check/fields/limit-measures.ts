/** Bounds from a limit whose unit is not that of what they bound. */
import { measureNames, objectOf, textOf } from '#rules'
import { defineQuery } from '../../memo/memo.ts'
import { segmentsOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportPointer } from '../brand-check.ts'

type Check = DocumentCheck<'limits'>

const bounds = new Set(['minimum', 'exclusiveMinimum', 'maximum'])
/** Bounds of a text, and the units in which texts are measured. */
const lengths = new Set(['minLength', 'maxLength'])
const unitsOfLengths: ReadonlySet<string> = new Set(['characters', 'digits'])

export const limitMeasuresCheck = defineDocumentCheck('limit measures', { reads: ['limits'], run: checkLimitMeasures })

function checkLimitMeasures(check: Check, document: CheckedDocument): void {
  for (const { pointer, refersTo, value } of document.verdict.mentions) {
    const segments = segmentsOf(pointer)
    const bound = segments.at(-2) ?? ''
    if (refersTo !== 'limit' || typeof value !== 'string') continue
    if (lengths.has(bound)) checkLength(check, document, pointer, value)
    if (!bounds.has(bound)) continue
    const { measure } = segments.slice(0, -2).reduce((holder, name) => objectOf(holder[name]), document.value)
    const unit = check.reads.ask(measureOfLimit, value)
    if (typeof measure !== 'string' || unit === undefined || unit === measure) continue
    reportPointer(check, document, pointer, say('MEASURE/limit', { limit: value, unit, measure }))
  }
}

function checkLength(check: Check, document: CheckedDocument, pointer: string, limit: string): void {
  const unit = check.reads.ask(unitOfLimit, limit)
  if (unit === undefined || unitsOfLengths.has(unit)) return
  reportPointer(check, document, pointer, say('MEASURE/limit-of-length', { limit, unit, units: [...unitsOfLengths] }))
}

/** Measure of a limit, if its unit is one; other units are for people only. */
const measureOfLimit = defineQuery('measure of limit', {
  reads: ['limits'],
  answer: (documents, name: string) => {
    const unit = documents.ask(unitOfLimit, name)
    return measureNames.find((measure) => measure === unit)
  },
})

const unitOfLimit = defineQuery('unit of limit', {
  reads: ['limits'],
  answer: (documents, name: string): string | undefined => {
    const units = Object.values(documents.all('limits')).map((document) => objectOf(objectOf(document.limits)[name]).unit)
    const unit = units.find((written) => written !== undefined)
    return textOf(unit)
  },
})
