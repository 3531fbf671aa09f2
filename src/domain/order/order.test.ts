import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWhole, sample } from '../../../tests/support/sample.ts'
import { orderNumber } from '../identifiers.ts'
import {
  type AmendmentState,
  amendmentStates,
  type BillState,
  billStates,
  type LifeState,
  lifeStates,
  type OrderActor,
  orderEffects,
  type PaymentState,
  type PaymentTerms,
  paymentStates,
} from './events.ts'
import { orderMachine } from './machine.ts'
import { areMilestonesDone, milestoneLine } from './milestones.ts'
import { moveOrder, type OrderFacts, possibleMoves } from './move-order.ts'
import { type OrderEventType, orderEventTypes } from './moves.ts'

const staff: OrderActor = { kind: 'staff', relation: 'other' }
const buyer: OrderActor = { kind: 'member', relation: 'own' }
const actors: readonly OrderActor[] = (['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst'] as const).flatMap(
  (kind) => (['none', 'own', 'own-company', 'other'] as const).map((relation) => ({ kind, relation })),
)
const allTerms: readonly PaymentTerms[] = ['before-generation', 'after-departure']
type Whole = Required<{ [Name in keyof OrderFacts]: NonNullable<OrderFacts[Name]> }>
const either = [true, false]
const payAfter = [
  { partPaid: false, paidInFull: false, overpaid: false, toCheck: false },
  { partPaid: true, paidInFull: false, overpaid: false, toCheck: true },
  { partPaid: true, paidInFull: false, overpaid: false, toCheck: false },
  { partPaid: true, paidInFull: true, overpaid: true, toCheck: true },
  { partPaid: true, paidInFull: true, overpaid: false, toCheck: false },
  { partPaid: true, paidInFull: true, overpaid: true, toCheck: false },
]
const allPapers = allTerms.flatMap((terms) =>
  either.flatMap((milestonesDone) =>
    either.flatMap((changePriced) =>
      payAfter.flatMap((pay) => either.map((disputed) => ({ terms, milestonesDone, changePriced, disputed, ...pay }))),
    ),
  ),
)
const allFacts: readonly Whole[] = lifeStates.flatMap((state) =>
  paymentStates.flatMap((payment) =>
    amendmentStates.flatMap((amendment) =>
      billStates.flatMap((bill) => allPapers.map((papers) => ({ state, payment, amendment, bill, ...papers }))),
    ),
  ),
)
const ended: readonly LifeState[] = ['completed', 'cancelled', 'rejected']
const say = ({ state, payment, amendment, bill }: Pick<Whole, 'state' | 'payment' | 'amendment' | 'bill'>) =>
  [state, payment, amendment, bill].join('/')
const reached = reach()
const { texts }: { texts: Record<string, unknown> } = JSON.parse(readFileSync('schemas/orders/order.texts.json', 'utf8'))

