/**
 * Every declared operation, called by eight actors for their own record, a colleague's, another company's, a missing one and a
 * malformed id. Expected results are in agreement.json, next to this file; a missing operation fails.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationPlan } from '#config'
import { isWhole, sample, sampleNumber } from '../../support/sample.ts'
import { type Agreed, agreement, columns } from './agreement.ts'
import { openWorld, people, type Who, type Whose, type World } from './world.ts'

const everyone = Object.keys(people) as Who[]

/** The response of each refusing cell, for any record. */
const refusals: Readonly<Record<string, string>> = {
  login: '401 4 error.not-signed-in',
  certify: '403 500 error.not-certified',
  consent: '403 500 error.needs-consent',
  missing: '404 500 error.not-found',
  forbidden: '403 500 error.forbidden',
}
const notFound = refusals.missing as string
/** Which records each cell allows, by actor and relation. */
const reaches: Readonly<Record<string, (who: Who, whose: Whose) => boolean>> = {
  allow: () => true,
  'for-company': () => true,
  // This customer service user has the right; another test covers one without it.
  'staff-admin': (who, whose) => who === 'S' && whose !== 'foreign',
  masked: (who, whose) => inOwnCompany(who, whose),
  'own-company': (who, whose) => inOwnCompany(who, whose),
  own: (who, whose) => who === 'C' && whose === 'own',
  self: (who, whose) => (who === 'C' && whose === 'own') || (who === 'O' && whose === 'foreign'),
}

