/** The release's declaration of the stored entity that a call is about. */
import { recordKey } from '#config'
import { askerOf, decide, fieldAllowed, type HiddenReason } from '#domain'
import { isObject, type Json, type JsonObject } from '#rules'
import { type Call, listObjects, readGrid } from '../../kernel/index.ts'

type IndexKind = Call['release']['recordIndexes'][string][string]

export interface EntityPlan {
  readonly id: string
  readonly label: Json | undefined
  /** Field that contains a record's name. */
  readonly key: string
  /** Permission grid rows. */
  readonly read: string
  readonly write: string
  /** Records are drafts until they are published. */
  readonly publishes: boolean
  readonly isShared: boolean
  /** Permission grid row of fields that some readers do not see. */
  readonly hides: string | null
  readonly owner: 'brand' | 'company' | 'person'
  readonly sort: { readonly field: string; readonly order: 'ascending' | 'descending' } | null
  readonly fields: Readonly<Record<string, JsonObject>>
  /** Names of the form's fields. */
  readonly filledIn: readonly string[]
  /** Fields that hold an uploaded file; list/field for those of its rows. */
  readonly files: readonly string[]
  readonly indexed: Readonly<Record<string, IndexKind>>
  /** How users without write permission add records; null if they cannot. */
  readonly added: AddPlan | null
  /** How owners supplement their records; null if they cannot. */
  readonly answered: AnswerPlan | null
  /** The notification to the owner, and the field whose changes it reports. */
  readonly notify: (NoticePlan & { readonly field: string }) | null
  /** Fields whose changes readers can follow. */
  readonly progress: readonly string[]
  /** Fields for which a search counts the records of each value. */
  readonly facets: readonly string[]
  /** Route of the page on which readers see a record. */
  readonly page: string | null
  readonly feed: JsonObject | null
  /** Lists of ids of records of the same entity. */
  readonly lists: readonly string[]
  /** Fields computed by counting: the places that records of another entity have left. */
  readonly placesLeft: readonly CountPlan[]
  /** The field by which searches count, and its values. */
  readonly counted: { readonly field: string; readonly values: readonly string[] } | null
}

export interface NoticePlan {
  readonly event: string
  readonly title: string
  /** Route of the record's page. */
  readonly page: string
}

/** Values by field. */
export type FieldValues = Readonly<Record<string, readonly string[]>>

export interface AnswerPlan {
  readonly filledIn: readonly string[]
  readonly while: FieldValues
  readonly values: JsonObject
}

export interface CountPlan {
  readonly field: string
  readonly places: string
  /** The entity whose records take places, the field with the record's id, and the field with the number of places. */
  readonly by: string
  readonly key: string
  readonly takes: string | null
}

/** The fields that limit places: `takes` on the new record, the others on the record that it refers to. */
export interface WithinPlan {
  readonly places: string
  readonly takes: string | null
  readonly open: string | null
  readonly from: string | null
  readonly until: string | null
}

export interface AddPlan {
  readonly filledIn: readonly string[]
  /** The entity that a new record refers to, and the field with the id of that entity's record. */
  readonly to: { readonly entity: string; readonly field: string } | null
  readonly copies: readonly string[]
  readonly once: boolean
  /** Records with these values do not count. */
  readonly again: FieldValues
  readonly notify: NoticePlan | null
  readonly values: JsonObject
  readonly within: WithinPlan | null
}

export function readEntity({ entity, brand, release }: Pick<Call, 'entity' | 'brand' | 'release'>): EntityPlan {
  const document = entity === null ? undefined : brand.documents.entity?.[entity]
  const stored = document?.stored
  if (entity === null || !document || !isObject(stored)) throw new Error(`The release has no stored entity ${entity}`)
  const operations = listOf(stored.operations)
  const sort = isObject(stored.sort) ? stored.sort : null
  const fields = Object.fromEntries(Object.entries(document.properties as JsonObject).map(([name, field]) => [name, field as JsonObject]))
  const forms = [stored, stored.add, stored.answer].flatMap((part) => (isObject(part) ? [part.form] : []))
  return {
    id: entity,
    label: document.label,
    key: recordKey(entity),
    read: String(stored.read),
    write: String(stored.write),
    publishes: operations.includes('publish'),
    isShared: stored.shared === true,
    hides: typeof stored.hides === 'string' ? stored.hides : null,
    owner: stored.owner === 'company' || stored.owner === 'person' ? stored.owner : 'brand',
    sort: sort && { field: String(sort.field), order: sort.order === 'ascending' ? 'ascending' : 'descending' },
    fields,
    filledIn: fieldsOf(brand, stored.form),
    files: [...new Set(forms.flatMap((form) => filesOf(brand, form)))],
    indexed: release.recordIndexes[entity] ?? {},
    added: isObject(stored.add) ? readAdd(stored.add, brand) : null,
    answered: isObject(stored.answer) ? readAnswer(stored.answer, brand) : null,
    notify: isObject(stored.notify) ? { ...readNotice(stored.notify), field: String(stored.notify.field) } : null,
    placesLeft: listPlacesLeft(entity, brand),
    progress: listOf(stored.progress).map(String),
    counted: typeof stored.counted === 'string' ? readCounted(stored.counted, fields, brand) : null,
    facets: listOf(stored.facets).map(String),
    page: nameOf(stored.page),
    feed: isObject(stored.feed) ? stored.feed : null,
    lists: Object.entries(document.properties as JsonObject).flatMap(([name, field]) =>
      isObject(field) && field.sameEntity === true ? [name] : [],
    ),
  }
}

