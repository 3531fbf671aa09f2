/** Booking documents, details and files of orders over the API, as both sides send them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { requeueOrders } from '../../../src/server/orders/order/waiting/requeue.ts'
import { today } from '../support.ts'
import { now, openPaperPortal, type PaperPortal, type Who } from './paper-portal.ts'

const brand = 'quayside'
const host = `${brand}.localhost`

let papers: PaperPortal
let portal: TestPortal
beforeAll(async () => {
  papers = await openPaperPortal()
  portal = papers.portal
})
afterAll(() => portal?.close())

const ask: PaperPortal['ask'] = (...given) => papers.ask(...given)
const read: PaperPortal['read'] = (...given) => papers.read(...given)
const send: PaperPortal['send'] = (...given) => papers.send(...given)
const upload: PaperPortal['upload'] = (...given) => papers.upload(...given)
const takeOrder: PaperPortal['takeOrder'] = (...given) => papers.takeOrder(...given)

const box = (containerNo: string, more: object = {}) => ({ containerNo, boxType: '40HQ', ...more })
const instruction = {
  shipper: 'HAICHUAN TRADING CO., LTD\nNINGBO, CHINA',
  consignee: 'LANTING INC\nLOS ANGELES',
  notifyParty: 'SAME AS CONSIGNEE',
  billType: 'telex',
  freightTerms: 'prepaid',
  goods: [
    { goodsName: 'CHAIRS', hsCode: '940161', packages: 120, packageUnit: 'cartons', grossWeight: '2400.5', volume: '31.2' },
    { goodsName: 'TABLES', packages: 30, packageUnit: 'cartons', grossWeight: '900', volume: '12.8' },
  ],
}
const weighed = (containerNo: string) => ({ containerNo, vgm: '21500', vgmMethod: 'SM1', vgmDate: today })

describe('containers of an order', () => {
  test('a wrong check digit is reported with the right one', async () => {
    const order = await takeOrder('in-process')
    const answer = await send('shipper', order, 'containers', { containers: [box('MSKU6011672'), box('CSQU3054384')] })
    expect(answer).toMatchObject({ status: 400, error: 'error.invalid' })
    expect(answer.fields).toEqual([
      { path: '/containers/1/containerNo', id: 'invalid.containerCheck', params: expect.objectContaining({ expected: '3' }) },
    ])
  })

  test('must match the booking, each once', async () => {
    const order = await takeOrder('in-process')
    const refused = async (containers: object[]) => (await send('shipper', order, 'containers', { containers })).fields
    expect(await refused([box('MSKU6011672', { boxType: '20GP' })])).toMatchObject([{ id: 'invalid.boxNotBooked' }])
    expect(await refused([box('MSKU6011672'), box('CSQU3054383'), box('TEXU3070079')])).toMatchObject([
      { path: '/containers/2/boxType', id: 'invalid.boxTooMany', params: { boxType: '40HQ', limit: 2 } },
    ])
    expect(await refused([box('MSKU6011672'), box('MSKU6011672')])).toMatchObject([{ path: '/containers', id: 'invalid.containerTwice' }])
    expect(await refused([box('MSKU6011672', { vgm: '20000' })])).toMatchObject([
      { path: '/containers/0/vgmMethod', id: 'invalid.required' },
      { path: '/containers/0/vgmDate', id: 'invalid.required' },
    ])
    expect((await read(order)).containers).toBeUndefined()
  })

  test('are stored, with the previous list in the log', async () => {
    const order = await takeOrder('in-process')
    const first = [box('MSKU6011672', { sealNo: 'CN123456', grossWeight: '12000', packages: 300, volume: '55.5' })]
    expect(await send('shipper', order, 'containers', { containers: first })).toMatchObject({ status: 200 })
    expect(await send('service', order, 'containers', { containers: [...first, box('CSQU3054383')] })).toMatchObject({ status: 200 })
    const after = await read(order)
    expect(after.containers).toMatchObject([{ containerNo: 'MSKU6011672', sealNo: 'CN123456' }, { containerNo: 'CSQU3054383' }])
    const events = await portal.test.db
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', order)
      .orderBy('seq', 'desc')
      .execute()
    expect(events[0]).toMatchObject({ event: 'assign-containers', by_role: 'staff' })
    expect(events[0]?.data.containers).toMatchObject({
      before: [{ containerNo: 'MSKU6011672' }],
      after: [{}, { containerNo: 'CSQU3054383' }],
    })
  })

  test('can only be entered by the owner, and require accepted fees', async () => {
    const order = await takeOrder('in-process')
    expect(await send('other', order, 'containers', { containers: [box('MSKU6011672')] })).toMatchObject({ status: 404 })
    const early = await takeOrder('submitted')
    const answer = await send('shipper', early, 'containers', { containers: [box('MSKU6011672')] })
    expect(answer).toMatchObject({ status: 409, error: 'error.refused-move', params: { reason: 'order.refused.papers-too-early' } })
  })
})

describe('quantities', () => {
  /** The lines of an order in Chinese, each as one text. */
  const linesOf = async (order: string): Promise<string[]> =>
    (await read(order)).quantityLines.map((line: Record<string, string>) =>
      [line.quantity, line.containerNo, line.firstPaper, line.firstValue, line.paper, line.value, line.outcome]
        .filter((part) => part !== undefined)
        .join(' '),
    )

  test('of container list, shipping instruction and VGM are compared line by line, in the language of the reader', async () => {
    const order = await takeOrder('in-process')
    const heavy = { grossWeight: '12000', packages: 150, volume: '55.5' }
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672', heavy)] })
    await send('shipper', order, 'shippingInstruction', instruction)
    await send('shipper', order, 'vgm', { responsible: 'Haichuan', signatory: 'Li Wei', containers: [weighed('MSKU6011672')] })
    expect(await linesOf(order)).toEqual([
      '件数 订舱委托 150 集装箱清单 150 agrees',
      '件数 订舱委托 150 补料 150 agrees',
      '毛重 KGS 订舱委托 12300 集装箱清单 12000 agrees',
      '毛重 KGS 订舱委托 12300 补料 3300.5 differs',
      '毛重 KGS 集装箱清单 12000 补料 3300.5 differs',
      '体积 CBM 订舱委托 44 集装箱清单 55.5 differs',
      '体积 CBM 订舱委托 44 补料 44 agrees',
      '体积 CBM 集装箱清单 55.5 补料 44 differs',
      // More than cargo and container weigh.
      'VGM 重量 KGS MSKU6011672 集装箱清单 12000 VGM 申报 21500 differs',
      'VGM 重量 KGS 订舱委托 12300 VGM 申报 21500 differs',
      'VGM 重量 KGS 补料 3300.5 VGM 申报 21500 differs',
    ])
  })

  test('of the draft bill, the customs declaration and the warehouse receipts take part, without those that are archived', async () => {
    const order = await takeOrder('in-process')
    const receive = (payload: object) =>
      ask('service', 'POST', '/api/warehouse-receipts', {
        ...{ direction: 'export', inboundNo: `${order}-1`, omsOrderNo: order, warehouse: 'yangshan-bonded', receivedAt: now.toISOString() },
        ...{ announcedPieces: 100, customsState: 'declared', ...payload },
      })
    const first = await receive({ countedPieces: 100, weight: '8000', volume: '30' })
    expect(first).toMatchObject({ status: 200 })
    await receive({ inboundNo: `${order}-2`, countedPieces: 49, weight: '4100', volume: '13.5' })
    const declared = { customsPackages: 150, customsGrossWeight: '11000' }
    expect(await send('service', order, 'facts', { group: 'facts-declaration', facts: declared }, true)).toMatchObject({ status: 200 })
    const stated = { packages: 150, grossWeight: '12900', volume: '44' }
    await send('service', order, 'billDraft', { file: await upload('service'), ...stated }, true)
    expect((await read(order)).billDraft).toMatchObject(stated)
    expect(await linesOf(order)).toEqual([
      '件数 订舱委托 150 进仓实收 149 differs',
      '件数 订舱委托 150 报关单 150 agrees',
      '件数 进仓实收 149 报关单 150 differs',
      '件数 订舱委托 150 提单样单 150 agrees',
      '件数 进仓实收 149 提单样单 150 differs',
      '毛重 KGS 订舱委托 12300 进仓实收 12100 agrees',
      '毛重 KGS 订舱委托 12300 报关单 11000 differs',
      '毛重 KGS 进仓实收 12100 报关单 11000 differs',
      '毛重 KGS 订舱委托 12300 提单样单 12900 agrees',
      '毛重 KGS 进仓实收 12100 提单样单 12900 differs',
      '毛重 KGS 报关单 11000 提单样单 12900 differs',
      '体积 CBM 订舱委托 44 进仓实收 43.5 agrees',
      '体积 CBM 订舱委托 44 提单样单 44 agrees',
    ])
    const { warehouseReceiptId, version } = first.data
    await ask('service', 'POST', `/api/warehouse-receipts/${warehouseReceiptId}/archive`, { version })
    expect(await linesOf(order)).toContain('件数 订舱委托 150 进仓实收 49 differs')
  })

  test('of a container differ between the list and the shipping instruction although the totals agree', async () => {
    const order = await takeOrder('in-process')
    const listed = [box('MSKU6011672', { packages: 120, grossWeight: '10000' }), box('CSQU3054383', { packages: 30, grossWeight: '2300' })]
    await send('shipper', order, 'containers', { containers: listed })
    const goods = instruction.goods.map((line, index) => ({
      ...line,
      containerNo: ['CSQU3054383', 'MSKU6011672'][index],
      grossWeight: ['10000', '2300'][index],
    }))
    await send('shipper', order, 'shippingInstruction', { ...instruction, goods })
    expect((await linesOf(order)).filter((line) => line.includes('U'))).toEqual([
      '件数 MSKU6011672 集装箱清单 120 补料 30 differs',
      '毛重 KGS MSKU6011672 集装箱清单 10000 补料 2300 differs',
      '件数 CSQU3054383 集装箱清单 30 补料 120 differs',
      '毛重 KGS CSQU3054383 集装箱清单 2300 补料 10000 differs',
    ])
  })

  test('of containers that one document lacks are shown as missing: replaced, added after the VGM, or without a weight', async () => {
    const order = await takeOrder('in-process')
    const half = { packages: 75, grossWeight: '6150', volume: '22' }
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672', half), box('CSQU3054383', half)] })
    const goods = ['MSKU6011672', 'CSQU3054383'].map((containerNo) => ({ ...instruction.goods[0], ...half, containerNo }))
    await send('shipper', order, 'shippingInstruction', { ...instruction, goods })
    const weights = { responsible: 'Haichuan', signatory: 'Li Wei', containers: [{ ...weighed('MSKU6011672'), vgm: '9900' }] }
    await send('shipper', order, 'vgm', weights)
    const { packages, volume } = half
    const replaced = [{ ...box('MSKU6011672', half), ...weights.containers[0] }, box('TCLU4265813', { packages, volume })]
    expect(await send('shipper', order, 'containers', { containers: replaced })).toMatchObject({ status: 200 })
    expect((await linesOf(order)).filter((line) => line.endsWith('missing'))).toEqual([
      '毛重 KGS 订舱委托 12300 集装箱清单 missing',
      '件数 TCLU4265813 集装箱清单 75 补料 missing',
      '件数 CSQU3054383 集装箱清单 补料 75 missing',
      'VGM 重量 KGS TCLU4265813 集装箱清单 VGM 申报 missing',
    ])
  })

  test('of a changed booking count instead of those that it replaced', async () => {
    const order = await takeOrder('in-process')
    await send('shipper', order, 'shippingInstruction', instruction)
    expect(await linesOf(order)).toContain('件数 订舱委托 150 补料 150 agrees')
    await papers.changeBooking(order, { packages: 160 })
    expect(await linesOf(order)).toContain('件数 订舱委托 160 补料 150 differs')
  })
})

