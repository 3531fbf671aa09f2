/** Overseas agents: contacts by the grid, inquiries that only their sender and the desk see, applications with documents. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { makePdf } from '../files/sample-documents.ts'
import { openWorldPortal } from '../support.ts'

const accounts = ['new', 'pending', 'shipper', 'admin', 'other', 'service', 'analyst'] as const
type Account = (typeof accounts)[number]

let portal: TestPortal
const tokens = new Map<Account | null, string>()
const agent = 'demo-agent-rotterdam'

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of accounts) tokens.set(account, await portal.signIn(account))
})
afterAll(() => portal?.close())

interface CallOptions {
  readonly as?: Account | null
  readonly brand?: string
  readonly payload?: object
}

async function call(url: string, { as = null, brand = 'quayside', payload }: CallOptions = {}) {
  const token = tokens.get(as)
  const answer = await portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: `${brand}.localhost`,
      cookie: 'default-language=en',
      ...(token ? { 'access-token': token } : {}),
      ...(payload ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body = isJson ? answer.json() : {}
  return { status: answer.statusCode, data: body.data, error: body.error?.id }
}

/** Creates or changes a record; returns the server's response. */
async function write(as: Account, url: string, payload: object) {
  const answer = await call(url, { as, payload })
  expect(answer).toMatchObject({ status: 200 })
  return answer.data
}

async function upload(as: Account): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(makePdf())], { type: 'application/pdf' }), 'registration.pdf')
  const request = new Request('http://portal.test', { method: 'POST', body: form })
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/files/attachments',
    headers: { 'access-token': tokens.get(as) ?? '', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.fileId
}

describe('contacts of agents and warehouses', () => {
  const seen = { contact: 'Femke Dijkstra', phone: '+31 10 555 0141', email: 'desk@rotterdam-agent.example' }
  const hidden = { contact: undefined, phone: undefined, email: undefined }

  it.each([
    [null, { ...hidden, hidden: 'login' }],
    ['new', { ...hidden, hidden: 'certify' }],
    ['pending', { ...hidden, hidden: 'consent' }],
    ['shipper', { ...seen, hidden: undefined }],
    ['admin', { ...seen, hidden: undefined }],
    ['service', { ...seen, hidden: undefined }],
    ['analyst', { ...hidden, hidden: undefined }],
  ] as const)('follow the grid, with the reason if hidden: %s', async (as, expected) => {
    const { data } = await call(`/api/overseas-agents/${agent}`, { as })
    const { rows } = (await call('/api/overseas-agents?ports=NLRTM', { as })).data
    expect(data.name).toBe('Maaskade Forwarding B.V. (demonstration)')
    for (const shown of [data, rows[0]]) expect(pickContacts(shown)).toEqual(expected)
    const [warehouse] = (await call('/api/overseas-warehouses?country=GB', { as })).data.rows
    expect(warehouse.hidden).toBe(expected.hidden)
    expect(warehouse.phone !== undefined).toBe(expected.phone !== undefined)
  })

  it('cannot be guessed by searching', async () => {
    for (const words of ['Femke', 'Dijkstra', '555 0141', 'rotterdam-agent'])
      expect((await call(`/api/overseas-agents?words=${encodeURIComponent(words)}`)).data.total, words).toBe(0)
    expect((await call('/api/overseas-agents?words=Maaskade')).data.total).toBe(1)
  })

  function pickContacts({ contact, phone, email, hidden: why }: Record<string, unknown>) {
    return { contact, phone, email, hidden: why }
  }
})

describe('agents', () => {
  it('of the default brand are shown by every brand, those of another brand only by that brand', async () => {
    const ofFrance = async (brand: string) => (await call('/api/overseas-agents?country=FR', { brand })).data.total
    expect([await ofFrance('yongjiang'), await ofFrance('quayside'), await ofFrance('pujiang')]).toEqual([1, 0, 0])
    expect((await call('/api/overseas-agents?country=NL', { brand: 'pujiang' })).data.total).toBe(1)
  })

  it('are filtered by any of their ports and services', async () => {
    const { rows } = (await call('/api/overseas-agents?ports=DEBRV&services=reefer')).data
    expect(rows.map(({ country }: { country: string }) => country)).toEqual(['DE'])
    expect((await call('/api/overseas-agents?ports=NOWHERE')).status).toBe(400)
  })
})

const inquiry = {
  overseasAgentId: agent,
  goods: 'Furniture',
  volume: '2×40HQ',
  pol: 'CNSHA',
  pod: 'NLRTM',
  message: 'Delivery to Utrecht?',
  contact: 'Li Ming',
  email: 'li@shipper.example',
}

