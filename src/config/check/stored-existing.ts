/** What a stored entity declares for its existing records: nothing that can never apply. */
import { type Json, type JsonObject, objectOf } from '#rules'
import { say } from '../read/messages.ts'
import { entityFields, fieldSchema, formFields, rowCodes, type SchemaContext, schemaKinds, stringsOf } from '../resolve/schema.ts'
import { recordKey } from '../resolve/stored-entities.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportName, reportPointer } from './brand-check.ts'
import { validateData } from './fields/data-validator.ts'

type Kinds = (typeof schemaKinds)[number]

export const existingCheck = defineDocumentCheck('existing records', { reads: schemaKinds, run: checkExisting })

function checkExisting(check: DocumentCheck<Kinds>, document: CheckedDocument): void {
  if (document.kind !== 'entity') return
  const stored = objectOf(document.value.stored)
  const { renamedFrom } = stored
  if (typeof renamedFrom === 'string' && check.reads.one('entity', renamedFrom)?.stored !== undefined)
    reportPointer(check, document, '/stored/renamedFrom', say('STORED/still-entity', { entity: renamedFrom }))
  const fields = entityFields(document.id, check.reads)
  const form = String(stored.form)
  const required = [...stringsOf(document.value.required), ...stringsOf(check.reads.one('form', form)?.required)]
  for (const [field, declared] of Object.entries(objectOf(stored.existing))) {
    const existing = { field, ...objectOf(declared), pointer: `/stored/existing/${field}`, isRequired: required.includes(field) }
    checkWays(check, document, { existing, fields, inForm: formFields(form, check.reads)[field] })
  }
}

interface Declared {
  readonly existing: JsonObject & { readonly field: string; readonly pointer: string; readonly isRequired: boolean }
  readonly fields: Readonly<Record<string, JsonObject>>
  readonly inForm: JsonObject | undefined
}

function checkWays(check: DocumentCheck<Kinds>, document: CheckedDocument, declared: Declared): void {
  const { existing, fields } = declared
  const { field, pointer, renamedFrom, codes } = existing
  const own = Object.hasOwn(fields, field) && field !== recordKey(document.id) ? fields[field] : undefined
  if (!own) {
    const isForGone = [renamedFrom, codes, existing.default].every((way) => way === undefined)
    if (!isForGone) reportName(check, document, pointer, say('STORED/existing-field', { field }))
    return
  }
  if (typeof renamedFrom === 'string' && Object.hasOwn(fields, renamedFrom))
    reportPointer(check, document, `${pointer}/renamedFrom`, say('STORED/still-field', { field: renamedFrom }))
  for (const name of ['keep', 'remove'])
    if (existing[name] !== undefined && existing.default !== undefined)
      reportName(check, document, `${pointer}/${name}`, say('STORED/never-reached', { name }))
  if (existing.remove !== undefined && existing.isRequired)
    reportName(check, document, `${pointer}/remove`, say('STORED/required-removed', { field }))
  if (codes !== undefined) checkCodes(check, document, { existing, own })
  if (existing.default !== undefined) checkDefault(check, document, { declared, own })
}

function checkCodes(
  check: DocumentCheck<Kinds>,
  document: CheckedDocument,
  { existing, own }: Pick<Declared, 'existing'> & { readonly own: JsonObject },
): void {
  const { field, pointer } = existing
  const codes = codesOf(check, own)
  if (!codes) {
    reportName(check, document, `${pointer}/codes`, say('STORED/no-codes', { field }))
    return
  }
  for (const [old, code] of Object.entries(objectOf(existing.codes))) {
    const at = `${pointer}/codes/${old.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (codes.includes(old)) reportName(check, document, at, say('STORED/still-code', { field, name: old }))
    if (!codes.includes(String(code)))
      reportPointer(check, document, at, {
        ...say('STORED/no-code', { field, name: String(code), known: codes }),
        name: String(code),
        known: codes,
      })
  }
}

function codesOf({ reads }: DocumentCheck<Kinds>, field: JsonObject): readonly string[] | undefined {
  const { enum: written, dictionary, reference } = field.type === 'array' ? objectOf(field.items) : field
  if (Array.isArray(written)) return written.map(String)
  if (typeof dictionary === 'string') return rowCodes('dictionary', dictionary, reads)
  return typeof reference === 'string' ? rowCodes('reference', reference, reads) : undefined
}

function checkDefault(
  check: DocumentCheck<Kinds>,
  document: CheckedDocument,
  { declared, own }: { readonly declared: Declared; readonly own: JsonObject },
): void {
  const { existing, inForm } = declared
  const context: SchemaContext = { documents: check.reads, enums: true }
  const value = existing.default as Json
  const faults = [own, ...(inForm ? [inForm] : [])].flatMap((field) =>
    validateData(check.dataValidator, { part: 'DEFAULT', schema: fieldSchema(field, context), value }),
  )
  if (faults.length > 0)
    reportPointer(check, document, `${existing.pointer}/default`, say('STORED/default-unfit', { field: existing.field }))
}
