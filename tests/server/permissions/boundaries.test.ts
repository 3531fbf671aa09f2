/** Rules beyond single cells: hidden prices, undeclared fields, nested ids, separation of brands. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActorKind, OperationPlan } from '#config'
import { type Asker, decide, type Grid } from '#domain'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../support.ts'
import { openWorld, type Who, type World } from './world.ts'

const host = 'quayside.localhost'
const otherHost = 'yongjiang.localhost'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('sign_in_failures').execute()
})

interface Asked {
  readonly host?: string
  readonly token?: string | null
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(who: Who, url: string, { payload, headers = {}, ...asked }: Asked = {}) {
  const token = asked.token === undefined ? world.tokens[who] : asked.token
  const answer = await world.portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { host: asked.host ?? host, ...(token === null ? {} : { 'access-token': token }), ...headers },
    ...(payload ? { payload } : {}),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  const { code, data, error, requestId } = answer.json() as any
  return { status: answer.statusCode, code, data, error, requestId, bytes: answer.body }
}

function operations(): OperationPlan[] {
  const { brands, defaultBrand } = world.portal.releases.current().release
  return Object.values(brands[defaultBrand]?.operations ?? {})
}

describe('prices', () => {
  const markers: string[] = []
  let lane = { pol: '', pod: '' }
  beforeAll(async () => {
    const found = (await ask('C', '/api/rates/sea?pageSize=1')).data.rows[0]
    lane = { pol: found.pol, pod: found.pod }
    // Up to fifty rates of one lane get unique prices.
    const rows = await world.db.selectFrom('rates').select(['id', 'data']).where('brand', '=', 'quayside').execute()
    const ofLane = rows.filter(({ data }) => data.pol === lane.pol && data.pod === lane.pod).slice(0, 50)
    for (const [number, { id, data }] of ofLane.entries()) {
      const [small, large, charge] = [`${741_301 + number}.17`, `${852_401 + number}.18`, `${963_501 + number}.19`]
      markers.push(small, large, charge)
      const surcharges = [{ fee: 'BAF', group: 'freight', basis: 'per-box', currency: 'USD', price: charge, prices: { '20GP': charge } }]
      const dear = { ...data, price20GP: small, price40GP: large, price40HQ: large, otherPrices: { '45HQ': large }, surcharges }
      await world.db
        .updateTable('rates')
        .set({ data: JSON.stringify(dear) })
        .where('id', '=', id)
        .execute()
    }
  })

  /** Every operation that returns rates, with its variants of input. */
  async function bytesFor(who: Who): Promise<string> {
    const where = `pol=${lane.pol}&pod=${lane.pod}`
    const answers = [
      await ask(who, `/api/rates/sea?${where}&pageSize=50`),
      await ask(who, `/api/rates/sea?${where}&sort=price40HQ&order=descending&pageSize=50`),
      await ask(who, `/api/carriers?${where}`),
      await ask(who, `/api/carriers?${where}&sort=lowest40HQ`),
      await ask(who, '/api/quotes/sea', { payload: { ...lane, boxes: [{ boxType: '40HQ', quantity: 1 }] } }),
    ]
    const { data } = answers[0] as { data: { rows: { rateId: string }[] } }
    expect(data.rows.length, 'rows that everyone may see').toBeGreaterThan(0)
    for (const { rateId } of data.rows) answers.push(await ask(who, `/api/rates/sea/${rateId}`))
    return answers.map(({ bytes }) => bytes).join('\n')
  }

  it.each(['V', 'R', 'P', 'N'] as const)('do not occur in any response to %s', async (who) => {
    const bytes = await bytesFor(who)
    expect(markers.length).toBeGreaterThanOrEqual(3)
    for (const marker of markers)
      for (const spelling of [marker, marker.split('.')[0] ?? marker, Number(marker).toLocaleString('en')])
        expect(bytes.includes(spelling), spelling).toBe(false)
  })

  it('occur in responses to members', async () => {
    const bytes = await bytesFor('C')
    expect(markers.some((marker) => bytes.includes(marker))).toBe(true)
  })
})

