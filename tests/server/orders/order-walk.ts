/** Walks one order through random steps over the API, with the state machine as the model. */
import { randomUUID } from 'node:crypto'
import {
  isSettled,
  type LifeState,
  moveOrder,
  type OrderActor,
  type OrderEventType,
  type OrderStates,
  orderEventTypes,
  type PaymentTerms,
} from '#domain'
import { addDecimals, compareDecimals, type JsonObject, subtractDecimals } from '#rules'
import type { TestPortal } from '#server'
import type { createRandom } from '../../../src/server/demo/random.ts'
import { auditLog } from '../../../src/server/orders/order/checking/problems.ts'
import { listEvents, toRecord } from '../../../src/server/orders/order/store.ts'
import { makePdf } from '../files/sample-documents.ts'

type Random = ReturnType<typeof createRandom>
export type Who = 'member' | 'admin' | 'other' | 'staff' | 'analyst' | 'visitor'

const relations: Readonly<Record<Who, OrderActor>> = {
  member: { kind: 'member', relation: 'own' },
  admin: { kind: 'admin', relation: 'own-company' },
  other: { kind: 'admin', relation: 'other' },
  staff: { kind: 'staff', relation: 'other' },
  analyst: { kind: 'analyst', relation: 'other' },
  visitor: { kind: 'visitor', relation: 'none' },
}
const everyone = Object.keys(relations) as Who[]

/** An order type to walk: two bookings, and the server's total for each; null if it has no price. */
export interface WalkedType {
  readonly id: string
  readonly bookings: readonly [JsonObject, JsonObject]
  readonly totals: readonly [string, string] | null
  readonly lines: readonly JsonObject[]
  /** Boxes are assigned and weighed. */
  readonly boxed: boolean
  /** Milestones required to complete an order of this type. */
  readonly completing: readonly string[]
}

export interface Walking {
  readonly portal: TestPortal
  readonly tokens: Readonly<Record<string, string>>
  readonly type: WalkedType
  readonly random: Random
  readonly steps: number
}

/** The model: states and what it tracks besides them. */
interface Model {
  readonly id: string
  states: OrderStates
  version: number
  readonly terms: PaymentTerms
  readonly actual: Set<string>
  readonly held: Set<string>
  /** Index of the current booking, and of the requested one. */
  booking: number
  asked: number | null
  total: string | undefined
  offered: string | null
  offeredByStaff: boolean
  /** In the base currency, like all payments of a walk: what is to be checked, what was received, and what was waived. */
  reports: string[]
  received: string | undefined
  waived: string
  /** Whether the current booking has the server's price. */
  usual: boolean
  owner: boolean
  drafts: number
  boxes: boolean
  disputed: boolean
}

export interface WalkReport {
  readonly done: readonly OrderEventType[]
  readonly refused: readonly OrderEventType[]
  readonly calls: number
  /** Deviations from the model; empty if there are none. */
  readonly wrong: readonly string[]
  readonly end: LifeState
}

interface Answer {
  readonly status: number
  readonly data: JsonObject | null
  readonly error?: { readonly id: string }
}

