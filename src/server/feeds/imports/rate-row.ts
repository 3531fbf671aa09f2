/** Converts a row of a rate sheet to a rate, with its problems. */
import { decimalPlaces, type Json, type JsonObject } from '#rules'
import { offerFields } from '../../freight/rates/index.ts'
import { type ReadCells, type RowCheck, type RowProblem, type RowWorld, readCells, type Values } from './read-cells.ts'
import { isPrice, type LoadColumn, type LoadColumns } from './sheet-columns.ts'

/** The rate of a row. */
export const checkRate: RowCheck = (raw, world) => {
  const read = readCells(raw, world)
  if (!read) return null
  const problems = read.problems.length > 0 ? read.problems : read.problemsOf([...judgeRate(read, world)])
  const data = problems.length === 0 ? toRate(read.values, world.plan) : null
  const offer = data && offerFields.map((name) => String(data[name] ?? '')).join('|')
  return { row: raw.row, cells: read.words, data, offer, problems }
}

/** Problems that no single cell shows. */
export function* judgeRate({ values, unitsBeside }: Pick<ReadCells, 'values' | 'unitsBeside'>, world: RowWorld): Generator<RowProblem> {
  const { plan, today } = world
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
  yield* decidePrices(values, unitsBeside, world)
}

/** Headings may name the currency of all prices, which then applies to rows without one. */
export function withHeadingCurrency(plan: LoadColumns, { places, units }: Pick<RowWorld, 'places' | 'units'>): LoadColumns {
  const named = new Set([...places.values()].filter(({ field }) => isPrice(field)).map(({ id }) => units.get(id)))
  const [currency] = named
  if (named.size !== 1 || currency === undefined) return plan
  return { ...plan, columns: plan.columns.map((column) => (column.field === 'currency' ? { ...column, empty: currency } : column)) }
}

function* decidePrices(values: Values, unitsBeside: ReadCells['unitsBeside'], { plan, units }: RowWorld): Generator<RowProblem> {
  const currency = String(values.get(plan.columns.find(({ field }) => field === 'currency')?.id ?? '') ?? '')
  const priced = new Set<string>()
  const charged = new Map<string, Set<string>>()
  for (const column of plan.columns) {
    const value = values.get(column.id)
    const boxes = pricedBoxes(column)
    if (typeof value !== 'string' || (!boxes && !column.surcharge)) continue
    const headingUnit = column.surcharge ? undefined : units.get(column.id)
    if (headingUnit !== undefined && headingUnit !== currency)
      yield { column: column.id, text: 'cell.heading-currency', params: { unit: headingUnit, currency } }
    const beside = unitsBeside.get(column.id)
    if (!column.surcharge && beside && !beside.includes(currency))
      yield { column: column.id, text: 'cell.own-currency', params: { unit: beside.join(', '), currency } }
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

/** The container types whose freight a column holds; undefined for other columns. */
function pricedBoxes({ field, boxes, surcharge }: LoadColumn): readonly string[] | undefined {
  if (surcharge) return undefined
  return boxes ?? (isPrice(field) ? [field.slice('price'.length)] : undefined)
}

function toRate(values: Values, { columns }: LoadColumns): JsonObject {
  const rate: Record<string, Json> = {}
  const other: Record<string, string> = {}
  const surcharges = new Map<string, Surcharge>()
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
  }
}

type Surcharge = NonNullable<LoadColumn['surcharge']> & {
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
}

function addSurcharge(surcharges: Map<string, Surcharge>, { surcharge, boxes }: LoadColumn, price: string): void {
  if (!surcharge) return
  const { fee, group, basis, currency } = surcharge
  const key = `${fee} ${basis} ${currency} ${group}`
  const collected: Surcharge = surcharges.get(key) ?? { fee, group, basis, currency }
  if (boxes) {
    const prices = { ...collected.prices, ...Object.fromEntries(boxes.map((box) => [box, price])) }
    surcharges.set(key, { ...collected, prices })
  } else surcharges.set(key, { ...collected, price })
}

/** Monday is 1. */
function weekday(day: string): string {
  return String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1)
}
