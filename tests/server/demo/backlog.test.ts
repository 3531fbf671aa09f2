import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedWorld } from '#demo'
import { createTestDatabase, type TestDatabase } from '#server'
import { workOffBacklog } from '../../../src/server/demo/backlog.ts'
import { countWorld } from '../../../src/server/demo/store.ts'
import { buildShippedRelease, today } from '../support.ts'

/** A first start makes the default brand's first pages, opens, and adds the rest in steps. */
describe('a demo world in steps', () => {
  const size = { seed: 1, today, rates: 300, orders: 6 }
  let release: Awaited<ReturnType<typeof buildShippedRelease>>
  let whole: TestDatabase
  let stepped: TestDatabase

  beforeAll(async () => {
    release = await buildShippedRelease()
    ;[whole, stepped] = [await createTestDatabase(), await createTestDatabase()]
    await seedWorld(whole.db, release, size)
    await seedWorld(stepped.db, release, { ...size, backlogFollows: true })
  })
  afterAll(async () => {
    await whole?.close()
    await stepped?.close()
  })

  test('begins with everyone who can sign in, and the business of the default brand', async () => {
    const accounts = ({ db }: TestDatabase) =>
      db.selectFrom('users').select(['brand', 'account']).orderBy('brand').orderBy('account').execute()
    expect(await accounts(stepped)).toEqual(await accounts(whole))
    const brands = Object.keys(release.brands)
    expect(brands.length).toBeGreaterThan(1)
    for (const brand of brands) {
      const { orders, rates } = await countWorld(stepped.db, [brand])
      const isDefault = brand === release.defaultBrand
      expect({ brand, hasOrders: Object.keys(orders).length > 0, hasRates: rates > 0 }).toEqual({
        brand,
        hasOrders: isDefault,
        hasRates: isDefault,
      })
    }
  })

  test('is whole after a stop, a second start and two servers that add the rest at once', async () => {
    const work = { db: stepped.db, release, options: size }
    let asked = 0
    await workOffBacklog({ ...work, isStopped: () => ++asked > 4 })
    expect(await remaining(stepped)).not.toEqual([])
    await seedWorld(stepped.db, release, { ...size, backlogFollows: true })
    await Promise.all([workOffBacklog(work), workOffBacklog(work)])
    expect(await remaining(stepped)).toEqual([])
    for (const brand of Object.keys(release.brands))
      expect({ brand, ...(await countWorld(stepped.db, [brand])) }).toEqual({ brand, ...(await countWorld(whole.db, [brand])) })
    expect(await countRows(stepped)).toEqual(await countRows(whole))
  })

  test('creates the people of a brand once, if two servers start at once', async () => {
    const shared = await createTestDatabase()
    try {
      await Promise.all([1, 2].map(() => seedWorld(shared.db, release, { ...size, backlogFollows: true })))
      expect(await shared.db.selectFrom('users').select('id').execute()).toHaveLength(
        (await whole.db.selectFrom('users').select('id').execute()).length,
      )
    } finally {
      await shared.close()
    }
  })
})

async function remaining({ db }: TestDatabase): Promise<readonly string[]> {
  return (await db.selectFrom('demo_backlog').select('brand').execute()).map(({ brand }) => brand)
}

async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const tables = ['port_calls', 'order_events', 'order_settlements', 'rebate_months', 'records', 'files', 'yard_boxes'] as const
  const counts = tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const)
  return Object.fromEntries(await Promise.all(counts))
}
