import { describe, expect, it } from 'vitest'
import {
  moveSupplierOrder,
  possibleSupplierOrderMoves,
  type SupplierOrderActor,
  supplierOrderEventTypes,
  supplierOrderStates,
} from './machine.ts'

const buyer: SupplierOrderActor = { kind: 'member', relation: 'own' }

const table: Readonly<Record<string, string>> = {
  'draft change-supplier-order': 'draft',
  'draft send-supplier-order': 'sent',
  'draft cancel-supplier-order': 'cancelled',
  'sent confirm-supplier-order': 'confirmed',
  'sent cancel-supplier-order': 'cancelled',
  'confirmed finish-supplier-order': 'done',
  'confirmed cancel-supplier-order': 'cancelled',
}

describe('an order with a supplier', () => {
  it('follows the table, for members of the ordering company only', () => {
    const others: SupplierOrderActor[] = [
      { kind: 'staff', relation: 'other' },
      { kind: 'admin', relation: 'other' },
      { kind: 'analyst', relation: 'none' },
    ]
    for (const state of supplierOrderStates) {
      for (const event of supplierOrderEventTypes) {
        const next = event === 'attach-supplier-file' ? state : table[`${state} ${event}`]
        const move = moveSupplierOrder({ state, priced: true }, event, buyer)
        if (next) expect(move, `${state} ${event}`).toMatchObject({ ok: true, state: next })
        else expect(move, `${state} ${event}`).toMatchObject({ ok: false, reason: `purchase.refused.${state}` })
        for (const actor of others)
          expect(moveSupplierOrder({ state, priced: true }, event, actor)).toMatchObject({ reason: 'purchase.refused.only-buyer' })
      }
    }
  })

  it('is not sent without a cost line', () => {
    expect(moveSupplierOrder({ state: 'draft', priced: false }, 'send-supplier-order', buyer)).toMatchObject({
      reason: 'purchase.refused.no-lines',
    })
  })

  it('notifies the supplier of relevant changes', () => {
    const effectsOf = (state: string, event: 'send-supplier-order' | 'cancel-supplier-order') => {
      const move = moveSupplierOrder({ state, priced: true }, event, buyer)
      return move.ok ? move.effects : move.reason
    }
    expect(effectsOf('draft', 'send-supplier-order')).toEqual(['mail-order'])
    expect(effectsOf('draft', 'cancel-supplier-order')).toEqual([])
    expect(effectsOf('sent', 'cancel-supplier-order')).toEqual(['mail-cancelled'])
  })

  it('lists the possible actions for buttons', () => {
    const moves = possibleSupplierOrderMoves({ state: 'sent', priced: true }, buyer)
    expect(moves['confirm-supplier-order']).toEqual({ allowed: true })
    expect(moves['finish-supplier-order']).toMatchObject({ allowed: false })
  })
})
