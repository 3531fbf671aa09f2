import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActorKind, OperationPlan } from '#config'
import { openTestPortal, type TestPortal } from '#server'

const root = fileURLToPath(new URL('../../', import.meta.url))
const actors = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst'] as const

/** What must hold, written down a second time: a change of the documents that opens or closes something is seen here. */
const expected: Readonly<Record<string, string>> = {
  public: 'allow allow allow allow allow allow allow',
  'rate-rows': 'allow allow allow allow allow allow allow',
  'rate-price': 'login certify certify allow allow allow removed',
  'price-quote': 'login certify certify allow allow allow forbidden',
  'create-order': 'login certify consent allow allow for-company forbidden',
  'read-order': 'login missing missing own-company own-company allow forbidden',
  'cancel-order': 'login missing missing own own-company allow forbidden',
  'desk-fees': 'login forbidden forbidden forbidden forbidden allow forbidden',
  'desk-orders': 'login forbidden forbidden forbidden forbidden allow forbidden',
  'accept-fees': 'login missing missing own own-company forbidden forbidden',
  account: 'login self self self self self self',
  configuration: 'login forbidden forbidden forbidden forbidden forbidden allow',
}

/** What a cell that refuses answers, whatever is sent. */
const refusals: Readonly<Record<string, { status: number; code: number; id: string }>> = {
  login: { status: 401, code: 4, id: 'error.not-signed-in' },
  certify: { status: 403, code: 500, id: 'error.not-certified' },
  consent: { status: 403, code: 500, id: 'error.needs-consent' },
  missing: { status: 404, code: 500, id: 'error.not-found' },
  forbidden: { status: 403, code: 500, id: 'error.forbidden' },
}

let portal: TestPortal
const tokens: Partial<Record<ActorKind, string>> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const actor of actors) if (actor !== 'visitor') tokens[actor] = await portal.signIn(actor)
})
afterAll(() => portal.close())

function operations(): OperationPlan[] {
  const { brands, defaultBrand } = portal.releases.current().release
  return Object.values(brands[defaultBrand]?.operations ?? {})
}

function cellOf(row: string, actor: ActorKind): string {
  return expected[row]?.split(' ')[actors.indexOf(actor)] ?? 'no such row'
}

/** A call that nothing but its caller can save: its input is nonsense. */
async function callAs(actor: ActorKind, plan: OperationPlan) {
  const token = tokens[actor]
  const answer = await portal.app.inject({
    method: plan.method,
    url: plan.path.replace(/\{\w+\}/g, 'nothing-like-it'),
    headers: {
      ...(token === undefined ? {} : { 'access-token': token }),
      ...(plan.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(plan.method === 'GET' ? {} : { payload: '{"nonsense":' }),
  })
  return { status: answer.statusCode, body: answer.json() as { code: number; error?: { id: string; fields: unknown[] } } }
}

describe('the permission grid', () => {
  it('says what was agreed', () => {
    const { brands } = portal.releases.current().release
    for (const [id, brand] of Object.entries(brands)) {
      const rows = Object.values(brand.documents.grid ?? {}).flatMap(
        (document) => document.rows as unknown as { id: string; cells: Record<ActorKind, string> }[],
      )
      for (const [row, cells] of Object.entries(expected)) {
        const found = rows.find((candidate) => candidate.id === row)
        expect(actors.map((actor) => found?.cells[actor]).join(' '), `${id} ${row}`).toBe(cells)
      }
    }
  })

  it('has a row for every operation, and the agreement has it too', () => {
    expect(
      operations()
        .map((plan) => plan.grid)
        .filter((row) => !(row in expected)),
    ).toEqual([])
  })

  it.each(actors)('decides over every operation before its input is looked at: %s', async (actor) => {
    for (const plan of operations()) {
      if (plan.id === 'sign-out') continue
      const { status, body } = await callAs(actor, plan)
      const refusal = refusals[cellOf(plan.grid, actor)]
      const place = `${actor} ${plan.id}`
      if (refusal)
        expect({ status, code: body.code, id: body.error?.id, fields: body.error?.fields }, place).toEqual({ ...refusal, fields: [] })
      else
        expect(['error.not-signed-in', 'error.not-certified', 'error.needs-consent', 'error.forbidden'], place).not.toContain(
          body.error?.id,
        )
      expect(status, place).toBeLessThan(500)
    }
  })
})