describe('the shipping instruction', () => {
  test('sets the parties and totals of the order, and a later one replaces it', async () => {
    const order = await takeOrder('fees-accepted')
    expect(await send('shipper', order, 'shippingInstruction', instruction)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({
      shipper: instruction.shipper,
      packages: 150,
      packageUnit: 'cartons',
      grossWeight: '3300.5',
      volume: '44',
      billType: 'telex',
      shippingInstruction: { version: 1, at: now.toISOString(), goods: instruction.goods },
    })
    await send('shipper', order, 'shippingInstruction', { ...instruction, billType: 'original', originals: 3 })
    expect((await read(order)).shippingInstruction).toMatchObject({ version: 2, billType: 'original', originals: 3 })
  })

  test('reports missing values and invalid HS codes', async () => {
    const order = await takeOrder('fees-accepted')
    const goods = [{ ...instruction.goods[0], hsCode: '94-01' }]
    const answer = await send('shipper', order, 'shippingInstruction', { ...instruction, consignee: '', goods, billType: 'original' })
    expect(answer.fields.map(({ path, id }) => `${path} ${id}`).sort()).toEqual([
      '/consignee invalid.required',
      '/goods/0/hsCode invalid.hsCode',
      '/originals invalid.required',
    ])
  })
})

describe('verified gross mass', () => {
  test('is declared for listed containers, and marked as late after the cut-off', async () => {
    const order = await takeOrder('in-process')
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672')] })
    const declared = { responsible: 'Haichuan Trading', signatory: 'Li Wei', containers: [weighed('CSQU3054383')] }
    expect((await send('shipper', order, 'vgm', declared)).fields).toMatchObject([
      { path: '/containers/0/containerNo', id: 'invalid.containerUnknown' },
    ])
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672', { grossWeight: '27500' })] })
    const light = { ...declared, containers: [{ ...weighed('MSKU6011672'), vgm: '5000' }] }
    const tooLight = [{ path: '/containers/0/vgm', id: 'invalid.vgmBelowCargo', params: { cargo: '27500' } }]
    expect((await send('shipper', order, 'vgm', light)).fields).toMatchObject(tooLight)
    const listed = { containers: [{ ...box('MSKU6011672', { grossWeight: '27500' }), ...light.containers[0] }] }
    expect((await send('shipper', order, 'containers', listed)).fields).toMatchObject(tooLight)
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672', { grossWeight: '18000' })] })
    const right = { ...declared, containers: [weighed('MSKU6011672')] }
    expect(await send('shipper', order, 'vgm', right)).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({
      containers: [{ containerNo: 'MSKU6011672', vgm: '21500', vgmMethod: 'SM1' }],
      vgmDeclaration: { signatory: 'Li Wei', version: 1 },
    })
    await send('service', order, 'facts', { group: 'facts-cut-offs', facts: { vgmCutOffAt: '2026-01-01T00:00:00Z' } }, true)
    await send('shipper', order, 'vgm', right)
    expect((await read(order)).vgmDeclaration).toMatchObject({ version: 2, late: true })
  })
})

describe('the bill of lading', () => {
  test('is drafted, changed on request, drafted again and confirmed as shown', async () => {
    const order = await takeOrder('in-process')
    const draft = async (name: string) =>
      send('service', order, 'billDraft', { file: await upload('service', name), billNo: 'COSU1234567890' }, true)
    expect(await draft('draft.pdf')).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ bill: 'drafted', mblNo: 'COSU1234567890', billDraft: { version: 1, name: 'draft.pdf' } })
    expect(await send('shipper', order, 'bill/change', { remarks: 'Consignee: LANTING INC' })).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ bill: 'change-requested', billChange: { remarks: 'Consignee: LANTING INC', draft: 1 } })
    await draft('draft.pdf')
    const again = await read(order)
    expect(again).toMatchObject({ bill: 'drafted', billDraft: { version: 2 } })
    expect(again.billChange).toBeUndefined()
    expect(again.files.filter(({ type }: { type: string }) => type === 'draft-bill')).toMatchObject([
      { version: 2, current: true, byStaff: true },
      { version: 1, current: false },
    ])
    const stale = await send('shipper', order, 'bill/confirm', { draft: 1 })
    expect(stale).toMatchObject({ status: 409, error: 'error.draft-replaced', params: { version: 2 } })
    expect(await send('service', order, 'bill/confirm', { draft: 2 })).toMatchObject({ status: 403 })
    expect(await send('shipper', order, 'bill/confirm', { draft: 2 })).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject({ bill: 'confirmed', billConfirmedAt: now.toISOString() })
  })

  test('cannot use a file of another user', async () => {
    const order = await takeOrder('in-process')
    const answer = await send('service', order, 'billDraft', { file: await upload('shipper') }, true)
    expect(answer).toMatchObject({ status: 409, error: 'error.file-gone' })
    expect((await read(order)).bill).toBeUndefined()
  })
})

