/** A correction of one rate at the desk, checked like a row of a rate sheet. */
import type { BrandPlan } from '#config'
import { type FieldError, isObject, type JsonObject } from '#rules'
import { limitOf, listObjects } from '../../kernel/index.ts'
import { type CellValue, createNameIndex, type RawCell } from '../../platform/workbooks/index.ts'
import { judgeRate } from './rate-row.ts'
import { type RowProblem, type RowWorld, readCells } from './read-cells.ts'
import { importOf, isPrice, type LoadColumn, type LoadColumns, readColumns } from './sheet-columns.ts'

const document = 'sea-rates'

/** A column of the rate sheet that holds freight, by the name of its field in the correction. */
export interface PriceColumn {
  readonly name: string
  /** Whether the price is kept under its container types instead of in a field of the rate. */
  readonly isOther: boolean
  readonly boxes: readonly string[]
}

export function listPriceColumns(brand: BrandPlan): PriceColumn[] {
  const columns = listObjects(importOf(brand, document).columns).filter(({ field }) => isPrice(String(field)))
  return columns.map(({ id, field, boxes }) =>
    Array.isArray(boxes)
      ? { name: String(id), isOther: true, boxes: boxes.map(String) }
      : { name: String(field), isOther: false, boxes: [String(field).slice('price'.length)] },
  )
}

export interface CheckCorrectionOptions {
  readonly brand: BrandPlan
  readonly today: string
  /** The rate as it is. */
  readonly rate: JsonObject
  /** What was filled in, by the names of the form: prices, currency and validity. */
  readonly input: Readonly<Record<string, unknown>>
}

export interface CheckedCorrection {
  /** By the names of the form; empty fields are missing. */
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly FieldError[]
}

export function checkCorrection({ brand, today, rate, input }: CheckCorrectionOptions): CheckedCorrection {
  const plan = readColumns(brand, document)
  const corrected = plan.columns.filter(isCorrected)
  const world = worldOf(brand, { plan: { ...plan, columns: corrected }, today })
  const cells = new Map(corrected.map((column, place) => [place, toCell(input[nameOf(column)])]))
  const read = readCells({ row: 1, cells }, world)
  const values = new Map([...rest(plan, rate), ...(read?.values ?? [])])
  const wrong = read?.problems ?? []
  const problems = wrong.length > 0 ? wrong : [...judgeRate({ values, unitsBeside: new Map() }, { ...world, plan })]
  const texts = Object.fromEntries(corrected.flatMap((column) => wordOf(nameOf(column), values.get(column.id))))
  const boxes = problems.length > 0 ? [] : findUncharged(brand, rate, texts)
  return { values: texts, problems: [...problems.map((problem) => toFieldError(problem, { plan, rate, texts })), ...boxes] }
}

function isCorrected({ field, surcharge }: LoadColumn): boolean {
  return !surcharge && (isPrice(field) || ['currency', 'validFrom', 'validTo'].includes(field))
}

function nameOf({ id, field, boxes }: LoadColumn): string {
  return boxes ? id : field
}

function worldOf(brand: BrandPlan, { plan, today }: { readonly plan: LoadColumns; readonly today: string }): RowWorld {
  const lists = plan.columns.flatMap(({ list }) => list ?? [])
  return {
    plan,
    places: new Map(plan.columns.map((column, place) => [place, column])),
    units: new Map(),
    width: undefined,
    indexes: new Map(lists.map((list) => [list, createNameIndex(plan.lists[list] ?? [])])),
    dayShift: 0,
    years: { least: limitOf(brand, 'dateMinYear'), most: limitOf(brand, 'dateMaxYear') },
    today,
    latestActual: 0,
  }
}

function toCell(value: unknown): RawCell {
  return { kind: 'text', text: value === undefined || value === null ? '' : String(value) }
}

/** What the check of a row compares the corrected fields with; it was validated when it was loaded. */
function rest({ columns }: LoadColumns, rate: JsonObject): [string, CellValue][] {
  return columns.flatMap(({ id, field }): [string, CellValue][] => {
    const value = rate[field]
    return ['pol', 'pod', 'transitPort', 'etd'].includes(field) ? [[id, typeof value === 'string' ? value : null]] : []
  })
}

function wordOf(name: string, value: CellValue | undefined): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : []
}

interface Corrected {
  readonly plan: LoadColumns
  readonly rate: JsonObject
  readonly texts: Readonly<Record<string, string>>
}

/** At the field that can be corrected: the sailing itself cannot. */
function toFieldError({ column, text, params = {} }: RowProblem, { plan, rate, texts }: Corrected): FieldError {
  const columnOf = plan.columns.find(({ id }) => id === column)
  if (columnOf?.field === 'etd') {
    const etd = String(rate.etd)
    return { path: etd < (texts.validFrom ?? '') ? '/validFrom' : '/validTo', id: 'invalid.rateSailing', params: { etd } }
  }
  const first = plan.columns.find((one) => isPrice(one.field) && !one.surcharge)
  const faulty = columnOf ?? first
  return { path: faulty ? `/${nameOf(faulty)}` : '', id: text, params }
}

/** Container types that had no price so far, and for which a surcharge of the rate has no amount. */
function findUncharged(brand: BrandPlan, rate: JsonObject, texts: Readonly<Record<string, string>>): FieldError[] {
  const other = isObject(rate.otherPrices) ? rate.otherPrices : {}
  const added = listPriceColumns(brand).filter(
    ({ name, isOther, boxes }) => name in texts && (isOther ? boxes.some((box) => other[box] === undefined) : rate[name] === undefined),
  )
  return added.flatMap(({ name, boxes }) =>
    listObjects(rate.surcharges).flatMap(({ fee, prices }) => {
      const missing = boxes.filter((box) => isObject(prices) && prices[box] === undefined)
      return missing.length === 0
        ? []
        : [{ path: `/${name}`, id: 'cell.surcharge-boxes', params: { fee: String(fee), boxes: missing.join(', ') } }]
    }),
  )
}