function inOwnCompany(who: Who, whose: Whose): boolean {
  if (who === 'O') return whose === 'foreign'
  return (who === 'C' || who === 'M') && whose !== 'foreign'
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function operations(): OperationPlan[] {
  const { brands, defaultBrand } = world.portal.releases.current().release
  return Object.values(brands[defaultBrand]?.operations ?? {})
}

function cellOf(row: string, who: Who): string {
  return agreement.rows[row]?.split(' ')[agreement.actors.indexOf(columns[who])] ?? 'no such row'
}

/** Someone who waits for consent lacks that, not a verified company. */
function refusalOf(cell: string, who: Who): string | undefined {
  return cell === 'certify' && columns[who] === 'pending' ? '403 500 error.awaiting-consent' : refusals[cell]
}

/** An operation missing in the agreement is reported once, by name; otherwise only its row is tested. */
function agreedOf(plan: OperationPlan): Agreed {
  return agreement.operations[plan.id] ?? { row: plan.grid }
}

interface Answered {
  readonly status: number
  readonly reported: string
  readonly body: string
}

async function ask(
  who: Who,
  plan: OperationPlan,
  values: Record<string, unknown> | null,
  token: string | null = world.tokens[who],
): Promise<Answered> {
  const rest = { ...values }
  const url = new URL(
    plan.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name] ?? 'x'
      delete rest[name]
      return encodeURIComponent(String(value))
    }),
    'http://quayside.localhost',
  )
  if (plan.method === 'GET') for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
  const answer = await world.portal.app.inject({
    method: plan.method,
    url: url.pathname + url.search,
    headers: {
      host: 'quayside.localhost',
      ...(token === null ? {} : { 'access-token': token }),
      ...(plan.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(plan.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    // Without a record, a valid input would make changes, so send a malformed one.
    ...(plan.method === 'GET' ? {} : { payload: values === null ? '{"nonsense":' : JSON.stringify(rest) }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body = isJson ? (answer.json() as { code?: number; error?: { id: string } }) : {}
  return { status: answer.statusCode, reported: `${answer.statusCode} ${body.code} ${body.error?.id}`, body: answer.body }
}

/** `through`: refused neither for the actor nor for the record. */
function describeAnswer({ status, reported }: Answered): string {
  return [401, 403, 404].includes(status) ? reported : status === 400 ? 'invalid' : status < 500 ? 'through' : reported
}

function expectedOf(operation: string, agreed: Agreed, who: Who, whose: Whose): string {
  const exception = agreed.except?.[`${who} ${whose}`] ?? agreed.except?.[`* ${whose}`] ?? agreed.except?.[who]
  if (exception !== undefined) return refusals[exception] ?? exception
  const cell = cellOf(agreed.row, who)
  const refusal = refusalOf(cell, who)
  if (refusal) return refusal
  if (whose === 'malformed') return 'invalid'
  if (whose === 'missing') return notFound
  const reach = reaches[cell]
  if (!reach) throw new Error(`${operation}: unknown cell ${cell}`)
  return reach(who, whose) ? 'through' : notFound
}

/** Rows of all tables that this file's calls might have written to, by table and id. */
async function stored(): Promise<Map<string, string>> {
  const { db } = world
  const rows = new Map<string, string>()
  for (const table of [
    'orders',
    'files',
    'membership_requests',
    'invitations',
    'staff_invitations',
    'second_factor_removals',
    'companies',
    'rates',
    'saved_quotes',
    'rebate_months',
    'rebate_rules',
    'profit_agreements',
    'suppliers',
    'supplier_orders',
  ]) {
    // Hash in the database, so that thousands of wide rows are not transferred twice per actor.
    const found = await sql<{ id: string; state: string }>`select id, md5(one::text) as state from ${sql.table(table)} one`.execute(db)
    for (const { id, state } of found.rows) rows.set(`${table} ${id}`, state)
  }
  for (const link of await db.selectFrom('quote_links').selectAll().execute()) rows.set(`quote_links ${link.id}`, JSON.stringify(link))
  const users = await db
    .selectFrom('users')
    .select(['id', 'role', 'staff_admin', 'status', 'company_id', 'name', 'version', 'avatar_file'])
    .execute()
  for (const person of users) rows.set(`users ${person.id}`, JSON.stringify(person))
  const logs = await db
    .selectFrom('order_events')
    .select(({ fn }) => ['order_id', fn.countAll<string>().as('count')])
    .groupBy('order_id')
    .execute()
  for (const log of logs) rows.set(`order_events ${log.order_id}`, log.count)
  return rows
}

/** Changed rows, except the records that the caller had access to and their dependents. */
function changedBeyond(before: Map<string, string>, after: Map<string, string>, reached: ReadonlySet<string>): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
  return changed.filter((key) => {
    const { quote_id: holder } = (key.startsWith('quote_links ') ? JSON.parse(after.get(key) ?? '{}') : {}) as { quote_id?: string }
    return !reached.has(key.split(' ')[1] ?? '') && !(holder !== undefined && reached.has(holder))
  })
}

describe('the permission matrix', () => {
  it('matches the agreed grid in every brand', () => {
    for (const [id, brand] of Object.entries(world.portal.releases.current().release.brands)) {
      const documents = Object.values(brand.documents.grid ?? {})
      const rows = documents.flatMap((document) => document.rows as { id: string; cells: Record<string, string> }[])
      const found = Object.fromEntries(rows.map((row) => [row.id, agreement.actors.map((actor) => row.cells[actor]).join(' ')]))
      expect(found, id).toEqual(agreement.rows)
    }
  })

  it('has a cell for every operation, in the row that the operation names', () => {
    expect(Object.fromEntries(operations().map((plan) => [plan.id, plan.grid]))).toEqual(
      Object.fromEntries(Object.entries(agreement.operations).map(([id, { row }]) => [id, row])),
    )
  })

  it('allows staff administration only to customer service users with that right', async () => {
    const without = await world.staffWithoutRight()
    const decided = operations().filter(
      ({ grid, method, pathNames }) => agreement.rows[grid]?.includes('staff-admin') && (method !== 'GET' || pathNames.length === 0),
    )
    expect(decided.length).toBeGreaterThan(8)
    for (const plan of decided)
      expect((await ask('S', plan, plan.method === 'GET' ? {} : null, without)).reported, plan.id).toBe(refusals.forbidden)
  })

  it.each(everyone)('is checked for every operation before its input: %s', async (who) => {
    const decided = operations().filter(({ method, pathNames }) => method !== 'GET' || pathNames.length === 0)
    // Every refusal is tested every day. What is allowed takes longer, because the operation then runs.
    const allowed = new Set(sample(decided, 4, ({ grid }) => grid))
    for (const plan of decided) {
      const refusal = refusalOf(cellOf(agreedOf(plan).row, who), who)
      if (!refusal && !allowed.has(plan)) continue
      const answer = await ask(who, plan, plan.method === 'GET' ? {} : null)
      if (refusal) expect(answer.reported, `${who} ${plan.id}`).toBe(refusal)
      else expect(describeAnswer(answer), `${who} ${plan.id}: ${answer.body.slice(0, 300)}`).toMatch(/^(through|invalid)$/)
    }
  })

  // The test above covers the actors for every operation; by record, two of the eight run each day, and two others on PostgreSQL.
  const turn = sampleNumber + (process.env.DATABASE_URL ? 2 : 0)
  const asking = everyone.filter((_, place) => isWhole || (place + turn) % 4 === 0)
  it.each(asking)('decides by the owner of a record, and allows no changes to others’ records: %s', async (who) => {
    const before = await stored()
    const unknown = new Map<string, string>()
    const reached = new Set<string>()
    for (const plan of operations()) {
      const agreed = agreedOf(plan)
      const [name, kind] = Object.entries(agreed.object ?? {})[0] ?? []
      if (name === undefined || kind === undefined) continue
      const ids = { missing: 'nobody-has-this-id', malformed: '..\u0001 <x>', ...world.ids[kind] }
      for (const [whose, id] of Object.entries(ids) as [Whose, string][]) {
        const answer = await ask(who, plan, { ...agreed.input, [name]: id })
        const place = `${who} ${plan.id} ${whose}: ${answer.body.slice(0, 300)}`
        expect(describeAnswer(answer), place).toBe(expectedOf(plan.id, agreed, who, whose))
        if (describeAnswer(answer) === 'through') reached.add(id)
        if (answer.status === 404) {
          const body = JSON.stringify({ ...JSON.parse(answer.body), requestId: '' })
          unknown.set(plan.id, unknown.get(plan.id) ?? body)
          expect(body, `another company’s record and an unknown one look the same: ${place}`).toBe(unknown.get(plan.id))
        }
      }
    }
    expect(changedBeyond(before, await stored(), reached)).toEqual([])
  })
})
