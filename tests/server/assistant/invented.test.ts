/** No answer contains a figure that neither the question, the declared sentences nor a response of an operation contains. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import type { TestPortal } from '#server'
import { answerQuestion } from '../../../src/server/content/assistant/answer.ts'
import { type Asked, understand } from '../../../src/server/content/assistant/understand.ts'
import type { Actor, Call } from '../../../src/server/kernel/call.ts'
import { openWorldPortal, today } from '../support.ts'

interface Case {
  readonly language: string
  readonly who: 'visitor' | 'registered' | 'shipper'
  readonly before?: readonly string[]
  readonly words: string
}

const cases = JSON.parse(readFileSync(new URL('questions.cases.json', import.meta.url), 'utf8')) as Case[]
const accounts = { visitor: null, registered: 'new', shipper: 'shipper' } as const

let portal: TestPortal
let brand: BrandPlan
const tokens: Record<string, string | undefined> = {}

beforeAll(async () => {
  portal = await openWorldPortal()
  brand = portal.releases.current().release.brands.quayside as BrandPlan
  for (const [who, account] of Object.entries(accounts)) if (account !== null) tokens[who] = await portal.signIn(account)
})
afterAll(() => portal.close())

/** A call whose operations are asked over HTTP, as a page asks them. */
function callOf({ language, who }: Case): Call {
  const actor: Actor = { kind: who === 'shipper' ? 'member' : who, userId: null, companyId: null, name: '', latinName: '' }
  const ask: Call['ask'] = async (operation, input) => {
    const plan = brand.operations[operation]
    if (!plan) throw new Error(`There is no operation ${operation}`)
    const path = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const headers = { 'default-language': language, ...(tokens[who] === undefined ? {} : { 'access-token': tokens[who] }) }
    const sent = plan.method === 'GET' ? { query } : { payload: input }
    const answer = (await portal.app.inject({ method: plan.method, url: path, headers, ...sent })).json() as JsonObject
    const error = answer.error as { id: string; params: JsonObject } | undefined
    return error ? { ok: false, error: error.id, params: error.params } : { ok: true, value: answer.data }
  }
  return { brand, language, actor, now: () => portal.clock.now, ask } as Partial<Call> as Call
}

/** Runs of digits, without separators of thousands and leading zeros. */
function digitsOf(text: string): string[] {
  return (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=.)/, ''))
}

/** How many rows the lists of a response have: a sentence may say so. */
function lengthsOf(response: unknown): number[] {
  if (typeof response !== 'object' || response === null) return []
  return [...(Array.isArray(response) ? [response.length] : []), ...Object.values(response).flatMap(lengthsOf)]
}

test('no figure in an answer is invented', async () => {
  let figures = 0
  const invented: string[] = []
  for (const one of cases) {
    let last: Asked | undefined
    for (const words of [...(one.before ?? []), one.words]) {
      for (const asked of understand(words, { brand, today, before: last, most: 3 })) {
        last = asked
        const { part, response } = await answerQuestion(asked, words, callOf(one))
        const declared = JSON.stringify(brand.documents.tool?.[part.tool]?.says ?? '')
        // The query has the period that was searched.
        const sources = [asked.facts, part.query ?? {}, response ?? ''].map((source) => JSON.stringify(source))
        const known = new Set(digitsOf([words, ...sources, lengthsOf(response).join(' '), declared, today].join(' ')))
        // Zero cents are written, or not, as amounts are.
        const found = digitsOf(part.text).filter((run) => run !== '0')
        figures += found.length
        const unknown = found.filter((run) => !known.has(run) && !known.has(run.replace(/0$/, '')))
        if (unknown.length > 0 && part.outcome !== 'refused') invented.push(`${words}: ${unknown.join(', ')} in "${part.text}"`)
      }
    }
  }
  expect(invented).toEqual([])
  expect(figures).toBeGreaterThan(100)
})
