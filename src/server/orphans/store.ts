/** SQL of keys and webhooks whose administrator is one no longer. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { stillActs } from '../accounts/index.ts'
import type { Database } from '../db/index.ts'

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
    and not exists (
      select from notifications told join users reader on reader.id = told.user_id
      where reader.company_id = item.company_id and told.event = ${event} and told.key = ${orphanKey(sql`${kind}`, sql`item.id`)}
    )`
  const { rows } = await sql<Orphan>`
    select found.kind, found.id, found.name, found.company_id as "companyId",
      coalesce(owner.name, '') as "ownerName", coalesce(owner.latin_name, '') as "ownerLatin"
    from (
      select 'api-key' as kind, item.id, item.name, item.company_id, item.created_by from api_keys item
      where item.revoked_at is null and item.expires_at > ${now}::timestamptz and ${untold('api-key')}
      union all
      select 'webhook', item.id, item.name, item.company_id, item.created_by from webhooks item
      where item.state = 'active' and ${untold('webhook')}
    ) found left join users owner on owner.id = found.created_by
    order by found.kind, found.id`.execute(tx)
  return rows
}

/** As in the key of the notification. */
function orphanKey(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`concat('orphaned:', ${kind}::text, ':', ${id})`
}
