import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from '#generated/operations.ts'
import type { Result } from '../../../src/server/kernel/call.ts'
import { requeueOrders } from '../../../src/server/orders/order/index.ts'
import { findOrderForm, workbenchHandlers as handlers, sweepTemplates } from '../../../src/server/orders/workbench/index.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { type HandlerStage, openHandlerStage } from '../support.ts'

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
  // A running server requeues earlier orders on its own.
  const { db, brand, now } = await stage.callAs('admin')
  await requeueOrders({ db, brand, now })
})
afterAll(() => stage.close())

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Refused: ${result.error} ${JSON.stringify(result.params ?? result.fields ?? {})}`)
  return result.value
}

const refusal = (result: Result<unknown>) => (result.ok ? 'allowed' : result.error)
const company = 'haichuan'

async function orderOf(account: string, orderType?: string) {
  const { actor } = await stage.callAs(account)
  const found = await stage.db.selectFrom('orders').selectAll().where('company_id', '=', actor.companyId).orderBy('id').execute()
  const own = found.find(({ data }) => data.orderedById === actor.userId && (orderType === undefined || data.orderType === orderType))
  if (!own) throw new Error(`${account} has no order of ${orderType ?? 'any kind'}`)
  return own
}

describe('tasks', () => {
  it('are those of the user’s own orders, or of the whole company for administrators, earliest due first', async () => {
    const member = value(await handlers['list-tasks']({ pageSize: 100 }, await stage.callAs('shipper')))
    const all = value(await handlers['list-tasks']({ pageSize: 100 }, await stage.callAs('admin')))
    const { userId } = (await stage.callAs('shipper')).actor
    const orders = await stage.db.selectFrom('orders').selectAll().where('company_id', '=', company).execute()
    const waiting = orders.filter(({ state }) => state === 'fees-confirmed').map(({ id }) => id)
    const toAccept = (rows: typeof all.rows) => rows.filter(({ task }) => task === 'accept-fees').map(({ subject }) => subject)
    expect(toAccept(all.rows).sort()).toEqual(waiting.sort())
    const own = orders.filter(({ state, data }) => state === 'fees-confirmed' && data.orderedById === userId).map(({ id }) => id)
    expect(toAccept(member.rows).sort()).toEqual(own.sort())
    const due = all.rows.flatMap(({ dueAt }) => dueAt ?? [])
    expect(due).toEqual([...due].sort())
    expect(all.rows.every(({ taskId }, index) => all.rows.findIndex((row) => row.taskId === taskId) === index)).toBe(true)
    expect(all.total).toBe(all.rows.length)
  })

  it('end once they are done', async () => {
    const { id, data } = await orderOf('shipper')
    const write = (tasks: object[]) =>
      stage.db
        .updateTable('orders')
        .set({ data: JSON.stringify({ ...data, tasks }) })
        .where('id', '=', id)
        .execute()
    await write([{ task: 'vgm', since: '2026-11-20T00:00:00Z', dueAt: '2026-11-22T00:00:00Z' }])
    const call = await stage.callAs('shipper')
    const first = value(await handlers['list-tasks']({}, call)).rows.find(({ subject }) => subject === id)
    expect(first).toMatchObject({ task: 'vgm', route: 'order-detail', dueAt: '2026-11-22T00:00:00.000Z' })
    await write([])
    expect(value(await handlers['list-tasks']({ pageSize: 100 }, call)).rows.map(({ subject }) => subject)).not.toContain(id)
    await stage.db
      .updateTable('orders')
      .set({ data: JSON.stringify(data) })
      .where('id', '=', id)
      .execute()
  })

  it('go page by page, each row once', async () => {
    const call = await stage.callAs('admin')
    const whole = value(await handlers['list-tasks']({ pageSize: 100 }, call))
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(whole.total / 3); page += 1)
      pages.push(...value(await handlers['list-tasks']({ page, pageSize: 3 }, call)).rows.map(({ taskId }) => taskId))
    expect(pages).toEqual(whole.rows.map(({ taskId }) => taskId))
  })
})

describe('orders by month', () => {
  it('add up to the company’s orders, without cancelled ones', async () => {
    const call = await stage.callAs('admin')
    const { rows } = value(await handlers['list-order-months']({ months: 24 }, call))
    const orders = await stage.db.selectFrom('orders').selectAll().where('company_id', '=', company).execute()
    const counted = orders.filter(({ state }) => !['cancelled', 'rejected'].includes(String(state)))
    expect(rows.reduce((sum, row) => sum + row.orders, 0)).toBe(counted.length)
    const cents = (text: unknown) => Math.round(Number(text ?? 0) * 100)
    expect(rows.reduce((sum, row) => sum + cents(row.amount), 0)).toBe(counted.reduce((sum, { data }) => sum + cents(data.baseTotal), 0))
    expect(new Set(rows.map(({ month }) => month)).size).toBe(24)
    expect(rows.at(-1)?.month).toBe('2026-11')
  })

  it('are empty for a company without orders', async () => {
    const call = await stage.callAs('admin')
    const actor = { ...call.actor, companyId: 'nobody' }
    expect(value(await handlers['list-order-months']({}, { ...call, actor })).rows).toEqual([])
  })
})

describe('templates', () => {
  it('keep the input except dates, files and the sailing, and prefill the form of their type', async () => {
    const { id } = await orderOf('shipper', 'sea-booking')
    const call = await stage.callAs('shipper')
    const { templateId } = value(await handlers['save-order-template']({ omsOrderNo: id, name: ' Weekly ' }, call))
    const [row] = value(await handlers['list-templates']({}, call)).rows
    expect(row).toMatchObject({ templateId, name: 'Weekly', orderType: 'sea-booking', own: true })
    const started = value(await handlers['start-from-template']({ templateId }, call))
    expect(started).toMatchObject({ orderType: 'sea-booking', place: 'sea-booking.booking', route: 'sea-booking' })
    expect(Object.keys(started.values)).toEqual(expect.arrayContaining(['boxes', 'goodsName']))
    for (const name of ['etd', 'rateId', 'vessel', 'voyage', 'file']) expect(started.values).not.toHaveProperty(name)
    expect(value(await handlers['list-templates']({}, call)).rows[0]?.usedAt).toBe(call.now().toISOString())
  })

  it('are visible to their owner and the administrator; everyone else gets 404', async () => {
    const { id } = await orderOf('shipper')
    const owner = await stage.callAs('shipper')
    const { templateId } = value(await handlers['save-order-template']({ omsOrderNo: id, name: 'Mine' }, owner))
    for (const account of ['shipper2', 'other', 'forwarder']) {
      const call = await stage.callAs(account)
      expect(refusal(await handlers['start-from-template']({ templateId }, call)), account).toBe('error.not-found')
      expect(refusal(await handlers['rename-template']({ templateId, name: 'Theirs' }, call)), account).toBe('error.not-found')
      expect(refusal(await handlers['remove-template']({ templateId }, call)), account).toBe('error.not-found')
    }
    const foreign = await stage.callAs('other')
    expect(refusal(await handlers['save-order-template']({ omsOrderNo: id, name: 'Theirs' }, foreign))).toBe('error.not-found')
    const admin = await stage.callAs('admin')
    expect(value(await handlers['rename-template']({ templateId, name: 'Ours' }, admin)).name).toBe('Ours')
  })

  it('can be removed and restored, and are deleted after the grace period', async () => {
    const call = await stage.callAs('shipper')
    const values = { goodsName: 'Towels', stranger: 1 }
    const { templateId } = value(await handlers['save-template']({ name: 'Short', orderType: 'lcl', values }, call))
    const listed = async () => value(await handlers['list-templates']({ orderType: 'lcl' }, call)).rows.map((row) => row.templateId)
    expect(value(await handlers['start-from-template']({ templateId }, call)).values).toEqual({ goodsName: 'Towels' })
    value(await handlers['remove-template']({ templateId }, call))
    value(await handlers['remove-template']({ templateId }, call))
    expect(await listed()).not.toContain(templateId)
    value(await handlers['restore-template']({ templateId }, call))
    expect(await listed()).toContain(templateId)
    value(await handlers['remove-template']({ templateId }, call))
    await sweepTemplates(stage.db, call.brand, new Date(call.now().getTime() + 31 * 86_400_000))
    expect(refusal(await handlers['restore-template']({ templateId }, call))).toBe('error.not-found')
    expect(refusal(await handlers['save-template']({ name: 'No', orderType: 'nothing', values }, call))).toBe('error.invalid')
  })
})

describe('drafts', () => {
  it('are listed with their page, summary and age', async () => {
    const call = await stage.callAs('shipper')
    const data = {
      values: { pol: 'CNNGB', pod: 'USLAX', boxes: [{ boxType: '40HQ', quantity: 2 }] },
      given: '{}',
      fields: [],
      at: '',
      others: [],
    }
    const row = { user_id: call.actor.userId ?? '', release: call.release.id, version: 1, data: JSON.stringify(data) }
    const updated_at = new Date(call.now().getTime() - 5 * 3_600_000)
    await stage.db
      .insertInto('drafts')
      .values({ ...row, form: 'sea-booking.booking', updated_at })
      .execute()
    await stage.db
      .insertInto('drafts')
      .values({ ...row, form: 'no-such-page.form', updated_at })
      .execute()
    await stage.db
      .insertInto('drafts')
      .values({ ...row, form: 'sea-booking.booking.by-rate-R-2', updated_at: new Date(updated_at.getTime() + 1) })
      .execute()
    const { rows, total } = value(await handlers['list-drafts']({}, call))
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({ place: 'sea-booking.booking.by-rate-R-2', route: 'sea-booking', parameters: { rate: 'R-2' } })
    expect(rows[1]).not.toHaveProperty('parameters')
    expect(rows[1]).toMatchObject({
      place: 'sea-booking.booking',
      route: 'sea-booking',
      pol: 'CNNGB',
      boxes: '2*40HQ',
      filled: 3,
      ageHours: 5,
    })
    expect(value(await handlers['list-drafts']({}, await stage.callAs('other'))).rows).toEqual([])
  })
})

describe('a repeated order', () => {
  it('shows the copied and omitted values, and the current price next to the earlier one', async () => {
    const { id, data } = await orderOf('shipper', 'sea-booking')
    const call = await stage.callAs('shipper')
    const again: Operations['read-order-again']['output'] = value(await handlers['read-order-again']({ omsOrderNo: id }, call))
    expect(again).toMatchObject({ omsOrderNo: id, orderType: 'sea-booking', place: 'sea-booking.booking', route: 'sea-booking' })
    expect(again.values).not.toHaveProperty('etd')
    expect(again.left.length).toBeGreaterThan(0)
    expect(again.before?.baseTotal).toBe(data.baseTotal)
    expect(again.now !== undefined || again.whyNot !== undefined).toBe(true)
    if (again.now) expect(again.change).toBeDefined()
    expect(refusal(await handlers['read-order-again']({ omsOrderNo: id }, await stage.callAs('other')))).toBe('error.not-found')
  })

  it('does not accept that its sailing has closed because the earlier one had', async () => {
    const { id, data } = await orderOf('shipper', 'sea-booking')
    const booking = { ...(data.booking as object), closingAccepted: true }
    await stage.db
      .updateTable('orders')
      .set({ data: JSON.stringify({ ...data, booking }) })
      .where('id', '=', id)
      .execute()
    const call = await stage.callAs('shipper')
    const again = value(await handlers['read-order-again']({ omsOrderNo: id }, call))
    const { templateId } = value(await handlers['save-order-template']({ omsOrderNo: id, name: 'Closed' }, call))
    const started = value(await handlers['start-from-template']({ templateId }, call))
    for (const { values } of [again, started]) expect(values).not.toHaveProperty('closingAccepted')
  })

  it('is possible for every order type', async () => {
    const call = await stage.callAs('admin')
    const companyOrders = stage.db.selectFrom('orders').selectAll().where('company_id', '=', company)
    const orders = await companyOrders.where('brand', '=', call.brand.id).execute()
    const kinds = new Map(orders.map(({ id, data }) => [String(data.orderType), id]))
    for (const [kind, omsOrderNo] of kinds) expect(refusal(await handlers['read-order-again']({ omsOrderNo }, call)), kind).toBe('allowed')
  })
})

describe('the form of an order type', () => {
  it('is found in every brand with a page on which such orders are placed', () => {
    for (const brand of Object.values(stage.release.brands)) {
      const language = brand.defaultLanguage
      const shown = new Set(brand.shells[language]?.routes.map(({ page }) => page))
      const pages = Object.values(brand.pages[language] ?? {}).filter(({ page }) => shown.has(page.id))
      const operations = pages.flatMap(({ page }) => [...formOperations(page.blocks)])
      const kinds = new Set(operations.flatMap((operation) => brand.operations[operation]?.orderType ?? []))
      expect(kinds.size, brand.id).toBeGreaterThan(1)
      const lost = [...kinds].filter((kind) => findOrderForm(brand, language, kind) === undefined)
      expect(lost, brand.id).toEqual([])
    }
  })
})

/** Operations that the forms of a page submit to. */
function* formOperations(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  const { block, operation } = part as { readonly block?: unknown; readonly operation?: unknown }
  if (block === 'form' && typeof operation === 'string') yield operation
  for (const inner of Object.values(part)) yield* formOperations(inner)
}

describe('an order ticket', () => {
  it('contains the number, the lane and the booking, in both languages, and is limited to its company', async () => {
    const { id, data } = await orderOf('shipper', 'sea-booking')
    const call = await stage.callAs('shipper')
    const file = value(await handlers['print-order-ticket']({ omsOrderNo: id }, call)) as { bytes: Uint8Array; name: string }
    const words = readPdf(file.bytes).pages.join(' ').replace(/\s+/g, '')
    expect(file.name).toContain(id)
    for (const word of [id, '委托内容', 'Booking', String((data.booking as { goodsName?: string }).goodsName).replace(/\s+/g, '')])
      expect(words).toContain(word)
    expect(refusal(await handlers['print-order-ticket']({ omsOrderNo: id }, await stage.callAs('other')))).toBe('error.not-found')
  })
})
