/** Signing in while two hundred wrong passwords arrive at once, from many addresses and for many accounts. */
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type DemoAccount, listDemoAccounts } from '#demo'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'

const wrongOnes = 200
/** Fewer addresses than attempts, so that some try more than once. */
const addresses = 120
const rounds = 5
/** One valid sign-in starts at this interval in ms, beginning with the first wrong one. */
const pauseMs = 50
const idleRuns = 20
const demandedMs = 2_000

export const signIn: Measure = {
  name: 'sign-in',
  run: async ({ release, databaseUrl }) => {
    const people = listDemoAccounts(release)
    const tree = await copyTree()
    try {
      const rows = await measureOn(tree, people, 'PGlite', {})
      if (databaseUrl === null) return rows
      const name = `bench_sign_in_${process.pid}`
      await runOn(databaseUrl, `create database ${name}`)
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      try {
        return [...rows, ...(await measureOn(tree, people, 'PostgreSQL', { DATABASE_URL: url.href }))]
      } finally {
        await runOn(databaseUrl, `drop database ${name} with (force)`)
      }
    } finally {
      removeTree(tree)
    }
  },
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function measureOn(
  tree: string,
  people: readonly DemoAccount[],
  where: string,
  settings: Record<string, string>,
): Promise<Measured[]> {
  // Behind a proxy, so that callers can come from many addresses.
  const portal = await startPortal(tree, { ...settings, DATA_DIR: join(tree, `.data-${where}`), TRUST_PROXY: '1' })
  try {
    const idle: number[] = []
    for (let run = 0; run < idleRuns; run++) idle.push(await comeIn(portal.url, personAt(people, run), `10.1.0.${run}`))
    const flooded: number[] = []
    const responses: number[] = []
    for (let round = 0; round < rounds; round++) {
      const flood = Array.from({ length: wrongOnes }, (_, n) => tryWrong(portal.url, people, round, n))
      const valid = people.map(async (person, n) => {
        await wait(n * pauseMs)
        return await comeIn(portal.url, person, `10.2.${round}.${n}`)
      })
      flooded.push(...(await Promise.all(valid)))
      responses.push(...(await Promise.all(flood)))
    }
    if (responses.length !== rounds * wrongOnes) throw new Error('some of the concurrent requests got no response')
    const median = findMedian(idle)
    const baseline = { of: 'alone', median }
    const common = { where, unit: 'ms', runs: flooded.length } as const
    const slowest = flooded.toSorted((left, right) => left - right)[Math.ceil(flooded.length * 0.99) - 1] ?? Number.NaN
    return [
      { ...common, what: 'sign-in alone', median, runs: idle.length, baseline: null, limit: null },
      { ...common, what: `sign-in among ${wrongOnes} wrong ones`, median: findMedian(flooded), baseline, limit: demandedMs },
      { ...common, what: '99th percentile of valid sign-ins', median: slowest, baseline, limit: demandedMs },
    ]
  } finally {
    await portal.stop()
  }
}

function personAt(people: readonly DemoAccount[], index: number): DemoAccount {
  const person = people[index % people.length]
  if (!person) throw new Error('The demo data has no users')
  return person
}

/** Every tenth attempt is for an existing account, each once per round, as an attacker would do to stay below the limit. */
async function tryWrong(url: string, people: readonly DemoAccount[], round: number, n: number): Promise<number> {
  const person = n % 10 === 0 ? personAt(people, n / 10) : { brand: people[0]?.brand ?? '', account: `nobody-${round}-${n}` }
  const { status } = await post(url, person, 'Wrong12345', `10.3.${round}.${n % addresses}`)
  if (status < 400 || status === 500) throw new Error(`a wrong password got status ${status}`)
  return status
}

async function comeIn(url: string, person: DemoAccount, address: string): Promise<number> {
  const start = performance.now()
  const { status, text } = await post(url, person, person.password, address)
  if (status !== 200) throw new Error(`${person.account} could not sign in: ${text}`)
  return performance.now() - start
}

/** Each on its own connection, as from different machines. */
function post(
  url: string,
  { brand, account }: Pick<DemoAccount, 'brand' | 'account'>,
  given: string,
  address: string,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return new Promise((done, fail) => {
    const call = request(`${url}/api/account/signIn?brand=${brand}`, { method: 'POST', agent: false, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.once('end', () => done({ status: answer.statusCode ?? 0, text })).once('error', fail)
    })
    call.once('error', fail)
    call.end(JSON.stringify({ account, password: given }))
  })
}
