/** A portal with the demo world, and orders of the shipper without documents, for tests that send booking documents from both sides. */
import type { JsonObject } from '#rules'
import type { TestPortal } from '#server'
import { makePdf } from '../files/sample-documents.ts'
import { openWorldPortal, today } from '../support.ts'

const brand = 'quayside'
const host = `${brand}.localhost`
export const now = new Date(`${today}T02:00:00Z`)

export type Who = 'shipper' | 'admin' | 'other' | 'service'
export interface Reported {
  readonly status: number
  readonly error: string | undefined
  readonly params: Record<string, unknown>
  readonly fields: readonly { path: string; id: string; params: Record<string, unknown> }[]
  // biome-ignore lint/suspicious/noExplicitAny: responses of many operations, accessed by name
  readonly data: any
}

export interface PaperPortal {
  readonly portal: TestPortal
  readonly tokens: Readonly<Record<Who, string>>
  readonly ask: (who: Who, method: 'GET' | 'POST', url: string, payload?: object) => Promise<Reported>
  // biome-ignore lint/suspicious/noExplicitAny: an order of any type, accessed by name
  readonly read: (omsOrderNo: string, who?: Who) => Promise<any>
  readonly send: (who: Who, omsOrderNo: string, part: string, payload: object, desk?: boolean) => Promise<Reported>
  /** Uploads a file and returns its id. */
  readonly upload: (who: Who, name?: string) => Promise<string>
  /** A new order of the shipper in the given state, without documents; returns its number. */
  readonly takeOrder: (state: 'submitted' | 'fees-accepted' | 'in-process', booking?: JsonObject, more?: JsonObject) => Promise<string>
  /** The shipper requests an amendment, customer service offer a price, and the shipper accepts it. */
  readonly changeBooking: (omsOrderNo: string, change: JsonObject) => Promise<void>
}

export async function openPaperPortal(): Promise<PaperPortal> {
  const portal = await openWorldPortal({ now })
  const signIn = (account: string) => portal.signIn(account)
  const tokens = {
    shipper: await signIn('shipper'),
    admin: await signIn('admin'),
    other: await signIn('other'),
    service: await signIn('service'),
  }

  async function ask(who: Who, method: 'GET' | 'POST', url: string, payload?: object): Promise<Reported> {
    const answer = await portal.app.inject({
      method,
      url,
      headers: { host, 'access-token': tokens[who], 'idempotency-key': crypto.randomUUID() },
      ...(payload ? { payload } : {}),
    })
    const body = answer.json()
    return {
      status: answer.statusCode,
      error: body.error?.id,
      params: body.error?.params,
      fields: body.error?.fields ?? [],
      data: body.data,
    }
  }

  const read = async (omsOrderNo: string, who: Who = 'shipper') => (await ask(who, 'GET', `/api/orders/${omsOrderNo}`)).data

  async function send(who: Who, omsOrderNo: string, part: string, payload: object, desk = false): Promise<Reported> {
    const { version } = await read(omsOrderNo, 'service')
    return ask(who, 'POST', `/api/${desk ? 'desk/' : ''}orders/${omsOrderNo}/${part}`, { ...payload, version })
  }

  async function upload(who: Who, name = 'paper.pdf'): Promise<string> {
    const form = new FormData()
    form.set('file', new Blob([Buffer.from(makePdf())], { type: 'application/pdf' }), name)
    const request = new Request('http://x/', { method: 'POST', body: form })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { host, 'access-token': tokens[who], 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().data.fileId
  }

  let made = 0
  async function takeOrder(
    state: 'submitted' | 'fees-accepted' | 'in-process',
    more: JsonObject = { packages: 150, grossWeight: '12300', volume: '44' },
    facts: JsonObject = {},
  ): Promise<string> {
    const { db } = portal.test
    const orders = await db.selectFrom('orders').selectAll().where('brand', '=', brand).execute()
    const like = orders.find(({ data: candidate }) => candidate.orderedById === `${brand}-shipper` && candidate.orderType === 'sea-booking')
    if (!like) throw new Error('The demo data has no booking of the shipper')
    const { booking, companyName, companyLatin, orderedBy, orderedByLatin, orderedById, paymentTerms, baseCurrency } = like.data
    const data = {
      booking: { ...(booking as JsonObject), ...more },
      ...{ orderType: 'sea-booking', companyName, companyLatin, orderedBy, orderedByLatin, orderedById, paymentTerms, baseCurrency },
      ...{ payment: 'unpaid', carrier: 'COSU', etd: '2026-12-01', boxes: '2*40HQ', milestones: [] },
      ...facts,
    }
    made += 1
    const id = `PAPERS${made}`
    const row = {
      id,
      company_id: like.company_id,
      brand,
      state,
      release: portal.releases.current().release.id,
      created_at: now,
      updated_at: now,
    }
    await db
      .insertInto('orders')
      .values({ ...row, version: 1, data: JSON.stringify(data) })
      .execute()
    return id
  }

  async function changeBooking(omsOrderNo: string, change: JsonObject): Promise<void> {
    const { booking } = await read(omsOrderNo)
    const lines = [
      { fee: 'DOC', group: 'origin', basis: 'per-bill', unitPrice: '450', currency: 'CNY', quantity: '1', reason: 'As agreed' },
    ]
    const answers = [
      await send('shipper', omsOrderNo, 'requestAmendment', { booking: { ...booking, ...change }, reason: 'More goods' }),
      await send('service', omsOrderNo, 'offerAmendment', { lines }, true),
      await send('shipper', omsOrderNo, 'acceptAmendment', {}),
    ]
    const refused = answers.find(({ status }) => status !== 200)
    if (refused) throw new Error(JSON.stringify(refused))
  }

  return { portal, tokens, ask, read, send, upload, takeOrder, changeBooking }
}