describe('the life of an order', () => {
  it('has exactly the states in the lists', () => {
    const regions = { life: lifeStates, payment: paymentStates, amendment: amendmentStates, bill: billStates }
    expect(Object.keys(orderMachine.states).sort()).toEqual(Object.keys(regions).sort())
    for (const [region, states] of Object.entries(regions)) {
      const drawn = orderMachine.states[region as keyof typeof regions]?.states ?? {}
      expect(Object.keys(drawn).sort()).toEqual([...states].sort())
    }
    expect([...orderMachine.events].sort()).toEqual([...orderEventTypes].sort())
  })

  it('agrees with the independent table for every state, event and actor', () => {
    const found = compareWithTable(
      allFacts.filter(
        ({ terms, milestonesDone, changePriced, partPaid }) => terms === 'after-departure' && !milestonesDone && changePriced && !partPaid,
      ),
      sample(actors, 7, ({ kind }) => kind),
    )
    expect(found.wrong.slice(0, 5)).toEqual([])
    expect(found.allowed).toBeGreaterThan(isWhole ? 5000 : 1000)
  }, 120_000)

  it('agrees with the table for any combination of documents', () => {
    const found = compareWithTable(sample(allFacts, 11, say), [staff, buyer])
    expect(found.wrong.slice(0, 5)).toEqual([])
    expect(found.allowed).toBeGreaterThan(isWhole ? 20_000 : 1_500)
  }, 120_000)

  it('reaches every state from the start', () => {
    const seen = [...reached].map((key) => key.split('/'))
    for (const [position, states] of [lifeStates, paymentStates, amendmentStates, billStates].entries()) {
      expect([...new Set(seen.map((parts) => parts[position]))].sort()).toEqual([...states].sort())
    }
  })

  it('is never in process without accepted fees, nor completed without payment or with an open amendment', () => {
    for (const key of reached) {
      if (key.startsWith('completed')) expect(key).toMatch(/^completed\/(received|overpaid)\/none\//)
      if (key.startsWith('cancelled') || key.startsWith('rejected')) expect(key).toMatch(/^\w+\/[\w-]+\/none\//)
    }
  })

  it('ends in completed, cancelled and rejected: afterwards only files can be added', () => {
    for (const state of ended) {
      for (const payment of paymentStates) {
        for (const event of orderEventTypes) {
          for (const actor of [staff, buyer]) {
            const facts = { state, payment, terms: 'after-departure', milestonesDone: true } as const
            const move = moveOrder(facts, event, actor)
            if (state === 'completed' && event === 'add-file') expect(move).toMatchObject({ ok: true, state })
            else if (!move.ok && !move.reason.startsWith('order.refused.only-')) expect(move.reason).toBe(`order.refused.${state}`)
            else expect(move.ok).toBe(false)
          }
        }
      }
    }
  })

  it('rejects an unknown stored state and does not change it', () => {
    const facts = { state: 'on-hold', payment: 'unpaid', terms: 'before-generation', milestonesDone: false } as const
    expect(moveOrder(facts, 'cancel', staff)).toEqual({
      ok: false,
      reason: 'order.refused.unknown-state',
      params: { event: 'cancel', state: 'on-hold', payment: 'unpaid' },
    })
  })

  it('names the e-mails to send', () => {
    const done = moveOrder(
      { state: 'in-process', payment: 'reported', terms: 'after-departure', milestonesDone: true, paidInFull: true },
      'confirm-payment',
      staff,
    )
    expect(done).toMatchObject({
      ok: true,
      state: 'completed',
      payment: 'received',
      effects: ['notify-payment-received', 'notify-order-completed'],
    })
    for (const effect of orderEffects) {
      const key = `order.mail.${effect.replace('notify-', '')}`
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([`${key}.subject`, `${key}.body`]))
    }
  })

  it('lists the events that a person can trigger, and why the others are not possible', () => {
    const moves = possibleMoves({ state: 'fees-confirmed', payment: 'unpaid', terms: 'before-generation', milestonesDone: false }, buyer)
    expect(moves['accept-fees']).toEqual({ allowed: true })
    expect(moves.cancel).toEqual({ allowed: true })
    expect(moves['report-payment']).toMatchObject({ allowed: false, reason: 'order.refused.fees-not-accepted' })
    expect(moves.generate).toMatchObject({ allowed: false, reason: 'order.refused.only-staff' })
  })
})

describe('milestones', () => {
  const report = (milestone: string, classifier: string, at: string, recordedAt: string) => ({ milestone, classifier, at, recordedAt })

  it('prefers actual over estimated over planned, and the latest within one class', () => {
    const line = milestoneLine(
      ['gate-in', 'departure', 'arrival'],
      [
        report('departure', 'ACT', '2026-11-20', '2026-11-20T10:00:00Z'),
        report('departure', 'EST', '2026-11-19', '2026-11-21T10:00:00Z'),
        report('arrival', 'EST', '2026-12-02', '2026-11-21T10:00:00Z'),
        report('arrival', 'EST', '2026-12-01', '2026-11-20T10:00:00Z'),
      ],
    )
    expect(line.map((place) => [place.milestone, place.report?.at])).toEqual([
      ['gate-in', undefined],
      ['departure', '2026-11-20'],
      ['arrival', '2026-12-02'],
    ])
  })

  it('are done only when all completing ones are actual', () => {
    const departed = report('departure', 'ACT', 'x', 'x')
    expect(areMilestonesDone(['departure', 'arrival'], [departed, report('arrival', 'EST', 'x', 'x')])).toBe(false)
    expect(areMilestonesDone(['departure', 'arrival'], [report('arrival', 'ACT', 'x', 'x'), departed])).toBe(true)
    expect(areMilestonesDone([], [departed])).toBe(false)
  })
})

it('an order number contains prefix, type and date', () => {
  expect(orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 7 })).toBe('ABSE26112100007')
  expect(orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 123456 })).toBe('ABSE261121123456')
  expect(() => orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 0 })).toThrow(RangeError)
})

/** Disagreements between the machine and the table, and the number of allowed events. */
function compareWithTable(facts: readonly Whole[], asking: readonly OrderActor[]) {
  const wrong: string[] = []
  let allowed = 0
  for (const known of facts) {
    for (const event of orderEventTypes) {
      for (const actor of asking) {
        const move = moveOrder(known, event, actor)
        const target = targetOf(known, event, actor) ?? 'refused'
        const outcome = move.ok ? say(move) : 'refused'
        if (outcome !== target) wrong.push(`${JSON.stringify({ known, event, actor })}: ${outcome}, not ${target}`)
        if (move.ok) allowed += 1
        else if (!Object.hasOwn(texts, move.reason)) wrong.push(`no text ${move.reason}`)
        else if (move.reason === 'order.refused.unknown-state') wrong.push(`no reason: ${JSON.stringify({ known, event, actor })}`)
      }
    }
  }
  return { wrong, allowed }
}