export async function walk(walking: Walking): Promise<WalkReport> {
  const { portal, type, random, steps } = walking
  const wrong: string[] = []
  const done: OrderEventType[] = []
  const refused: OrderEventType[] = []
  let calls = 1
  const total = type.totals?.[0]
  const placed = await ask(walking, 'member', `/api/orders/${type.id}`, {
    booking: type.bookings[0],
    ...(total ? { shownTotal: total } : {}),
  })
  if (placed.status !== 200) throw new Error(`no order: ${JSON.stringify(placed)}`)
  const model = newModel(String(placed.data?.omsOrderNo), total)
  for (let step = 0; step < steps; step++) {
    const { event, who } = choose(model, random)
    const stale = random.next() < 0.05 && needsVersion(event)
    const call = await makeCall(walking, model, event, who)
    if (!call) continue
    const version = stale ? model.version + (random.next() < 0.5 ? 1 : -1) : model.version
    const expected = moveOrder({ ...model.states, ...factsOf(model, event, { ...call, totals: type.totals }) }, event, relations[who])
    const key = randomUUID()
    const payload = { ...call.payload, ...(needsVersion(event) ? { version: Math.max(1, version) } : {}) }
    const isStale = needsVersion(event) && payload.version !== model.version
    const answer = await ask(walking, who, call.url, payload, key)
    calls += 1
    const place = `${model.id} ${type.id} step ${step}: ${event} by ${who} on ${JSON.stringify(model)}${isStale ? ' (stale)' : ''}: ${JSON.stringify(answer)}`
    const may = expected.ok && !isStale && call.possible
    if ((answer.status === 200) !== may) wrong.push(`expected ${may ? 'done' : 'refused'}: ${place}`)
    if (answer.status >= 500) wrong.push(`broken: ${place}`)
    if (may && expected.ok) {
      follow(model, event, expected, { ...call, completing: type.completing })
      done.push(event)
      // Retry with the same key, as if the response was lost: it must execute only once.
      if (random.next() < 0.1) {
        const again = await ask(walking, who, call.url, payload, key)
        calls += 1
        if (JSON.stringify(again) !== JSON.stringify(answer)) wrong.push(`executed twice: ${place} and ${JSON.stringify(again)}`)
      }
    } else refused.push(event)
    const stored = await portal.test.db.selectFrom('orders').selectAll().where('id', '=', model.id).executeTakeFirstOrThrow()
    const found = sayStates({ state: stored.state ?? '', version: stored.version, data: stored.data })
    const believed = sayStates({ state: model.states.state, version: model.version, data: { ...model.states } })
    if (found !== believed) wrong.push(`is ${found}, not ${believed}: ${place}`)
    if (wrong.length > 0) break
  }
  const read = await ask(walking, 'staff', `/api/orders/${model.id}`)
  if (read.data?.state !== model.states.state || read.data?.version !== model.version)
    wrong.push(`read as ${read.data?.state} ${read.data?.version}`)
  const row = await portal.test.db.selectFrom('orders').selectAll().where('id', '=', model.id).executeTakeFirstOrThrow()
  const log = [...(await listEvents(portal.test.db, model.id))].reverse()
  const problem = auditLog(toRecord(row), log, { completing: type.completing })
  if (problem)
    wrong.push(
      `${model.id}: ${problem} ${JSON.stringify(log.map(({ event, from, to, changes }) => [event, from, to, changes.payment, changes.amendment]))}`,
    )
  return { done, refused, calls: calls + 1, wrong, end: model.states.state }
}

function newModel(id: string, total: string | undefined): Model {
  return {
    id,
    states: { state: 'submitted', payment: 'unpaid', amendment: 'none', bill: 'none' },
    version: 1,
    terms: 'before-generation',
    actual: new Set(),
    held: new Set(),
    booking: 0,
    asked: null,
    total,
    offered: null,
    offeredByStaff: false,
    reports: [],
    received: undefined,
    waived: '0',
    usual: true,
    owner: false,
    drafts: 0,
    boxes: false,
    disputed: false,
  }
}

/** Events that advance an order and its bill; with uniform choice, a walk would rarely reach a departure. */
const onward: readonly OrderEventType[] = [
  'confirm-fees',
  'decline-dispute',
  'accept-fees',
  'report-payment',
  'confirm-payment',
  'waive-rest',
  'offer-amendment',
  'accept-amendment',
  'generate',
  'record-milestone',
  'release-hold',
  'issue-bill-draft',
  'request-bill-change',
  'confirm-bill',
]

