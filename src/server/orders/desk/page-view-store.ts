/** Counted page views: what the desk's report shows of them. */
import { type Kysely, sql } from 'kysely'
import { allOf, type Database } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'

export interface PageViewFilter {
  readonly brand: string
  /** First day, YYYY-MM-DD. */
  readonly from: string
  /** Ids of the pages; undefined: every page. */
  readonly pages: readonly string[] | undefined
}

export interface PageViewRow {
  readonly page: string
  readonly views: string
}

/** By day and page: the latest day first, then the most viewed page. */
export function pageViewDays(filter: PageViewFilter): RowList<PageViewRow> {
  return {
    entity: 'page-view-day',
    from: sql`page_view_counts`,
    select: sql`day::text || '.' || page as view_id, day::text, page, views`,
    where: conditionsOf(filter),
    orderBy: sql`day desc, page_view_counts.views desc, page`,
  }
}

export async function sumPageViewMonths(
  db: Kysely<Database>,
  filter: PageViewFilter,
): Promise<(PageViewRow & { readonly month: string })[]> {
  const { rows } = await sql<PageViewRow & { readonly month: string }>`
    select to_char(day, 'YYYY-MM') as month, page, sum(views) as views from page_view_counts where ${allOf(conditionsOf(filter))}
    group by 1, 2 order by 1, 3 desc, 2`.execute(db)
  return rows
}

export async function sumPageViews(db: Kysely<Database>, filter: PageViewFilter): Promise<{ views: number; pages: number; days: number }> {
  const { rows } = await sql<{ views: string; pages: string; days: string }>`
    select coalesce(sum(views), 0) as views, count(distinct page) as pages, count(distinct day) as days
    from page_view_counts where ${allOf(conditionsOf(filter))}`.execute(db)
  const [sums] = rows
  return { views: Number(sums?.views ?? 0), pages: Number(sums?.pages ?? 0), days: Number(sums?.days ?? 0) }
}

function conditionsOf({ brand, from, pages }: PageViewFilter) {
  return [sql`brand = ${brand}`, sql`day >= ${from}::date`, pages && sql`page = any(${[...pages]}::text[])`]
}
