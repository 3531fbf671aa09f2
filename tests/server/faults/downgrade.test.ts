/**
 * The previous version's code, started on a database that this version has migrated and used. Only in long runs on PostgreSQL,
 * and if git has that version's commit.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, openTestPortal } from '#server'
import { hasCommit, withCheckout } from '../../../scripts/keep-image/checkout.ts'
import { placeOrders } from '../../../scripts/keep-image/orders.ts'
import { openMailbox } from '../../../scripts/trial/mailbox.ts'
import { startPortal } from '../../../scripts/trial/portal.ts'
import { knownReleases } from '../../../src/server/commands/orders.ts'
import { migrateDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { findOddOrders } from '../../../src/server/orders/order/index.ts'
import { keptImages } from '../../support/kept-images.ts'
import { isWhole } from '../../support/sample.ts'
import { root } from '../support.ts'

const before = keptImages.slice(-1)
const isPossible = isWhole && process.env.DATABASE_URL && before.every(({ commit }) => hasCommit(root, commit))

describe.skipIf(!isPossible).each(before)('version $name', (kept) => {
  it('serves and accepts orders after this version, and this version can take over again', async () => {
    const test = await createTestDatabase(kept.image)
    try {
      await migrateDatabase(test.db)
      expect(await serveAndCheck(test)).toEqual([])
      expect(await withCheckout(root, kept.commit, (tree) => workOn(tree, test.url))).toBeGreaterThan(10)
      await migrateDatabase(test.db)
      expect(await serveAndCheck(test)).toEqual([])
    } finally {
      await test.close()
    }
  })
})

/** Serves the database with this version; returns the orders that do not match their log. */
async function serveAndCheck(test: TestDatabase): Promise<unknown[]> {
  const portal = await openTestPortal({ root, shared: test, now: new Date() })
  try {
    return await Array.fromAsync(findOddOrders(test.db, knownReleases(portal.releases)))
  } finally {
    await portal.close()
  }
}

/** Users sign in to the portal in that folder and place orders; returns how many. */
async function workOn(tree: string, databaseUrl: string | null): Promise<number> {
  const mailbox = await openMailbox()
  const dataDir = mkdtempSync(join(tmpdir(), 'downgrade-'))
  const portal = await startPortal({ root: tree, dataDir, databaseUrl, smtpUrl: mailbox.url })
  try {
    return portal ? await placeOrders(portal.url) : 0
  } finally {
    await portal?.stop()
    await mailbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
