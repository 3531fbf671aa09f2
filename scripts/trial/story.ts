/** One order of the trial: the steps of the customer and the desk, and the responses that the portal has acknowledged. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Answer, Ask } from './people.ts'

export interface KeptFile {
  readonly fileId: string
  readonly size: number
  readonly sha256: string
}

export interface Story {
  readonly customer: Ask
  readonly staff: Ask
  readonly type: OrderKind
  /** Acknowledged; undefined until then. */
  omsOrderNo: string | undefined
  version: number
  /** Acknowledged events, in order. */
  readonly done: string[]
  /** Sent without a response: it may have been executed or not. */
  pending: Step | undefined
  readonly files: KeptFile[]
  readonly messages: string[]
}

export interface Step {
  readonly event: string
  readonly by: 'customer' | 'staff'
  readonly path: string
  readonly body: object
  /** The same for every retry. */
  readonly key: string
}

interface OrderKind {
  readonly path: string
  readonly booking: () => object
  readonly milestones: readonly string[]
}

const people = { contact: 'Trial', mobile: '13800000102' }
const goods = { goodsName: 'Towels', goodsValue: '50000', goodsCurrency: 'USD' }
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

/** The order types used: one with a price and one without, which differ until the desk confirms them. */
export const orderKinds: readonly OrderKind[] = [
  {
    path: '/api/orders/air',
    booking: () => ({
      ...goods,
      ...people,
      from: 'Shanghai PVG',
      to: 'Frankfurt FRA',
      plannedDate: inTwoWeeks(),
      direction: 'export',
      cargoType: 'general',
      goodsAmount: '120',
      packages: 4,
      packageUnit: 'cartons',
      grossWeight: '320',
      volume: '1.5',
    }),
    milestones: ['goods-received', 'customs-released', 'departure', 'arrival', 'delivered'],
  },
  {
    path: '/api/orders/overseas',
    booking: () => ({
      ...goods,
      ...people,
      from: 'Los Angeles, USA',
      to: 'Phoenix, USA',
      plannedDate: inTwoWeeks(),
      cargoType: 'general',
      goodsAmount: '40',
      packages: 9,
      packageUnit: 'cartons',
      grossWeight: '800',
    }),
    milestones: ['picked-up', 'delivered'],
  },
]

const line = { fee: 'OTH', group: 'other', basis: 'flat', unitPrice: '4200', currency: 'CNY', quantity: '1', reason: 'As agreed' }

export function beginStory(customer: Ask, staff: Ask, type: OrderKind): Story {
  return { customer, staff, type, omsOrderNo: undefined, version: 0, done: [], pending: undefined, files: [], messages: [] }
}

/** Next step of the order; undefined if it is finished. */
export function nextStep(story: Story): Step | undefined {
  const { type, omsOrderNo: no, version, done } = story
  const key = randomUUID()
  if (no === undefined) {
    const [file] = story.files
    return {
      event: 'submit',
      by: 'customer',
      path: type.path,
      body: { booking: { ...type.booking(), ...(file ? { file: file.fileId } : {}) } },
      key,
    }
  }
  const today = new Date().toISOString().slice(0, 10)
  const acts: readonly Omit<Step, 'key'>[] = [
    { event: 'confirm-fees', by: 'staff', path: `/api/desk/orders/${no}/confirmFees`, body: { version, lines: [line] } },
    { event: 'accept-fees', by: 'customer', path: `/api/orders/${no}/acceptFees`, body: { version } },
    {
      event: 'report-payment',
      by: 'customer',
      path: `/api/orders/${no}/reportPayment`,
      body: { version, amount: '4200.00', currency: 'CNY', paidOn: today, reference: `TT${no}` },
    },
    { event: 'confirm-payment', by: 'staff', path: `/api/desk/orders/${no}/confirmPayment`, body: { version } },
    { event: 'generate', by: 'staff', path: `/api/desk/orders/${no}/generate`, body: { version } },
    ...type.milestones.map((milestone) => ({
      event: 'record-milestone',
      by: 'staff' as const,
      path: `/api/desk/orders/${no}/milestones`,
      body: { version, milestone, classifier: 'ACT', at: new Date(Date.now() - 60_000).toISOString() },
    })),
  ]
  const act = acts[done.length - 1]
  return act && { ...act, key }
}

/** Performs a step, retrying while there is no response; false if there is still none. */
export async function takeStep(story: Story, step: Step): Promise<boolean> {
  story.pending = step
  const send = () => (step.by === 'staff' ? story.staff : story.customer)('POST', step.path, { body: step.body, key: step.key })
  // Every third order is sent twice at once, like a double click.
  const answers = step.event === 'submit' && step.key < '5' ? await Promise.all([send(), send()]) : [await send()]
  for (const answer of answers) {
    if (answer === undefined || isDying(answer)) continue
    if (answer.status !== 200)
      throw new Error(
        `${step.event} of ${story.omsOrderNo ?? 'a new order'} was rejected: ${answer.status} ${JSON.stringify(answer.error)}`,
      )
    if (story.pending) acknowledge(story, step, answer)
    else if (step.event === 'submit' && answer.data.omsOrderNo !== story.omsOrderNo)
      throw new Error(`One idempotency key created two orders: ${story.omsOrderNo} and ${answer.data.omsOrderNo}`)
  }
  return story.pending === undefined
}

/**
 * A server without its database returns 503, and an overloaded one times out: in both cases the result is as unknown as
 * without a response.
 */
export function isDying({ status }: Answer): boolean {
  return status >= 500 || status === 408
}

function acknowledge(story: Story, step: Step, { data }: Answer): void {
  story.pending = undefined
  story.done.push(step.event)
  story.omsOrderNo = data.omsOrderNo
  story.version = data.version ?? 1
}

/** Adds a document to the order; false without a response. */
export async function uploadPaper(story: Story, bytesOfPaper: number): Promise<boolean> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytesOfPaper), Buffer.from('\n%%EOF\n')])
  const form = new FormData()
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'booking.pdf')
  const answer = await story.customer('POST', '/api/files', { body: form })
  if (answer === undefined || isDying(answer)) return false
  // The daily quota is reached: further orders have no documents.
  if (answer.error?.id === 'error.files-quota') return true
  const { fileId } = answer.data
  if (answer.status !== 200 || fileId === undefined)
    throw new Error(`A document was rejected: ${answer.status} ${JSON.stringify(answer.error)}`)
  story.files.push({ fileId, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  return true
}
