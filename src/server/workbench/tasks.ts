/** What waits for the caller: of orders, from an index that each change of an order keeps; of the company, asked for here. */
import { type RawBuilder, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import { formatText, type JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, pageOf, pickWords, waitedSince } from '../kernel/index.ts'
import { type Scope, scopeBy } from './scope.ts'

type TaskRow = Operations['list-tasks']['output']['rows'][number]

const dictionary = 'order-task'
const grid = 'tasks'
const manageGrid = 'manage-members'
const hourMs = 60 * 60 * 1000
/** Where the tasks are done, by the names of routes. */
const routes = { order: 'order-detail', members: 'account' } as const

export const taskHandlers: Pick<Handlers, 'list-tasks'> = {
  'list-tasks': async (input, call) => {
    const scope = scopeBy(grid, call)
    if (!scope) return { ok: false, error: 'error.not-found' }
    const { page, pageSize, offset: start } = pageOf(input, call)
    const joins = await findJoins(call)
    // What the company itself waits for stands first, on the first page.
    const above = joins.slice(start, start + pageSize)
    const [total, below] = await Promise.all([
      countTasks(call, scope),
      findTasks(call, scope, { limit: pageSize - above.length, offset: Math.max(0, start - joins.length) }),
    ])
    return { ok: true, value: { rows: [...above, ...below], total: total + joins.length, page, pageSize } }
  },
}

interface FoundTask {
  readonly order_id: string
  readonly task: string
  readonly since: Date
  readonly due_at: Date | null
  readonly data: JsonObject
}

function within({ brand, companyId, userId }: Scope): RawBuilder<unknown> {
  const own = userId === undefined ? sql`` : sql` and t.user_id = ${userId}`
  return sql`t.brand = ${brand} and t.company_id = ${companyId}${own}`
}

async function countTasks({ db }: Call, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from order_tasks t where ${within(scope)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function findTasks(
  call: Call,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TaskRow[]> {
  if (limit === 0) return []
  const { rows } = await sql<FoundTask>`
    select t.order_id, t.task, t.since, t.due_at, jsonb_build_object(
      'orderType', o.data->'orderType', 'pol', o.data->'pol', 'pod', o.data->'pod', 'place', o.data->'place') as data
    from (select * from order_tasks t where ${within(scope)}
      order by t.due_at, t.since, t.order_id, t.task limit ${limit} offset ${offset}) t
    join orders o on o.id = t.order_id
    order by t.due_at, t.since, t.order_id, t.task`.execute(call.db)
  return rows.map((row) => toOrderTask(call, row))
}

function toOrderTask(call: Call, { order_id: order, task, since, due_at: due, data }: FoundTask): TaskRow {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' && value !== ''))
  const times = due === null ? {} : { dueAt: new Date(due).toISOString(), hoursLeft: hoursBetween(call.now(), new Date(due)) }
  const row = { taskId: `${order}.${task}`, task, about: aboutOf(call, task), subject: order, omsOrderNo: order, route: routes.order }
  // Codes were checked when they were written.
  return { ...row, ...given, ...waited(call, since), ...times } as TaskRow
}

/** Colleagues who ask to join, one row for all of them, for whoever decides. */
async function findJoins(call: Call): Promise<TaskRow[]> {
  const scope = scopeBy(manageGrid, call)
  if (!scope || scope.userId !== undefined) return []
  const { rows } = await sql<{ count: string; since: Date | null }>`
    select count(*) as count, min(created_at) as since from membership_requests
    where company_id = ${scope.companyId} and state = 'open' and kind = 'join' and brand = ${scope.brand}`.execute(call.db)
  const { count = '0', since = null } = rows[0] ?? {}
  if (since === null) return []
  const task = 'join-requests'
  const about = formatText(aboutOf(call, task), { count: Number(count) }, call.language)
  const row = { taskId: task, task, about, subject: '', route: routes.members }
  return [{ ...row, ...waited(call, since) } as TaskRow]
}

function aboutOf(call: Call, task: string): string {
  const rows = listObjects(call.brand.documents.dictionary?.[dictionary]?.rows)
  return pickWords(rows.find(({ id }) => id === task)?.hint, call)
}

function waited(call: Call, from: Date): { since: string; waitedHours: number } {
  const { since, hours } = waitedSince(new Date(from), call.now())
  return { since, waitedHours: hours }
}

function hoursBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / hourMs)
}
