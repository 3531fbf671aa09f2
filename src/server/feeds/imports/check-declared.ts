/** Checks rows of declared sheets against the database and their form; cells have been checked before. */

import type { BrandPlan } from '#config'
import { dayIn, type FieldError, type Json, type JsonObject, readMoment, validateForm, writeMoment } from '#rules'
import { listRightRows, markTwins, rewriteRows, type SheetRow } from '../../freight/rates/index.ts'
import { latestActual, listObjects } from '../../kernel/index.ts'
import { findNamedOrders, type NamedOrder } from '../../orders/order/index.ts'
import { findMatches, type MatchedRecord, readEntity } from '../../platform/records/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import type { DeclaredRow } from './declared-row.ts'
import { eachRange, type LoadStep } from './load-kind.ts'
import type { SheetKind } from './sheet-kind.ts'
import { actualTimes } from './sheet-reports.ts'

/** Returns how many rows change a known record. Repeating it gives the same result. */
export async function checkRows(step: LoadStep, kind: SheetKind): Promise<number> {
  const { db, load } = step
  let changing = 0
  await eachRange(step, async (range) => {
    await step.goOn()
    const rows = await listRightRows<DeclaredRow>(db, load.id, range)
    const orders = await findOrders(step, kind, rows)
    const read = rows.map((row) => readRow(row, { step, kind, orders }))
    const matches = await findKnown(
      step,
      kind,
      read.map(({ result }) => result),
    )
    const checked = read.map((row) => {
      const record = matches.get(keyOf(row.result, kind))
      const problems = row.problems.length > 0 ? row.problems : checkForm(row, record?.data ?? {}, { step, kind })
      if (record && problems.length === 0) changing += 1
      const { values, places } = row.data
      return {
        row: row.row,
        data: problems.length > 0 ? null : { values, places, result: row.result },
        offer: problems.length > 0 ? null : keyOf(row.result, kind),
        problems,
      }
    })
    await rewriteRows(db, load.id, checked)
  })
  await markTwins(db, load, 'cell.twin-row')
  return changing
}

type Row = SheetRow<DeclaredRow>

interface ReadRow extends Row {
  readonly result: JsonObject
  readonly problems: readonly CellProblem[]
}

interface Reading {
  readonly step: LoadStep
  readonly kind: SheetKind
  readonly orders: ReadonlyMap<string, readonly NamedOrder[]>
}

/** Compared without regard to case. */
export function keyOf(values: JsonObject, { matches }: SheetKind): string {
  return matches.map((field) => String(values[field] ?? '').toUpperCase()).join('|')
}

/** Times on the clock of their port, numbers as sources write them, and the numbers of orders. */
function readRow(row: Row, { step, kind, orders }: Reading): ReadRow {
  const { values } = row.data
  const result: Record<string, Json> = { ...values }
  const problems: CellProblem[] = []
  for (const [field, port] of Object.entries(kind.clocks))
    if (result[field] !== undefined) result[field] = toPortTime(step.brand, values[port], String(values[field]))
  for (const field of kind.containers)
    if (result[field] !== undefined)
      result[field] = String(result[field])
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
  for (const field of kind.orders) {
    if (result[field] === undefined) continue
    const matches = orders.get(String(result[field]).toUpperCase()) ?? []
    if (matches.length === 0) problems.push(problemAt(row, kind, field, 'cell.no-order'))
    else if (matches.length > 1)
      problems.push(problemAt(row, kind, field, 'cell.several-orders', { several: matches.map(({ id }) => id).join(', ') }))
    else result[field] = String(matches[0]?.id)
  }
  const latest = latestActual(step.brand, step.now()).getTime()
  const ahead = actualFields(kind, result).filter((field) => Date.parse(String(result[field])) > latest)
  problems.push(...ahead.map((field) => problemAt(row, kind, field, 'cell.future')))
  return { ...row, result, problems }
}

/** Fields with times that cannot be still to come. */
function actualFields({ becomes, values }: SheetKind, row: JsonObject): readonly string[] {
  if (becomes === 'calls') return actualTimes
  return becomes === 'events' && { ...values, ...row }.classifier === 'ACT' ? ['at'] : []
}

/** Cells were read on the clock of the brand. */
function toPortTime({ documents, timeZone }: BrandPlan, port: Json | undefined, at: string): string {
  const row = listObjects(documents.reference?.port?.rows).find(({ id }) => id === port)
  const zone = typeof row?.timeZone === 'string' ? row.timeZone : timeZone
  const moment = readMoment(writeMoment(Date.parse(at), timeZone), zone)
  return moment.at === undefined ? at : new Date(moment.at).toISOString()
}

/** By number and by bill of lading. */
async function findOrders({ db, load }: LoadStep, { orders }: SheetKind, rows: readonly Row[]): Promise<Reading['orders']> {
  const named = rows.flatMap(({ data: { values } }) => orders.flatMap((field) => (values[field] === undefined ? [] : [values[field]])))
  const names = [...new Set(named.map((name) => String(name).toUpperCase()))]
  const byName = new Map<string, NamedOrder[]>()
  for (const order of names.length > 0 ? await findNamedOrders(db, load.brand, names) : [])
    for (const name of new Set([order.id, order.mbl ?? order.id])) byName.set(name, [...(byName.get(name) ?? []), order])
  return byName
}

/** Records that the rows change, by key. */
async function findKnown(step: LoadStep, kind: SheetKind, rows: readonly JsonObject[]): Promise<ReadonlyMap<string, MatchedRecord>> {
  if (kind.becomes !== 'records' || kind.matches.length === 0) return new Map()
  const { db, load, brand, releases } = step
  const plan = readEntity({ entity: kind.entity, brand, release: releases.current().release })
  return await findMatches(db, plan, { brand: load.brand, fields: kind.matches, keys: rows.map((row) => keyOf(row, kind)) })
}

/** A row that changes a record may leave out what the record has. */
function checkForm({ result, ...row }: ReadRow, known: JsonObject, { step, kind }: Omit<Reading, 'orders'>): CellProblem[] {
  const { brand, releases, now } = step
  const plan = brand.forms[kind.form]
  const validate = releases.current().brands[brand.id]?.validators[plan?.rules.validator ?? '']
  if (!plan || !validate) throw new Error(`The release has no form ${kind.form}`)
  const fields = new Set(Object.keys((plan.schema.properties ?? {}) as JsonObject))
  const values = Object.fromEntries(Object.entries({ ...known, ...result }).filter(([field]) => fields.has(field)))
  const checked = validateForm({
    rules: plan.rules,
    validate,
    values,
    session: {},
    today: dayIn(brand.timeZone, now()),
    latest: latestActual(brand, now()).toISOString(),
    limits: brand.limits,
  })
  return checked.errors.map(({ path, id, params }) => problemAt(row, kind, path.split('/')[1] ?? '', id, toTexts(params)))
}

function problemAt(
  { row, data, cells }: Row,
  { columns }: SheetKind,
  field: string,
  text: string,
  params: CellProblem['params'] = {},
): CellProblem {
  const column = columns[field] ?? null
  return { column, cell: data.places[field] ?? String(row), value: String(cells[column ?? ''] ?? ''), text, params }
}

function toTexts(params: FieldError['params']): CellProblem['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}
