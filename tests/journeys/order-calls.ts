/** Makes the API calls for those steps in an order's life whose screens other journeys cover. */
import { expect } from '@playwright/test'
import type { BookingCase } from './bookings.ts'
import { reuseSignIn } from './sign-ins.ts'

export interface Caller {
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body: object) => Promise<Answer>
  readonly upload: (name: string, bytes: string) => Promise<string>
}

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a journey reads what it expects and fails if it is missing
  readonly data: any
  readonly error?: { readonly id: string; readonly fields: unknown }
}

/** One user's calls to the default brand. */
export async function openCaller(baseURL: string, account: string): Promise<Caller> {
  const { port } = new URL(baseURL)
  const origin = `http://127.0.0.1:${port}`
  const json = { 'content-type': 'application/json' }
  const signIn = await reuseSignIn(baseURL, { brand: 'quayside', language: 'zh', account })
  const token = { 'access-token': signIn.token }
  const read = async (response: Response): Promise<Answer> => ({
    ...((await response.json()) as Omit<Answer, 'status'>),
    status: response.status,
  })
  return {
    get: async (path) => read(await fetch(`${origin}${path}`, { headers: token })),
    post: async (path, body) =>
      read(
        await fetch(`${origin}${path}`, {
          method: 'POST',
          headers: { ...token, ...json, 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      ),
    upload: async (name, bytes) => {
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'application/pdf' }), name)
      const { data } = await read(await fetch(`${origin}/api/files`, { method: 'POST', headers: token, body: form }))
      return String(data.fileId)
    },
  }
}

/** Places the order at its current price, which the price-changed response contains; without a price, customer service will quote. */
export async function place(caller: Caller, { type, booking }: BookingCase): Promise<string> {
  const path = `/api/orders/${type}`
  const order = booking.paymentTerms && !booking.etd ? await chooseSailing(caller, booking) : { booking }
  const first = await caller.post(path, { shownTotal: '0.01', ...order })
  const quote = first.data?.quote
  const second = quote ? await caller.post(path, { ...order, shownTotal: quote.baseTotal }) : first
  const placed = second.status === 400 ? await caller.post(path, order) : second
  expect(placed, `${type} is placed: ${JSON.stringify(placed.error)}`).toMatchObject({ status: 200 })
  return String(placed.data.omsOrderNo)
}

/** The cheapest sailing of the first week, with its price. */
async function chooseSailing({ get, post }: Caller, booking: BookingCase['booking']) {
  const { pol, pod, boxes } = booking
  const { data: quote } = await post('/api/quotes/sea', { pol, pod, boxes })
  const { rateId, rateVersion, etd, baseTotal } = quote
  const { data: rate } = await get(`/api/rates/sea/${rateId}`)
  return { booking: { ...booking, rateId, etd, carrier: rate.carrier }, rateId, rateVersion, shownTotal: baseTotal }
}

/** Performs an operation on the order and returns its new state. */
export async function act(caller: Caller, omsOrderNo: string, path: string, body: object = {}) {
  const { data } = await caller.get(`/api/orders/${omsOrderNo}`)
  const done = await caller.post(path, { version: data.version, ...body })
  expect(done, path).toMatchObject({ status: 200 })
  return (await caller.get(`/api/orders/${omsOrderNo}`)).data
}

const line = { fee: 'OTH', group: 'other', basis: 'flat', unitPrice: '4200', currency: 'CNY', quantity: '1', reason: 'As agreed' }

export function confirmFees(staff: Caller, no: string) {
  return act(staff, no, `/api/desk/orders/${no}/confirmFees`, { lines: [line] })
}

/** From accepted fees to an order in process. */
export async function payAndGenerate(customer: Caller, staff: Caller, no: string) {
  const paidOn = new Date().toISOString().slice(0, 10)
  await act(customer, no, `/api/orders/${no}/reportPayment`, { amount: '4200.00', currency: 'CNY', paidOn, reference: `TT${no}` })
  await act(staff, no, `/api/desk/orders/${no}/confirmPayment`)
  return act(staff, no, `/api/desk/orders/${no}/generate`)
}

export async function complete(staff: Caller, no: string, milestones: readonly string[]) {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  let order: { readonly state?: string } = {}
  for (const milestone of milestones)
    order = await act(staff, no, `/api/desk/orders/${no}/milestones`, { milestone, classifier: 'ACT', at })
  return order
}