/** Mostly possible events by a permitted actor, so that walks progress; else any event by anyone. */
function choose(model: Model, random: Random): { event: OrderEventType; who: Who } {
  if (random.next() < 0.3) return { event: random.pick(orderEventTypes), who: random.pick(everyone) }
  const ends: readonly OrderEventType[] = ['cancel', 'reject']
  const standing = { disputed: model.disputed, partPaid: model.received !== undefined }
  const possible = orderEventTypes.flatMap((event) =>
    (['member', 'staff'] as const).flatMap((who) =>
      (ends.includes(event) && random.next() < 0.9) ||
      !moveOrder({ ...model.states, ...standing, terms: model.terms, milestonesDone: false }, event, relations[who]).ok
        ? []
        : [{ event, who }],
    ),
  )
  // Few payments leave a rest that the model can calculate.
  const waiving = model.usual ? undefined : possible.find(({ event }) => event === 'waive-rest')
  if (waiving && random.next() < 0.5) return waiving
  const nearer = possible.filter(({ event }) => onward.includes(event))
  if (nearer.length > 0 && random.next() < 0.6) return random.pick(nearer)
  return possible.length > 0 ? random.pick(possible) : { event: random.pick(orderEventTypes), who: random.pick(everyone) }
}

function needsVersion(event: OrderEventType): boolean {
  return !['take', 'hand-over', 'add-file'].includes(event)
}

interface PlannedCall {
  readonly url: string
  readonly payload: JsonObject
  /** Whether the payload fits the order, in addition to the state machine. */
  readonly possible: boolean
  readonly total?: string | undefined
  readonly milestone?: string
  readonly actual?: boolean
  readonly booking?: number
  readonly priced?: boolean
  /** What was received by then, if this payment is confirmed. */
  readonly received?: string
  /** What is waived by then. */
  readonly waived?: string
  readonly amount?: string
}

const prices = ['100', '500.50', '900']

