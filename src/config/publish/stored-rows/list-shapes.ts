/** What the documents accept as stored records, brand by brand: to compare a release with the records that exist. */
import { type Json, type JsonObject, type JsonSchema, objectOf } from '#rules'
import { type Documents, readsOf, type SourceFile } from '../../read/documents.ts'
import { readDocuments } from '../../resolve/read-documents.ts'
import { resolveBrands } from '../../resolve/resolve.ts'
import { entityFields, fieldSchema, formSchema, type SchemaContext, stringsOf } from '../../resolve/schema.ts'
import { recordKey } from '../../resolve/stored-entities.ts'
import type { BuildCache } from '../build-release.ts'

export interface StoredShape {
  readonly brand: string
  readonly entity: string
  readonly form: string
  /** The former id of the entity, whose records it takes over. */
  readonly renamedFrom?: string
  readonly fields: Readonly<Record<string, StoredField>>
  readonly existing: Readonly<Record<string, ExistingValues>>
}

export interface StoredField {
  readonly inRecord: JsonSchema
  /** What the form that changes records demands of it. */
  readonly inForm?: JsonSchema
  readonly required: boolean
}

/** What becomes of the values that existing records have; see `existing` in schemas/meta/entity.json. */
export interface ExistingValues {
  readonly renamedFrom?: string
  readonly codes?: Readonly<Record<string, string>>
  readonly default?: Json
  readonly keep?: true
  readonly remove?: true
}

export function listStoredShapes(files: readonly SourceFile[], { reading }: Pick<BuildCache, 'reading'>): StoredShape[] {
  return Object.entries(resolveBrands(readDocuments(files, reading), Date.now())).flatMap(([brand, documents]) =>
    Object.entries(documents.entity ?? {}).flatMap(([entity, { stored }]) =>
      stored === undefined ? [] : [shapeOf(brand, entity, documents)],
    ),
  )
}

function shapeOf(brand: string, entity: string, documents: Documents): StoredShape {
  const context: SchemaContext = { documents: readsOf(documents), enums: true }
  const stored = objectOf(documents.entity?.[entity]?.stored)
  const form = String(stored.form)
  const { renamedFrom } = stored
  const inForm = formSchema(form, context)
  const required = new Set([...stringsOf(documents.entity?.[entity]?.required), ...stringsOf(inForm.required as Json)])
  const fields = Object.entries(entityFields(entity, context.documents)).map(([name, field]): [string, StoredField] => [
    name,
    {
      inRecord: fieldSchema(field, context),
      ...formPart(inForm, name),
      required: required.has(name) && isKept(name, entity, field),
    },
  ])
  return {
    brand,
    entity,
    form,
    ...(typeof renamedFrom === 'string' ? { renamedFrom } : {}),
    fields: Object.fromEntries(fields),
    existing: objectOf(stored.existing) as StoredShape['existing'],
  }
}

function formPart(form: JsonSchema, name: string): Pick<StoredField, 'inForm'> {
  const inForm = objectOf(form.properties as Json)[name]
  return inForm === undefined ? {} : { inForm: inForm as JsonSchema }
}

/** Ids have a column of their own, and texts in the reader's language are read from other fields. */
function isKept(name: string, entity: string, { languages }: JsonObject): boolean {
  return name !== recordKey(entity) && languages === undefined
}
