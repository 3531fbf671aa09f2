/** SQL of keys and webhooks whose administrator is one no longer. */

import { type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, userFacts } from '../../db/index.ts'
import { wasNotified } from '../../platform/notifications/index.ts'
import { stillActs } from '../accounts/index.ts'
import { keysInUse } from '../api-keys/index.ts'
import { activeWebhooks } from '../webhooks/index.ts'

export interface Orphan {
  readonly kind: 'api-key' | 'webhook'
  readonly id: string
  readonly name: string
  readonly companyId: string
  readonly ownerName: string
  readonly ownerLatin: string
}

export interface ListOrphansOptions {
  readonly brand: string
  readonly event: string
  readonly now: Date
}

/** Those in use that no longer work, unless an administrator of the company was notified. */
export async function listOrphans(tx: Transaction<Database>, { brand, event, now }: ListOrphansOptions): Promise<Orphan[]> {
  const untold = (kind: Orphan['kind']) => sql`item.brand = ${brand}
    and not ${stillActs({ user: 'item.created_by', company: 'item.company_id', asAdmin: true, certifiedOrNot: true })}
    and not ${wasNotified({ company: sql`item.company_id`, event, key: orphanKey(sql`${kind}`, sql`item.id`) })}`
  const { rows } = await sql<Orphan>`
    select found.kind, found.id, found.name, found.company_id as "companyId",
      coalesce(owner.name, '') as "ownerName", coalesce(owner.latin_name, '') as "ownerLatin"
    from (
      select 'api-key' as kind, item.id, item.name, item.company_id, item.created_by from ${keysInUse(now)} item where ${untold('api-key')}
      union all
      select 'webhook', item.id, item.name, item.company_id, item.created_by from ${activeWebhooks} item where ${untold('webhook')}
    ) found left join ${userFacts} owner on owner.id = found.created_by
    order by found.kind, found.id`.execute(tx)
  return rows
}

/** As in the key of the notification. */
function orphanKey(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`concat('orphaned:', ${kind}::text, ':', ${id})`
}
