/** A row of a rate sheet as a rate, and what is wrong with it as a whole. */
import { decimalPlaces, type JsonObject } from '#rules'
import { offerFields } from '../rates/visible.ts'
import { type CellProblem, type CellValue, type CellWorld, columnName, judgeCell, type RawRow } from '../workbooks/index.ts'
import type { RateColumn, RateColumns } from './rate-columns.ts'

export interface CheckedRow {
  readonly row: number
  /** Column to the words of its cell. */
  readonly cells: Readonly<Record<string, string>>
  /** Null where a cell is wrong. */
  readonly data: JsonObject | null
  readonly offer: string | null
  readonly problems: readonly CellProblem[]
}

export interface RowWorld extends CellWorld {
  readonly plan: RateColumns
  /** Column of the file to column of the sheet. */
  readonly places: ReadonlyMap<number, RateColumn>
  readonly today: string
}

type Values = ReadonlyMap<string, CellValue>

/** Null where nothing stands in the row. */
export function checkRow({ row, cells }: RawRow, world: RowWorld): CheckedRow | null {
  if (![...cells.values()].some(({ text }) => text.trim() !== '')) return null
  const placed = new Map([...world.places].map(([place, column]) => [column.id, place]))
  const words: Record<string, string> = {}
  const problems: CellProblem[] = []
  const values = new Map<string, CellValue>()
  const cellOf = (id: string) => (placed.has(id) ? `${columnName(placed.get(id) ?? 0)}${row}` : String(row))
  for (const column of world.plan.columns) {
    const place = placed.get(column.id)
    const cell = place === undefined ? undefined : cells.get(place)
    if (cell) words[column.id] = cell.text
    const judged = judgeCell(cell, column, world)
    if (judged.ok) values.set(column.id, judged.value)
    else
      problems.push({
        column: column.id,
        cell: cellOf(column.id),
        value: shorten(cell?.text ?? ''),
        text: judged.text,
        params: judged.params,
      })
  }
  for (const { column, text, params = {} } of problems.length === 0 ? judgeRate(values, world) : [])
    problems.push({ column, cell: cellOf(column ?? ''), value: shorten(words[column ?? ''] ?? ''), text, params })
  const data = problems.length === 0 ? toRate(values, world.plan) : null
  return { row, cells: words, data, offer: data && offerFields.map((name) => String(data[name] ?? '')).join('|'), problems }
}

const longestShown = 80

function shorten(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

interface RateProblem {
  readonly column: string | null
  readonly text: string
  readonly params?: Readonly<Record<string, string>>
}

/** What no cell shows alone. */
function* judgeRate(values: Values, { plan, today }: RowWorld): Generator<RateProblem> {
  const read = (field: string) => values.get(plan.columns.find((column) => column.field === field)?.id ?? '')
  const text = (field: string) => String(read(field) ?? '')
  const at = (field: string) => plan.columns.find((column) => column.field === field)?.id ?? null
  const [from, to, etd] = [text('validFrom'), text('validTo'), text('etd')]
  if (text('pol') === text('pod')) yield { column: at('pod'), text: 'cell.same-port' }
  if (read('transitPort') !== null && [text('pol'), text('pod')].includes(text('transitPort')))
    yield { column: at('transitPort'), text: 'cell.transit-port' }
  if (to < from) yield { column: at('validTo'), text: 'cell.period', params: { from } }
  else if (to < today) yield { column: at('validTo'), text: 'cell.past', params: { today } }
  else if (etd < from || etd > to) yield { column: at('etd'), text: 'cell.etd', params: { from, to } }
  yield* judgePrices(values, plan)
}

function* judgePrices(values: Values, plan: RateColumns): Generator<RateProblem> {
  const currency = String(values.get(plan.columns.find(({ field }) => field === 'currency')?.id ?? '') ?? '')
  const priced = new Set<string>()
  const charged = new Map<string, Set<string>>()
  for (const column of plan.columns) {
    const value = values.get(column.id)
    const boxes = pricedBoxes(column)
    if (typeof value !== 'string' || (!boxes && !column.surcharge)) continue
    const places = plan.decimals[column.surcharge?.currency ?? currency] ?? 2
    if (decimalPlaces(value) > places) yield { column: column.id, text: 'cell.scale', params: { scale: String(places) } }
    if (!column.surcharge) for (const box of boxes ?? []) priced.add(box)
    else if (column.boxes) charged.set(column.surcharge.fee, new Set([...(charged.get(column.surcharge.fee) ?? []), ...column.boxes]))
  }
  if (priced.size === 0) yield { column: null, text: 'cell.no-price' }
  for (const [fee, boxes] of charged) {
    const missing = [...priced].filter((box) => !boxes.has(box))
    if (missing.length > 0) yield { column: null, text: 'cell.surcharge-boxes', params: { fee, boxes: missing.join(', ') } }
  }
}

/** The container types that a column has the freight of; undefined where it is none. */
function pricedBoxes({ field, boxes, surcharge }: RateColumn): readonly string[] | undefined {
  if (surcharge) return undefined
  return boxes ?? (field.startsWith('price') ? [field.slice('price'.length)] : undefined)
}

function toRate(values: Values, { columns }: RateColumns): JsonObject {
  const rate: Record<string, unknown> = {}
  const other: Record<string, string> = {}
  const surcharges = new Map<string, Record<string, unknown>>()
  for (const column of columns) {
    const value = values.get(column.id)
    if (value === null || value === undefined) continue
    if (column.surcharge) addSurcharge(surcharges, column, String(value))
    else if (column.boxes) for (const box of column.boxes) other[box] = String(value)
    else rate[column.field] = value
  }
  const etd = String(rate.etd)
  const isDirect = rate.transitPort === undefined
  return {
    ...rate,
    direct: isDirect,
    routing: isDirect ? 'direct' : 'transit',
    sailingDays: rate.sailingDays ?? [weekday(etd)],
    closingDays: rate.closingDays ?? [],
    ...(Object.keys(other).length > 0 ? { otherPrices: other } : {}),
    surcharges: [...surcharges.values()],
    // Cells hold texts, numbers and lists of texts only.
  } as unknown as JsonObject
}

function addSurcharge(surcharges: Map<string, Record<string, unknown>>, { surcharge, boxes }: RateColumn, price: string): void {
  if (!surcharge) return
  const { fee, group, basis, currency } = surcharge
  const key = `${fee} ${basis} ${currency} ${group}`
  const known = surcharges.get(key) ?? { fee, group, basis, currency }
  if (boxes) {
    const prices = { ...(known.prices as Record<string, string> | undefined), ...Object.fromEntries(boxes.map((box) => [box, price])) }
    surcharges.set(key, { ...known, prices })
  } else surcharges.set(key, { ...known, price })
}

/** Monday is 1. */
function weekday(day: string): string {
  return String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1)
}
