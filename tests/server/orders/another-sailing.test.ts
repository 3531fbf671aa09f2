/** An amendment moves an order to another sailing: nothing that was expected of the replaced one stays on its screens. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPaperPortal, type PaperPortal } from './paper-portal.ts'

let papers: PaperPortal
beforeAll(async () => {
  papers = await openPaperPortal()
})
afterAll(() => papers?.portal.close())

async function placeOnFirstShip(): Promise<string> {
  const ship = { vessel: 'FIRST SHIP', voyage: '1E' }
  const order = await papers.takeOrder('in-process', { ...ship, etd: '2026-12-01' }, { ...ship, pol: 'CNNGB', pod: 'USLAX' })
  const reports = [
    ['departure', 'EST', '2026-12-03T04:00:00Z'],
    ['arrival', 'EST', '2026-12-20T20:00:00Z'],
    ['container-released', 'ACT', '2026-11-20T04:00:00Z'],
  ] as const
  for (const [milestone, classifier, at] of reports)
    expect(await papers.send('service', order, 'milestones', { milestone, classifier, at }, true)).toMatchObject({ status: 200 })
  const facts = { siCutOffAt: '2026-11-29T04:00:00Z' }
  expect(await papers.send('service', order, 'facts', { group: 'facts-cut-offs', facts }, true)).toMatchObject({ status: 200 })
  return order
}

test('the order has the dates and cut-offs of the new sailing, and keeps what has happened', async () => {
  const { ask, changeBooking, read } = papers
  const order = await placeOnFirstShip()
  expect(await read(order)).toMatchObject({ etd: '2026-12-03', eta: '2026-12-20', bookedEtd: '2026-12-01' })
  await changeBooking(order, { etd: '2026-12-15', vessel: 'SECOND SHIP', voyage: '9E' })
  const moved = await read(order)
  expect(moved).toMatchObject({
    etd: '2026-12-15',
    vessel: 'SECOND SHIP',
    milestones: [{ milestone: 'container-released', classifier: 'ACT' }],
  })
  expect(moved).not.toHaveProperty('eta')
  expect(moved).not.toHaveProperty('bookedEtd')
  expect(moved.calculatedCutOffs).toContain('siCutOffAt')
  expect(moved.siCutOffAt > '2026-12-05').toBe(true)
  const { data } = await ask('shipper', 'GET', `/api/orders?omsOrderNo=${order}`)
  expect(data.rows).toMatchObject([{ etd: '2026-12-15', vessel: 'SECOND SHIP' }])
})

test('a change of the goods keeps what is expected of the sailing and what was confirmed', async () => {
  const { changeBooking, read } = papers
  const order = await placeOnFirstShip()
  const { etd, eta, bookedEtd, milestones, siCutOffAt } = await read(order)
  await changeBooking(order, { goodsName: 'Lamps' })
  expect(await read(order)).toMatchObject({ etd, eta, bookedEtd, milestones, siCutOffAt })
})
