/** Every operation, with hostile texts and numbers in each place of its input: refused by name or stored verbatim, never a 5xx. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperationPlan } from '#config'
import { isWhole, sample } from '../../support/sample.ts'
import type { Who } from '../permissions/world.ts'
import { type Answered, expectCalm, type HostileWorld, isInAddress, openHostileWorld, requestWith, valuePlaces } from './callers.ts'
import { hostileNumbers, longTexts, oddTexts, refusedTexts } from './strings.ts'

let hostile: HostileWorld
beforeAll(async () => {
  hostile = await openHostileWorld()
})
afterAll(() => hostile.close())
beforeEach(() => hostile.world.db.deleteFrom('sign_in_failures').execute())

/** Maximum length in an address: HTTP refuses longer ones before they reach the server. */
const longestWord = 3_000

interface Case {
  readonly plan: OperationPlan
  readonly place: ReturnType<typeof valuePlaces>[number]
  readonly name: string
  readonly value: { text: string } | { raw: string }
  readonly kind: 'refused' | 'odd' | 'long' | 'number'
}

function casesOf(plan: OperationPlan): Case[] {
  return valuePlaces(plan).flatMap((place) => {
    const texts = (kind: Case['kind'], from: Readonly<Record<string, string>>) =>
      Object.entries(from).map(([name, text]) => {
        const value = { text: isInAddress(plan, place) ? text.slice(0, longestWord) : text }
        return { plan, place, name, value, kind }
      })
    const numbers = hostileNumbers.map((raw) => {
      const name = `the number ${raw.slice(0, 20)}`
      return { plan, place, name, value: { raw: isInAddress(plan, place) ? raw.slice(0, longestWord) : raw }, kind: 'number' as const }
    })
    return [...texts('refused', refusedTexts), ...texts('odd', oddTexts), ...texts('long', longTexts), ...numbers]
  })
}

/** A twentieth of the operations, and a sample of values of every kind; everything with whole matrices. */
function casesOfToday(): Case[] {
  const plans = sample(hostile.operations, 20)
  return plans.flatMap((plan) => sample(casesOf(plan), 29, ({ kind }) => kind))
}

/** In an address a list is one value, so the parameter is named as a whole. */
function pointerOf({ plan, place }: Pick<Case, 'plan' | 'place'>): string {
  return `/${(isInAddress(plan, place) ? place.path.slice(0, 1) : place.path).join('/')}`
}

function describeCase(one: Case, who: Who): string {
  return `${who} ${one.plan.id} ${pointerOf(one)}: ${one.name}`
}

describe('a call with one hostile value', () => {
  it('gets a status below 500 from every operation, for every kind of caller', async () => {
    const cases = casesOfToday()
    expect(cases.length).toBeGreaterThan(isWhole ? 20_000 : 50)
    for (const [index, one] of cases.entries()) {
      const callers = hostile.callersOf(one.plan)
      const who = callers[index % callers.length] ?? 'V'
      const reported = await hostile.send(who, requestWith(one.plan, hostile.baseOf(one.plan, one.place), one.place, one.value))
      expectCalm(reported, describeCase(one, who))
      if (one.kind === 'refused') expectNamed(reported, one, describeCase(one, who))
    }
  })

  /** The hostile value must be refused before any other check, unless the address itself is unreadable. */
  function expectNamed({ status, json, body }: Answered, one: Case, what: string): void {
    const isHalf = 'text' in one.value && !one.value.text.isWellFormed()
    // UTF-8 cannot encode unpaired surrogates: in an address they are an invalid escape, in a form another character.
    if (isHalf && (isInAddress(one.plan, one.place) || one.plan.body === 'multipart')) {
      expect([400, 404], what).toContain(status)
      return
    }
    expect([status, json.error?.id], `${what}: ${body.slice(0, 300)}`).toEqual([400, 'error.invalid'])
    const { fields = [] } = json.error ?? {}
    expect(fields, what).toContainEqual({ path: pointerOf(one), id: 'invalid.character', params: { character: expect.any(String) } })
  }

  it('is refused with the field’s name by each operation with input, also for visitors', async () => {
    for (const plan of sample(hostile.operations, 8)) {
      const [place] = valuePlaces(plan)
      if (!place) continue
      const request = requestWith(plan, hostile.baseOf(plan, place), place, { text: refusedTexts['a NUL'] ?? '' })
      const [who = 'V'] = hostile.callersOf(plan)
      const reported = await hostile.send(who, request)
      expect(reported.json.error?.fields, `${who} ${plan.id}`).toContainEqual({
        path: pointerOf({ plan, place }),
        id: 'invalid.character',
        params: { character: 'U+0000' },
      })
      expectCalm(await hostile.send('V', request), `V ${plan.id}`)
    }
  })
})