async function makeCall(walking: Walking, model: Model, event: OrderEventType, who: Who): Promise<PlannedCall | null> {
  const { random, type } = walking
  const desk = `/api/desk/orders/${model.id}`
  const own = `/api/orders/${model.id}`
  const plain = (url: string, payload: JsonObject = {}, more: Partial<PlannedCall> = {}): PlannedCall => ({
    url,
    payload,
    possible: true,
    ...more,
  })
  switch (event) {
    case 'confirm-fees':
    case 'offer-amendment': {
      const url = `${desk}/${event === 'confirm-fees' ? 'confirmFees' : 'offerAmendment'}`
      if (event === 'confirm-fees' && type.totals && random.next() < 0.6)
        return plain(url, { lines: type.lines }, { total: type.totals[0], priced: true })
      const unitPrice = random.pick(prices)
      const lines = [{ fee: 'DOC', group: 'origin', basis: 'per-bill', unitPrice, currency: 'CNY', quantity: '1', reason: 'As agreed' }]
      return plain(url, { lines }, { total: addDecimals(unitPrice, '0.00') })
    }
    case 'accept-fees':
      return plain(`${own}/acceptFees`)
    case 'dispute-fees':
      return plain(`${own}/disputeFees`, { message: 'Above the quote', counterTotal: '90' })
    case 'decline-dispute':
      return plain(`${desk}/declineDispute`, { answer: 'Billed by the carrier' })
    case 'report-payment': {
      const amount = random.next() < 0.75 ? (model.total ?? '10.00') : '10.00'
      return plain(
        `${own}/reportPayment`,
        { amount, currency: 'CNY', paidOn: '2026-11-20', reference: `ICBC ${model.id} ${model.version}` },
        { amount },
      )
    }
    case 'confirm-payment': {
      const arrived = random.next() < 0.1 ? '4.50' : undefined
      const received = addDecimals(model.received ?? '0', arrived ?? model.reports[0] ?? '0')
      // Rests in other currencies would be waived in those, and no longer add up in the base currency.
      const { total } = model
      const waives = !model.usual && total !== undefined && random.next() < 0.3
      const payload = { ...(arrived ? { received: arrived } : {}), ...(waives ? { waives: true, waived: 'Bank charges' } : {}) }
      const rest = waives ? restOf({ ...model, received }, total) : '0'
      return plain(`${desk}/confirmPayment`, payload, { received, waived: addDecimals(model.waived, rest) })
    }
    case 'waive-rest': {
      const { total = '0' } = model
      if (model.usual) return null
      return plain(`${desk}/waiveRest`, { reason: 'Bank charges' }, { waived: addDecimals(model.waived, restOf(model, total)) })
    }
    case 'refuse-payment':
      return plain(`${desk}/refusePayment`, { refusal: 'Not received' })
    case 'generate':
      return plain(`${desk}/generate`)
    case 'record-milestone': {
      const missing = type.completing.filter((one) => !model.actual.has(one))
      const milestone = random.pick(missing.length > 0 && random.next() < 0.7 ? missing : type.completing)
      const actual = random.next() < 0.7
      return plain(
        `${desk}/milestones`,
        { milestone, classifier: actual ? 'ACT' : 'EST', at: '2026-11-20T08:00:00Z' },
        { milestone, actual },
      )
    }
    case 'withdraw-milestone': {
      const [milestone = 'departure'] = model.actual
      const payload = { milestone, classifier: 'ACT', reason: 'Another shipment' }
      return plain(`${desk}/withdrawMilestone`, payload, { milestone, possible: model.actual.has(milestone) })
    }
    case 'cancel':
      return plain(`${own}/cancel`, { reason: 'No cargo' })
    case 'reject':
      return plain(`${desk}/reject`, { reason: 'No space' })
    case 'take':
      return plain(`${desk}/take`, {}, { possible: !model.owner })
    case 'hand-over':
      return plain(`${desk}/putBack`, { from: 'staff' }, { possible: model.owner })
    case 'request-amendment': {
      const booking = random.next() < 0.9 ? 1 - model.booking : model.booking
      return plain(
        `${own}/requestAmendment`,
        { booking: type.bookings[booking] ?? {}, reason: 'More' },
        { booking, total: type.totals?.[booking], possible: booking !== model.booking },
      )
    }
    case 'accept-amendment':
      return plain(`${own}/acceptAmendment`)
    case 'decline-amendment':
      return plain(`${own}/declineAmendment`, { reason: 'Too expensive' })
    case 'submit-shipping-instruction':
      return plain(`${own}/shippingInstruction`, instruction)
    case 'submit-vgm':
      return plain(`${own}/vgm`, vgm, { possible: type.boxed && model.boxes })
    case 'assign-containers':
      return plain(`${own}/containers`, { containers: [{ containerNo: 'MSKU6011672', boxType: '40HQ' }] }, { possible: type.boxed })
    case 'issue-bill-draft':
    case 'add-file': {
      const file = who === 'visitor' || who === 'analyst' ? 'no-such-file' : await upload(walking, who)
      return event === 'add-file' ? plain(`${own}/files`, { type: 'other', file }) : plain(`${desk}/billDraft`, { file })
    }
    case 'confirm-bill':
      return plain(`${own}/bill/confirm`, { draft: Math.max(1, model.drafts) })
    case 'request-bill-change':
      return plain(`${own}/bill/change`, { remarks: 'The consignee' })
    case 'hold':
      return plain(`${desk}/hold`, { milestone: 'departure', reason: 'Customs' }, { milestone: 'departure' })
    case 'release-hold':
      return plain(`${desk}/releaseHold`, { milestone: 'departure' }, { milestone: 'departure', possible: model.held.has('departure') })
    case 'change-facts':
      return plain(`${desk}/facts`, { group: 'facts-cargo', facts: { packages: random.pick([3, 4]) } })
  }
}

/** What of the fees is neither received nor waived. */
function restOf({ received = '0', waived }: Pick<Model, 'received' | 'waived'>, fees: string): string {
  const rest = subtractDecimals(fees, addDecimals(received, waived))
  return compareDecimals(rest, '0') > 0 ? rest : '0'
}

const instruction: JsonObject = {
  shipper: 'HAICHUAN CO',
  consignee: 'LANTING INC',
  notifyParty: 'SAME AS CONSIGNEE',
  billType: 'telex',
  freightTerms: 'prepaid',
  goods: [{ goodsName: 'CHAIRS', packages: 10, packageUnit: 'cartons', grossWeight: '100', volume: '1' }],
}
const vgm: JsonObject = {
  responsible: 'Haichuan',
  signatory: 'Li Wei',
  containers: [{ containerNo: 'MSKU6011672', vgm: '21000', vgmMethod: 'SM1', vgmDate: '2026-11-20' }],
}

