import { type JsonObject, objectOf } from '#rules'
import { toCompiledWords } from '../../resolve/bounds.ts'
import { listOf, shapeFields } from '../../resolve/schema.ts'
import { type Fields, findField, outputFields } from '../forms/field-path.ts'
import { compileLabel, compileOptions, optionRows, optionsKeyOf } from '../forms/options.ts'
import type { ListFilter, ListPlan, PlacePlan } from '../release.ts'
import { findDocument, type LanguageContext, limitOf, type PageKind, toPlan, withoutUndefined } from '../source.ts'
import { compileBlock } from './blocks.ts'
import { compileDocument, type Surroundings, type Uses } from './meta-walk.ts'
import { compileOptionalText } from './texts.ts'

/** Limits with the page sizes that readers can choose in every list; the first is that of a list which says none. */
const pageSizeLimits = ['pageSize', 'pageSizeLarger', 'pageSizeLargest'] as const

export function compileList(id: string, context: LanguageContext<PageKind>, uses: Uses): ListPlan {
  const document = findDocument(context.documents, 'list', id)
  const operation = findDocument(context.documents, 'operation', String(document.source))
  const fields = outputFields(operation, context.documents)
  const around: Surroundings = { context, fields, record: {}, live: {}, uses, compileBlock }
  const inputs = shapeFields(objectOf(operation.input), context.documents)
  const filters = listOf(document.filters).map((filter) => compileFilter(objectOf(filter), inputs, fields, context))
  for (const filter of filters) if (filter.optionsOf) uses.options.add(filter.optionsOf)
  const tabs = compileTabs(objectOf(document.tabs), context)
  const map = compileMap(objectOf(document.map), fields, context)
  const pageSizes = pageSizeLimits.map((name) => Number(limitOf(name, context.documents)))
  const defaults = { pageSize: pageSizes[0], pageSizes, details: [], actions: [], notices: [], empty: '' }
  // The check has validated the document against the schema used here.
  const compiled = toCompiledWords('list', toPlan<JsonObject>(compileDocument(document, 'list.json', around)))
  return toPlan<ListPlan>({ ...defaults, ...compiled, id, filters, ...tabs, ...map })
}

/** Declared tabs, followed by the rows of a dictionary. */
function compileTabs({ input, items, dictionary }: JsonObject, context: LanguageContext<PageKind>): Pick<ListPlan, 'tabs'> | undefined {
  if (typeof dictionary !== 'string') return undefined
  const named = listOf(items).map((item) => ({
    id: String(objectOf(item).id),
    label: compileOptionalText(objectOf(item).label, context) ?? '',
  }))
  const rows = compileOptions(`dictionary:${dictionary}`, context).map(({ value, label }) => ({ id: value, label }))
  return { tabs: { input: String(input), items: [...named, ...rows] } }
}

/** With the coordinates of every place that a row may refer to. */
function compileMap(map: JsonObject, fields: Fields, context: LanguageContext<PageKind>): Pick<ListPlan, 'map'> | undefined {
  if (Object.keys(map).length === 0) return undefined
  const field = typeof map.place === 'string' ? findField(map.place, fields, context.documents) : undefined
  const key = field && optionsKeyOf(field)
  const places = key?.startsWith('reference:') ? optionRows(key, context).flatMap((row) => compilePlace(row, context)) : []
  return { map: { ...map, places: Object.fromEntries(places) } }
}

function compilePlace({ id, label, latitude, longitude }: JsonObject, context: LanguageContext<PageKind>): [string, PlacePlan][] {
  if (typeof latitude !== 'string' || typeof longitude !== 'string') return []
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  return [[String(id), { label: compileOptionalText(label, context) ?? String(id), ...at }]]
}

/** A filter offers the choices of the operation's input or, if that accepts anything, those of the rows. */
function compileFilter(filter: JsonObject, inputs: Fields, rows: Fields, context: LanguageContext<PageKind>): ListFilter {
  const input = String(filter.input)
  const field = { ...rows[input], ...inputs[input] }
  return withoutUndefined({
    id: String(filter.id),
    input,
    label: compileOptionalText(filter.label, context) ?? compileLabel(field, context) ?? input,
    widget: typeof filter.widget === 'string' ? filter.widget : defaultFilterWidget(field),
    optionsOf: optionsKeyOf(field),
  }) as ListFilter
}

function defaultFilterWidget(field: JsonObject): string {
  const options = optionsKeyOf(field)
  if (options === 'reference:port') return 'port'
  if (options) return field.type === 'array' ? 'checkboxes' : 'select'
  return field.format === 'date' ? 'date' : 'input'
}