describe('an odd but possibly intended text', () => {
  it('is returned unchanged or was refused', async () => {
    const order = hostile.world.ids.order?.own ?? ''
    const kept: string[] = []
    for (const [name, text] of Object.entries(oddTexts)) {
      const url = `/api/orders/${order}/messages`
      const sent = await hostile.send('C', {
        method: 'POST',
        url,
        ...jsonOf({ body: `>${text}<` }, { 'idempotency-key': crypto.randomUUID() }),
      })
      expect([200, 400], `${name}: ${sent.body}`).toContain(sent.status)
      if (sent.status === 200) kept.push(`>${text}<`)
      else expect(sent.json.error?.fields?.[0]?.path, name).toBe('/body')
    }
    expect(kept).toContain(`>${oddTexts['a direction override']}<`)
    const { data } = JSON.parse((await hostile.send('C', { method: 'GET', url: `/api/orders/${order}/messages` })).body)
    const bodies = (data.rows as { body: string }[]).map(({ body }) => body)
    for (const text of kept) expect(bodies).toContain(text)
  })
})

describe('an oversized body', () => {
  it.each(['"/body"', '1e400', '9'.repeat(100_000), `-${'9'.repeat(30)}`])(
    'with the number %.20s is refused with its position',
    async (raw) => {
      const reported = await hostile.send('V', { method: 'POST', url: '/api/common/pageView', ...jsonOf(`{"page":{"at":[1,${raw}]}}`) })
      expect(reported.status).toBe(400)
      if (raw.startsWith('"')) return
      expect(reported.json.error?.fields).toEqual([{ path: '/page/at/1', id: 'invalid.numberSize', params: {} }])
    },
  )

  it('of a million characters is not retained in memory', async () => {
    const before = await settledHeap()
    for (let count = 0; count < 12; count += 1) {
      const text = String(count).repeat(500_000)
      const reported = await hostile.send('V', { method: 'POST', url: '/api/common/pageView', ...jsonOf({ route: text, page: 'home' }) })
      expect(reported.status).toBe(413)
      const long = text.slice(0, 200_000)
      expect(
        (await hostile.send('V', { method: 'POST', url: '/api/common/pageView', ...jsonOf({ route: long, page: long }) })).status,
      ).toBe(413)
      expect(
        (await hostile.send('V', { method: 'POST', url: '/api/common/pageView', ...jsonOf({ route: long, page: 'home' }) })).status,
      ).toBe(400)
    }
    expect((await settledHeap()) - before).toBeLessThan(8 * 1_048_576)
  })

  async function settledHeap(): Promise<number> {
    setFlagsFromString('--expose-gc')
    await runInNewContext('gc')({ execution: 'async', type: 'major' })
    return process.memoryUsage().heapUsed
  }
})

function jsonOf(value: object | string, headers: Readonly<Record<string, string>> = {}) {
  return { headers: { ...headers, 'content-type': 'application/json' }, payload: typeof value === 'string' ? value : JSON.stringify(value) }
}