describe('undeclared fields', () => {
  const forbidden = ['role', 'companyId', 'status', 'brand', 'userId', 'price']
  const askers: readonly Who[] = ['C', 'M', 'S', 'N', 'R', 'V']

  /** An actor whose call passes the grid. */
  function askerOf(plan: OperationPlan): Who | undefined {
    const { brands, defaultBrand } = world.portal.releases.current().release
    const documents = Object.values(brands[defaultBrand]?.documents.grid ?? {})
    const rows = documents.flatMap((document) => document.rows as { id: string; cells: Record<ActorKind, string> }[])
    const grid: Grid = Object.fromEntries(rows.map(({ id, cells }) => [id, cells]))
    const kinds: Record<string, Asker> = { C: 'member', M: 'admin', S: 'staff-admin', N: 'analyst', R: 'registered', V: 'visitor' }
    return askers.find((who) => decide(grid, plan.grid, kinds[who] as Asker, 'own').allow)
  }

  it('are refused by each operation with their position, without effect', async () => {
    const ended = new Set<string>()
    let asked = 0
    for (const plan of operations()) {
      const who = askerOf(plan)
      if (!who) ended.add(plan.id)
      const declared = Object.keys((plan.input.properties ?? {}) as object)
      // In the demo any GET request may name the brand in its query.
      const open = plan.method === 'GET' ? ['brand', ...declared] : declared
      for (const field of forbidden.filter((name) => who && !open.includes(name))) {
        const address = plan.path.replace(/\{(\w+)\}/g, 'some-id')
        const isRead = plan.method === 'GET'
        const body = { payload: undefined, headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } }
        const token = world.tokens[who as Who]
        const answer = await world.portal.app.inject({
          method: plan.method,
          url: isRead ? `${address}?${field}=admin` : address,
          headers: { host, ...(token === null ? {} : { 'access-token': token }), ...(isRead ? {} : body.headers) },
          ...(isRead || plan.body === 'multipart' ? {} : { payload: `{"${field}":"admin"}` }),
          ...(plan.body === 'multipart' ? multipart(field, token) : {}),
        })
        const place = `${who} ${plan.id} ${field}: ${answer.statusCode} ${answer.body.slice(0, 400)}`
        expect(answer.statusCode, place).toBe(400)
        const { fields } = answer.json().error as { fields: { path: string }[] }
        expect(
          fields.map(({ path }) => path),
          place,
        ).toContain(`/${field}`)
        asked += 1
      }
    }
    expect([...ended]).toEqual([])
    expect(asked).toBeGreaterThan(300)
  })

  function multipart(field: string, token: string | null) {
    const part = (head: string, body: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
    const payload = `${part(`name="${field}"`, 'admin')}${part('name="file"; filename="a.pdf"', '%PDF-1.4')}--b--\r\n`
    return { payload, headers: { host, 'access-token': token ?? '', 'content-type': 'multipart/form-data; boundary=b' } }
  }
})

describe('an id within the input', () => {
  it('of another company is not found, and nothing is written', async () => {
    const stored = async () =>
      JSON.stringify([
        await world.db.selectFrom('users').select(['id', 'role', 'company_id', 'version']).orderBy('id').execute(),
        await world.db.selectFrom('companies').select(['id', 'status', 'version']).orderBy('id').execute(),
        await world.db.selectFrom('audit').select('id').where('kind', '=', 'act').execute(),
      ])
    const before = await stored()
    const { version } = await world.db.selectFrom('companies').select('version').where('id', '=', 'haichuan').executeTakeFirstOrThrow()
    const answers = [
      await ask('M', '/api/company/members?companyId=lanting'),
      await ask('C', '/api/company/members?companyId=lanting'),
      await ask('S', '/api/desk/companies/haichuan/administrator', { payload: { memberId: 'quayside-other', version } }),
      await ask('M', '/api/company/members/quayside-other/remove', { payload: { version: 1 } }),
      await ask('M', '/api/company/members/quayside-other/status', { payload: { version: 1, status: 'disabled' } }),
    ]
    for (const answer of answers) expect([answer.status, answer.error?.id], answer.bytes).toEqual([404, 'error.not-found'])
    expect(await stored()).toBe(before)
  })
})

