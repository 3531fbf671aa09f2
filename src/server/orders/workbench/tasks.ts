/** The caller's tasks: order tasks from an index that each change updates, company tasks computed here. */
import type { Operations } from '#generated/operations.ts'
import { formatText, hourMs } from '#rules'
import { type Call, type Handlers, listObjects, pageOf, pickWords, waitedSince } from '../../kernel/index.ts'
import { countJoins, countTasks, type FoundTask, listTasks, scopeBy } from './store.ts'

type TaskRow = Operations['list-tasks']['output']['rows'][number]

const dictionary = 'order-task'
const grid = 'tasks'
const manageGrid = 'manage-members'
/** Route names of the pages where the tasks are done. */
const routes = { order: 'order-detail', members: 'account' } as const

export const taskHandlers: Pick<Handlers, 'list-tasks'> = {
  'list-tasks': async (input, call) => {
    const scope = scopeBy(grid, call)
    if (!scope) return { ok: false, error: 'error.not-found' }
    const { page, pageSize, offset: start } = pageOf(input, call)
    const joins = await findJoins(call)
    // The company's own tasks come first, on page one.
    const above = joins.slice(start, start + pageSize)
    const [total, below] = await Promise.all([
      countTasks(call.db, scope),
      listTasks(call.db, scope, { limit: pageSize - above.length, offset: Math.max(0, start - joins.length) }),
    ])
    return {
      ok: true,
      value: { rows: [...above, ...below.map((task) => toOrderTask(call, task))], total: total + joins.length, page, pageSize },
    }
  },
}

function toOrderTask(call: Call, { order_id: order, task, since, due_at: due, data }: FoundTask): TaskRow {
  const facts = Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string' && value !== ''))
  const times = due === null ? {} : { dueAt: new Date(due).toISOString(), hoursLeft: hoursBetween(call.now(), new Date(due)) }
  const row = { taskId: `${order}.${task}`, task, about: aboutOf(call, task), subject: order, omsOrderNo: order, route: routes.order }
  // Codes were validated when written.
  return { ...row, ...facts, ...waited(call, since), ...times } as TaskRow
}

/** Pending requests to join the company, as one row for the administrator. */
async function findJoins(call: Call): Promise<TaskRow[]> {
  const scope = scopeBy(manageGrid, call)
  if (!scope || scope.userId !== undefined) return []
  const { count, since } = await countJoins(call.db, scope)
  if (since === null) return []
  const task = 'join-requests'
  const about = formatText(aboutOf(call, task), { count }, call.language)
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
