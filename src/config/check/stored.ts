/** Stored entities: form fields must exist in the record, and sort fields must be indexed. */
import { type JsonObject, objectOf } from '#rules'
import { say } from '../read/messages.ts'
import { entityFields, formFields } from '../resolve/schema.ts'
import { publishingSort, recordSorts } from '../resolve/stored-search.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, reportPointer } from './brand-check.ts'

export const storedCheck = defineDocumentCheck('stored entities', { reads: ['entity', 'form'], run: checkStored })

function checkStored(check: DocumentCheck<'entity' | 'form'>, document: CheckedDocument): void {
  const stored = objectOf(document.value.stored)
  if (document.kind !== 'entity' || document.value.stored === undefined) return
  const documents = check.reads
  const fields = entityFields(document.id, documents)
  const form = String(stored.form)
  for (const [field, asked] of Object.entries(formFields(form, documents))) {
    const declared = fields[field]
    if (!declared) reportPointer(check, document, '/stored/form', say('STORED/form-field', { form, field }))
    else if (kindOf(declared) !== kindOf(asked))
      reportPointer(
        check,
        document,
        '/stored/form',
        say('STORED/form-type', { form, field, inForm: kindOf(asked), inEntity: kindOf(declared) }),
      )
  }
  for (const [name, { languages, search }] of Object.entries(fields))
    if (languages !== undefined && search !== undefined) {
      const words = Object.values(objectOf(languages)).map(String)
      reportPointer(check, document, `/properties/${name}/search`, say('STORED/search-languages', { field: name, fields: words }))
    }
  const { field } = objectOf(stored.sort)
  const indexed = Object.entries(fields).flatMap(([name, { index }]) => (index === true ? [name] : []))
  const sortFields = [...indexed, ...recordSorts, publishingSort]
  if (typeof field === 'string' && fields[field] && !sortFields.includes(field))
    reportPointer(check, document, '/stored/sort/field', say('STORED/sort', { field, known: sortFields }))
}

function kindOf({ type, format }: JsonObject): string {
  return format === 'decimal' ? 'decimal' : String(type)
}
