/** Views are counted by brand, page and day instead of stored one by one. Older versions still write to `page_views`. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_view_counts (
      brand text not null,
      day date not null,
      page text not null,
      views bigint not null,
      primary key (brand, day, page)
    )`.execute(db)
  // The time zones of brands are unknown here: days before this migration are days in UTC.
  await sql`
    insert into page_view_counts (brand, day, page, views)
    select brand, (at at time zone 'UTC')::date, page, count(*) from page_views group by 1, 2, 3`.execute(db)
  await sql`delete from page_views`.execute(db)
}
