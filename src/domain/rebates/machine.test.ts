import { describe, expect, it } from 'vitest'
import { moveRebate, type RebateActor, rebateEventTypes, rebateStates } from './machine.ts'

const admin: RebateActor = { kind: 'admin', relation: 'own-company' }
const staff: RebateActor = { kind: 'staff', relation: 'other' }
const system: RebateActor = { kind: 'system', relation: 'other' }
const owed = { over: true, owed: true }

/** Allowed actor and target by state and event. */
const table: Readonly<Record<string, readonly [RebateActor, string]>> = {
  'accruing close-month': [system, 'payable'],
  'payable request-payout': [admin, 'requested'],
  'requested withdraw-payout': [admin, 'payable'],
  'requested approve-payout': [staff, 'approved'],
  'requested refuse-payout': [staff, 'refused'],
  'approved pay-out': [staff, 'paid'],
  'approved refuse-payout': [staff, 'refused'],
  'refused request-payout': [admin, 'requested'],
}

describe('the month of a rebate', () => {
  it('follows the table, for these actors only', () => {
    const actors = [admin, staff, system, { kind: 'member', relation: 'own' }, { kind: 'admin', relation: 'other' }] as const
    for (const state of rebateStates) {
      for (const event of rebateEventTypes) {
        for (const actor of actors) {
          const allowed = table[`${state} ${event}`]
          const move = moveRebate({ state, ...owed }, event, actor)
          const label = `${state} ${event} ${actor.kind} ${actor.relation}`
          if (allowed && allowed[0].kind === actor.kind && allowed[0].relation === actor.relation)
            expect(move, label).toMatchObject({ ok: true, state: allowed[1] })
          else expect(move, label).toMatchObject({ ok: false, reason: expect.stringMatching(/^rebate\.refused\./) })
        }
      }
    }
  })

  it('cannot be requested before the month ends, or if nothing is owed', () => {
    expect(moveRebate({ state: 'accruing', over: false, owed: true }, 'close-month', system)).toMatchObject({
      reason: 'rebate.refused.month-runs',
    })
    expect(moveRebate({ state: 'payable', over: true, owed: false }, 'request-payout', admin)).toMatchObject({
      reason: 'rebate.refused.nothing-owed',
    })
    expect(moveRebate({ state: 'lost', ...owed }, 'pay-out', staff)).toMatchObject({ reason: 'rebate.refused.unknown-state' })
  })

  it('notifies the waiting side', () => {
    const move = moveRebate({ state: 'requested', ...owed }, 'refuse-payout', staff)
    expect(move.ok && move.effects).toEqual(['notify-payout-refused'])
  })
})
