/**
 * What a new brand still lacks once its people can sign in, in steps: first its business, then what no first page shows: later
 * sailings, earlier calls of the ships, settled months. Each step is a transaction that also counts it, so that a later start goes on
 * where a killed one stopped.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Release } from '#config'
import { type Database, inTransaction, type Log } from '../db/index.ts'
import { closeMonths } from '../money/rebates/index.ts'
import { listUnsettled, settleInside } from '../money/settlements/index.ts'
import { addBusiness, addOwnPortOrders, type BusinessOptions } from './brand-business.ts'
import { readDemoFacts } from './demo-documents.ts'
import { listPeople } from './people.ts'
import { addCalls, addRates, isNear, makeRates, type Sailings } from './sailings.ts'
import { payOut } from './settlements.ts'
import { type Backlog, countStep, deleteBacklog, insertBacklog, lockBacklog, readBacklog } from './store.ts'

type Tx = Transaction<Database>

/** Small enough that a page waits less than half a second for the only connection of an embedded database. */
const ratesAtOnce = 1_500
const ordersAtOnce = 20
const weeksAtOnce = 3

/** Records what is left to do for a brand, in the transaction that creates its people; false if another server is creating them. */
export function leaveBacklog(tx: Tx, { brand, madeFrom }: Sailings): Promise<boolean> {
  return insertBacklog(tx, { brand: brand.id, madeFrom, done: 0 })
}

export interface WorkOffOptions {
  readonly db: Kysely<Database>
  readonly release: Release
  readonly options: BusinessOptions
  readonly log?: Pick<Log, 'info'> | undefined
  readonly isStopped?: () => boolean
}

/** All brands open before the first of them is completed. */
export async function workOffBacklog(work: WorkOffOptions): Promise<void> {
  const { db, release, isStopped = () => false } = work
  for (const { brand } of await readBacklog(db)) if (!isStopped()) await openBrand(work, brand)
  for (const backlog of await readBacklog(db)) {
    if (isStopped()) return
    const sailings = sailingsOf(release, backlog)
    // The brand was removed meanwhile.
    if (!sailings) await deleteBacklog(db, backlog.brand)
    else await completeBrand(work, sailings, backlog.done)
  }
}

/** Adds the business of a brand, unless it has it: one transaction of a few seconds. */
export async function openBrand({ db, release, options, log }: WorkOffOptions, id: string): Promise<void> {
  const backlog = (await readBacklog(db)).find(({ brand, done }) => brand === id && done === 0)
  const sailings = backlog && sailingsOf(release, backlog)
  if (!sailings) return
  const start = performance.now()
  const rates = makeRates(sailings)
  await takeStep(db, { brand: id, number: 0 }, (tx) => addBusiness(tx, sailings, { rates, options }))
  log?.info({ brand: id, ms: Math.round(performance.now() - start) }, 'orders and sailings of a demo brand created')
}

function sailingsOf(release: Release, { brand: id, madeFrom }: Backlog): Sailings | undefined {
  const brand = release.brands[id]
  return brand && { facts: readDemoFacts(release), release, brand, madeFrom }
}

async function completeBrand({ db, options, isStopped = () => false }: WorkOffOptions, sailings: Sailings, done: number): Promise<void> {
  const { brand } = sailings
  for (const [index, step] of listSteps(sailings, options).entries()) {
    if (isStopped()) return
    // The first step opened the brand.
    const number = index + 1
    if (number >= done) await takeStep(db, { brand: brand.id, number }, step)
  }
  while (!isStopped()) if (!(await inTransaction(db, (tx) => settleSome(tx, sailings)))) return
}

interface Place {
  readonly brand: string
  /** The first step is 0. */
  readonly number: number
}

/** Unless another server has taken it. */
async function takeStep(db: Kysely<Database>, { brand, number }: Place, step: (tx: Tx) => Promise<void>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await lockBacklog(tx, brand)) !== number) return
    await step(tx)
    await countStep(tx, brand, number + 1)
  })
}

/** What follows the opening. */
function listSteps(sailings: Sailings, options: BusinessOptions): ((tx: Tx) => Promise<void>)[] {
  const { facts, madeFrom } = sailings
  const rates = makeRates(sailings)
  const far = rates.filter((rate) => !isNear(rate, madeFrom))
  const steps = [(tx: Tx) => addOwnPortOrders(tx, sailings, { rates, options })]
  for (let from = 0; from < far.length; from += ratesAtOnce) {
    const some = far.slice(from, from + ratesAtOnce)
    steps.push((tx) => addRates(tx, sailings, some))
  }
  const { weeksBack } = facts.schedule
  for (let from = 2; from <= weeksBack; from += weeksAtOnce) {
    const to = Math.min(weeksBack, from + weeksAtOnce - 1)
    steps.push((tx) => addCalls(tx, sailings, { rates, weeks: { from, to } }))
  }
  return steps
}

/** As the portal settles orders; returns false once all is done. */
async function settleSome(tx: Tx, { facts, release, brand, madeFrom }: Sailings): Promise<boolean> {
  const { today } = madeFrom
  if ((await lockBacklog(tx, brand.id)) === undefined) return false
  const now = new Date(`${today}T00:30:00Z`)
  const some = await listUnsettled(tx, brand.id, { after: { at: new Date(0), id: '' }, limit: ordersAtOnce })
  for (const row of some) {
    const settled = await settleInside(tx, row, { brand, now, today })
    if (!settled.ok) throw new Error(`The demo order ${row.id} could not be settled: ${settled.error}`)
  }
  if (some.length > 0) return true
  await closeMonths(tx, { brand, now, today })
  await payOut(tx, { brand, release, today, lived: listPeople(facts, brand.id, release.defaultBrand) })
  await deleteBacklog(tx, brand.id)
  return false
}
