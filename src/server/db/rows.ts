/** Pages of rows: the query behind every list, whatever its tables. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

type Sql = RawBuilder<unknown>

/** The query of a list. Its parts name the tables of `from` by their aliases. */
export interface RowQuery {
  /** Tables and their joins. */
  readonly from: Sql
  readonly select: Sql
  /** All conditions must hold. Undefined: a filter that was not requested. */
  readonly where: readonly (Sql | undefined)[]
  readonly groupBy?: Sql
  /** Ends with a key, so that pages never overlap. */
  readonly orderBy: Sql
  readonly tabs?: RowTabs | undefined
}

/** Tabs that split the rows by a value. Every tab is counted, whichever is open. */
export interface RowTabs {
  readonly by: Sql
  /** The values of each tab; null: every value. */
  readonly of: Readonly<Record<string, readonly string[] | null>>
  /** Undefined: rows of all tabs, including rows without one. */
  readonly open?: string | undefined
}

export interface RowPage<Row> {
  readonly rows: Row[]
  readonly total: number
  /** Counts by tab. */
  readonly counts: Readonly<Record<string, number>>
}

export async function readRowPage<Row>(
  db: Kysely<Database>,
  query: RowQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RowPage<Row>> {
  const { from, select, groupBy, orderBy, tabs } = query
  const values = tabs?.open === undefined ? null : (tabs.of[tabs.open] ?? null)
  const open = tabs && values ? sql`${tabs.by} = any(${[...values]}::text[])` : undefined
  const grouped = groupBy ? sql`group by ${groupBy}` : sql``
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${select} from ${from} where ${allOf([...query.where, open])} ${grouped}
      order by ${orderBy} limit ${limit} offset ${offset}`.execute(db),
    countByValue(db, query),
  ])
  const sum = (among: readonly string[] | null) =>
    (among ?? Object.keys(counted)).reduce((total, value) => total + (counted[value] ?? 0), 0)
  const counts = Object.fromEntries(Object.entries(tabs?.of ?? {}).map(([tab, among]) => [tab, sum(among)]))
  return { rows, total: sum(values), counts }
}

/** All rows of a list that is known to be short. */
export async function readAllRows<Row>(db: Kysely<Database>, { from, select, where, groupBy, orderBy }: RowQuery): Promise<Row[]> {
  const grouped = groupBy ? sql`group by ${groupBy}` : sql``
  const { rows } = await sql<Row>`select ${select} from ${from} where ${allOf(where)} ${grouped} order by ${orderBy}`.execute(db)
  return rows
}

/** Number of rows per tab value; without tabs, all of them under one name. */
async function countByValue(db: Kysely<Database>, { from, where, groupBy, tabs }: RowQuery): Promise<Readonly<Record<string, number>>> {
  if (!tabs && !groupBy) {
    const all = await sql<{ count: string }>`select count(*) as count from ${from} where ${allOf(where)}`.execute(db)
    return { '': Number(all.rows[0]?.count) }
  }
  const by = tabs?.by ?? sql`''`
  const grouped = groupBy ? sql`group by ${tabs ? sql`${groupBy}, ${by}` : groupBy}` : sql``
  const counts = await sql<{ value: string; count: string }>`
    select value, count(*) as count from (select ${by} as value from ${from} where ${allOf(where)} ${grouped}) counted
    group by value`.execute(db)
  return Object.fromEntries(counts.rows.map(({ value, count }) => [value, Number(count)]))
}

/** All conditions together; undefined ones are ignored. */
export function allOf(conditions: readonly (Sql | undefined)[]): Sql {
  const conditionsSet = conditions.filter((condition) => condition !== undefined)
  return conditionsSet.length === 0 ? sql`true` : sql.join(conditionsSet, sql` and `)
}

/** Exactly this value; undefined if not requested. */
export function isEqual(value: Sql, wanted: string | boolean | undefined): Sql | undefined {
  return wanted === undefined ? undefined : sql`${value} = ${wanted}`
}

/** At least one text contains the words, in any case; undefined if not requested. */
export function hasWords(texts: readonly Sql[], words: string | undefined): Sql | undefined {
  const searchWords = words?.trim()
  if (!searchWords) return undefined
  const pattern = containing(searchWords)
  return sql`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`
}

/** Order numbers and the like, which are stored in capitals. */
export function hasNumber(value: Sql, part: string | undefined): Sql | undefined {
  return part ? sql`${value} like ${containing(part.toUpperCase())}` : undefined
}

/** Scope: all rows of a brand, those of one company, or one person's in it. */
export interface Scope {
  readonly brand: string
  readonly companyId?: string | undefined
  readonly userId?: string | undefined
}

/** Columns that say whose a row is. */
export interface ScopeColumns {
  readonly brand: Sql
  readonly company: Sql
  readonly user: Sql
}

export function isWithin({ brand, companyId, userId }: Scope, columns: ScopeColumns): (Sql | undefined)[] {
  return [sql`${columns.brand} = ${brand}`, isEqual(columns.company, companyId), isEqual(columns.user, userId)]
}

export interface SortInput {
  readonly sort?: string | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

/** The requested order, rows without a value last; `usual` if the request names none of `sorts`. */
export function sortedBy(sorts: Readonly<Record<string, Sql>>, { sort = '', order }: SortInput, usual: Sql): Sql {
  const value = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined
  return value ? sql`${value} ${order === 'descending' ? sql`desc` : sql`asc`} nulls last` : usual
}

/** A LIKE pattern for texts that contain these words. Escapes its wildcards: users type them literally. */
export function containing(words: string): string {
  return `%${escapeLike(words)}%`
}

/** A LIKE pattern for texts that begin with these words. */
export function startingWith(words: string): string {
  return `${escapeLike(words)}%`
}

function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}
