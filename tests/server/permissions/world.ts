/** Records of two companies for every kind of id that an operation takes, and the eight actors who request them. */
import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import type { TestPortal } from '#server'
import type { Database } from '../../../src/server/db/index.ts'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { makePdf } from '../files/sample-documents.ts'
import { openWorldPortal, today } from '../support.ts'
import { agreement } from './agreement.ts'
import { addRequests } from './requests.ts'

/** Visitor, registered, pending, member, administrator, administrator of another company, staff, analyst. */
export const people = {
  V: null,
  R: 'new',
  P: 'pending',
  C: 'shipper',
  M: 'admin',
  O: 'other',
  S: 'service',
  N: 'analyst',
} as const
export type Who = keyof typeof people

/** Owner of the record: the member, a colleague, another company, or none because it is missing or malformed. */
export type Whose = 'own' | 'colleague' | 'foreign' | 'missing' | 'malformed'

export interface World {
  readonly portal: TestPortal
  readonly db: Kysely<Database>
  readonly tokens: Readonly<Record<Who, string | null>>
  /** Ids by kind of record and owner. */
  readonly ids: Readonly<Record<string, Readonly<Partial<Record<Whose, string>>>>>
  /** Token of a customer service user who does not administer the staff. */
  readonly staffWithoutRight: () => Promise<string>
  readonly close: () => Promise<void>
}

const brand = 'quayside'
const at = new Date(`${today}T01:00:00Z`)

export async function openWorld(options: Parameters<typeof openWorldPortal>[0] = {}): Promise<World> {
  const portal = await openWorldPortal(options)
  const { db } = portal.test
  const tokens: Partial<Record<Who, string | null>> = {}
  for (const [who, account] of Object.entries(people)) tokens[who as Who] = account === null ? null : await portal.signIn(account)
  const known = tokens as Record<Who, string | null>
  const portrait = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  for (const who of ['C', 'O'] as const) await send(portal, known[who], '/api/account/avatar', 'me.png', portrait)
  const ids = await findIds(portal, known)
  return {
    portal,
    db,
    tokens: known,
    ids,
    staffWithoutRight: async () => {
      const id = await addPerson(db, { role: 'staff' })
      return await openSession(db, { userId: id, brand, now: portal.clock.now, device: '' })
    },
    close: portal.close,
  }
}