/** State after the event. */
function factsOf(model: Model, event: OrderEventType, call: Pick<PlannedCall, 'received' | 'waived'> & Pick<WalkedType, 'totals'>) {
  const { terms, received, total, offered } = model
  const changePriced = event === 'request-amendment' && model.usual && call.totals !== null && model.states.state !== 'in-process'
  const after = event === 'confirm-payment' ? call.received : received
  const fees = (event === 'accept-amendment' ? offered : undefined) ?? total ?? '0'
  const paidInFull = after !== undefined && compareDecimals(addDecimals(after, call.waived ?? model.waived), fees) >= 0
  const reports = model.reports.length + ({ 'report-payment': 1, 'confirm-payment': -1, 'refuse-payment': -1 }[event as string] ?? 0)
  return {
    terms,
    changePriced,
    partPaid: after !== undefined,
    paidInFull,
    overpaid: after !== undefined && compareDecimals(after, fees) > 0,
    toCheck: reports > 0,
    disputed: model.disputed,
    milestonesDone: false,
  }
}

function follow(model: Model, event: OrderEventType, moved: OrderStates, call: PlannedCall & Pick<WalkedType, 'completing'>): void {
  const { milestone = '' } = call
  if (event === 'record-milestone' && call.actual) model.actual.add(milestone)
  if (event === 'withdraw-milestone') model.actual.delete(milestone)
  if (event === 'hold') model.held.add(milestone)
  if (event === 'release-hold') model.held.delete(milestone)
  if (event === 'take') model.owner = true
  if (event === 'hand-over') model.owner = false
  if (event === 'issue-bill-draft') model.drafts += 1
  if (event === 'assign-containers') model.boxes = true
  if (event === 'dispute-fees') model.disputed = true
  if (['confirm-fees', 'accept-fees', 'decline-dispute'].includes(event)) model.disputed = false
  if (event === 'confirm-fees') Object.assign(model, { total: call.total, usual: call.priced === true })
  if (event === 'request-amendment')
    Object.assign(model, { asked: call.booking, offered: moved.amendment === 'offered' ? call.total : null, offeredByStaff: false })
  if (event === 'offer-amendment') Object.assign(model, { offered: call.total, offeredByStaff: true })
  if (event === 'accept-amendment') Object.assign(model, { total: model.offered, booking: model.asked, usual: !model.offeredByStaff })
  if (event === 'report-payment') model.reports.push(call.amount ?? '')
  if (event === 'confirm-payment') Object.assign(model, { received: call.received, reports: model.reports.slice(1) })
  if (call.waived !== undefined) model.waived = call.waived
  if (event === 'refuse-payment') model.reports.shift()
  if (moved.amendment === 'none') Object.assign(model, { asked: null, offered: null })
  const { state, payment, amendment, bill } = moved
  model.states = { state, payment, amendment, bill }
  model.version += 1
  // The state machine was asked with incomplete milestones; the model itself tracks whether they are now complete.
  const done = call.completing.every((one) => model.actual.has(one)) && model.held.size === 0
  if (state === 'in-process' && isSettled(payment) && amendment === 'none' && done) model.states = { ...model.states, state: 'completed' }
}

function sayStates({ state, version, data }: { state: string; version: number; data: JsonObject | OrderStates }): string {
  const { payment, amendment = 'none', bill = 'none' } = data
  return `${state}/${payment}/${amendment}/${bill} v${version}`
}

export async function ask(
  { portal, tokens }: Pick<Walking, 'portal' | 'tokens'>,
  who: Who,
  url: string,
  payload?: JsonObject,
  key: string = randomUUID(),
): Promise<Answer> {
  const token = tokens[who]
  const answer = await portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: 'localhost',
      ...(token ? { 'access-token': token } : {}),
      ...(payload ? { 'idempotency-key': key, 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, data, ...(error ? { error: { id: error.id } } : {}) }
}

async function upload({ portal, tokens }: Walking, who: Who): Promise<string> {
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="paper.pdf"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { host: 'localhost', 'access-token': tokens[who] ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), makePdf(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return String(answer.json().data?.fileId ?? 'no-such-file')
}
