/** Containers at yards, as reported by the yards. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  sql`create table yard_boxes (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    order_id text collate "C" references orders (id),
    bl_no text collate "C" not null,
    container_no text not null,
    box_type text not null,
    yard text not null,
    loaded boolean not null,
    dangerous boolean not null default false,
    extra_moves integer not null default 0,
    in_at timestamptz not null,
    out_at timestamptz,
    check (out_at is null or out_at >= in_at)
  )`,
  sql`create index yard_boxes_bill on yard_boxes (brand, bl_no)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