async function findIds(portal: TestPortal, tokens: World['tokens']): Promise<World['ids']> {
  const { db } = portal.test
  const [own, colleague, foreign] = [`${brand}-shipper`, `${brand}-shipper2`, `${brand}-other`]
  const order = await byOrderer(db)
  const fileOf = async (token: string | null, orderId: string) => {
    const id = await send(portal, token, '/api/files', 'note.pdf', makePdf())
    await db.updateTable('files').set({ order_id: orderId }).where('id', '=', id).execute()
    return id
  }
  const content = await addContent(portal, tokens)
  return {
    order,
    file: {
      own: await fileOf(tokens.C, order.own),
      colleague: await fileOf(tokens.M, order.colleague),
      foreign: await fileOf(tokens.O, order.foreign),
    },
    certification: {
      own: await addRequest(db, 'certification', null, await send(portal, tokens.R, '/api/membership/licence', 'licence.pdf', makePdf())),
    },
    join: { own: await addRequest(db, 'join', 'haichuan', null), foreign: await addRequest(db, 'join', 'lanting', null) },
    member: { own: colleague, foreign },
    company: { own: 'haichuan', foreign: 'lanting' },
    invitation: {
      own: await addInvitation(db, 'haichuan', own),
      colleague: await addInvitation(db, 'haichuan', colleague),
      foreign: await addInvitation(db, 'lanting', foreign),
    },
    ...(await saveQuotes(portal, tokens)),
    template: {
      own: await addTemplate(db, 'haichuan', own),
      colleague: await addTemplate(db, 'haichuan', colleague),
      foreign: await addTemplate(db, 'lanting', foreign),
    },
    savedFilter: { own: await addFilter(db, own), foreign: await addFilter(db, foreign) },
    notification: { own: await addNotification(db, own), foreign: await addNotification(db, foreign) },
    delivery: { own: await addDelivery(db) },
    receipt: { own: await addReceipt(db) },
    session: { foreign: await sessionOf(db, foreign, await portal.signIn(people.O)) },
    portrait: { own, foreign },
    ...(await addStaff(portal)),
    rate: { own: (await db.selectFrom('rates').select('id').where('brand', '=', brand).limit(1).executeTakeFirstOrThrow()).id },
    load: { own: await addLoad(portal, tokens.S) },
    milestoneLoad: { own: await addMilestoneLoad(portal, tokens.S) },
    scheduleLoad: { own: await addScheduleLoad(portal, tokens.S) },
    exchangeRate: {
      own: (await db.selectFrom('exchange_rates').select('id').where('brand', '=', brand).limit(1).executeTakeFirstOrThrow()).id,
    },
    release: { own: portal.releases.current().release.id, missing: '0'.repeat(64) },
    ...(await addSettled(portal, tokens, order)),
    ...content,
    ...(await addApplications(portal, tokens, String(content.vacancy?.own))),
    conversation: { own: await addConversation(db, own), foreign: await addConversation(db, foreign) },
    assistantFeedback: { own: await addFeedback(portal) },
    ...(await addRequests({
      portal,
      brand,
      staff: tokens.S,
      senders: { own: tokens.C, foreign: tokens.O },
      upload: (token) => send(portal, token, '/api/files/attachments', 'registration.pdf', makePdf()),
    })),
  }
}

/** Applications and addresses of the member, of the administrator, who is a colleague, and of another company. */
async function addApplications(portal: TestPortal, tokens: World['tokens'], vacancyId: string): Promise<World['ids']> {
  const inputOf = (operation: string) => agreement.operations[operation]?.input ?? {}
  const senders = { own: tokens.C, colleague: tokens.M, foreign: tokens.O }
  const supplierApplication: Partial<Record<Whose, string>> = {}
  const financeApplication: Partial<Record<Whose, string>> = {}
  const jobApplication: Partial<Record<Whose, string>> = {}
  const companyAddress: Partial<Record<Whose, string>> = {}
  for (const [whose, token] of Object.entries(senders) as [Whose, string | null][]) {
    const paper = () => send(portal, token, '/api/files/papers', 'licence.pdf', makePdf())
    const papers = { licence: await paper(), qualification: await paper() }
    const supplier = await postAs(portal, token, '/api/supplier-applications', { ...inputOf('create-supplier-application'), ...papers })
    supplierApplication[whose] = String(supplier.supplierApplicationId)
    const files = { licence: await paper(), statements: await paper() }
    const finance = await postAs(portal, token, '/api/finance-applications', { ...inputOf('create-finance-application'), ...files })
    financeApplication[whose] = String(finance.financeApplicationId)
    const resume = await send(portal, token, '/api/files/attachments', 'cv.pdf', makePdf())
    const job = await postAs(portal, token, '/api/job-applications', { ...inputOf('create-job-application'), vacancyId, resume })
    jobApplication[whose] = String(job.jobApplicationId)
    const address = await postAs(portal, token, '/api/addresses', inputOf('create-company-address'))
    companyAddress[whose] = String(address.companyAddressId)
  }
  return { supplierApplication, financeApplication, jobApplication, companyAddress }
}

