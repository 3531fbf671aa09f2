import { type JsonObject, objectOf, textOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { entityFields, listOf, nestedParent, stringsOf } from '../../resolve/schema.ts'
import { compileOptionalText, compileText } from '../pages/texts.ts'
import type { Option } from '../release.ts'
import { type BrandContext, findDocument, type LanguageContext, type OptionKind, type WordKind, withoutUndefined } from '../source.ts'
import { spokenWords } from './spoken-words.ts'

/** Key of a bundle's options: the kind of list and its id. */
export type OptionsKey = `dictionary:${string}` | `reference:${string}` | typeof factsKey

type ListKind = 'dictionary' | 'reference'

/** Charge factors of tariffs. */
export const factsKey = 'facts:tariff'

/** The list of choices of a field, or of the rows of an array. */
export function optionsKeyOf(field: JsonObject): OptionsKey | undefined {
  if (typeof field.dictionary === 'string') return `dictionary:${field.dictionary}`
  if (typeof field.reference === 'string') return `reference:${field.reference}`
  if (field.keys === 'tariff-facts') return factsKey
  if (field.suggest !== undefined) return optionsKeyOf(objectOf(field.suggest))
  return field.type === 'array' && field.items !== undefined ? optionsKeyOf(objectOf(field.items)) : undefined
}

/** Label of a field: its own, or that of its list of choices. */
export function compileLabel(field: JsonObject, context: LanguageContext<ListKind | WordKind>): string | undefined {
  if (field.label !== undefined) return compileText(objectOf(field.label), context)
  const key = optionsKeyOf(field)
  if (!key || key === factsKey) return undefined
  const [kind, id] = splitKey(key)
  return compileOptionalText(findDocument(context.documents, kind, id).label, context)
}

export function compileOptions(key: OptionsKey, context: LanguageContext<OptionKind>): Option[] {
  if (key === factsKey) return compileFacts(context)
  const [kind, id] = splitKey(key)
  const document = findDocument(context.documents, kind, id)
  const parents = nestedParents(document)
  return listOf(document.rows).map((row) =>
    compileOption({ ...objectOf(row), ...parents.get(String(objectOf(row).id)) }, kind, document, context),
  )
}

/** Each charge factor once, from the first tariff that uses it. */
function compileFacts(context: LanguageContext<OptionKind>): Option[] {
  const facts = new Map<string, Option>()
  for (const { facts: id } of Object.values(context.documents.all('tariff'))) {
    if (typeof id !== 'string') continue
    for (const [value, field] of Object.entries(entityFields(id, context.documents))) {
      const code = optionsKeyOf(field)
      const label = compileLabel(field, context) ?? value
      if (!facts.has(value)) facts.set(value, { value, label, ...(code === undefined ? {} : { code }) })
    }
  }
  return [...facts.values()]
}

/** Whether the choices are a tree, which is large and loaded on demand. */
export function isTree(key: OptionsKey, documents: Reads<ListKind>): boolean {
  const [kind, id] = splitKey(key)
  return documents.one(kind, id)?.levels !== undefined
}

/** The rows behind a key, as written. */
export function optionRows(key: OptionsKey, context: BrandContext<ListKind>): JsonObject[] {
  const [kind, id] = splitKey(key)
  return listOf(findDocument(context.documents, kind, id).rows).map(objectOf)
}

function compileOption(row: JsonObject, kind: string, document: JsonObject, context: LanguageContext<OptionKind>): Option {
  const id = String(row.id)
  const label = objectOf(row.label)
  return withoutUndefined({
    value: document.prefixed === true ? withoutPrefix(id, context) : id,
    label: compileText(label, context),
    code: kind === 'reference' ? (textOf(row.code) ?? (isCode(id) ? id : undefined)) : undefined,
    note: compileOptionalText(row.note ?? row.hint, context),
    tone: textOf(row.tone),
    group: textOf(row.group) ?? textOf(row.region),
    keywords:
      kind === 'reference' || row.aliases !== undefined || listOf(document.rows).length > shortList
        ? keywordsOf(row, label, context)
        : undefined,
    parent: textOf(row.parent),
    timeZone: textOf(row.timeZone),
    decimals: typeof row.decimals === 'number' ? row.decimals : undefined,
  }) as Option
}

/** Whether people know a row by its id, such as a UN/LOCODE; an id in lower case is only a name within the documents. */
function isCode(id: string): boolean {
  return !/[a-z]/.test(id)
}

/** For nested codes: the parent of each row. */
function nestedParents(document: JsonObject): ReadonlyMap<string, { readonly parent: string }> {
  const ids = new Set(listOf(document.rows).map((row) => String(objectOf(row).id)))
  const parents = [...ids].map((id) => [id, nestedParent(id, document, ids)] as const)
  return new Map(parents.flatMap(([id, parent]) => (parent === undefined ? [] : [[id, { parent }] as const])))
}

/** Users look through lists up to this length instead of typing, unless choices have other names. */
const shortList = 8

/** Search keywords of a row: codes, and its name in every language with pinyin and its initials, in lower case. */
function keywordsOf(row: JsonObject, label: JsonObject, context: LanguageContext<OptionKind>): string[] {
  const names = stringsOf(context.documents.one('manifest', 'languages')).map((language) => compileText(label, { ...context, language }))
  const codes = [row.id, row.code].filter((code) => typeof code === 'string')
  const words = [...codes, ...stringsOf(row.aliases), ...stringsOf(row.keywords), ...names, ...names.flatMap(spokenWords)]
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

function withoutPrefix(id: string, context: LanguageContext<OptionKind>): string {
  const prefix = context.documents.one('manifest', 'documentPrefix')
  return typeof prefix === 'string' && id.startsWith(prefix) ? id.slice(prefix.length).replace(/^[-_]/, '') : id
}

function splitKey(key: OptionsKey): [kind: ListKind, id: string] {
  const colon = key.indexOf(':')
  return [key.startsWith('reference:') ? 'reference' : 'dictionary', key.slice(colon + 1)]
}
