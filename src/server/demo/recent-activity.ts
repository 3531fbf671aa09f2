/**
 * Recent activity on the demo orders: taken, held, asked, written and read. Performed by the handlers of the operations
 * themselves, so that logs, queues, threads and notifications match those of a live portal.
 */
import type { Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { dayIn, decimalPlaces, hourMs, type JsonObject, minuteMs, multiplyDecimals, roundHalfUp } from '#rules'
import { type Database, inSavepoint } from '../db/index.ts'
import type { Call, FileStore, Result } from '../kernel/index.ts'
import { messageHandlers } from '../orders/messages/index.ts'
import { findOrder, type OrderData, type OrderRecord, orderHandlers } from '../orders/order/index.ts'
import { fileHandlers } from '../platform/files/index.ts'
import { notificationHandlers } from '../platform/notifications/index.ts'
import type { PersonFact, SceneFact, StepFact } from './demo-documents.ts'
import { drawPage } from './pdf-page.ts'
import type { WorldRecord } from './store.ts'

export interface AddRecentActivityOptions {
  readonly brand: BrandPlan
  readonly release: Release
  readonly today: string
  readonly scenes: readonly SceneFact[]
  readonly people: readonly PersonFact[]
  readonly orders: readonly WorldRecord[]
  /** Where draft bills of lading are stored; without it none is issued. */
  readonly files: FileStore | null
}

type Tx = Transaction<Database>
type Handle = (input: JsonObject, call: Call) => Promise<Result<unknown>>

const handlers = { ...orderHandlers, ...messageHandlers, ...notificationHandlers, ...fileHandlers }

/** Steps name their operation; the tests of the demo world validate the input that they declare for it. */
function handlerOf(operation: string): Handle | undefined {
  return handlers[operation as keyof typeof handlers] as Handle | undefined
}

/** Skip a scene if the demo world has no matching order or people: a small world is quieter. */
export async function addRecentActivity(tx: Tx, options: AddRecentActivityOptions): Promise<void> {
  const taken = new Set<string>()
  const moments: Moment[] = []
  for (const scene of options.scenes) {
    const steps = scene.steps.filter(({ operation }) => operation !== 'issue-bill-draft' || options.files)
    const order = findScene(options, { ...scene, steps }, taken)
    if (!order) continue
    taken.add(order.id)
    moments.push(...placeInTime(order, steps, Date.parse(`${options.today}T00:00:00Z`)))
  }
  // In order of time across all orders: notifications and messages are listed as they came.
  for (const moment of moments.toSorted((one, other) => one.at - other.at)) await play(tx, options, moment)
}

interface Moment {
  readonly order: WorldRecord
  readonly step: StepFact
  readonly at: number
}

/** Nothing happens before the order's last event. */
function placeInTime(order: WorldRecord, steps: readonly StepFact[], until: number): Moment[] {
  let at = Date.parse(order.updatedAt)
  return steps.map((step) => {
    at = Math.max(at + minuteMs, until - step.hoursAgo * hourMs)
    return { order, step, at }
  })
}

/** The latest matching order, of the first account named that has one. */
function findScene(options: AddRecentActivityOptions, scene: SceneFact, taken: ReadonlySet<string>): WorldRecord | undefined {
  const { orders, people } = options
  const named = scene.steps.flatMap((step) => [step.as, step.to]).filter((account) => account !== undefined && account !== 'customer')
  if (named.some((account) => !people.some((person) => person.account === account))) return undefined
  const rank = (order: WorldRecord) => scene.customers.indexOf(customerOf(order, people)?.account ?? '')
  return orders
    .filter((order) => !taken.has(order.id) && rank(order) >= 0 && fits(order, scene))
    .toSorted((one, other) => rank(one) - rank(other) || other.createdAt.localeCompare(one.createdAt))[0]
}

function fits(order: WorldRecord, { orderType, state, without, steps }: SceneFact): boolean {
  const { milestones, openChange, ...data } = order.data as OrderData
  if (data.orderType !== orderType || order.state !== state) return false
  if (without !== undefined && milestones.some(({ milestone, classifier }) => milestone === without && classifier === 'ACT')) return false
  const has = (step: string) => steps.some(({ operation }) => operation === step)
  const isUnpaid = data.payment === 'unpaid' && (data.payments ?? []).length === 0
  return openChange === undefined && (data.estimated !== undefined || !has('confirm-fees')) && (isUnpaid || !has('report-payment'))
}

function customerOf(order: WorldRecord, people: readonly PersonFact[]): PersonFact | undefined {
  return people.find(({ id }) => id === (order.data as OrderData).orderedById)
}

async function play(tx: Tx, options: AddRecentActivityOptions, { order, step, at }: Moment): Promise<void> {
  const { brand, people } = options
  const person = step.as === 'customer' ? customerOf(order, people) : people.find(({ account }) => account === step.as)
  const present = await findOrder(tx, brand.id, order.id)
  if (!person || !present) throw new Error(`No one may call ${step.operation} for the demo order ${order.id}.`)
  const call = callOf(tx, options, { person, at: new Date(at), step })
  await run(step, await inputOf(step, call, { order: present, people }), call)
}

async function run({ operation }: StepFact, input: JsonObject, call: Call): Promise<JsonObject> {
  const handle = handlerOf(operation)
  if (!handle) throw new Error(`Demo orders have no step ${operation}.`)
  const done = await handle(input, call)
  if (!done.ok) throw new Error(`The demo order ${String(input.omsOrderNo)} rejected ${operation}: ${JSON.stringify(done)}`)
  return done.value as JsonObject
}

interface Standing {
  readonly order: OrderRecord
  readonly people: readonly PersonFact[]
}

/** The declared input, completed with values only the order has. */
async function inputOf(step: StepFact, call: Call, { order, people }: Standing): Promise<JsonObject> {
  const { omsOrderNo, version, data } = order
  const input = { ...step.input, omsOrderNo, version }
  switch (step.operation) {
    case 'hand-over-order':
      return { ...input, from: data.ownerId ?? '', to: people.find(({ account }) => account === step.to)?.id ?? '' }
    case 'confirm-fees':
      return { ...input, lines: data.estimated?.lines ?? [] }
    case 'report-payment': {
      const { baseTotal: amount = '', baseCurrency: currency = '' } = data.confirmed ?? {}
      const reference = `${String(step.input?.reference)} ${omsOrderNo.slice(-6)}`
      return { ...input, amount, currency, reference, paidOn: dayIn(call.brand.timeZone, call.now()) }
    }
    case 'confirm-payment':
      return { ...input, received: shareOf(data.confirmed?.baseTotal, step) }
    case 'dispute-fees':
      return { ...input, line: '1', counter: shareOf(data.confirmed?.lines[0]?.amount, step) }
    case 'request-amendment':
      return { ...input, booking: { ...data.booking, ...step.change } }
    case 'mark-messages-read':
      return { ...input, upTo: Number.MAX_SAFE_INTEGER }
    case 'mark-notifications-read':
      return { about: omsOrderNo }
    case 'issue-bill-draft':
      return { ...input, file: await uploadDraft(call, data, omsOrderNo), ...(data.mblNo ? { billNo: data.mblNo } : {}) }
    default:
      return input
  }
}

/** The declared share of an amount, in its decimals. */
function shareOf(amount: string | undefined, { operation, share = '1' }: StepFact): string {
  if (amount === undefined) throw new Error(`A demo order without fees has no ${operation}.`)
  return roundHalfUp(multiplyDecimals(amount, share), decimalPlaces(amount))
}

async function uploadDraft(call: Call, data: OrderData, omsOrderNo: string): Promise<string> {
  const { mblNo = omsOrderNo, shipper = data.companyLatin, consignee = 'TO ORDER', vessel = '', voyage = '', pol = '', pod = '' } = data
  const parties = [`Shipper: ${shipper.replaceAll('\n', ', ')}`, `Consignee: ${consignee.replaceAll('\n', ', ')}`]
  const lines = ['BILL OF LADING - DRAFT', `B/L No. ${mblNo}`, ...parties, `${vessel} ${voyage}`, `${pol} - ${pod}`, data.boxes ?? '']
  const upload = { name: `${mblNo}-draft.pdf`, bytes: drawPage(lines) }
  const file = await run({ operation: 'upload-booking-file', as: '', hoursAgo: 0 }, { purpose: 'draft-bill' }, { ...call, upload })
  return String(file.fileId)
}

interface Calling {
  readonly person: PersonFact
  readonly at: Date
  readonly step: StepFact
}

function callOf(tx: Tx, { brand, release, files }: AddRecentActivityOptions, { person, at, step }: Calling): Call {
  const { id, role, company, name, latinName } = person
  return {
    db: tx,
    transaction: (work) => inSavepoint(tx, 'recent_activity', work),
    actor: { kind: role, userId: id, companyId: company ?? null, name, latinName },
    brand,
    release,
    orderType: null,
    entity: null,
    language: brand.defaultLanguage,
    now: () => at,
    requestId: 'seed',
    idempotencyKey: null,
    validateInput: unused(step),
    // The tests of the demo world validate these declarations.
    ask: () => Promise.reject(new Error('The demo asks nothing')),
    validateForm: (_form, values) => ({ ok: true, value: values }),
    // The demo's mailbox only shows e-mail caused by its visitors.
    mail: () => Promise.resolve(),
    files: files ?? { scanned: false, put: unused(step), read: unused(step), remove: unused(step) },
    upload: null,
    setHeader: () => {},
    sessions: { current: null, open: unused(step), close: unused(step) },
    releases: {
      check: unused(step),
      compare: unused(step),
      publish: unused(step),
      publishing: unused(step),
      rollback: unused(step),
      history: unused(step),
      read: unused(step),
    },
    remoteAddress: '127.0.0.1',
    origin: `https://${brand.hosts[0] ?? ''}`,
  }
}

function unused({ operation }: StepFact): () => never {
  return () => {
    throw new Error(`A demo order cannot ${operation}: its handler uses a part of the call that the demo does not provide.`)
  }
}
