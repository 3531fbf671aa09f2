/** The search of a stored entity: words, filters, counts, sorting and paging. */
import { type JsonObject, objectOf } from '#rules'
import { type ObjectTree, type Tree, toJson } from '../read/documents.ts'
import { type Part, WrittenValue } from './derived-tree.ts'
import { stringsOf } from './schema.ts'
import { grant, operation, type RecordShape, text, titleOf } from './stored-shape.ts'

/** States of a record, with and without publishing. */
const recordStates = {
  published: ['draft', 'scheduled', 'published', 'ended', 'archived'],
  kept: ['active', 'archived'],
} as const

/** Fields by which a search can always sort. */
export const recordSorts = ['createdAt', 'updatedAt'] as const
/** Additional sort fields if the entity publishes. */
export const publishingSort = 'publishFrom'

export function searchOperation(record: RecordShape): ObjectTree {
  const { fields, does, declared } = record
  const indexed = [...fields.members].filter(([, field]) => field.kind === 'object' && objectOf(toJson(field)).index === true)
  const hasWords = [...fields.members.values()].some((field) => objectOf(toJson(field)).search !== undefined)
  const sorts = [...indexed.map(([name]) => name), ...recordSorts, ...(does.has('publish') ? [publishingSort] : [])]
  const facets = stringsOf(declared.facets)
  const counts = { ...(declared.counted === undefined ? {} : countsOutput), ...(facets.length > 0 ? facetOutput : {}) }
  const states: readonly string[] = does.has('publish') ? recordStates.published : recordStates.kept
  const input: Record<string, Part> = {
    ...(hasWords ? { words: { type: 'string', maxLength: 80, description: 'Keywords to search for.', label: text('words') } } : {}),
    ...Object.fromEntries(indexed.flatMap(([name, field]) => filtersOf(name, field as ObjectTree))),
    ...Object.fromEntries(facets.flatMap((name) => monthFilterOf(name, fields.members.get(name)))),
    ...listedInput(record),
    recordState: {
      type: 'string',
      enum: ['all', ...states],
      description: `Only records in this state; for users who may write. If omitted: what readers see.`,
      label: text('state'),
    },
    sort: { type: 'string', enum: sorts, description: 'Field to sort by.', label: text('sort') },
    order: { type: 'string', enum: ['ascending', 'descending'], description: 'Direction of the sort.', label: text('order') },
  }
  return operation(record, {
    title: `Search ${titleOf(record)}`,
    description: 'Records by filters and keywords, sorted, one page at a time.',
    method: 'GET',
    path: declared.path as string,
    grid: grant(record, 'read'),
    handler: 'search-records',
    paged: true,
    input: { properties: input },
    output: { entity: record.id, rows: true, ...(Object.keys(counts).length > 0 ? { properties: counts } : {}) },
  })
}

const countsOutput: JsonObject = {
  counts: { type: 'object', description: 'Number of records by value.', additionalProperties: { type: 'integer' } },
}

const facetOutput: JsonObject = {
  facets: {
    type: 'object',
    description: 'Number of records for each choice of each filter, given the other filters.',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
  },
}

/** The records that a record of the same kind lists, such as related news. */
function listedInput({ fields }: RecordShape): Record<string, Part> {
  const lists = [...fields.members.values()].some((field) => objectOf(toJson(field)).sameEntity === true)
  return lists ? { listedIn: { type: 'string', format: 'id', description: 'Only records that this one lists.', label: text('id') } } : {}
}

/** Dates that are counted can also be filtered by month. */
function monthFilterOf(name: string, field: Tree | undefined): [string, Part][] {
  if (field?.kind !== 'object' || (toJson(field) as JsonObject).format !== 'date') return []
  const label = field.members.get('label')
  const filter = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'Only in this month.' }
  return [[`${name}Month`, { ...filter, ...(label ? { label: new WrittenValue(label) } : {}) }]]
}

/** Dates and numbers are filtered by bounds, everything else by value. */
function filtersOf(name: string, field: ObjectTree): [string, Part][] {
  const declared = toJson(field) as JsonObject
  const label = field.members.get('label')
  const items = field.members.get('items')
  // A list is filtered by one of its values.
  const value = declared.type === 'array' && items?.kind === 'object' ? items : field
  const { type, format } = toJson(value) as JsonObject
  const keptMembers = Object.fromEntries(
    ['type', 'format', 'dictionary', 'reference'].flatMap((member) => {
      const tree = value.members.get(member)
      return tree ? [[member, new WrittenValue(tree)]] : []
    }),
  )
  const filter = (note: string): Part => ({ ...keptMembers, description: note, ...(label ? { label: new WrittenValue(label) } : {}) })
  const isRange = format === 'date' || format === 'date-time' || format === 'decimal' || type === 'integer'
  if (!isRange) return [[name, filter('Only with this value.')]]
  return [
    [`${name}From`, filter('Not below this.')],
    [`${name}To`, filter('Not above this.')],
    ...(format === 'date' ? [[`${name}Before`, filter('Earlier than this.')] as [string, Part]] : []),
  ]
}