describe('facts that staff maintain', () => {
  test('are changed by group and logged one by one, and omitted ones are removed', async () => {
    const order = await takeOrder('in-process')
    const before = await read(order)
    const facts = { carrier: before.carrier, vessel: 'EVER GIVEN', voyage: '062E', etd: '2026-12-09', eta: '2026-12-28', mblNo: 'EGLV1' }
    const answer = await send('service', order, 'facts', { group: 'facts-sailing', facts }, true)
    expect(answer).toMatchObject({ status: 200 })
    expect(await read(order)).toMatchObject(facts)
    const [event] = await portal.test.db
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', order)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    expect(event?.data.facts).toMatchObject({ etd: { before: before.etd, after: '2026-12-09' }, eta: { after: '2026-12-28' } })
    await send('service', order, 'facts', { group: 'facts-sailing', facts: { ...facts, eta: undefined } }, true)
    expect((await read(order)).eta).toBeUndefined()
  })

  test('are validated by the form of their group, and belong to the order’s type', async () => {
    const order = await takeOrder('in-process')
    const wrong = await send('service', order, 'facts', { group: 'facts-sailing', facts: { eta: 'soon', nonsense: 1 } }, true)
    expect(wrong.fields.map(({ path }) => path).sort()).toEqual(['/facts/eta', '/facts/nonsense'])
    const foreign = await send('service', order, 'facts', { group: 'facts-customs', facts: {} }, true)
    expect(foreign.fields).toMatchObject([{ path: '/group' }])
    expect(await send('service', order, 'facts', { group: 'facts-sailing' }, true)).toMatchObject({ status: 400 })
    expect(await send('shipper', order, 'facts', { group: 'facts-sailing', facts: {} }, true)).toMatchObject({ status: 403 })
  })
})

