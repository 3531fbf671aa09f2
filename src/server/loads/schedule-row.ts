/** Rows of berth plans and sailing schedules, each checked on its own. */
import type { JsonObject } from '#rules'
import { type RowCheck, type RowProblem, readCells, type Values } from './read-cells.ts'

/** A ship leaves after it berths; the same call twice in one sheet is an error. */
export const checkBerth: RowCheck = (raw, world) =>
  checkRow(raw, world, {
    judge: judgeBerth,
    key: ['vesselName', 'port', 'voyageOut'],
  })

/** A ship arrives after it leaves, at another port. */
export const checkSailing: RowCheck = (raw, world) =>
  checkRow(raw, world, {
    judge: judgeSailing,
    key: ['carrier', 'vesselName', 'voyage', 'pol', 'pod'],
  })

interface Judging {
  readonly judge: (values: Values) => Iterable<RowProblem>
  /** Columns that identify a row. */
  readonly key: readonly string[]
}

function checkRow(raw: Parameters<RowCheck>[0], world: Parameters<RowCheck>[1], { judge, key }: Judging): ReturnType<RowCheck> {
  const read = readCells(raw, world)
  if (!read) return null
  const problems = read.problems.length > 0 ? read.problems : read.problemsOf([...judge(read.values)])
  const given = [...read.values].filter(([, value]) => value !== null && value !== '')
  // Cells contain text here.
  const data = problems.length === 0 ? (Object.fromEntries(given) as JsonObject) : null
  const offer = data && key.map((name) => String(data[name] ?? '').toUpperCase()).join('|')
  return { row: raw.row, cells: read.words, data, offer, problems }
}

function* judgeBerth(values: Values): Generator<RowProblem> {
  for (const [berths, departs] of [
    ['plannedBerth', 'plannedDeparture'],
    ['etb', 'etd'],
    ['atb', 'atd'],
  ] as const) {
    const [berth, departure] = [String(values.get(berths) ?? ''), String(values.get(departs) ?? '')]
    if (berth !== '' && departure !== '' && departure <= berth) yield { column: departs, text: 'cell.departure-order', params: { berth } }
  }
}

function* judgeSailing(values: Values): Generator<RowProblem> {
  const [pol, pod, transit] = ['pol', 'pod', 'transitPort'].map((name) => String(values.get(name) ?? ''))
  if (pol === pod) yield { column: 'pod', text: 'cell.same-port' }
  if (transit !== '' && (transit === pol || transit === pod)) yield { column: 'transitPort', text: 'cell.transit-port' }
  const [etd, eta] = [String(values.get('etd') ?? ''), String(values.get('eta') ?? '')]
  // Clocks differ by up to a day across the date line.
  if (Date.parse(eta) + dayMs <= Date.parse(etd)) yield { column: 'eta', text: 'cell.arrival-order', params: { etd } }
}

const dayMs = 86_400_000
