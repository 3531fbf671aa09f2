/** Figures of the desk, as shown on its page and in its workbook. */

import type { Operations } from '#generated/operations.ts'
import { dayMs, hourMs } from '#rules'
import { type Call, limitOf, listObjects, nameIn, pickWords } from '../../kernel/index.ts'
import { queueDictionary } from '../order/index.ts'
import { countAges, type FigureTimes, sumFigures, sumMonths, sumOwners } from './store.ts'

export type Figures = Operations['read-desk-statistics']['output']
export type MonthRow = Operations['list-desk-months']['output']['rows'][number]
export type AgeRow = Operations['list-desk-ages']['output']['rows'][number]
export type OwnerRow = Operations['list-desk-owners']['output']['rows'][number]

/** Start of the period, counted back from now. */
export function startOf(period: string | undefined, { brand, now }: Call): Date {
  return new Date(now().getTime() - Number(period ?? limitOf(brand, 'deskFigureDays')) * dayMs)
}

function timesOf({ brand, now }: Call, from: Date): FigureTimes {
  const at = now()
  const hoursAgo = (limit: string) => new Date(at.getTime() - limitOf(brand, limit) * hourMs)
  return { now: at, from, late: hoursAgo('deskAmberHours'), overdue: hoursAgo('deskRedHours') }
}

export async function readFigures(call: Call, from: Date): Promise<Figures> {
  const { placed, medianHours, mostHours, ...counts } = await sumFigures(call.db, call.brand.id, timesOf(call, from))
  return {
    orders: placed,
    confirmed: counts.confirmed,
    ...(medianHours === null ? {} : { medianHours }),
    ...(mostHours === null ? {} : { mostHours }),
    open: counts.open,
    waiting: counts.waiting,
    overdue: counts.overdue,
  }
}

export async function listMonths({ db, brand }: Call, from: Date): Promise<MonthRow[]> {
  const rows = await sumMonths(db, { brand: brand.id, timeZone: brand.timeZone, from })
  return rows.map(({ month, type, orders, unpriced, amount }) => ({
    month,
    orderType: type as MonthRow['orderType'],
    orders: Number(orders),
    unpriced: Number(unpriced),
    ...(amount === null ? {} : { amount }),
    // Amounts are in the brand's base currency.
    baseCurrency: brand.baseCurrency as MonthRow['baseCurrency'],
  }))
}

export async function listAges(call: Call): Promise<AgeRow[]> {
  const rows = await countAges(call.db, call.brand.id, timesOf(call, call.now()))
  const queues = listObjects(call.brand.documents.dictionary?.[queueDictionary]?.rows)
  const nameOf = (queue: string) => pickWords(queues.find(({ id }) => id === queue)?.label, call) || queue
  return rows.map(({ queue, age, n }) => ({
    queue: queue as AgeRow['queue'],
    name: nameOf(queue),
    age: age as AgeRow['age'],
    orders: Number(n),
  }))
}

/** All of customer service by name, then orders without an owner. */
export async function listOwners(call: Call, from: Date): Promise<OwnerRow[]> {
  const { db, brand, language } = call
  const rows = await sumOwners(db, { brand: brand.id, columns: call.release.columns, times: timesOf(call, from) })
  return rows.map(({ id, name, latin_name: latinName, ...counts }) => {
    const owner = nameIn(language, { name, latinName })
    return {
      ownerId: id || 'nobody',
      ...(owner ? { owner } : {}),
      open: Number(counts.open),
      waiting: Number(counts.waiting),
      overdue: Number(counts.overdue),
      confirmed: Number(counts.confirmed),
    }
  })
}
