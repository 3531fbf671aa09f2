/** Applications from suppliers: documents, what the applicant sees, decisions, the supplier in the workbench, and notifications. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { makePdf } from '../files/sample-documents.ts'
import { root } from '../support.ts'

const host = 'quayside.localhost'
const accounts = ['registered', 'member', 'other', 'admin', 'staff'] as const
type Account = (typeof accounts)[number]

let portal: TestPortal
const tokens: Partial<Record<Account, string>> = {}

beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const account of accounts) tokens[account] = await portal.signIn(account, host)
  await portal.test.db.updateTable('users').set({ email: 'applicant@one.example', language: 'en' }).where('id', '=', 'registered').execute()
})
afterAll(() => portal.close())

beforeEach(async () => {
  const { db } = portal.test
  for (const table of ['notifications', 'outbox', 'suppliers', 'record_events', 'records'] as const) await db.deleteFrom(table).execute()
})

async function ask(as: Account, url: string, payload?: object) {
  const answer = await portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host,
      cookie: 'default-language=en',
      'access-token': tokens[as] ?? '',
      ...(payload ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  const { data, error } = (isJson ? answer.json() : {}) as any
  return { status: answer.statusCode, data, error: error?.id as string | undefined, fields: error?.fields, bytes: answer.rawPayload }
}

async function upload(as: Account, bytes: Uint8Array = makePdf(), name = 'licence.pdf') {
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/files/papers',
    headers: { host, 'access-token': tokens[as] ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, fileId: answer.json().data?.fileId as string | undefined }
}

async function applicationOf(as: Account, more: object = {}) {
  const [licence, qualification] = [(await upload(as)).fileId, (await upload(as)).fileId]
  return {
    company: 'Yongan Trucking',
    uscc: '91310115MA1K4A7B0D',
    categories: ['trucking'],
    regions: ['ningbo', 'yangtze'],
    capacity: '36 trucks',
    contact: 'Lu Ping',
    phone: '0574 8888 0000',
    email: 'ops@yongan.example',
    licence,
    qualification,
    conduct: true,
    ...more,
  }
}

async function apply(as: Account = 'registered', more: object = {}): Promise<string> {
  const sent = await ask(as, '/api/supplier-applications', await applicationOf(as, more))
  expect(sent).toMatchObject({ status: 200 })
  return sent.data.supplierApplicationId
}

function decide(id: string, version: number, decision: object) {
  return ask('staff', `/api/supplier-applications/${id}/decision`, { version, ...decision })
}

async function mailsTo(recipient?: string): Promise<{ recipient: string; event: string | null }[]> {
  const rows = await portal.test.db.selectFrom('outbox').select(['recipient', 'event']).orderBy('id').execute()
  return recipient === undefined ? rows : rows.filter((row) => row.recipient === recipient)
}

describe('an application', () => {
  it('is visible to the applicant and the desk, with its documents', async () => {
    const id = await apply()
    for (const who of ['registered', 'staff'] as const) {
      const { data } = await ask(who, `/api/supplier-applications/${id}`)
      expect(data).toMatchObject({ company: 'Yongan Trucking', status: 'received', createdAt: expect.any(String) })
      const paper = await ask(who, `/api/supplier-applications/${id}/files/licence`)
      expect(paper.status).toBe(200)
      expect(Buffer.from(paper.bytes).equals(Buffer.from(makePdf()))).toBe(true)
    }
    for (const path of ['', '/progress', '/files/licence'])
      expect(await ask('member', `/api/supplier-applications/${id}${path}`)).toMatchObject({ status: 404 })
    expect((await ask('member', '/api/supplier-applications')).data.rows).toEqual([])
    expect((await ask('staff', '/api/supplier-applications?status=received')).data).toMatchObject({
      total: 1,
      counts: { received: 1, accepted: 0 },
    })
  })

  it('needs a valid credit code, documents of the applicant, and consent to the code of conduct', async () => {
    const wrong = await applicationOf('registered', { uscc: '91310115MA1K4A7B0E', conduct: false })
    const paths = (await ask('registered', '/api/supplier-applications', wrong)).fields.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual(['/conduct', '/uscc'])
    const foreign = await applicationOf('registered', { licence: (await upload('member')).fileId })
    expect(await ask('registered', '/api/supplier-applications', foreign)).toMatchObject({ error: 'error.file-gone' })
    expect((await upload('registered', Buffer.from('MZ'), 'licence.pdf')).status).toBe(400)
    expect((await ask('registered', '/api/supplier-applications')).data.rows).toEqual([])
  })

  it('is refused while another one is open or accepted, and possible after a rejection', async () => {
    const id = await apply()
    const second = await ask('registered', '/api/supplier-applications', await applicationOf('registered'))
    expect(second).toMatchObject({ status: 409, error: 'error.record-once' })
    expect(await decide(id, 1, { status: 'declined' })).toMatchObject({ status: 400 })
    expect(await decide(id, 1, { status: 'declined', message: 'Not enough trucks' })).toMatchObject({ status: 200 })
    expect(await decide(id, 2, { status: 'review' })).toMatchObject({ status: 409, error: 'error.record-move' })
    const again = await apply()
    expect(await decide(again, 1, { status: 'accepted', kind: 'trucker' })).toMatchObject({ status: 200 })
    const third = await ask('registered', '/api/supplier-applications', await applicationOf('registered'))
    expect(third).toMatchObject({ status: 409, error: 'error.record-once' })
  })

  it('can be supplemented only while documents are missing, and the applicant can follow its progress', async () => {
    const id = await apply()
    const address = `/api/supplier-applications/${id}`
    const early = await ask('registered', `${address}/answer`, { answer: 'Here' })
    expect(early).toMatchObject({ status: 409, error: 'error.record-move' })
    await decide(id, 1, { status: 'papers', message: 'Permit missing', note: 'looks fine otherwise' })
    const { fileId } = await upload('registered')
    expect(await ask('member', `${address}/answer`, { answer: 'Here' })).toMatchObject({ status: 404 })
    expect(await ask('staff', `${address}/answer`, { answer: 'Here' })).toMatchObject({ status: 403 })
    expect(await ask('registered', `${address}/answer`, { answer: 'Attached', otherPaper: fileId })).toMatchObject({ status: 200 })
    const { data } = await ask('registered', address)
    expect(data).toMatchObject({ status: 'answered', answer: 'Attached', message: 'Permit missing', licence: expect.any(String) })
    expect(data).not.toHaveProperty('note')
    expect(data).not.toHaveProperty('version')
    expect((await ask('registered', `${address}/files/otherPaper`)).status).toBe(200)
    const { rows } = (await ask('registered', `${address}/progress`)).data
    expect(rows).toEqual([
      { step: 3, at: expect.any(String), status: 'answered', answer: 'Attached' },
      { step: 2, at: expect.any(String), status: 'papers', message: 'Permit missing' },
      { step: 1, at: expect.any(String), status: 'received' },
    ])
    expect((await ask('registered', `${address}/events`)).status).toBe(403)
  })
})

describe('an accepted application', () => {
  it('becomes one supplier, even if two members of staff decide at once', async () => {
    const id = await apply()
    const both = await Promise.all([1, 2].map(() => decide(id, 1, { status: 'accepted', kind: 'trucker' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const suppliers = await portal.test.db.selectFrom('suppliers').selectAll().execute()
    expect(suppliers).toMatchObject([{ company_id: null, application_id: id, name: 'Yongan Trucking', kind: 'trucker' }])
    const audited = await portal.test.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', suppliers[0]?.id ?? '')
      .execute()
    expect(audited).toEqual([{ event: 'supplier-accepted' }])
    expect((await ask('staff', `/api/supplier-applications/${id}`)).data.supplierId).toBe(suppliers[0]?.id)
  })

  it('needs a type, and a name that no accepted supplier has', async () => {
    const id = await apply()
    expect(await decide(id, 1, { status: 'accepted' })).toMatchObject({ status: 400 })
    expect(await decide(id, 1, { status: 'accepted', kind: 'trucker' })).toMatchObject({ status: 200 })
    const other = await apply('member', { company: 'YONGAN TRUCKING' })
    expect(await decide(other, 1, { status: 'accepted', kind: 'trucker' })).toMatchObject({ status: 409, error: 'error.supplier-taken' })
    expect((await ask('member', `/api/supplier-applications/${other}`)).data.status).toBe('received')
  })

  it('is available to every company in the workbench, but cannot be changed there', async () => {
    const id = await apply()
    await decide(id, 1, { status: 'accepted', kind: 'trucker' })
    for (const who of ['member', 'other'] as const) {
      const { suppliers } = (await ask(who, '/api/supplier-orders/desk')).data
      expect(suppliers).toEqual([{ value: expect.any(String), label: 'Yongan Trucking · Trucker · Approved supplier' }])
    }
    const [row] = (await ask('admin', '/api/suppliers')).data.rows
    expect(row).toMatchObject({ name: 'Yongan Trucking', source: 'approved', email: 'ops@yongan.example', orders: 0 })
    expect(row).not.toHaveProperty('applicationId')
    const change = { name: 'Mine', kind: 'trucker', active: false, version: 1 }
    expect(await ask('admin', `/api/suppliers/${row.supplierId}/change`, change)).toMatchObject({ status: 404 })
  })
})

describe('an accepted supplier', () => {
  it('can be retired with a reason and reinstated, and companies only order from it in between', async () => {
    const id = await apply()
    const address = `/api/supplier-applications/${id}`
    const choices = async () => (await ask('member', '/api/supplier-orders/desk')).data.suppliers.length
    expect(await ask('staff', `${address}/retirement`, { version: 1, message: 'Too early' })).toMatchObject({ error: 'error.record-move' })
    await decide(id, 1, { status: 'accepted', kind: 'trucker' })
    expect(await choices()).toBe(1)
    expect(await ask('admin', `${address}/retirement`, { version: 2, message: 'Mine' })).toMatchObject({ status: 403 })
    expect(await ask('staff', `${address}/retirement`, { version: 2 })).toMatchObject({ status: 400 })
    expect(await ask('staff', `${address}/retirement`, { version: 2, message: 'Permit expired' })).toMatchObject({ status: 200 })
    expect(await choices()).toBe(0)
    expect((await ask('registered', address)).data).toMatchObject({ status: 'retired', message: 'Permit expired' })
    expect(await ask('staff', `${address}/retirement`, { version: 3, message: 'Again' })).toMatchObject({ error: 'error.record-move' })
    expect(await ask('staff', `${address}/reinstatement`, { version: 3 })).toMatchObject({ status: 200 })
    expect(await choices()).toBe(1)
    expect((await ask('registered', address)).data).not.toHaveProperty('message')
    const audited = await portal.test.db.selectFrom('audit').select('event').where('event', 'like', 'supplier-re%').orderBy('id').execute()
    expect(audited.map(({ event }) => event)).toEqual(['supplier-retired', 'supplier-reinstated'])
  })
})

describe('notifications', () => {
  it('reach the desk once when an application arrives or is supplemented', async () => {
    const id = await apply()
    const first = (await ask('staff', '/api/notifications')).data.rows
    expect(first).toMatchObject([
      {
        event: 'supplier-application-received',
        subject: 'Supplier application: Yongan Trucking',
        line: 'Received',
        route: 'desk-supplier-application-item',
        parts: { supplierApplicationId: id },
      },
    ])
    expect((await mailsTo()).map(({ event }) => event)).toEqual(['supplier-application-received'])
    await decide(id, 1, { status: 'papers', message: 'Permit missing' })
    await ask('registered', `/api/supplier-applications/${id}/answer`, { answer: 'Attached' })
    expect((await ask('staff', '/api/notifications')).data.rows.map(({ line }: { line: string }) => line)).toEqual(['Answered', 'Received'])
  })

  it('reach the applicant once for each new status, without personal data', async () => {
    const id = await apply()
    await decide(id, 1, { status: 'review' })
    await decide(id, 2, { status: 'review', note: 'read' })
    await decide(id, 3, { status: 'declined', message: 'Not enough trucks' })
    const { rows } = (await ask('registered', '/api/notifications')).data
    expect(rows).toMatchObject([
      {
        subject: 'Supplier application: Declined',
        line: 'Yongan Trucking',
        route: 'supplier-application',
        parts: { supplierApplicationId: id },
      },
      { subject: 'Supplier application: Under review' },
    ])
    const sent = await portal.test.db.selectFrom('outbox').selectAll().where('recipient', '=', 'applicant@one.example').execute()
    expect(sent).toHaveLength(2)
    const bodies = sent.map(({ payload }) => JSON.stringify(payload))
    for (const body of bodies) {
      expect(body).toContain(`/supplier/applications/${id}`)
      for (const secret of ['Lu Ping', '8888', 'Not enough']) expect(body).not.toContain(secret)
    }
  })

  it('are not sent to an applicant who turned them off', async () => {
    const events = [{ event: 'application-progress', portal: false, mail: false }]
    expect((await ask('registered', '/api/account/notifications', { events })).status).toBe(200)
    await decide(await apply(), 1, { status: 'review' })
    expect((await ask('registered', '/api/notifications')).data.rows).toEqual([])
    expect(await mailsTo('applicant@one.example')).toEqual([])
    await portal.test.db.deleteFrom('subscriptions').execute()
  })
})
