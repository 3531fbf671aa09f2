/** Without a staff account no company can be certified: the start says so, with the command that makes one. */
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import type { Database, Log } from '../db/index.ts'
import { findBrandsWithoutStaff } from './store.ts'

export interface WarnOptions {
  readonly db: Kysely<Database>
  readonly release: Pick<Release, 'brands'>
  readonly log: Log
}

export async function warnOfMissingStaff({ db, release, log }: WarnOptions): Promise<void> {
  for (const brand of await findBrandsWithoutStaff(db, Object.keys(release.brands))) {
    const command = `npm run people -- invite staff <mail> --brand ${brand} --administrator`
    log.warn({ brand, command }, 'this brand has no active staff account: no company can be certified and no order confirmed')
  }
}
