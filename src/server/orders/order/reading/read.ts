import { areMilestonesDone } from '#domain'
import { formatText } from '#rules'
import { type Call, type Handlers, nameIn } from '../../../kernel/index.ts'
import { listOrderFiles } from '../../../platform/files/index.ts'
import { problemOf, readable } from '../checking/problems.ts'
import { readOrderType } from '../life.ts'
import { checkAccess, type OrderEvent, type OrderRecord, relationTo } from '../record.ts'
import { saySameReferences } from '../same-references.ts'
import { findOrder, listColleagues, listEvents } from '../store.ts'
import { describeDangerousGoods } from './dangerous-goods.ts'
import { listChanges } from './event-changes.ts'
import { toOrder } from './output.ts'
import { toPaperOutput } from './paper-output.ts'
import { listOrderReceipts } from './receipt-store.ts'

type ReadHandlers = Pick<Handlers, 'read-order'>

export const orderReadHandlers: ReadHandlers = {
  'read-order': async ({ omsOrderNo }, call) => {
    const stored = await findOrder(call.db, call.brand.id, omsOrderNo)
    if (!stored) return { ok: false, error: 'error.not-found' }
    const order = readable(stored)
    const access = checkAccess(call, 'read-order', order)
    if (!access.ok) return access
    const [files, events, receipts, sameReferences] = await Promise.all([
      listOrderFiles(call.db, omsOrderNo),
      listEvents(call.db, omsOrderNo),
      listOrderReceipts(call.db, call.brand.id, omsOrderNo),
      // Customers do not see what others paid.
      call.actor.kind === 'staff' ? saySameReferences(call.db, call, { order, payments: order.data.payments ?? [] }) : [],
    ])
    const isTyped = isKnownType(call, order)
    const { completing, milestones } = isTyped
      ? readOrderType(call.brand.documents, order.data.orderType)
      : { completing: [], milestones: [] }
    const parts = {
      files,
      events,
      documentPrefix: call.brand.documentPrefix,
      relation: relationTo(order, call.actor),
      milestonesDone: areMilestonesDone(completing, order.data.milestones, order.data.holds),
      steps: milestones,
      sameReferences,
      changesOf: (event: OrderEvent) => listChanges(call, order, event),
    }
    return {
      ok: true,
      value: {
        ...(isTyped ? toPaperOutput(call, order, receipts) : {}),
        ...toOrder(order, parts, call),
        ...(await readDeskFacts(call, order)),
        ...describeProblem(stored, call),
      },
    }
  },
}

/** Why the order cannot be changed, in the reader's language; absent if it can. */
function describeProblem(order: OrderRecord, { brand, language }: Pick<Call, 'brand' | 'language'>): { problem?: string } {
  const problem = problemOf(order) ?? (isKnownType({ brand }, order) ? null : 'unknown-shape')
  if (!problem) return {}
  const { payment, amendment = 'none', bill = 'none' } = order.data
  const words = brand.texts[language]?.[problems[problem]]
  const params = { state: order.state, payment: String(payment), amendment, bill }
  return { problem: words === undefined ? problem : formatText(words, params, language) }
}

const problems = { 'unknown-state': 'order.problem.unknown-state', 'unknown-shape': 'order.problem.unknown-shape' } as const

/** Types are documents, and an order outlives them. */
function isKnownType({ brand }: Pick<Call, 'brand'>, { data }: OrderRecord): boolean {
  return Object.hasOwn(brand.documents['order-type'] ?? {}, String(data.orderType))
}

/** Details for customer service only: the owner, what it waits for, what to check, and who else could take it. */
async function readDeskFacts(call: Call, { data }: OrderRecord): Promise<object> {
  const { actor, brand, db, language, now } = call
  if (actor.kind !== 'staff') return {}
  const { ownerId, ownerName, ownerLatin, takenAt, waits = [], nextDueAt } = data
  const owned = ownerId === undefined ? {} : { ownerId, owner: nameIn(language, { name: ownerName, latinName: ownerLatin }), takenAt }
  const colleagues = await listColleagues(db, brand.id)
  const goodsNote = describeDangerousGoods(data, call)
  return {
    ...owned,
    ...(goodsNote === undefined ? {} : { goodsNote }),
    // The due time of its next step is known ahead; until then it does not wait.
    waits: waits.filter(({ since }) => Date.parse(since) <= now().getTime()),
    ...(nextDueAt === undefined ? {} : { nextDueAt }),
    isMine: ownerId !== undefined && ownerId === actor.userId,
    colleagues: colleagues.filter(({ id }) => id !== ownerId).map(({ id, ...names }) => ({ userId: id, name: nameIn(language, names) })),
  }
}