describe('a staff action on behalf of a company', () => {
  it('is audited with user, company, old and new values, time and request', async () => {
    const rows = await world.db
      .selectFrom('orders')
      .select(['id', 'company_id', 'version'])
      .where('brand', '=', 'quayside')
      .where('state', '=', 'submitted')
      .execute()
    const [order] = rows
    expect(order).toBeDefined()
    const answer = await ask('S', `/api/orders/${order?.id}/cancel`, {
      payload: { reason: 'As asked by telephone', version: order?.version },
    })
    expect(answer.status, answer.bytes).toBe(200)
    const trail = await world.db.selectFrom('audit').selectAll().where('subject', '=', String(order?.id)).execute()
    expect(trail).toHaveLength(1)
    expect(trail[0]).toMatchObject({
      event: 'order-cancel',
      actor_id: 'quayside-service',
      actor_role: 'staff',
      company_id: order?.company_id,
      request_id: answer.requestId,
      before: { state: 'submitted' },
      after: { state: 'cancelled' },
    })
    expect(trail[0]?.actor_name).not.toBe('')
    expect(new Date(trail[0]?.at ?? 0)).toEqual(world.portal.clock.now)
  })
})

describe('separate brands', () => {
  it('show staff only their own brand', async () => {
    const token = await world.portal.signIn('service', otherHost)
    const lists = [
      '/api/desk/orders',
      '/api/desk/certifications',
      '/api/desk/certifications?tab=approved',
      '/api/desk/companies',
      '/api/audit',
      '/api/invitations',
    ]
    const foreign = [
      ...Object.values(world.ids.order ?? {}),
      ...Object.values(world.ids.invitation ?? {}),
      ...Object.values(world.ids.join ?? {}),
    ]
    for (const url of lists) {
      const answer = await ask('S', `${url}${url.includes('?') ? '&' : '?'}pageSize=50`, { host: otherHost, token })
      expect(answer.status, `${url} ${answer.bytes}`).toBe(200)
      expect(answer.bytes, url).not.toContain('quayside-')
      for (const id of foreign) expect(answer.bytes.includes(id), `${url} ${id}`).toBe(false)
    }
    for (const [url, status] of [
      [`/api/orders/${world.ids.order?.own}`, 404],
      [`/api/files/${world.ids.file?.own}`, 404],
    ] as const)
      expect((await ask('S', url, { host: otherHost, token })).status, url).toBe(status)
  })

  it('are chosen by the host: unknown hosts get the default brand, and forged proxy headers are ignored', async () => {
    const read = (asked: Asked) => ask('C', '/api/account/session', asked)
    expect((await read({ host: otherHost })).code).toBe(4)
    expect((await read({ host: 'nobody.example' })).code).toBe(0)
    expect((await read({ headers: { 'x-forwarded-host': otherHost } })).code).toBe(0)
  })

  it('and callers are identified by proxy headers only from a trusted proxy', async () => {
    const trusting = await openTestPortal({ root, shared: world.portal.test, now: world.portal.clock.now, trustProxy: '1' })
    try {
      const token = await trusting.signIn('shipper')
      const headers = { host, 'access-token': token, 'x-forwarded-host': otherHost }
      expect((await trusting.app.inject({ url: '/api/account/session', headers })).json().code).toBe(4)
      await world.db.deleteFrom('sign_in_failures').execute()
      expect(await knock(world.portal)).toContain('error.sign-in-limited')
      await world.db.deleteFrom('sign_in_failures').execute()
      expect(new Set(await knock(trusting))).toEqual(new Set(['error.wrong-credentials']))
    } finally {
      await trusting.close()
    }
  })

  /** Failed sign-ins for as many accounts, each with a different forwarded address. */
  async function knock({ app }: TestPortal): Promise<string[]> {
    const reported: string[] = []
    for (let n = 1; n <= 34; n++) {
      const headers = { host, 'x-forwarded-for': `10.9.8.${n}` }
      const payload = { account: `nobody-${n}`, password: 'Wrong12345' }
      reported.push((await app.inject({ method: 'POST', url: '/api/account/signIn', headers, payload })).json().error.id)
    }
    return reported
  }
})
