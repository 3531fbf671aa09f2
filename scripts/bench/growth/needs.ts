/** What a large portal needs, computed from the curves and named assumptions. */
import type { CurveResult, Series } from './curve.ts'
import { project } from './fit.ts'
import { formatNumber, formatSize } from './format.ts'

const assumptions = {
  companies: 100_000,
  ordersEachYear: 12,
  years: 3,
  eventsEachOrder: 20,
  rates: 1_000_000,
  peopleEachCompany: 2,
  /** Of all people, in the busiest hour. */
  shareAtOnce: 0.05,
  requestsEachMinute: 4,
} as const

/** Of what a process can answer: the rest is for peaks, for writing and for other requests. */
const usableShare = 0.5
/** Connections of a process: DATABASE_POOL and one to listen. */
const connectionsEach = 11
/** Cores of the database that searches may take before they should read from a replica. */
const coresBeforeReplica = 4
/** Part of the database that is read all the time: indexes and the last months. */
const hotShare = 0.25

/** Says which curves are missing if they have not all been measured. */
export function describeNeeds(curves: readonly CurveResult[]): string {
  const names = ['rates', 'orders', 'events', 'people']
  const missing = names.filter((name) => !curves.some((curve) => curve.name === name && curve.series.length > 0))
  if (missing.length > 0) return `Not computed yet: ${missing.join(', ')} must be measured first.`
  return [describeAssumptions(), tableOfNeeds(curves), describeSettings(curves)].join('\n\n')
}

function describeAssumptions(): string {
  const { companies, ordersEachYear, years, eventsEachOrder, rates, peopleEachCompany, shareAtOnce, requestsEachMinute } = assumptions
  return `Assumed: ${formatSize(companies)} companies, ${ordersEachYear} orders of each in a year, ${years} years of orders,
${eventsEachOrder} events of an order, ${formatSize(rates)} rates, ${peopleEachCompany} people in a company, ${shareAtOnce * 100} % of them at once in the busiest hour,
${requestsEachMinute} requests of each in a minute. These figures are \`assumptions\` in \`growth/needs.ts\`. A process is
planned to answer ${usableShare * 100} % of the searches that it can. Logs of orders, files and mails are not included.`
}

interface Needs {
  readonly orders: number
  readonly events: number
  readonly people: number
  readonly perSecond: number
  readonly gigabytes: { readonly orders: number; readonly events: number; readonly rates: number }
  /** Searches that a process is planned to answer. */
  readonly eachPerSecond: number
  readonly processes: number
  readonly processMb: number
  readonly searchMs: number
  readonly recordMs: number
}

/** Exported for the tests. */
export function computeNeeds(curves: readonly CurveResult[]): Needs {
  const { companies, ordersEachYear, years, eventsEachOrder, rates, peopleEachCompany, shareAtOnce, requestsEachMinute } = assumptions
  const orders = companies * ordersEachYear * years
  const events = orders * eventsEachOrder
  const people = companies * peopleEachCompany * shareAtOnce
  const perSecond = (people * requestsEachMinute) / 60
  const eachPerSecond = usableShare * Math.max(...findSeries(curves, 'people', '/s').points.map(({ median }) => median))
  return {
    orders,
    events,
    people,
    perSecond,
    gigabytes: {
      orders: valueAt(findSeries(curves, 'orders', 'MB'), orders) / 1_000,
      events: valueAt(findSeries(curves, 'events', 'MB'), events) / 1_000,
      rates: valueAt(findSeries(curves, 'rates', 'MB'), rates) / 1_000,
    },
    eachPerSecond,
    processes: Math.ceil(perSecond / eachPerSecond),
    processMb: Math.max(...findSeries(curves, 'people', 'MB').points.map(({ median }) => median)),
    searchMs: valueAt(findSeries(curves, 'rates', 'ms'), rates),
    recordMs: valueAt(findSeries(curves, 'events', 'ms', 'an event recorded'), events),
  }
}

/** The first line of a curve in this unit, on PostgreSQL. */
function findSeries(curves: readonly CurveResult[], curve: string, unit: Series['unit'], what?: string): Series {
  const series = curves
    .find(({ name }) => name === curve)
    ?.series.find((one) => one.unit === unit && one.where.startsWith('PostgreSQL') && (what === undefined || one.what === what))
  if (!series) throw new Error(`the curve ${curve} has no ${what ?? unit}`)
  return series
}

/** Measured at this size, else projected. */
function valueAt(series: Series, size: number): number {
  return series.points.find((point) => point.size === size)?.median ?? project(series, size) ?? series.points.at(-1)?.median ?? Number.NaN
}

function tableOfNeeds(curves: readonly CurveResult[]): string {
  const { orders, events, people, perSecond, gigabytes, processes, processMb, searchMs } = computeNeeds(curves)
  const total = gigabytes.orders + gigabytes.events + gigabytes.rates
  const gb = (value: number) => `${formatNumber(value)} GB`
  const rows: readonly (readonly [string, string, string])[] = [
    ['orders', formatSize(orders), gb(gigabytes.orders)],
    ['events', formatSize(events), gb(gigabytes.events)],
    ['rates', formatSize(assumptions.rates), gb(gigabytes.rates)],
    ['database', `${gb(total)} on disk`, `${gb(total * hotShare)} of memory for the ${hotShare * 100} % that is read all the time`],
    ['people at once', formatSize(people), `${formatNumber(perSecond)} requests a second`],
    ['processes', String(processes), `${gb((processes * processMb) / 1_000)} of memory, one core each`],
    [
      'cores of the database',
      formatNumber((perSecond * searchMs) / 1_000),
      'if every request searched rates and none was answered from memory',
    ],
  ]
  return ['| what | how many | which takes |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

function describeSettings(curves: readonly CurveResult[]): string {
  const { processes, perSecond, eachPerSecond, searchMs, recordMs, events } = computeNeeds(curves)
  const cores = (perSecond * searchMs) / 1_000
  const replica = (coresBeforeReplica / searchMs) * 1_000
  return `- \`WORKERS=${processes}\`, on one machine or several: one process suffices up to ${formatNumber(eachPerSecond)} requests a second. They open
  ${processes * connectionsEach} connections (\`DATABASE_POOL\` and one more for each process), to which \`max_connections\` of PostgreSQL must be set.
- \`DATABASE_READ_URL\`: from ${formatNumber(replica)} searches a second on, which keep ${coresBeforeReplica} cores of the database busy. ${cores > coresBeforeReplica ? 'This portal needs a replica.' : 'This portal needs no replica for its load, only for failures.'}
- Partitions by month: the portal creates none. With ${formatSize(events)} events, recording one is projected to take ${formatNumber(recordMs)} ms.
  They help once removing the oldest events and vacuuming take longer than a quiet night.`
}
