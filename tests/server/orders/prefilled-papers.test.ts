/** Container list, shipping instruction and VGM as they open for the first time: filled from the order that the API returns. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { loadEvaluator } from '../../../src/engine/plan/expressions.ts'
import { type Prefilled, prefillValues } from '../../../src/engine/plan/prefill.ts'
import { today } from '../support.ts'
import { openPaperPortal, type PaperPortal } from './paper-portal.ts'

let papers: PaperPortal
beforeAll(async () => {
  await loadEvaluator()
  papers = await openPaperPortal()
})
afterAll(() => papers?.portal.close())

type Form = 'containers' | 'shipping-instruction' | 'vgm'

/** What the form contains when it opens, in English, if the action gives these values. */
async function open(order: string, form: Form, given: JsonObject = {}): Promise<Prefilled> {
  const record = await papers.read(order)
  const view = papers.portal.releases.current().release.brands.quayside?.pages.en?.['order-detail']?.forms[form]
  return prefillValues(view as FormView, given, { record } as unknown as Parameters<typeof prefillValues>[2])
}

const goods = { goodsName: 'CHAIRS', hsCode: '940161', packages: 150, packageUnit: 'cartons', grossWeight: '12300', volume: '44' }
const twoKinds = [
  { boxType: '40HQ', quantity: 2, weightKg: '5000' },
  { boxType: '20GP', quantity: 1 },
]
const oneBox = [{ boxType: '40HQ', quantity: 1 }]
const parties = {
  shipper: 'HAICHUAN TRADING CO., LTD\nNINGBO, CHINA',
  consignee: 'LANTING INC\nLOS ANGELES',
  notifyParty: 'SAME AS CONSIGNEE',
  billType: 'telex',
  freightTerms: 'prepaid',
}

describe('the container list', () => {
  test('has a row for each booked container, of each kind, and is accepted with its numbers', async () => {
    const order = await papers.takeOrder('in-process', { ...goods, boxes: twoKinds }, { boxes: '2*40HQ 1*20GP' })
    const { values, sources } = await open(order, 'containers')
    const rows = [{ boxType: '40HQ', grossWeight: '5000' }, { boxType: '40HQ', grossWeight: '5000' }, { boxType: '20GP' }]
    expect(values).toEqual({ containers: rows })
    expect(sources).toEqual(['Container types and quantities are from the booking, one row per container. You can change them.'])
    const numbers = ['MSKU6011672', 'CSQU3054383', 'TEXU3070079']
    const containers = rows.map((row, index) => ({ ...row, containerNo: numbers[index] }))
    expect(await papers.send('shipper', order, 'containers', { containers })).toMatchObject({ status: 200 })
  })

  test('takes packages, weight and volume of the booking if there is one container', async () => {
    const order = await papers.takeOrder('in-process', { ...goods, boxes: oneBox })
    expect((await open(order, 'containers')).values).toEqual({
      containers: [{ boxType: '40HQ', packages: 150, grossWeight: '12300', volume: '44' }],
    })
  })

  test('keeps saved rows, even after a change of the booking', async () => {
    const order = await papers.takeOrder('in-process', { ...goods, boxes: oneBox })
    const saved = { containers: [{ containerNo: 'MSKU6011672', boxType: '40HQ' }] }
    await papers.send('shipper', order, 'containers', saved)
    await papers.changeBooking(order, { boxes: twoKinds })
    expect((await papers.read(order)).booked.boxes).toEqual(twoKinds)
    expect(await open(order, 'containers', saved)).toEqual({ values: saved, sources: [] })
  })
})

