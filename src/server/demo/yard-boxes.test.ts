import { expect, test } from 'vitest'
import { isContainerNumber } from '#domain'
import { makeBrand } from '../../config/testing-plans.ts'
import type { WorldRecord } from './store.ts'
import { generateYardBoxes } from './yard-boxes.ts'

const rows = [
  { id: 'east', parent: 'CNNGB' },
  { id: 'north', parent: 'CNTAO' },
]
const brand = makeBrand({ documents: { reference: { yard: { rows } } } })

function order(id: string, data: object): WorldRecord {
  const at = '2026-05-01T00:00:00Z'
  const whole = { pol: 'CNNGB', boxes: '2*40HQ 1*20GP', mblNo: `cosu${id}`, booking: {}, ...data }
  return { id, companyId: 'acme', brand: 'one', state: 'in-process', version: 1, release: 'r', createdAt: at, updatedAt: at, data: whole }
}

test('each container of an order with a B/L is at a yard of its port, with a valid number', () => {
  const orders = [
    order('1', { etd: '2026-05-20' }),
    order('2', { etd: '2026-05-02', mblNo: undefined }),
    order('3', { pol: 'CNXMN', etd: '2026-05-20' }),
  ]
  const boxes = generateYardBoxes({ seed: 7, today: '2026-05-10', brand, orders })
  expect(boxes.map(({ orderId, boxType, yard, blNo }) => [orderId, boxType, yard, blNo])).toEqual([
    ['1', '40HQ', 'east', 'COSU1'],
    ['1', '40HQ', 'east', 'COSU1'],
    ['1', '20GP', 'east', 'COSU1'],
  ])
  expect(boxes.every(({ containerNo }) => isContainerNumber(containerNo))).toBe(true)
  expect(new Set(boxes.map(({ id }) => id)).size).toBe(3)
})

test('containers leave the yard with their sailing, and none arrives in the future', () => {
  const orders = [order('1', { etd: '2026-05-20' }), order('2', { etd: '2026-05-08' })]
  for (const seed of [1, 2, 3, 4, 5]) {
    for (const { orderId, inAt, outAt } of generateYardBoxes({ seed, today: '2026-05-10', brand, orders })) {
      expect(inAt.slice(0, 10) <= '2026-05-10').toBe(true)
      expect(outAt === null).toBe(orderId === '1')
      expect(outAt === null || outAt > inAt).toBe(true)
    }
  }
})
