/** An index with which the search box finds ships by a later word of their name. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index port_calls_name_parts on port_calls using gin (upper(vessel_name) gin_trgm_ops);
      end if;
    end $$`.execute(db)
}
