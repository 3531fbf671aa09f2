/** Filters, counts and sorts records that are few enough to fit in a document. */
import { compareDecimals, isDecimal, type Json, type JsonObject } from '#rules'

export interface SearchRecordsOptions<T extends JsonObject> {
  readonly records: readonly T[]
  /** Choices per field: a record matches if it has any of them; a filter without choices matches all. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Additional condition for a record. */
  readonly meets?: (record: T) => boolean
  readonly sort: string
  readonly descending: boolean
  readonly language: string
  readonly page: number
  readonly pageSize: number
}

export interface FoundRecords<T> {
  readonly rows: T[]
  readonly total: number
  /** Per filter and choice: the number of records that match the choice and the other filters. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export function searchRecords<T extends JsonObject>(options: SearchRecordsOptions<T>): FoundRecords<T> {
  const { records, filters, meets = () => true, page, pageSize } = options
  const names = Object.keys(filters)
  const fitting = (left: readonly string[]) =>
    records.filter((record) => meets(record) && left.every((name) => fits(record, name, filters)))
  const sites = [...fitting(names)].sort(comparing(options))
  const facets = names.map((name) => [name, countChoices(records, fitting(names.filter((other) => other !== name)), name)] as const)
  return { rows: sites.slice((page - 1) * pageSize, page * pageSize), total: sites.length, facets: Object.fromEntries(facets) }
}

function fits(record: JsonObject, name: string, filters: Readonly<Record<string, readonly string[]>>): boolean {
  const values = filters[name] ?? []
  return values.length === 0 || choicesOf(record[name]).some((choice) => values.includes(choice))
}

/** All choices in the records, with the number of matching records that have them. */
function countChoices(all: readonly JsonObject[], fitting: readonly JsonObject[], name: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const record of all) for (const choice of choicesOf(record[name])) counts[choice] = 0
  for (const record of fitting) for (const choice of choicesOf(record[name])) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}

function choicesOf(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === undefined || value === null ? [] : [String(value)]
}

/** Numbers numerically, strings by locale; ties by id, so that pages do not overlap. */
function comparing({
  sort,
  descending,
  language,
}: Pick<SearchRecordsOptions<JsonObject>, 'sort' | 'descending' | 'language'>): (left: JsonObject, right: JsonObject) => number {
  const words = new Intl.Collator(language === 'zh' ? 'zh-Hans-CN' : language)
  const turn = descending ? -1 : 1
  return (left, right) => {
    const [a, b] = [String(left[sort] ?? ''), String(right[sort] ?? '')]
    const order = isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : words.compare(a, b)
    return order === 0 ? words.compare(String(left.id), String(right.id)) : order * turn
  }
}
