import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type LifeState,
  lifeStates,
  type OrderActor,
  type OrderEventType,
  orderEffects,
  orderEventTypes,
  orderMachine,
  type PaymentState,
  type PaymentTerms,
  paymentStates,
} from './machine.ts'
import { areMilestonesDone, milestoneLine } from './milestones.ts'
import { moveOrder, type OrderFacts } from './move-order.ts'
import { orderNumber } from './order-number.ts'
import { possibleMoves } from './possible-moves.ts'

const staff: OrderActor = { kind: 'staff', relation: 'other' }
const buyer: OrderActor = { kind: 'member', relation: 'own' }
const actors: readonly OrderActor[] = (['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst'] as const).flatMap(
  (kind) => (['none', 'own', 'own-company', 'other'] as const).map((relation) => ({ kind, relation })),
)
const allTerms: readonly PaymentTerms[] = ['before-generation', 'after-departure']
const allFacts: readonly OrderFacts[] = lifeStates.flatMap((state) =>
  paymentStates.flatMap((payment) =>
    allTerms.flatMap((terms) => [true, false].map((milestonesDone) => ({ state, payment, terms, milestonesDone }))),
  ),
)
const { texts }: { texts: Record<string, unknown> } = JSON.parse(readFileSync('schemas/texts/order.json', 'utf8'))

describe('the life of an order', () => {
  it('has the states that the lists name, and no others', () => {
    expect(Object.keys(orderMachine.states.life?.states ?? {}).sort()).toEqual([...lifeStates].sort())
    expect(Object.keys(orderMachine.states.payment?.states ?? {}).sort()).toEqual([...paymentStates].sort())
  })

  it('answers every state, event and actor as the independent table does', () => {
    let allowed = 0
    for (const facts of allFacts) {
      for (const event of orderEventTypes) {
        for (const actor of actors) {
          const move = moveOrder(facts, event, actor)
          const target = targetOf(facts, event, actor)
          expect(move.ok ? `${move.state}/${move.payment}` : 'refused', JSON.stringify({ facts, event, actor })).toBe(target ?? 'refused')
          if (!move.ok) expect(Object.keys(texts)).toContain(move.reason)
          else allowed += 1
        }
      }
    }
    expect(allowed).toBeGreaterThan(50)
  })

  it('reaches every state from the start', () => {
    const seen = reach()
    expect([...new Set([...seen].map((key) => key.split('/')[0]))].sort()).toEqual([...lifeStates].sort())
    expect([...new Set([...seen].map((key) => key.split('/')[1]))].sort()).toEqual([...paymentStates].sort())
  })

  it('is never in process without accepted fees, and never completed without the payment', () => {
    for (const key of reach()) if (key.startsWith('completed')) expect(key).toBe('completed/received')
  })

  it('ends in completed and cancelled', () => {
    for (const state of ['completed', 'cancelled'] as const) {
      for (const payment of paymentStates) {
        for (const event of orderEventTypes) {
          const move = moveOrder(
            { state, payment, terms: 'after-departure', milestonesDone: true },
            event,
            event === 'accept-fees' || event === 'report-payment' ? buyer : staff,
          )
          expect(move).toMatchObject({ ok: false, reason: `order.refused.${state}` })
        }
      }
    }
  })

  it('refuses a stored state that it does not know, and leaves it alone', () => {
    const facts = { state: 'on-hold', payment: 'unpaid', terms: 'before-generation', milestonesDone: false } as const
    expect(moveOrder(facts, 'cancel', staff)).toEqual({
      ok: false,
      reason: 'order.refused.unknown-state',
      params: { event: 'cancel', state: 'on-hold', payment: 'unpaid' },
    })
  })

  it('names the mails to send', () => {
    const done = moveOrder(
      { state: 'in-process', payment: 'reported', terms: 'after-departure', milestonesDone: true },
      'confirm-payment',
      staff,
    )
    expect(done).toEqual({ ok: true, state: 'completed', payment: 'received', effects: ['mail-payment-received', 'mail-order-completed'] })
    for (const effect of orderEffects) {
      const key = `order.mail.${effect.replace('mail-', '')}`
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([`${key}.subject`, `${key}.body`]))
    }
  })

  it('tells a person what is possible and why the rest is not', () => {
    const moves = possibleMoves({ state: 'fees-confirmed', payment: 'unpaid', terms: 'before-generation', milestonesDone: false }, buyer)
    expect(moves['accept-fees']).toEqual({ allowed: true })
    expect(moves.cancel).toEqual({ allowed: true })
    expect(moves['report-payment']).toMatchObject({ allowed: false, reason: 'order.refused.fees-not-accepted' })
    expect(moves.generate).toMatchObject({ allowed: false, reason: 'order.refused.only-staff' })
  })
})

