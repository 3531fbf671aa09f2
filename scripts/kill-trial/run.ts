/** Load, a crash at a random moment, a restart and a check, repeatedly. */
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '#rules'
import { findFreePort } from '../trial/free-port.ts'
import { letClaimsEnd, verifyLeftovers } from '../trial/leftovers.ts'
import { type Mailbox, openMailbox } from '../trial/mailbox.ts'
import { type People, signInAll } from '../trial/people.ts'
import { type Portal, startPortal } from '../trial/portal.ts'
import { beginStory, nextStep, orderKinds, type Story, takeStep, uploadPaper } from '../trial/story.ts'
import { countOrders, verifyStory } from '../trial/verify-story.ts'

export interface RunTrialOptions {
  readonly root: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly kills: number
  readonly seed: number
  readonly report: (line: string) => void
}

export interface TrialResult {
  readonly kills: number
  /** How many of them happened while the portal was starting. */
  readonly killedStarting: number
  readonly orders: number
  /** Acknowledged writes, and writes retried for lack of a response. */
  readonly writes: number
  readonly retries: number
  readonly papers: number
  readonly mails: number
  readonly mailsTwice: number
  readonly swept: number
  /** Milliseconds from start to listening: median and slowest. */
  readonly startMs: readonly [number, number]
  readonly faults: readonly string[]
}

const clients = 8
/** Longest load before a crash. */
const longestMs = 1_500
/** One crash in ten happens during start-up; half of the others also kill the database process. */
const whileStarting = 0.1
const wholeShare = 0.5
const papersShare = 0.5
const largeShare = 0.15
const largePaper = 3_000_000
const smallPaper = 40_000
/** Time limit for the outbox to become empty at the end. */
const drainMs = 120_000

/** State shared by the rounds. */
interface Trial {
  readonly options: RunTrialOptions
  readonly smtpUrl: string
  /** Where the portal reports its outbox. */
  readonly metrics: string
  readonly random: () => number
  readonly stories: Story[]
  readonly faults: string[]
  readonly startTimes: number[]
  portal: Portal | null
  people: People | null
  /** Orders placed before the trial. */
  before: number
  retries: number
  killedStarting: number
}

export async function runTrial(options: RunTrialOptions): Promise<TrialResult> {
  const mailbox = await openMailbox()
  const trial: Trial = {
    options,
    smtpUrl: mailbox.url,
    metrics: `127.0.0.1:${await findFreePort()}`,
    random: createRandom(options.seed),
    stories: [],
    faults: [],
    startTimes: [],
    portal: null,
    people: null,
    before: 0,
    retries: 0,
    killedStarting: 0,
  }
  try {
    await start(trial)
    trial.people = await signInAll({ url: () => trial.portal?.url ?? '' })
    trial.before = await countOrders(staffOf(trial))
    for (let kill = 1; kill <= options.kills; kill += 1) await crashAndReturn(trial, kill)
    const drained = await untilDrained(options, mailbox, trial)
    const leftovers = await verifyLeftovers(options, mailbox, drained)
    const { stories, startTimes } = trial
    const sorted = startTimes.toSorted((one, other) => one - other)
    return {
      kills: options.kills,
      killedStarting: trial.killedStarting,
      orders: stories.filter(({ omsOrderNo }) => omsOrderNo !== undefined).length,
      writes: stories.reduce((sum, { done }) => sum + done.length, 0),
      retries: trial.retries,
      papers: stories.reduce((sum, { files }) => sum + files.length, 0),
      mails: leftovers.mails,
      mailsTwice: leftovers.twice,
      swept: leftovers.swept,
      startMs: [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0],
      faults: [...trial.faults, ...leftovers.faults],
    }
  } finally {
    await trial.portal?.kill(true)
    await mailbox.close()
  }
}

async function start(trial: Trial): Promise<void> {
  const began = performance.now()
  trial.portal = await startPortal({ ...trial.options, smtpUrl: trial.smtpUrl, environment: { METRICS_ADDRESS: trial.metrics } })
  trial.startTimes.push(Math.round(performance.now() - began))
}