describe('files of an order', () => {
  test('come from both sides; the same type and name is a new version, and the old ones stay', async () => {
    const order = await takeOrder('in-process')
    const add = async (who: Who, type: string, name: string) => {
      const file = await upload(who, name)
      return { file, answer: await ask(who, 'POST', `/api/orders/${order}/files`, { type, file }) }
    }
    const first = await add('shipper', 'booking-note', '托书.pdf')
    expect(first.answer).toMatchObject({ status: 200 })
    expect((await add('service', 'shipping-order', 'so.pdf')).answer).toMatchObject({ status: 200 })
    expect((await add('shipper', 'booking-note', '托书.pdf')).answer).toMatchObject({ status: 200 })
    const { files, events } = await read(order)
    const reported = files.map(({ type, name, version, current, byStaff }: Record<string, unknown>) => ({
      type,
      name,
      version,
      current,
      byStaff,
    }))
    expect(reported).toHaveLength(3)
    expect(reported).toEqual(
      expect.arrayContaining([
        { type: 'booking-note', name: '托书.pdf', version: 2, current: true, byStaff: false },
        { type: 'booking-note', name: '托书.pdf', version: 1, current: false, byStaff: false },
        { type: 'shipping-order', name: 'so.pdf', version: 1, current: true, byStaff: true },
      ]),
    )
    expect(events[0]).toMatchObject({ event: 'add-file', note: '托书.pdf' })
    const old = await portal.app.inject({ url: `/api/files/${first.file}`, headers: { host, 'access-token': papers.tokens.admin } })
    expect(old.statusCode).toBe(200)
    // A file used by one order cannot be used by another.
    expect(await ask('shipper', 'POST', `/api/orders/${order}/files`, { type: 'other', file: first.file })).toMatchObject({
      status: 409,
      error: 'error.file-gone',
    })
  })

  test('sent by twenty concurrent calls become twenty versions', async () => {
    const order = await takeOrder('in-process')
    const files = await Promise.all(Array.from({ length: 20 }, () => upload('shipper', 'list.pdf')))
    const answers = await Promise.all(files.map((file) => ask('shipper', 'POST', `/api/orders/${order}/files`, { type: 'other', file })))
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200))
    const { files: kept, version } = await read(order)
    expect(kept.map((file: { version: number }) => file.version).sort((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(kept.filter((file: { current: boolean }) => file.current)).toHaveLength(1)
    expect(version).toBeGreaterThan(20)
  })
})

describe('booking statuses', () => {
  const count = async (who: Who) => (await ask(who, 'GET', '/api/workbench/bookingStatuses')).data.counts

  test('follow the documents, several at once, and are counted per company', async () => {
    const order = await takeOrder('in-process')
    // Every change of an order recomputes its statuses.
    await send('service', order, 'facts', { group: 'facts-cut-offs', facts: {} }, true)
    expect((await read(order)).bookingStatuses).toEqual(['to-make-documents', 'vgm-to-submit'])
    const before = await count('shipper')
    const staffBefore = await count('service')
    const othersBefore = await count('other')
    await send('shipper', order, 'shippingInstruction', instruction)
    await send('shipper', order, 'containers', { containers: [box('MSKU6011672')] })
    await send('shipper', order, 'vgm', { responsible: 'Haichuan', signatory: 'Li Wei', containers: [weighed('MSKU6011672')] })
    expect((await read(order)).bookingStatuses).toBeUndefined()
    await send('service', order, 'billDraft', { file: await upload('service') }, true)
    expect((await read(order)).bookingStatuses).toEqual(['bill-to-be-confirmed'])
    const expected = {
      'to-make-documents': before['to-make-documents'] - 1,
      'vgm-to-submit': before['vgm-to-submit'] - 1,
      'bill-to-be-confirmed': before['bill-to-be-confirmed'] + 1,
    }
    expect(await count('admin')).toMatchObject(expected)
    expect(await count('other')).toEqual(othersBefore)
    expect((await count('service'))['vgm-to-submit']).toBe(staffBefore['vgm-to-submit'] - 1)
    const list = await ask('shipper', 'GET', '/api/orders?bookingStatus=bill-to-be-confirmed')
    expect(list.data.rows.map(({ omsOrderNo }: { omsOrderNo: string }) => omsOrderNo)).toContain(order)
  })

  test('count the caller’s own unsent bookings as pending', async () => {
    const before = (await count('shipper'))['pending-booking']
    const release = portal.releases.current().release.id
    const draft = {
      place: 'sea-booking.booking',
      form: 'sea-booking',
      release,
      version: 0,
      data: { values: { goodsName: 'Chairs' }, given: '', fields: [], at: now.toISOString() },
    }
    expect(await ask('shipper', 'POST', '/api/drafts', draft)).toMatchObject({ status: 200 })
    expect((await count('shipper'))['pending-booking']).toBe(before + 1)
    expect((await count('admin'))['pending-booking']).toBe(0)
  })

  test('are recalculated when a release changes their conditions', async () => {
    const order = await takeOrder('in-process')
    await send('service', order, 'facts', { group: 'facts-cut-offs', facts: {} }, true)
    const plan = portal.releases.current().release.brands[brand]
    const rows = plan?.documents.dictionary?.['booking-status']?.rows as { id: string; when?: string }[]
    const changed = rows.map((row) => (row.id === 'vgm-to-submit' ? { ...row, when: "record.state == 'completed'" } : row))
    const documents = {
      ...plan?.documents,
      dictionary: { ...plan?.documents.dictionary, 'booking-status': { ...plan?.documents.dictionary?.['booking-status'], rows: changed } },
    }
    const { version } = await read(order)
    // The brand as in another release.
    const other = { ...plan, documents } as Parameters<typeof requeueOrders>[0]['brand']
    await requeueOrders({ db: portal.test.db, brand: other, now: () => now })
    const after = await read(order)
    expect(after.bookingStatuses).toEqual(['to-make-documents'])
    expect(after.version, 'it is unchanged').toBe(version)
  })
})