describe('milestones', () => {
  const report = (milestone: string, classifier: string, at: string, recordedAt: string) => ({ milestone, classifier, at, recordedAt })

  it('shows actual before estimated before planned, and the later word within one class', () => {
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

  it('are done only when all that complete the order are actual', () => {
    const departed = report('departure', 'ACT', 'x', 'x')
    expect(areMilestonesDone(['departure', 'arrival'], [departed, report('arrival', 'EST', 'x', 'x')])).toBe(false)
    expect(areMilestonesDone(['departure', 'arrival'], [report('arrival', 'ACT', 'x', 'x'), departed])).toBe(true)
    expect(areMilestonesDone([], [departed])).toBe(false)
  })
})

it('an order number tells prefix, kind and day', () => {
  expect(orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 7 })).toBe('ABSE26112100007')
  expect(orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 123456 })).toBe('ABSE261121123456')
  expect(() => orderNumber({ prefix: 'AB', document: 'SE', day: '2026-11-21', sequence: 0 })).toThrow(RangeError)
})

/** The table of the trade, written a second time and without a machine. */
function targetOf(facts: OrderFacts, event: OrderEventType, { kind, relation }: OrderActor): string | undefined {
  const life = facts.state as LifeState
  const payment = facts.payment as PaymentState
  if (life === 'completed' || life === 'cancelled') return undefined
  const byStaff = kind === 'staff'
  const byCustomer = (kind === 'member' && relation === 'own') || (kind === 'admin' && (relation === 'own' || relation === 'own-company'))
  const after = facts.terms === 'after-departure'
  const finish = (to: LifeState, paid: PaymentState) =>
    `${to === 'in-process' && paid === 'received' && facts.milestonesDone ? 'completed' : to}/${paid}`
  const payable = life === 'fees-accepted' || (life === 'in-process' && after)
  switch (event) {
    case 'confirm-fees':
      return byStaff && (life === 'submitted' || life === 'fees-confirmed') ? `fees-confirmed/${payment}` : undefined
    case 'accept-fees':
      return byCustomer && life === 'fees-confirmed' ? `fees-accepted/${payment}` : undefined
    case 'report-payment':
      return byCustomer && payable && payment === 'unpaid' ? finish(life, 'reported') : undefined
    case 'confirm-payment':
      return byStaff && payable && payment === 'reported' ? finish(life, 'received') : undefined
    case 'generate':
      return byStaff && life === 'fees-accepted' && (payment === 'received' || after) ? finish('in-process', payment) : undefined
    case 'record-milestone':
      return byStaff && life === 'in-process' ? finish(life, payment) : undefined
    case 'cancel':
      return life !== 'in-process' && (byStaff || (byCustomer && payment !== 'received')) ? `cancelled/${payment}` : undefined
  }
}

/** All states that moves lead to, whatever the terms and whoever acts. */
function reach(): Set<string> {
  const seen = new Set(['submitted/unpaid'])
  for (const key of seen) {
    const [state = '', payment = ''] = key.split('/')
    for (const terms of allTerms) {
      for (const milestonesDone of [true, false]) {
        for (const event of orderEventTypes) {
          for (const actor of [staff, buyer]) {
            const move = moveOrder({ state, payment, terms, milestonesDone }, event, actor)
            if (move.ok) seen.add(`${move.state}/${move.payment}`)
          }
        }
      }
    }
  }
  return seen
}