async function postAs(portal: TestPortal, token: string | null, url: string, payload: object): Promise<Record<string, unknown>> {
  const headers = { host: `${brand}.localhost`, 'access-token': token ?? '', 'idempotency-key': randomUUID() }
  const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${url} was refused: ${answer.body}`)
  return answer.json().data
}

/** One published record of each kind of content. */
async function addContent(portal: TestPortal, tokens: World['tokens']): Promise<World['ids']> {
  const post = (url: string, payload: object) => postAs(portal, tokens.S, url, payload)
  const publish = async (path: string, key: string, values: object) => {
    const { [key]: id } = await post(path, values)
    await post(`${path}/${id}/publish`, { version: 1 })
    return String(id)
  }
  const inputOf = (operation: string) => agreement.operations[operation]?.input ?? {}
  const openDay = await publish('/api/activities', 'activityId', { ...inputOf('create-activity'), signUp: true })
  const signUp = async (token: string | null) => {
    const values = { ...inputOf('create-activity-sign-up'), activityId: openDay }
    return String((await postAs(portal, token, '/api/activity-sign-ups', values)).activitySignUpId)
  }
  const { serviceContactId } = await post('/api/service-contacts', inputOf('create-service-contact'))
  const { bargeDepartureId } = await post('/api/barge-departures', inputOf('create-barge-departure'))
  const { inlandDepotId } = await post('/api/inland-depots', inputOf('create-inland-depot'))
  const { warehouseReceiptId } = await post('/api/warehouse-receipts', inputOf('create-warehouse-receipt'))
  return {
    warehouseReceipt: { own: String(warehouseReceiptId) },
    news: { own: await publish('/api/news', 'newsId', inputOf('create-news')) },
    activity: { own: await publish('/api/activities', 'activityId', inputOf('create-activity')) },
    vacancy: { own: await publish('/api/vacancies', 'vacancyId', inputOf('create-vacancy')) },
    lclSailing: { own: await publish('/api/lcl-sailings', 'lclSailingId', inputOf('create-lcl-sailing')) },
    purchaseNotice: { own: await publish('/api/purchase-notices', 'purchaseNoticeId', inputOf('create-purchase-notice')) },
    airLane: { own: await publish('/api/air-lanes', 'airLaneId', inputOf('create-air-lane')) },
    seaRailLane: { own: await publish('/api/sea-rail-lanes', 'seaRailLaneId', inputOf('create-sea-rail-lane')) },
    overseasLane: { own: await publish('/api/overseas-lanes', 'overseasLaneId', inputOf('create-overseas-lane')) },
    trainDeparture: { own: await publish('/api/train-departures', 'trainDepartureId', inputOf('create-train-departure')) },
    coastalSailing: { own: await publish('/api/coastal-sailings', 'coastalSailingId', inputOf('create-coastal-sailing')) },
    reeferSetting: { own: await publish('/api/reefer-settings', 'reeferSettingId', inputOf('create-reefer-setting')) },
    clearancePaper: { own: await publish('/api/clearance-papers', 'clearancePaperId', inputOf('create-clearance-paper')) },
    signUp: { own: await signUp(tokens.C), foreign: await signUp(tokens.O) },
    serviceContact: { own: String(serviceContactId) },
    bargeDeparture: { own: String(bargeDepartureId) },
    inlandDepot: { own: String(inlandDepotId) },
  }
}

async function addTemplate(db: Kysely<Database>, company: string, userId: string): Promise<string> {
  const id = randomUUID()
  const data = JSON.stringify({ values: {}, facts: {}, savedBy: 'Somebody', savedByLatin: 'Somebody' })
  const times = { created_at: at, updated_at: at, used_at: null, removed_at: null }
  const row = { id, brand, company_id: company, user_id: userId, order_type: 'lcl', name: 'Weekly', release: '', ...times, data }
  await db.insertInto('order_templates').values(row).execute()
  return id
}

async function addFilter(db: Kysely<Database>, userId: string): Promise<string> {
  const id = randomUUID()
  const row = { id, brand, user_id: userId, list: 'my-orders', name: 'Mine', query: '{}', created_at: at }
  await db.insertInto('saved_filters').values(row).execute()
  return id
}

/** Rebates, agreements, suppliers and supplier orders: of the member, a colleague and another company. */
async function addSettled(
  portal: TestPortal,
  tokens: World['tokens'],
  order: Record<'own' | 'colleague' | 'foreign', string>,
): Promise<World['ids']> {
  const { db } = portal.test
  const completed_at = at
  for (const id of [order.own, order.foreign])
    await db
      .insertInto('order_settlements')
      .values({ order_id: id, brand, completed_at, settled_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const addMonth = async (company_id: string) => {
    const id = `RB-${company_id}`
    const month = { month: '2020-01', state: 'payable', currency: 'CNY', amount: '10', orders: 1 }
    await db
      .insertInto('rebate_months')
      .values({ id, brand, company_id, ...month, updated_at: at, data: '{}' })
      .execute()
    return id
  }
  const addSupplierOrder = async (whose: 'own' | 'colleague' | 'foreign', token: string | null) => {
    const id = `PO-${whose}`
    const company_id = whose === 'foreign' ? 'lanting' : 'haichuan'
    const placed_by = { own: `${brand}-shipper`, colleague: `${brand}-shipper2`, foreign: `${brand}-other` }[whose]
    const costs = { lines: [], totals: [], baseCurrency: 'CNY', baseTotal: '0', placedBy: 'Somebody', placedByLatin: 'Somebody' }
    await db
      .insertInto('supplier_orders')
      .values({
        id,
        brand,
        company_id,
        order_id: order[whose],
        supplier_id: `${brand}-${company_id}-trucker`,
        placed_by,
        service: 'truck',
        state: 'draft',
        release: '',
        created_at: at,
        updated_at: at,
        data: JSON.stringify(costs),
      })
      .execute()
    const file = await send(portal, token, '/api/files', 'invoice.pdf', makePdf())
    await db
      .updateTable('files')
      .set({ belongs_to: `supplier-order:${id}` })
      .where('id', '=', file)
      .execute()
    return { id, file }
  }
  const [own, colleague, foreign] = [
    await addSupplierOrder('own', tokens.C),
    await addSupplierOrder('colleague', tokens.M),
    await addSupplierOrder('foreign', tokens.O),
  ]
  return {
    settledOrder: { own: order.own, foreign: order.foreign },
    rebateMonth: { own: await addMonth('haichuan'), foreign: await addMonth('lanting') },
    rebateRule: { own: `${brand}-sea-volume` },
    agreement: { own: `${brand}-source`, foreign: `${brand}-other-sea` },
    supplier: { own: `${brand}-haichuan-trucker`, foreign: `${brand}-lanting-trucker` },
    supplierOrder: { own: own.id, colleague: colleague.id, foreign: foreign.id },
    supplierFile: { own: own.file, colleague: colleague.file, foreign: foreign.file },
  }
}

/** Quotes with a link each: of the member, a colleague and another company. */
async function saveQuotes(portal: TestPortal, tokens: World['tokens']): Promise<World['ids']> {
  const { db } = portal.test
  const savedQuote: Partial<Record<Whose, string>> = {}
  const quoteLink: Partial<Record<Whose, string>> = {}
  const post = async (token: string | null, url: string, payload: object) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url,
      headers: { host: `${brand}.localhost`, 'access-token': token ?? '' },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(`${url} was refused: ${answer.body}`)
    return answer.json().data
  }
  const rate = await db
    .selectFrom('rates')
    .select('data')
    .where('brand', '=', brand)
    .where('company_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const values = { pol: rate.data.pol, pod: rate.data.pod, boxes: [{ boxType: '40HQ', quantity: 1 }] }
  for (const [whose, token] of [
    ['own', tokens.C],
    ['colleague', tokens.M],
    ['foreign', tokens.O],
  ] as const) {
    const { quoteId } = await post(token, '/api/quotes/saved', { orderType: 'sea-booking', values })
    savedQuote[whose] = quoteId
    quoteLink[whose] = (await post(token, `/api/quotes/saved/${quoteId}/share`, { days: 7 })).linkId
  }
  return { savedQuote, quoteLink }
}

/** Orders by owner: two users of one company, and one of another. */
async function byOrderer(db: Kysely<Database>): Promise<Record<'own' | 'colleague' | 'foreign', string>> {
  const rows = await db.selectFrom('orders').select(['id', 'company_id', 'data']).where('brand', '=', brand).execute()
  const numberOf = (company: string, is: (orderer: unknown) => boolean) => {
    const row = rows.find((order) => order.company_id === company && is(order.data.orderedById))
    if (!row) throw new Error(`The demo world has no such order of ${company}`)
    return row.id
  }
  return {
    own: numberOf('haichuan', (orderer) => orderer === `${brand}-shipper`),
    colleague: numberOf('haichuan', (orderer) => orderer !== `${brand}-shipper`),
    foreign: numberOf('lanting', () => true),
  }
}

async function addRequest(
  db: Kysely<Database>,
  kind: 'certification' | 'join',
  company: string | null,
  licence: string | null,
): Promise<string> {
  const id = randomUUID()
  const user = await addPerson(db)
  const asked = { company_id: company, company_name: 'Somebody', uscc: '91310115MA1H3C8K8M', licence_file: licence }
  await db
    .insertInto('membership_requests')
    .values({ id, brand, user_id: user, kind, release: null, created_at: at, ...asked })
    .execute()
  return id
}

async function addPerson(db: Kysely<Database>, more: { readonly role?: string } = {}): Promise<string> {
  const id = randomUUID()
  const person = { id, brand, company_id: null, account: id, role: 'registered', name: 'Somebody', latin_name: 'Somebody' }
  await db
    .insertInto('users')
    .values({ ...person, ...more, phone: null, email: null, password_hash: null })
    .execute()
  return id
}

/** A staff member with an invitation, a session, and a lost second factor whose removal a third person requested. */
async function addStaff(portal: TestPortal): Promise<World['ids']> {
  const { db } = portal.test
  const person = await addPerson(db, { role: 'analyst' })
  await db.updateTable('users').set({ totp_since: at, totp_secret: 'sealed' }).where('id', '=', person).execute()
  const colleague = `${brand}-service2`
  const expires_at = new Date(at.getTime() + 24 * 3600 * 1000)
  const invitation = { id: randomUUID(), brand, email: 'somebody@portal.example', role: 'staff' as const, invited_by_name: 'Somebody' }
  await db
    .insertInto('staff_invitations')
    .values({ ...invitation, token_hash: invitation.id, invited_by: colleague, created_at: at, expires_at })
    .execute()
  const removal = { id: randomUUID(), brand, user_id: person, requested_by: colleague, reason: 'lost', requested_at: at, expires_at }
  await db.insertInto('second_factor_removals').values(removal).execute()
  const token = await openSession(db, { userId: colleague, brand, now: portal.clock.now, device: '' })
  return {
    staffPerson: { own: person, foreign: `${brand}-other` },
    staffInvitation: { own: invitation.id },
    removal: { own: removal.id },
    staffSession: {
      own: await sessionOf(db, colleague, token),
      foreign: await sessionOf(db, `${brand}-other`, await portal.signIn(people.O)),
    },
  }
}

async function addLoad(portal: TestPortal, token: string | null): Promise<string> {
  const file = await send(portal, token, '/api/desk/rate-sheets', 'rates.csv', Buffer.from('起运港,目的港,船公司\nCNSHA,USLAX,COSU\n'))
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/rate-loads',
    headers: { host: 'localhost', 'access-token': token ?? '' },
    payload: { file, overlap: 'refuse' },
  })
  return (answer.json() as { data: { loadId: string } }).data.loadId
}

async function addMilestoneLoad(portal: TestPortal, token: string | null): Promise<string> {
  const sheet = Buffer.from('Order,Milestone,Time\nNONE,departure,2026-11-20 14:30\n')
  const file = await send(portal, token, '/api/desk/milestone-sheets', 'milestones.csv', sheet)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/milestone-loads',
    headers: { host: 'localhost', 'access-token': token ?? '' },
    payload: { file },
  })
  return (answer.json() as { data: { loadId: string } }).data.loadId
}

async function addScheduleLoad(portal: TestPortal, token: string | null): Promise<string> {
  const sheet = Buffer.from('Vessel,Port,Outbound voyage\nXIN SHEET,CNNGB,2648E\n')
  const file = await send(portal, token, '/api/desk/schedule-sheets', 'berths.csv', sheet)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/schedule-loads',
    headers: { host: 'localhost', 'access-token': token ?? '' },
    payload: { kind: 'berths', file },
  })
  return (answer.json() as { data: { loadId: string } }).data.loadId
}

async function addInvitation(db: Kysely<Database>, company_id: string, user_id: string): Promise<string> {
  const id = randomUUID()
  const expires_at = new Date(at.getTime() + 7 * 24 * 3600 * 1000)
  await db
    .insertInto('invitations')
    .values({ id, brand, company_id, user_id, code_hash: id, uses_left: 3, created_at: at, expires_at })
    .execute()
  return id
}

async function addNotification(db: Kysely<Database>, user_id: string): Promise<string> {
  const reported = { brand, user_id, company_id: null, event: 'order-generated', about: 'ABC', in_portal: true, created_at: at }
  const { id } = await db
    .insertInto('notifications')
    .values({ ...reported, key: randomUUID(), params: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** A failed delivery. */
async function addDelivery(db: Kysely<Database>): Promise<string> {
  const given = { brand, channel: 'mail', recipient: 'nobody@people.example', state: 'failed' as const, due_at: at, created_at: at }
  const { id } = await db.insertInto('outbox').values(given).returning('id').executeTakeFirstOrThrow()
  return String(id)
}

async function addReceipt(db: Kysely<Database>): Promise<string> {
  const given = { brand, source: 'demo-carrier', kind: 'events', received_at: at, state: 'taken', body: '[]' }
  return (await db.insertInto('source_receipts').values(given).returning('id').executeTakeFirstOrThrow()).id
}

/** A session other than the one used for the user's calls, so that it can be ended. */
async function sessionOf(db: Kysely<Database>, userId: string, token: string): Promise<string> {
  const token_hash = createHash('sha256').update(token).digest('hex')
  const row = await db.selectFrom('sessions').select(['family', 'user_id']).where('token_hash', '=', token_hash).executeTakeFirstOrThrow()
  if (row.user_id !== userId) throw new Error('The session belongs to another user')
  return row.family
}

/** Uploads a file as a browser does; returns its id. */
async function send(portal: TestPortal, token: string | null, address: string, name: string, bytes: Uint8Array): Promise<string> {
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url: address,
    headers: { host: `${brand}.localhost`, 'access-token': token ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  if (answer.statusCode !== 200) throw new Error(`${name} was refused: ${answer.body}`)
  return String(answer.json().data.fileId ?? '')
}

/** A conversation of the user with the assistant. */
async function addConversation(db: Kysely<Database>, userId: string): Promise<string> {
  const id = randomUUID()
  const moment = new Date('2026-11-20T02:00:00Z')
  await db
    .insertInto('conversations')
    .values({ id, brand, user_id: userId, title: 'hello', created_at: moment, updated_at: moment })
    .execute()
  return id
}

async function addFeedback({ app }: TestPortal): Promise<string> {
  const payload = agreement.operations['create-assistant-feedback']?.input ?? {}
  const headers = { host: `${brand}.localhost`, 'idempotency-key': randomUUID() }
  const answer = await app.inject({ method: 'POST', url: '/api/assistant/feedback', headers, payload })
  return String(answer.json().data.assistantFeedbackId)
}
