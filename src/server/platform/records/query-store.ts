/** SQL that finds stored records. Every query is limited to the entity and the brand. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Json, type JsonObject, textOf } from '#rules'
import { allOf, type Database, fieldOf, isEqual, type RowTabs, type Scope, type SortInput, sortedBy, userFacts } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import type { EntityPlan } from './entity.ts'
import { countsOf, toSnake } from './place-store.ts'
import { queryOf } from './search-store.ts'

type Sql = RawBuilder<unknown>

/**
 * Which records: those that readers see now; for a preview, those that they will see; for editors, one state, all but the
 * archive, or all.
 */
export type Shown = 'readers' | 'preview' | 'all' | 'any' | RecordState
export type RecordState = 'draft' | 'scheduled' | 'published' | 'ended' | 'active' | 'archived'

export interface RecordQuery extends SortInput {
  readonly scope: Scope
  /** The default brand; every brand shows its shared records. */
  readonly defaultBrand: string
  readonly shown: Shown
  readonly now: Date
  readonly id?: string | undefined
  readonly words?: string | undefined
  /** Values of indexed fields; `…From` and `…To` for ranges. */
  readonly filters?: JsonObject
}

export function recordsOf(plan: EntityPlan, query: RecordQuery): RowList<{ readonly data: JsonObject; readonly of_brand: string }> {
  const { scope, shown, now, id, words } = query
  const condition = queryOf(words)
  const sorts = sortsOf(plan)
  const usual = plan.sort ? sortedBy(sorts, { sort: plan.sort.field, order: plan.sort.order }, sql`r.created_at desc`) : latestFirst(plan)
  const first = condition && query.sort === undefined ? sql`ts_rank(r.words, ${condition}) desc, ${usual}` : sortedBy(sorts, query, usual)
  return {
    entity: plan.id,
    from: sql`records r left join ${userFacts} u on u.id = r.updated_by`,
    select: sql`r.id as ${sql.ref(toSnake(plan.key))}, ${stateOf(now)} as state, r.publish_from, r.publish_until, r.shared, r.version,
      r.created_at, r.updated_at, u.name as updated_by, u.latin_name as updated_by_latin, r.data, r.brand as of_brand${countsOf(plan)}`,
    where: [
      sql`r.entity = ${sql.lit(plan.id)}`,
      ofBrand(plan, query),
      isEqual(sql`r.company_id`, scope.companyId),
      isEqual(sql`r.user_id`, scope.userId),
      isEqual(sql`r.id`, id),
      isShown(plan, shown, now),
      // Stop words alone filter nothing.
      condition && sql`(r.words @@ ${condition} or numnode(${condition}) = 0)`,
      ...filtersOf(plan, withoutCounted(plan, query.filters ?? {})),
      listedIn(plan, query.filters?.listedIn),
    ],
    orderBy: sql`${first}, r.id`,
    tabs: tabsOf(plan, query.filters ?? {}),
  }
}

function withoutCounted({ counted }: EntityPlan, filters: JsonObject): JsonObject {
  return counted ? Object.fromEntries(Object.entries(filters).filter(([name]) => name !== counted.field)) : filters
}

/** Counts the records of each value, whichever is chosen. */
function tabsOf({ counted }: EntityPlan, filters: JsonObject): RowTabs | undefined {
  if (!counted) return undefined
  const { field, values } = counted
  const open = filters[field]
  const of = Object.fromEntries(values.map((value) => [value, [value]]))
  return { by: sql`r.data ->> ${sql.lit(field)}`, of, open: textOf(open) }
}

/** Readers of every brand see the shared records of the default brand; only that brand can edit them. */
function ofBrand({ isShared }: EntityPlan, { scope, defaultBrand, shown }: RecordQuery): Sql {
  const own = sql`r.brand = ${scope.brand}`
  return isShared && (shown === 'readers' || shown === 'preview') ? sql`(${own} or (r.brand = ${defaultBrand} and r.shared))` : own
}