async function crashAndReturn(trial: Trial, kill: number): Promise<void> {
  const { random, portal, options } = trial
  const touched = new Set<Story>(trial.stories.filter(({ pending }) => pending !== undefined))
  let dead = false
  const load = Promise.all(Array.from({ length: clients }, (_, client) => work(trial, client, touched, () => dead)))
  await untilUnderWay(trial)
  await wait(random() * longestMs)
  const whole = random() < wholeShare
  dead = true
  await portal?.kill(whole)
  trial.portal = null
  await load
  if (random() < whileStarting) {
    trial.killedStarting += 1
    // It may be up earlier.
    const early = await startPortal({ ...options, smtpUrl: trial.smtpUrl }, random() * longestMs * 2)
    await early?.kill(true)
  }
  // E-mails interrupted by a crash are sent again once their claim has expired.
  if (kill === options.kills) await letClaimsEnd(options)
  await start(trial)
  const unanswered = [...touched].filter(({ pending }) => pending !== undefined).length
  trial.retries += unanswered
  const found = await verifyAll([...touched])
  // Calls without a response are sent again with the same key.
  await Promise.all([...touched].map(sendAgain))
  for (const { pending } of touched) if (pending) found.push(`${pending.event} was sent again and still has no response`)
  found.push(...(await verifyAll([...touched])))
  const expected = trial.before + trial.stories.filter(({ omsOrderNo }) => omsOrderNo !== undefined).length
  const count = await countOrders(staffOf(trial))
  if (count !== expected) found.push(`${expected} orders were acknowledged, but ${count} exist`)
  trial.faults.push(...found.map((fault) => `after crash ${kill}: ${fault}`))
  options.report(
    `crash ${kill} of ${options.kills} (${whole ? 'all processes' : 'the server'}): ${touched.size} orders in flight, ${unanswered} without a response, ${found.length} faults`,
  )
}

/** Waits until an order has changed: a crash without work in progress would test nothing. */
async function untilUnderWay({ stories }: Trial): Promise<void> {
  for (let tries = 0; tries < 3_000 && !stories.some(({ done }) => done.length > 1); tries += 1) await wait(20)
}

/** One user's work until the portal dies: continues an order or starts a new one. */
async function work(trial: Trial, client: number, touched: Set<Story>, isDead: () => boolean): Promise<void> {
  const { people, random, stories } = trial
  if (!people) return
  const customer = people.customers[client % people.customers.length]
  const staff = people.staff[client % people.staff.length]
  while (!isDead() && customer && staff) {
    const type = orderKinds[Math.floor(random() * orderKinds.length)]
    const open = stories.filter(
      (candidate) => candidate.customer === customer && !touched.has(candidate) && nextStep(candidate) !== undefined,
    )
    const story = random() < 0.4 ? open.at(-1) : undefined
    const current = story ?? (type && beginStory(customer, staff, type))
    if (!current) return
    if (!story) stories.push(current)
    touched.add(current)
    if (!(await live(trial, current, isDead))) return
  }
}

/** A few steps of an order; false if the portal died on the way. */
async function live({ random }: Trial, story: Story, isDead: () => boolean): Promise<boolean> {
  // One document per order; if a crash interrupted the upload, try it again.
  if (story.omsOrderNo === undefined && story.files.length === 0 && random() < papersShare)
    if (!(await uploadPaper(story, Math.ceil(random() * (random() < largeShare ? largePaper : smallPaper))))) return false
  for (let steps = Math.ceil(random() * 7); steps > 0 && !isDead(); steps -= 1) {
    const step = nextStep(story)
    if (!step) return true
    if (!(await takeStep(story, step))) return false
  }
  return !isDead()
}

/** Gives up after the third rejection. */
async function sendAgain(story: Story): Promise<void> {
  for (let tries = 0; tries < 3 && story.pending; tries += 1) await takeStep(story, story.pending)
}

async function verifyAll(stories: readonly Story[]): Promise<string[]> {
  const faults: string[] = []
  for (const story of stories) faults.push(...(await verifyStory(story)))
  return faults
}

function staffOf({ people }: Trial) {
  const [staff] = people?.staff ?? []
  if (!staff) throw new Error('No one from customer service is signed in.')
  return staff
}

/**
 * Waits until no e-mail is queued, retries included, then stops the portal gracefully. Returns when that was: the demo's vessels keep
 * moving, so an e-mail about one may be queued while the portal stops.
 */
async function untilDrained(options: RunTrialOptions, mailbox: Mailbox, trial: Trial): Promise<Date> {
  let askedAt = new Date()
  for (const until = Date.now() + drainMs; Date.now() < until; await wait(1_000)) {
    askedAt = new Date()
    const metrics = await (await fetch(`http://${trial.metrics}/metrics`)).text()
    // The gauge is absent while the database does not respond.
    if (metrics.includes('outbox_deliveries') && !/^outbox_deliveries\{[^}]*channel="mail"[^}]*state="queued"/m.test(metrics)) break
  }
  await trial.portal?.stop()
  trial.portal = null
  options.report(`${mailbox.received.size} e-mails have arrived`)
  return askedAt
}
