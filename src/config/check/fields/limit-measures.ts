/** Bounds from a limit whose measure differs from the field's. */
import { measureNames } from '#rules'
import { segmentsOf } from '../../documents.ts'
import { defineQuery } from '../../memo.ts'
import { say } from '../../messages.ts'
import { objectOf } from '../../schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportPointer } from '../brand-check.ts'

const bounds = new Set(['minimum', 'exclusiveMinimum', 'maximum'])

export const limitMeasuresCheck = defineDocumentCheck('limit measures', { reads: ['limits'], run: checkLimitMeasures })

function checkLimitMeasures(check: DocumentCheck<'limits'>, document: CheckedDocument): void {
  for (const { pointer, refersTo, value } of document.verdict.mentions) {
    const segments = segmentsOf(pointer)
    if (refersTo !== 'limit' || typeof value !== 'string' || !bounds.has(segments.at(-2) ?? '')) continue
    const { measure } = segments.slice(0, -2).reduce((holder, name) => objectOf(holder[name]), document.value)
    const unit = check.reads.ask(measureOfLimit, value)
    if (typeof measure !== 'string' || unit === undefined || unit === measure) continue
    reportPointer(check, document, pointer, say('MEASURE/limit', { limit: value, unit, measure }))
  }
}

/** Measure of a limit, if its unit is one; other units are for people only. */
const measureOfLimit = defineQuery('measure of limit', {
  reads: ['limits'],
  answer: (documents, name: string) => {
    const units = Object.values(documents.all('limits')).map((document) => objectOf(objectOf(document.limits)[name]).unit)
    const unit = units.find((found) => found !== undefined)
    return measureNames.find((measure) => measure === unit)
  },
})
