/** SQL of tracking links. Every query names the brand. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import type { Database, SharedQuestion, TrackingLinkTable } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { stillActs } from '../../people/accounts/index.ts'

type Writer = Transaction<Database>
export type TrackingLink = Selectable<TrackingLinkTable>

export interface NewTrackingLink {
  readonly id: string
  readonly brand: string
  readonly userId: string
  readonly companyId: string | null
  readonly codeHash: string
  readonly shown: SharedQuestion
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertTrackingLink(tx: Writer, link: NewTrackingLink): Promise<void> {
  const { id, brand, userId, companyId, codeHash, shown, createdAt, expiresAt } = link
  await tx
    .insertInto('tracking_links')
    .values({
      id,
      brand,
      user_id: userId,
      company_id: companyId,
      code_hash: codeHash,
      shown: JSON.stringify(shown),
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute()
}

/** The person's links, latest first. */
export async function listTrackingLinks(db: Kysely<Database>, brand: string, userId: string): Promise<TrackingLink[]> {
  const rows = db.selectFrom('tracking_links').selectAll().where('brand', '=', brand).where('user_id', '=', userId)
  return await rows.orderBy('created_at', 'desc').orderBy('id').execute()
}

/** The link, if its maker may still see the shipments that it shows. */
export async function findTrackingLink(db: Kysely<Database>, brand: string, codeHash: string): Promise<TrackingLink | undefined> {
  return await db
    .selectFrom('tracking_links as l')
    .selectAll('l')
    .where('l.brand', '=', brand)
    .where('l.code_hash', '=', codeHash)
    .where(stillActs({ user: 'l.user_id', company: 'l.company_id' }))
    .executeTakeFirst()
}

/** Links that ended long ago; until then their maker sees that they ended. Returns how many there were. */
export async function sweepTrackingLinks(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<number> {
  const ended = new Date(now.getTime() - limitOf(brand, 'trackingLinkKeptDays') * dayMs)
  const links = db.deleteFrom('tracking_links').where('brand', '=', brand.id)
  const old = links.where((row) => row.or([row('expires_at', '<', ended), row('revoked_at', '<', ended)]))
  return Number((await old.executeTakeFirst()).numDeletedRows)
}

/** Only an open one of this person is revoked; returns whether it exists. */
export async function revokeTrackingLink(tx: Writer, { brand, userId, id }: { brand: string; userId: string; id: string }, now: Date) {
  const own = tx.updateTable('tracking_links').where('brand', '=', brand).where('user_id', '=', userId).where('id', '=', id)
  const done = await own.set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(now)) })).executeTakeFirst()
  return done.numUpdatedRows > 0n
}