describe('an inquiry', () => {
  it('reaches the desk, and its sender reads the answer but not the note', async () => {
    const { agentInquiryId } = await write('shipper', '/api/agent-inquiries', inquiry)
    const [atDesk] = (await call('/api/agent-inquiries?status=received', { as: 'service' })).data.rows
    expect(atDesk).toMatchObject({ agentInquiryId, goods: 'Furniture', name: 'Maaskade Forwarding B.V. (demonstration)' })
    const [arrived] = (await call('/api/notifications', { as: 'service' })).data.rows
    expect(arrived).toMatchObject({ event: 'agent-request-received', route: 'desk-agent-inquiry-item', parts: { agentInquiryId } })
    const answered = { version: 1, status: 'answered', answer: 'Yes, three days after arrival.', note: 'Margin 8 %' }
    await write('service', `/api/agent-inquiries/${agentInquiryId}/change`, answered)
    const { data } = await call(`/api/agent-inquiries/${agentInquiryId}`, { as: 'shipper' })
    expect(data).toMatchObject({ ...inquiry, status: 'answered', answer: answered.answer, createdAt: expect.any(String) })
    expect(data.note).toBeUndefined()
    const [news] = (await call('/api/notifications', { as: 'shipper' })).data.rows
    expect(news).toMatchObject({ event: 'application-progress', subject: 'Inquiry: Answered', route: 'my-requests' })
    expect((await call(`/api/agent-inquiries/${agentInquiryId}`, { as: 'service' })).data.note).toBe('Margin 8 %')
  })

  it('is not found for anyone else, including colleagues', async () => {
    const { agentInquiryId } = await write('shipper', '/api/agent-inquiries', inquiry)
    for (const as of ['admin', 'other', 'new'] as const) {
      expect(await call(`/api/agent-inquiries/${agentInquiryId}`, { as })).toMatchObject({ status: 404, error: 'error.not-found' })
      expect((await call('/api/agent-inquiries', { as })).data.rows, as).toEqual([])
    }
    expect(await call('/api/agent-inquiries')).toMatchObject({ status: 401 })
    expect(await call('/api/agent-inquiries?recordState=all', { as: 'shipper' })).toMatchObject({ status: 403 })
    const change = { version: 1, status: 'closed' }
    expect(await call(`/api/agent-inquiries/${agentInquiryId}/change`, { as: 'shipper', payload: change })).toMatchObject({ status: 403 })
  })

  it('can be sent several times, but only to an agent visible to its sender, and not by staff', async () => {
    await write('other', '/api/agent-inquiries', inquiry)
    await write('other', '/api/agent-inquiries', inquiry)
    const { overseasAgentId } = await write('service', '/api/overseas-agents', newAgent)
    const toDraft = { ...inquiry, overseasAgentId }
    expect(await call('/api/agent-inquiries', { as: 'shipper', payload: toDraft })).toMatchObject({ status: 404 })
    expect(await call('/api/agent-inquiries', { as: 'service', payload: inquiry })).toMatchObject({ status: 403 })
    expect(await call('/api/agent-inquiries', { payload: inquiry })).toMatchObject({ status: 401 })
  })
})

const newAgent = {
  nameEn: 'Harbour Kade',
  country: 'NL',
  ports: ['NLRTM'],
  services: ['customs'],
  contact: 'Jan',
  email: 'jan@kade.example',
}
const application = { ...newAgent, phone: '+31 10 555 0100' }

describe('an application to become an agent', () => {
  it('shows its progress to the applicant, and its documents to the applicant and staff only', async () => {
    const sent = { ...application, registration: await upload('new') }
    const { agentApplicationId } = await write('new', '/api/agent-applications', sent)
    const path = `/api/agent-applications/${agentApplicationId}`
    await write('service', `${path}/change`, { version: 1, status: 'accepted', answer: 'Welcome', note: 'Checked the register' })
    const { data } = await call(path, { as: 'new' })
    expect(data).toMatchObject({ status: 'accepted', answer: 'Welcome', nameEn: 'Harbour Kade' })
    expect(data.note).toBeUndefined()
    const file = `${path}/files/registration`
    for (const as of ['new', 'service'] as const) expect((await call(file, { as })).status, as).toBe(200)
    for (const as of ['shipper', 'admin', 'other', 'pending'] as const) expect((await call(file, { as })).status, as).toBe(404)
    expect((await call(file)).status).toBe(401)
    const [, created] = (await call(`${path}/events`, { as: 'service' })).data.rows
    expect(created.changes).toContainEqual({ field: 'Ports', after: 'Rotterdam' })
    expect((await call(`${path}/files/certificate`, { as: 'new' })).status).toBe(404)
  })

  it('is accepted once per user until it is archived', async () => {
    const again = { ...application, registration: await upload('new') }
    expect(await call('/api/agent-applications', { as: 'new', payload: again })).toMatchObject({ status: 409, error: 'error.record-once' })
    const [{ agentApplicationId }] = (await call('/api/agent-applications', { as: 'new' })).data.rows
    await write('service', `/api/agent-applications/${agentApplicationId}/archive`, { version: 2 })
    await write('new', '/api/agent-applications', again)
  })

  it('accepts only documents uploaded by the applicant', async () => {
    const stolen = { ...application, registration: await upload('other') }
    expect(await call('/api/agent-applications', { as: 'shipper', payload: stolen })).toMatchObject({ error: 'error.file-gone' })
    expect((await call('/api/agent-applications', { as: 'shipper' })).data.rows).toEqual([])
  })

  it('has every field of an agent, so that an accepted one prefills the agent', () => {
    const { forms } = portal.releases.current().release.brands.quayside ?? {}
    const asked = Object.keys(Object(forms?.['agent-application']?.schema.properties))
    expect(asked).toEqual(expect.arrayContaining(Object(forms?.['overseas-agent']?.schema.required)))
  })
})
