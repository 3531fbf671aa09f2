import { isObject, type JsonObject, textOf } from '#rules'
import { type Call, type Handlers, labelOf, pickWords, todayOf, wordsOf } from '../../kernel/index.ts'
import { type WrittenSheet, writeWorkbook } from '../../platform/workbooks/index.ts'
import { type Figures, listAges, listMonths, listOwners, readFigures, startOf } from './desk-figures.ts'

type StatisticsHandlers = Pick<
  Handlers,
  'read-desk-statistics' | 'list-desk-months' | 'list-desk-ages' | 'list-desk-owners' | 'export-desk-statistics'
>

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const statisticsHandlers: StatisticsHandlers = {
  'read-desk-statistics': async ({ period }, call) => ({ ok: true, value: await readFigures(call, startOf(period, call)) }),
  'list-desk-months': async ({ period }, call) => ({ ok: true, value: onePage(await listMonths(call, startOf(period, call))) }),
  'list-desk-ages': async (_input, call) => ({ ok: true, value: onePage(await listAges(call)) }),
  'list-desk-owners': async ({ period }, call) => ({
    ok: true,
    value: onePage(named(await listOwners(call, startOf(period, call)), call)),
  }),

  'export-desk-statistics': async ({ period }, call) => {
    const from = startOf(period, call)
    const [figures, months, ages, owners] = await Promise.all([
      readFigures(call, from),
      listMonths(call, from),
      listAges(call),
      listOwners(call, from),
    ])
    const bytes = await writeWorkbook([
      figuresSheet(figures, call),
      sheetOf('desk-month', ['month', 'orderType', 'orders', 'unpriced', 'amount', 'baseCurrency'], months, call),
      sheetOf('desk-age-count', ['queue', 'age', 'orders'], ages, call),
      sheetOf('desk-owner-count', ['owner', 'open', 'waiting', 'overdue', 'confirmed'], named(owners, call), call),
    ])
    return { ok: true, value: { name: `${wordsOf(call)('desk.sheet.name')}-${todayOf(call)}.xlsx`, type: xlsxType, bytes } }
  },
}

/** Label for unassigned orders. */
function named<Row extends { readonly owner?: string }>(rows: readonly Row[], call: Call) {
  return rows.map((row) => ({ ...row, owner: row.owner ?? wordsOf(call)('desk.sheet.nobody') }))
}

function onePage<Row>(rows: Row[]) {
  return { rows, total: rows.length, page: 1, pageSize: Math.max(1, rows.length) }
}

function figuresSheet(figures: Figures, call: Call): WrittenSheet {
  const fields = fieldsOf('desk-statistics', call)
  const rows = Object.entries(figures).map(([name, value]) => [headingOf(fields[name], name, call), String(value)])
  return {
    name: wordsOf(call)('desk.sheet.name'),
    widths: [34, 16],
    head: [[wordsOf(call)('desk.sheet.figure'), wordsOf(call)('desk.sheet.value')]],
    rows,
  }
}

/** Rows under the labels of their entity, codes as labels. */
function sheetOf(entity: string, names: readonly string[], rows: readonly object[], call: Call): WrittenSheet {
  const fields = fieldsOf(entity, call)
  return {
    name: pickWords(call.brand.documents.entity?.[entity]?.label, call),
    widths: names.map(() => 20),
    head: [names.map((name) => headingOf(fields[name], name, call))],
    rows: rows.map((row) => names.map((name) => displayValue((row as Readonly<Record<string, unknown>>)[name], fields[name], call))),
  }
}

function fieldsOf(entity: string, { brand }: Call): JsonObject {
  const properties = brand.documents.entity?.[entity]?.properties
  return isObject(properties) ? properties : {}
}

function headingOf(field: JsonObject[string] | undefined, name: string, call: Call): string {
  return (isObject(field) && pickWords(field.label, call)) || name
}

function displayValue(value: unknown, field: JsonObject[string] | undefined, call: Call): string {
  if (value === undefined || value === null) return ''
  const dictionary = isObject(field) ? textOf(field.dictionary) : undefined
  return dictionary ? labelOf('dictionary', dictionary, String(value), call) : String(value)
}