/** Before its period a published record counts as scheduled, after it as ended. */
function stateOf(now: Date): Sql {
  return sql`case when r.state = 'published' and r.publish_from > ${now} then 'scheduled'
    when r.state = 'published' and r.publish_until <= ${now} then 'ended' else r.state end`
}

function isShown({ publishes }: EntityPlan, shown: Shown, now: Date): Sql | undefined {
  if (shown === 'any') return undefined
  if (shown === 'all' || shown === 'preview') return sql`r.state <> 'archived'`
  if (shown !== 'readers') return sql`${stateOf(now)} = ${shown}`
  if (!publishes) return sql`r.state = 'active'`
  return sql`r.state = 'published' and r.publish_from <= ${now} and (r.publish_until is null or r.publish_until > ${now})`
}

function latestFirst({ publishes }: EntityPlan): Sql {
  return publishes ? sql`r.publish_from desc nulls first, r.created_at desc` : sql`r.created_at desc`
}

function sortsOf(plan: EntityPlan): Record<string, Sql> {
  const fields = Object.entries(plan.indexed).map(([name, kind]) => [name, fieldOf(sql`r.data`, name, kind)])
  return {
    ...Object.fromEntries(fields),
    createdAt: sql`r.created_at`,
    updatedAt: sql`r.updated_at`,
    ...(plan.publishes ? { publishFrom: sql`r.publish_from` } : {}),
  }
}

function filtersOf(plan: EntityPlan, filters: JsonObject): (Sql | undefined)[] {
  return Object.entries(plan.indexed).flatMap(([name, kind]) => {
    const value = fieldOf(sql`r.data`, name, kind)
    const [from, to, before, month] = ['From', 'To', 'Before', 'Month'].map((end) => filters[name + end])
    const is = filters[name]
    if (plan.fields[name]?.type === 'array') return is === undefined ? [] : [sql`r.data -> ${name} @> ${JSON.stringify([is])}::jsonb`]
    return [
      is === undefined ? undefined : sql`${value} = ${is}`,
      from === undefined ? undefined : sql`${value} >= ${from}`,
      to === undefined ? undefined : sql`${value} <= ${to}`,
      before === undefined ? undefined : sql`${value} < ${before}`,
      month === undefined ? undefined : sql`${monthOf(name)} = ${month}`,
    ]
  })
}

/** Records that a record of the same kind lists. */
function listedIn({ id, lists }: EntityPlan, record: Json | undefined): Sql | undefined {
  if (record === undefined || lists.length === 0) return undefined
  const inLists = lists.map((name) => sql`o.data -> ${name} @> to_jsonb(r.id)`)
  return sql`exists (select 1 from records o where o.entity = ${sql.lit(id)} and o.id = ${record} and (${sql.join(inLists, sql` or `)}))`
}

/** How many records there are for each choice of a filter, given the others. */
export async function readFacets(
  db: Kysely<Database>,
  plan: EntityPlan,
  query: RecordQuery,
): Promise<Record<string, Record<string, number>>> {
  const facets: Record<string, Record<string, number>> = {}
  for (const name of plan.facets) {
    const isDate = plan.fields[name]?.format === 'date'
    const input = isDate ? `${name}Month` : name
    const { [input]: _own, ...others } = query.filters ?? {}
    const { from, where } = recordsOf(plan, { ...query, filters: others })
    const value = isDate ? monthOf(name) : sql`r.data ->> ${sql.lit(name)}`
    const { rows } = await sql<{ value: string; count: string }>`select ${value} as value, count(*) as count
      from ${from} where ${allOf([...where, sql`r.data ? ${name}`])} group by 1`.execute(db)
    facets[input] = Object.fromEntries(rows.map((row) => [row.value, Number(row.count)]))
  }
  return facets
}

function monthOf(name: string): Sql {
  return sql`left(r.data ->> ${sql.lit(name)}, 7)`
}
