/** SQL of followed lanes. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, userFacts } from '../../db/index.ts'
import { stillActs } from '../../people/accounts/index.ts'

/** Ports by the codes that rates use; containers such as 20GP*1,40HQ*2. */
export interface Lane {
  readonly pol: string
  readonly pod: string
  readonly boxes: string
}

export interface Follower {
  readonly brand: string
  readonly userId: string
}

/** A followed lane and the total in its last notification; null if there was no offer yet. */
export interface FollowedLane extends Lane {
  readonly told: string | null
}

/** The company decides which rates apply. */
export interface DueLane extends FollowedLane {
  readonly userId: string
  readonly companyId: string
}

/** Adds the lane unless it is followed already. */
export async function insertLane(db: Kysely<Database>, { brand, userId }: Follower, lane: FollowedLane, now: Date): Promise<void> {
  await db
    .insertInto('followed_lanes')
    .values({ brand, user_id: userId, ...lane, checked_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLane(db: Kysely<Database>, { brand, userId }: Follower, { pol, pod, boxes }: Lane): Promise<void> {
  await sql`delete from followed_lanes
    where brand = ${brand} and user_id = ${userId} and pol = ${pol} and pod = ${pod} and boxes = ${boxes}`.execute(db)
}

/** Newest first. */
export function listLanes(db: Kysely<Database>, { brand, userId }: Follower): Promise<FollowedLane[]> {
  return db
    .selectFrom('followed_lanes')
    .select(['pol', 'pod', 'boxes', 'told'])
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('pol')
    .orderBy('pod')
    .orderBy('boxes')
    .execute()
}

/** Lanes not checked since then, locked; those that another server works on are skipped. Only members see prices. */
export async function claimDue(tx: Transaction<Database>, brand: string, before: Date, limit: number): Promise<DueLane[]> {
  const { rows } = await sql<DueLane>`
    select l.pol, l.pod, l.boxes, l.told, l.user_id as "userId", u.company_id as "companyId"
    from followed_lanes l join ${userFacts} u on u.id = l.user_id
    where l.brand = ${brand} and l.checked_at < ${before}::timestamptz
      and u.company_id is not null and ${stillActs({ user: 'l.user_id', company: 'u.company_id' })}
    order by l.checked_at limit ${limit} for update of l skip locked`.execute(tx)
  return rows
}

export async function markChecked(tx: Transaction<Database>, brand: string, lane: DueLane, told: string | null, now: Date): Promise<void> {
  await sql`update followed_lanes set told = ${told}::numeric, checked_at = ${now}::timestamptz
    where brand = ${brand} and user_id = ${lane.userId} and pol = ${lane.pol} and pod = ${lane.pod} and boxes = ${lane.boxes}`.execute(tx)
}