describe('the shipping instruction', () => {
  test('has the goods of the booking, with the class and number of dangerous ones', async () => {
    const dangerous = { ...goods, cargoType: 'dangerous', imdgClass: '3', unNumber: '1263' }
    const order = await papers.takeOrder('fees-accepted', { ...dangerous, boxes: twoKinds })
    const { values, sources } = await open(order, 'shipping-instruction')
    expect(values).toEqual({ goods: [{ ...goods, imdgClass: '3', unNumber: '1263' }] })
    expect(sources).toEqual(['The goods are from the booking. You can change them.'])
    expect(await papers.send('shipper', order, 'shippingInstruction', { ...parties, ...values })).toMatchObject({ status: 200 })
    expect((await papers.read(order)).shippingInstruction.goods).toMatchObject([{ imdgClass: '3', unNumber: '1263' }])
  })

  test('takes numbers, seals and weights from the container list, one row for each container that is still listed', async () => {
    const order = await papers.takeOrder('in-process', { ...goods, boxes: twoKinds }, { boxes: '2*40HQ 1*20GP' })
    const listed = [
      { containerNo: 'MSKU6011672', boxType: '40HQ', sealNo: 'CN123456', grossWeight: '5100', packages: 60, volume: '20' },
      { containerNo: 'CSQU3054383', boxType: '40HQ', sealNo: 'CN123457', grossWeight: '5200', packages: 90, volume: '24' },
      { containerNo: 'TEXU3070079', boxType: '20GP' },
    ]
    await papers.send('shipper', order, 'containers', { containers: listed })
    await papers.send('shipper', order, 'containers', { containers: listed.slice(0, 2) })
    const { values, sources } = await open(order, 'shipping-instruction')
    const { packages: _packages, grossWeight: _weight, volume: _volume, ...sort } = goods
    expect(values).toEqual({ goods: listed.slice(0, 2).map(({ boxType: _type, ...box }) => ({ ...sort, ...box })) })
    expect(sources.join()).toContain('from the container list, one row per container')
    expect(await papers.send('shipper', order, 'shippingInstruction', { ...parties, ...values })).toMatchObject({ status: 200 })
  })

  test('has what the list lacks from the booking if there is one container', async () => {
    const order = await papers.takeOrder('in-process', { ...goods, boxes: oneBox })
    await papers.send('shipper', order, 'containers', {
      containers: [{ containerNo: 'MSKU6011672', boxType: '40HQ', grossWeight: '12000' }],
    })
    expect((await open(order, 'shipping-instruction')).values).toEqual({
      goods: [{ ...goods, grossWeight: '12000', containerNo: 'MSKU6011672' }],
    })
  })
})

describe('the VGM declaration', () => {
  const listed = [
    { containerNo: 'MSKU6011672', boxType: '40HQ', sealNo: 'CN123456', grossWeight: '12000' },
    { containerNo: 'CSQU3054383', boxType: '40HQ' },
  ]

  test('takes numbers, seals and weights from the container list, and the shipper as the responsible party', async () => {
    const order = await papers.takeOrder('in-process')
    await papers.send('shipper', order, 'shippingInstruction', { ...parties, goods: [goods] })
    await papers.send('shipper', order, 'containers', { containers: listed })
    const { values, sources } = await open(order, 'vgm')
    expect(values).toEqual({
      containers: listed.map(({ boxType: _type, ...box }) => box),
      responsible: 'HAICHUAN TRADING CO., LTD',
    })
    expect(sources).toHaveLength(2)
  })

  test('declared again has the previous weights and signatory, and corrects seal and weight of the list', async () => {
    const order = await papers.takeOrder('in-process')
    await papers.send('shipper', order, 'containers', { containers: listed })
    const weighed = { vgm: '16500', vgmMethod: 'SM1', vgmDate: today }
    const declared = {
      ...{ responsible: 'Haichuan Trading', signatory: 'Li Wei' },
      containers: listed.map(({ boxType: _type, ...box }) => ({ ...box, ...weighed, sealNo: 'CN999999' })),
    }
    expect(await papers.send('shipper', order, 'vgm', declared)).toMatchObject({ status: 200 })
    expect((await papers.read(order)).containers).toMatchObject([{ sealNo: 'CN999999' }, { sealNo: 'CN999999' }])
    expect((await open(order, 'vgm')).values).toEqual(declared)
    const heavier = { ...declared, containers: declared.containers.map((row) => ({ ...row, grossWeight: '20000' })) }
    expect((await papers.send('shipper', order, 'vgm', heavier)).fields).toMatchObject([
      { path: '/containers/0/vgm', id: 'invalid.vgmBelowCargo', params: { cargo: '20000' } },
      { path: '/containers/1/vgm', id: 'invalid.vgmBelowCargo' },
    ])
  })
})
