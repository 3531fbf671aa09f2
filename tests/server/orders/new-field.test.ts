/** A field that analysts add to an order: from the form to the list, the Excel file and the PDF, by changing documents only. */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { openXlsx } from '../../../src/server/platform/workbooks/index.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { root as shipped } from '../support.ts'

const root = mkdtempSync(join(tmpdir(), 'new-field-'))
const label = { zh: '采购单号', en: 'Purchase order no.' }
let portal: TestPortal
let token: string

beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  const field = { type: 'string', description: 'Number of the customer’s purchase order.', label }
  change('orders/order.entity', (entity) => {
    entity.properties.purchaseOrderNo = { ...field, policy: 'read-order', fromForm: true }
  })
  change('orders/requests/other-service.form', (form) => {
    form.properties.purchaseOrderNo = { ...field, maxLength: 30 }
    form.layout[0].fields.push({ id: 'purchaseOrderNo' })
  })
  change('orders/requests/other-orders.list', (list) => {
    list.columns.push({ id: 'purchaseOrderNo' })
  })
  portal = await openTestPortal({ root })
  token = await portal.signIn('admin')
})
afterAll(async () => {
  await portal?.close()
  rmSync(root, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: the test edits a document like an analyst.
function change(name: string, edit: (document: any) => void): void {
  const path = join(root, `schemas/${name}.json`)
  const document = JSON.parse(readFileSync(path, 'utf8'))
  edit(document)
  writeFileSync(path, JSON.stringify(document, null, 2))
}

function send(url: string, payload?: object) {
  return portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { 'access-token': token, cookie: 'default-language=en', ...(payload ? { 'idempotency-key': randomUUID() } : {}) },
    ...(payload ? { payload } : {}),
  })
}

it('its value appears in the list, the Excel file and the PDF', async () => {
  const booking = { subject: 'Fumigation', details: 'Before loading', contact: 'Zhou', mobile: '13800000102', purchaseOrderNo: 'PO-7788' }
  const placed = await send('/api/orders/other', { booking })
  expect(placed.json()).toMatchObject({ success: true })
  const { omsOrderNo } = placed.json().data

  const { rows } = (await send('/api/orders?list=other')).json().data
  expect(rows).toEqual([expect.objectContaining({ omsOrderNo, purchaseOrderNo: 'PO-7788' })])

  const file = await send('/api/lists/export', { list: 'other-orders', query: { list: 'other' } })
  const cells: string[] = []
  for await (const { row } of (await openXlsx(file.rawPayload)).rows) cells.push(...[...row.cells.values()].map((cell) => cell.text))
  expect(cells).toEqual(expect.arrayContaining([label.en, 'PO-7788']))

  const ticket = await send(`/api/orders/${omsOrderNo}/ticket`)
  // PDFs place text word by word.
  const text = readPdf(ticket.rawPayload).pages.join('').replace(/\s+/g, '')
  expect(text).toContain('Purchaseorderno.')
  expect(text).toContain('PO-7788')
})
