/** SQL for places: the places of a record that are taken by records of another entity. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { allOf, type Database, fieldOf } from '../../db/index.ts'
import type { CountPlan, EntityPlan } from './entity.ts'

type Sql = RawBuilder<unknown>

/** Columns of the places that are left; null without a limit. */
export function countsOf({ placesLeft }: EntityPlan): Sql {
  const columns = placesLeft.map(({ field, places, by, key, takes }) => {
    const all = sql`(r.data ->> ${sql.lit(places)})::int`
    const free = sql`case when ${all} is not null then greatest(0, ${all} - ${takenOf({ by, key, takes }, sql`r.id`)}) end`
    return sql`, ${free} as ${sql.ref(toSnake(field))}`
  })
  return columns.length === 0 ? sql`` : sql.join(columns, sql``)
}

/** Places taken across all brands: a shared record has one pool of places. */
function takenOf({ by, key, takes }: Pick<CountPlan, 'by' | 'key' | 'takes'>, id: Sql, except?: string): Sql {
  const each = takes === null ? sql`1` : sql`coalesce((t.data ->> ${sql.lit(takes)})::int, 1)`
  return sql`(select coalesce(sum(${each}), 0)::int from records t where ${allOf([
    sql`t.entity = ${sql.lit(by)}`,
    sql`t.state <> 'archived'`,
    sql`${fieldOf(sql`t.data`, key, 'text')} = ${id}`,
    except === undefined ? undefined : sql`t.id <> ${except}`,
  ])})`
}

/** The record with the places, locked until the transaction ends, and the places taken by records other than the given one. */
export async function holdPlaces(
  tx: Transaction<Database>,
  to: { readonly entity: string; readonly id: string },
  count: Pick<CountPlan, 'by' | 'key' | 'takes'>,
  except: string,
): Promise<{ readonly data: JsonObject; readonly taken: number } | undefined> {
  const held = await tx
    .selectFrom('records')
    .select('data')
    .where('entity', '=', to.entity)
    .where('id', '=', to.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  // A second statement, so that it sees what was committed while this one waited for the lock.
  const { rows } = await sql<{ taken: number }>`select ${takenOf(count, sql`${to.id}`, except)} as taken`.execute(tx)
  return { data: held.data, taken: Number(rows[0]?.taken ?? 0) }
}

export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
