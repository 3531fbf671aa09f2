/** Places and moves orders through the portal's own calls, one for each stage towards completion. */
import { randomUUID } from 'node:crypto'
import { type Ask, signInAll } from '../trial/people.ts'
import { beginStory, nextStep, orderKinds, type Story, takeStep, uploadPaper } from '../trial/story.ts'

const paperBytes = 600

/** Returns the number of orders placed. */
export async function placeOrders(url: string): Promise<number> {
  const { customers, staff } = await signInAll({ url: () => url })
  const [service] = staff
  if (!service) throw new Error('No one from customer service is signed in.')
  let placed = 0
  for (const [index, kind] of orderKinds.entries()) {
    let length = 1
    for (let more = true; more; length += 1) {
      const customer = customers[(index + length) % customers.length] ?? service
      const story = beginStory(customer, service, kind)
      if (length === 1) await uploadPaper(story, paperBytes)
      more = await live(story, length)
      placed += 1
      // An order at this stage is cancelled.
      if (length === 3) await cancel(story, customer)
    }
  }
  return placed
}

/** Performs this many steps; false if the order was completed on the way. */
async function live(story: Story, steps: number): Promise<boolean> {
  for (let taken = 0; taken < steps; taken += 1) {
    const step = nextStep(story)
    if (!step || (await isCompleted(story))) return false
    if (!(await takeStep(story, step))) throw new Error(`No response to ${step.event}`)
  }
  return true
}

async function isCompleted({ staff, omsOrderNo }: Story): Promise<boolean> {
  if (omsOrderNo === undefined) return false
  return (await staff('GET', `/api/orders/${omsOrderNo}`))?.data.state === 'completed'
}

async function cancel({ omsOrderNo, version }: Story, customer: Ask): Promise<void> {
  const answer = await customer('POST', `/api/orders/${omsOrderNo}/cancel`, {
    body: { version, reason: 'Cargo not ready' },
    key: randomUUID(),
  })
  if (answer?.status !== 200) throw new Error(`${omsOrderNo} was not cancelled: ${answer?.status} ${JSON.stringify(answer?.error)}`)
}
