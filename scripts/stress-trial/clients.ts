/** Two hundred users at once: visitors who browse, customers who order, staff at the desk. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Observe, People } from '../trial/people.ts'
import { beginStory, nextStep, orderKinds, type Story, takeStep, uploadPaper } from '../trial/story.ts'

export interface CrowdOptions {
  readonly people: People
  readonly size: number
  readonly url: () => string
  readonly observe: Observe
  readonly random: () => number
}

export interface Crowd {
  readonly stories: readonly Story[]
  /** Resolves when all users have finished; calls without a response are sent again first. */
  readonly goHome: () => Promise<void>
}

const pages = ['/', '/route/newShipping', '/route/seaTrans', '/service/reserve', '/logistics/boxCost', '/feeTerms']
const visitorCalls = ['/api/rates/sea?pol=CNNGB&pod=DEHAM&pageSize=20', '/api/rates/sea?pol=CNSHA&pod=USLAX&pageSize=20', '/healthz']
const customerCalls = ['/api/orders?page=1&pageSize=20', '/api/workbench/tasks', '/api/workbench/months', '/api/messages']
const staffCalls = ['/api/desk/orders?page=1&pageSize=20', '/api/messages']

const visitorShare = 0.5
const staffShare = 0.1
/** Pause between two actions of one user. */
const thinkMs = 4_000
const paperShare = 0.2
const paperBytes = 20_000
const patienceMs = 25_000

export function openCrowd(options: CrowdOptions): Crowd {
  const { people, size, random } = options
  const stories: Story[] = []
  let isClosing = false
  const pause = () => wait(thinkMs * (0.5 + random()))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

  async function visit(): Promise<void> {
    while (!isClosing) {
      await look(options, random() < 0.3 ? pick(pages) : pick(visitorCalls))
      await pause()
    }
  }

  async function serve(ask: Ask): Promise<void> {
    while (!isClosing) {
      await ask('GET', pick(staffCalls))
      await pause()
    }
  }

  async function order(customer: Ask, staff: Ask): Promise<void> {
    while (!isClosing) {
      const story = beginStory(customer, staff, pick(orderKinds))
      stories.push(story)
      if (random() < paperShare) await uploadPaper(story, Math.ceil(random() * paperBytes))
      for (let step = nextStep(story); step && !isClosing; step = nextStep(story)) {
        await finishStep(story, step)
        await pause()
        await customer('GET', pick(customerCalls))
        await pause()
      }
    }
  }

  /** Repeats the call with the same key until there is a response, as a browser does. */
  async function finishStep(story: Story, step: NonNullable<Story['pending']>): Promise<void> {
    while (!(await takeStep(story, step))) await wait(1_000)
  }

  const staffCount = Math.round(size * staffShare)
  const visitorCount = Math.round(size * visitorShare)
  const everybody = Array.from({ length: size }, (_, place) => {
    const staff = people.staff[place % people.staff.length] as Ask
    if (place < visitorCount) return visit()
    if (place < visitorCount + staffCount) return serve(staff)
    return order(people.customers[place % people.customers.length] as Ask, staff)
  })
  const gone = Promise.all(everybody)
  // goHome reports a failure; until then it must not count as an unhandled rejection.
  gone.catch(() => {})
  return {
    stories,
    goHome: async () => {
      isClosing = true
      await gone
    },
  }
}

async function look({ url, observe }: CrowdOptions, path: string): Promise<void> {
  const response = await fetch(`${url()}${path}`, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  observe({ method: 'GET', path }, response)
  await response?.arrayBuffer().catch(() => {})
}