/** The order rules, implemented a second time without a state machine. */
function targetOf(facts: Whole, event: OrderEventType, { kind, relation }: OrderActor): string | undefined {
  const life = facts.state as LifeState
  const payment = facts.payment as PaymentState
  const amendment = facts.amendment as AmendmentState
  const bill = facts.bill as BillState
  const byStaff = kind === 'staff'
  const byCustomer = (kind === 'member' && relation === 'own') || (kind === 'admin' && (relation === 'own' || relation === 'own-company'))
  const result = byStaff || byCustomer
  if (ended.includes(life)) return life === 'completed' && event === 'add-file' && result ? settle({}) : undefined
  const changeable = life !== 'submitted'
  const bound = life === 'fees-accepted' || life === 'in-process'
  const running = life === 'in-process'
  const settled = payment === 'received' || payment === 'overpaid'
  const full = facts.overpaid ? 'overpaid' : 'received'
  const reckoned = facts.paidInFull ? full : facts.partPaid ? 'part-paid' : 'unpaid'

  function settle(to: { life?: LifeState; payment?: PaymentState; amendment?: AmendmentState; bill?: BillState }): string {
    const next = { state: to.life ?? life, payment: to.payment ?? payment, amendment: to.amendment ?? amendment, bill: to.bill ?? bill }
    const done =
      next.state === 'in-process' && ['received', 'overpaid'].includes(next.payment) && next.amendment === 'none' && facts.milestonesDone
    const over = next.state === 'cancelled' || next.state === 'rejected'
    return say({ ...next, state: done ? 'completed' : next.state, amendment: over ? 'none' : next.amendment })
  }
  const when = (holds: boolean, to: Parameters<typeof settle>[0] = {}) => (holds ? settle(to) : undefined)

  switch (event) {
    case 'confirm-fees':
      return when(byStaff && (life === 'submitted' || (life === 'fees-confirmed' && amendment === 'none')), { life: 'fees-confirmed' })
    case 'accept-fees':
      return when(byCustomer && life === 'fees-confirmed', { life: 'fees-accepted' })
    case 'dispute-fees':
      return when(byCustomer && life === 'fees-confirmed' && amendment === 'none')
    case 'decline-dispute':
      return when(byStaff && life === 'fees-confirmed' && facts.disputed === true)
    case 'report-payment':
      return when(byCustomer && bound && !settled, { payment: 'reported' })
    case 'confirm-payment':
    case 'refuse-payment': {
      return when(byStaff && bound && payment === 'reported', { payment: facts.toCheck ? 'reported' : reckoned })
    }
    case 'waive-rest':
      return when(byStaff && bound && (payment === 'unpaid' || payment === 'part-paid') && facts.partPaid, { payment: 'received' })
    case 'generate': {
      const covered = settled || facts.terms === 'after-departure'
      return when(byStaff && life === 'fees-accepted' && amendment === 'none' && covered, { life: 'in-process' })
    }
    case 'cancel':
      return when(!running && (byStaff || (byCustomer && !settled && !facts.partPaid)), { life: 'cancelled' })
    case 'reject':
      return when(!running && byStaff, { life: 'rejected' })
    case 'record-milestone':
    case 'withdraw-milestone':
    case 'hold':
    case 'release-hold':
      return when(byStaff && running)
    case 'take':
    case 'hand-over':
    case 'change-facts':
      return when(byStaff)
    case 'add-file':
      return when(result)
    case 'assign-containers':
    case 'submit-vgm':
      return when(result && bound)
    case 'request-amendment':
      return when(result && changeable && amendment === 'none', { amendment: facts.changePriced ? 'offered' : 'requested' })
    case 'offer-amendment':
      return when(byStaff && changeable && amendment !== 'none', { amendment: 'offered' })
    case 'accept-amendment': {
      const paid = payment === 'reported' ? payment : reckoned
      return when(byCustomer && changeable && amendment === 'offered', { amendment: 'none', payment: paid })
    }
    case 'decline-amendment':
      return when(result && changeable && amendment !== 'none', { amendment: 'none' })
    case 'submit-shipping-instruction':
      return when(result && bound && (bill === 'none' || bill === 'change-requested'))
    case 'issue-bill-draft':
      return when(byStaff && running && bill !== 'confirmed', { bill: 'drafted' })
    case 'confirm-bill':
      return when(byCustomer && running && bill === 'drafted', { bill: 'confirmed' })
    case 'request-bill-change':
      return when(byCustomer && running && (bill === 'drafted' || bill === 'confirmed'), { bill: 'change-requested' })
  }
}

/** All reachable states, for any documents and actor. */
function reach(): Set<string> {
  const seen = new Set(['submitted/unpaid/none/none'])
  for (const key of seen) {
    const [state = '', payment = '', amendment = '', bill = ''] = key.split('/')
    for (const papers of allPapers) {
      for (const event of orderEventTypes) {
        for (const actor of [staff, buyer]) {
          const move = moveOrder({ state, payment, amendment, bill, ...papers }, event, actor)
          if (move.ok) seen.add(say(move))
        }
      }
    }
  }
  return seen
}
