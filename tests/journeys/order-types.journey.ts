import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { type BookingCase, bookingCases } from './bookings.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { act, type Caller, complete, confirmFees, openCaller, payAndGenerate, place } from './order-calls.ts'
import { openPart, press } from './order-page.ts'
import { openAlive, openSignedIn, type Person } from './person.ts'
import type { Language } from './say.ts'

/** Runs through every order type once; languages and widths are distributed so that each combination occurs. */
const eyes: readonly { language: Language; width: number; kinds: readonly string[] }[] = [
  { language: 'zh', width: 1440, kinds: ['shipping-order', 'rail', 'yard', 'other'] },
  { language: 'en', width: 390, kinds: ['soc', 'customs', 'truck', 'entrust'] },
  { language: 'zh', width: 390, kinds: ['sea-request', 'overseas', 'warehouse', 'lcl'] },
  { language: 'en', width: 1440, kinds: ['sea-rail', 'air'] },
]

for (const { language, width, kinds } of sampleOne(eyes)) {
  test(`${kinds.join(', ')}: ordered, agreed, executed and completed, at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    // Customer service uses the other width and language.
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'shipper' })
    const staff = await openSignedIn(browser, base, {
      brand: 'quayside',
      account: 'service',
      language: language === 'zh' ? 'en' : 'zh',
      width: width === 390 ? 1440 : 390,
    })
    const hands = { customer: await openCaller(base, 'shipper'), staff: await openCaller(base, 'service') }
    for (const kind of kinds) await test.step(kind, () => live(kind, { customer, staff }, hands))
    expect([...customer.complaints, ...staff.complaints]).toEqual([])
  })
}

interface Both<T> {
  readonly customer: T
  readonly staff: T
}

async function live(kind: string, people: Both<Person>, hands: Both<Caller>): Promise<void> {
  const found = findCase(kind)
  const { customer, staff } = people
  if (found.form) {
    await openAlive(customer, found.form)
    await expect(customer.page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(customer, `form of ${kind}`)
  }
  const no = await place(hands.customer, found)
  await confirmFees(hands.staff, no)
  await openAlive(staff, `/desk/orders/${no}`)
  await expect(staff.page.getByRole('main').getByText(no).locator('visible=true').first()).toBeVisible()
  await expect(staff.page.getByText(staff.say('dictionary/order-status.fees-confirmed')).locator('visible=true').first()).toBeVisible()
  await openAlive(customer, `${found.detail ?? '/workbench/orderDetail/'}${no}`)
  await acceptOnScreen(customer)
  await payAndGenerate(hands.customer, hands.staff, no)
  const order = await complete(hands.staff, no, found.completes)
  expect(order.state, kind).toBe('completed')
  await customer.page.reload()
  await expect(
    customer.page.getByRole('main').getByText(customer.say('dictionary/order-status.completed')).locator('visible=true').first(),
  ).toBeVisible()
  await checkPage(customer, `${kind}, completed`)
  await staff.page.reload()
  await expect(
    staff.page.getByRole('main').getByText(staff.say('dictionary/order-status.completed')).locator('visible=true').first(),
  ).toBeVisible()
  await checkPage(staff, `${kind} at the desk, completed`)
}

async function acceptOnScreen({ page, say }: Person): Promise<void> {
  await press(page, say('page/order-detail.summary.accept'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('page/order-detail.summary.accept') }).click()
  await expect(dialog).toBeHidden()
}

const container = { containerNo: 'CSQU3054383', boxType: '40HQ', sealNo: 'CN448812' }
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

for (const { language, width } of sampleOne([
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const)) {
  test(`a sea booking is amended, documented and completed, at ${width} px in ${language}`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    const customer = await openSignedIn(browser, base, { brand: 'quayside', language, width, account: 'shipper' })
    const staff = await openSignedIn(browser, base, { brand: 'quayside', language, width: width === 390 ? 1440 : 390, account: 'service' })
    const hands = { customer: await openCaller(base, 'shipper'), staff: await openCaller(base, 'service') }
    const found = findCase('sea')
    const no = await place(hands.customer, found)
    const detail = `/workbench/orderDetail/${no}`
    const own = `/api/orders/${no}`
    await confirmFees(hands.staff, no)
    const agreed = await act(hands.customer, no, `${own}/acceptFees`)

    await test.step('an additional container is requested, offered and accepted', async () => {
      await openAlive(customer, `/workbench/orderAmend/${no}`)
      await checkPage(customer, 'an amendment')
      const booking = { ...agreed.booking, boxes: [{ boxType: '40HQ', quantity: 2 }] }
      const asked = await act(hands.customer, no, `${own}/requestAmendment`, { booking, reason: 'One more' })
      expect(['requested', 'offered']).toContain(asked.amendment)
      await openAlive(staff, `/desk/orders/${no}`)
      await checkPage(staff, 'an open amendment at the desk')
      await act(hands.staff, no, `/api/desk/orders/${no}/offerAmendment`, { lines: offered })
      const changed = await act(hands.customer, no, `${own}/acceptAmendment`)
      expect(changed).toMatchObject({ boxes: '2*40HQ', baseTotal: '4200.00' })
      expect(changed.amendment ?? 'none').toBe('none')
    })

    await test.step('containers, weights, shipping instruction and bill of lading', async () => {
      await payAndGenerate(hands.customer, hands.staff, no)
      await act(hands.customer, no, `${own}/containers`, { containers: [container] })
      const vgm = { containerNo: container.containerNo, vgm: '21500', vgmMethod: 'SM1', vgmDate: new Date().toISOString().slice(0, 10) }
      await act(hands.customer, no, `${own}/vgm`, { responsible: 'Haichuan', signatory: 'Zhou Yutong', containers: [vgm] })
      await act(hands.customer, no, `${own}/shippingInstruction`, instruction)
      const file = await hands.staff.upload('draft bill.pdf', pdf)
      const drafted = await act(hands.staff, no, `/api/desk/orders/${no}/billDraft`, { file })
      expect(drafted.bill).toBe('drafted')
      await openAlive(customer, detail)
      await openPart(customer.page, 'papers')
      await expect(customer.page.getByText(container.containerNo).locator('visible=true').first()).toBeVisible()
      await checkPage(customer, 'a booking with its documents')
      const confirmed = await act(hands.customer, no, `${own}/bill/confirm`, { draft: 1 })
      expect(confirmed.bill).toBe('confirmed')
    })

    await test.step('it sails, arrives and the container is returned', async () => {
      const order = await complete(hands.staff, no, found.completes)
      expect(order.state).toBe('completed')
      await customer.page.reload()
      await expect(
        customer.page.getByRole('main').getByText(customer.say('dictionary/order-status.completed')).locator('visible=true').first(),
      ).toBeVisible()
      await staff.page.reload()
      await checkPage(staff, 'a booking with its documents at the desk')
    })
    expect([...customer.complaints, ...staff.complaints]).toEqual([])
  })
}

const offered = [
  { fee: 'OTH', group: 'other', basis: 'flat', unitPrice: '4200', currency: 'CNY', quantity: '1', reason: 'One more container' },
]
const instruction = {
  shipper: 'Haichuan Import & Export Co., Ltd., Ningbo',
  consignee: 'Harbor Home Goods Inc., Long Beach',
  notifyParty: 'Same as consignee',
  billType: 'telex',
  freightTerms: 'prepaid',
  goods: [{ goodsName: 'Furniture', packages: 120, packageUnit: 'cartons', grossWeight: '18400', volume: '61.5' }],
}

function findCase(kind: string): BookingCase {
  const found = bookingCases.find(({ type }) => type === kind)
  if (!found) throw new Error(`There is no booking of kind ${kind}`)
  return found
}

test('every order type is covered', () => {
  const walked = new Set([...eyes.flatMap(({ kinds }) => kinds), 'sea'])
  expect(bookingCases.filter(({ type }) => !walked.has(type))).toEqual([])
})