function readAnswer({ form, while: values, values: next }: JsonObject, brand: Call['brand']): AnswerPlan {
  return { filledIn: fieldsOf(brand, form), while: readValues(values), values: isObject(next) ? next : {} }
}

function readNotice({ event, title, page }: JsonObject): NoticePlan {
  return { event: String(event), title: String(title), page: String(page) }
}

function readValues(values: Json | undefined): FieldValues {
  return Object.fromEntries(Object.entries(isObject(values) ? values : {}).map(([field, of]) => [field, listOf(of).map(String)]))
}

function readCounted(field: string, fields: EntityPlan['fields'], { documents }: Call['brand']): EntityPlan['counted'] {
  const rows = listObjects(documents.dictionary?.[String(fields[field]?.dictionary)]?.rows)
  return { field, values: rows.map(({ id }) => String(id)) }
}

function listPlacesLeft(entity: string, { documents }: Call['brand']): CountPlan[] {
  return Object.entries(documents.entity ?? {}).flatMap(([by, { stored }]) => {
    const add = isObject(stored) ? stored.add : undefined
    if (!isObject(add) || add.to !== entity || !isObject(add.within)) return []
    const { left, places, takes } = add.within
    return [{ field: String(left), places: String(places), by, key: recordKey(entity), takes: nameOf(takes) }]
  })
}

function readWithin({ places, takes, open, from, until }: JsonObject): WithinPlan {
  return { places: String(places), takes: nameOf(takes), open: nameOf(open), from: nameOf(from), until: nameOf(until) }
}

function nameOf(name: Json | undefined): string | null {
  return typeof name === 'string' ? name : null
}

function readAdd({ form, to, copies, once, again, values, notify, within }: JsonObject, brand: Call['brand']): AddPlan {
  return {
    filledIn: fieldsOf(brand, form),
    to: typeof to === 'string' ? { entity: to, field: recordKey(to) } : null,
    copies: listOf(copies).map(String),
    once: once === true,
    again: readValues(again),
    values: isObject(values) ? (values as JsonObject) : {},
    notify: isObject(notify) ? readNotice(notify) : null,
    within: isObject(within) ? readWithin(within) : null,
  }
}

function fieldsOf(brand: Call['brand'], form: Json | undefined): string[] {
  return Object.keys((brand.forms[String(form)]?.schema.properties ?? {}) as JsonObject)
}

function filesOf(brand: Call['brand'], form: Json | undefined): readonly string[] {
  return brand.forms[String(form)]?.files ?? []
}

/** Whether the caller also sees drafts, the archive and the history. */
export function mayWrite({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { write }: EntityPlan): boolean {
  return decide(readGrid(brand), write, askerOf(actor), 'none').allow
}

/** Whether the policy of a field lets the caller see it. */
export function maySee({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { fields }: EntityPlan, field: string): boolean {
  const policy = fields[field]?.policy
  return typeof policy === 'string' && fieldAllowed(readGrid(brand), policy, askerOf(actor), 'none').allow
}

/** Why the caller does not see the fields that the entity hides; empty if they do, or may never. */
export function reasonHidden({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { hides }: EntityPlan): { hidden?: HiddenReason } {
  const decision = hides === null ? undefined : fieldAllowed(readGrid(brand), hides, askerOf(actor), 'none')
  return decision?.allow === false && decision.hidden ? { hidden: decision.hidden } : {}
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
