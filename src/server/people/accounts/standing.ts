import { type CompanyStanding, standingOf } from '#domain'
import type { Actor } from '../../kernel/index.ts'
import { findLatestMembershipRequest } from './store.ts'

/** How far a customer without a company has come. Reads the database only for these. */
export async function readStanding(
  db: Parameters<typeof findLatestMembershipRequest>[0],
  { kind, userId }: Pick<Actor, 'kind' | 'userId'>,
): Promise<CompanyStanding> {
  if (userId === null || (kind !== 'registered' && kind !== 'pending')) return 'none'
  return standingOf(await findLatestMembershipRequest(db, userId))
}
