/**
 * Supplements for incomplete entries of an order's log, added beside them because the log is append-only. Early demo worlds
 * logged "milestone recorded" and "fees confirmed" without saying which; the portal itself always did. The order has both at
 * the same instant, so the entry can be completed from there.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Demo entries that do not say what they are about; instants as text, because no stored text may stop a migration. */
const lacking = (event: string, part: string) => sql`
  select e.order_id, e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    row_number() over (partition by e.order_id, e.at order by e.seq) as place
  from order_events e
  where e.request_id = 'seed' and e.event = ${sql.lit(event)} and not e.data ? ${sql.lit(part)}`

/** Values that later entries of the same order replaced. */
const replaced = (part: string) => sql`
  select e.order_id, e.data->${sql.lit(part)}->'before' as kept from order_events e
  where e.order_id in (select order_id from entry) and e.data->${sql.lit(part)} ? 'before'`

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create table order_event_supplements (
    order_id text collate "C" not null,
    seq integer not null,
    added_by text not null,
    added_at timestamptz not null default now(),
    data jsonb not null,
    primary key (order_id, seq),
    foreign key (order_id, seq) references order_events (order_id, seq)
  )`,
  sql`create trigger order_event_supplements_append_only before update or delete on order_event_supplements
    for each row execute function refuse_change()`,
  // Materialized: a plan that unpacks the data of all orders once per entry is a hundred times slower. Of two milestones at the
  // same instant the demo world recorded the actual event before the expected one.
  sql`with entry as materialized (${lacking('record-milestone', 'milestone')}), known as materialized (
      select order_id, kept, kept->>'recordedAt' as at,
        row_number() over (partition by order_id, kept->>'recordedAt' order by kept->>'classifier') as place
      from (
        select o.id as order_id, m.kept from orders o cross join jsonb_array_elements(o.data->'milestones') as m (kept)
          where o.id in (select order_id from entry) and jsonb_typeof(o.data->'milestones') = 'array'
        union all ${replaced('milestone')}
      ) reports
    )
    insert into order_event_supplements (order_id, seq, added_by, data)
    select entry.order_id, entry.seq, '0030-order-event-supplements', jsonb_build_object('milestone', jsonb_build_object('after', kept))
    from entry join known on known.order_id = entry.order_id and known.at = entry.at and known.place = entry.place`,
  sql`with entry as materialized (${lacking('confirm-fees', 'fees')}), known as materialized (
      select order_id, kept, kept->>'at' as at from (
        select id as order_id, data->'confirmed' as kept from orders where id in (select order_id from entry) and data ? 'confirmed'
        union all ${replaced('fees')}
      ) sheets
    )
    insert into order_event_supplements (order_id, seq, added_by, data)
    select distinct on (entry.order_id, entry.seq) entry.order_id, entry.seq, '0030-order-event-supplements',
      jsonb_build_object('fees', jsonb_build_object('after', kept))
    from entry join known on known.order_id = entry.order_id and known.at = entry.at
    order by entry.order_id, entry.seq`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
