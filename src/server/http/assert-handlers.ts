/** Declarations and code must agree before a port opens: every operation has a handler and a row in the permission grid. */
import type { Handlers, SharedHandlers } from '../kernel/index.ts'
import type { LiveRelease } from '../platform/releases/index.ts'

export function assertHandlers(live: LiveRelease, handlers: Handlers): void {
  const problems = new Set<string>()
  const declared = new Set<string>()
  for (const { plan, grid } of Object.values(live.brands)) {
    for (const operation of Object.values(plan.operations)) {
      declared.add(operation.handler)
      if (!Object.hasOwn(handlers, operation.handler)) problems.add(`operation ${operation.id} has no handler`)
      if (!Object.hasOwn(grid, operation.grid))
        problems.add(`operation ${operation.id} names the grid row ${operation.grid}, which is missing`)
    }
  }
  for (const id of Object.keys(handlers))
    if (!declared.has(id) && !shared.has(id)) problems.add(`handler ${id} belongs to no declared operation`)
  if (problems.size > 0)
    throw new Error(`The declarations and the code differ:\n${[...problems].map((problem) => `  ${problem}`).join('\n')}`)
}

/** The documents decide which of these are used by an order type or a stored entity. */
const shared: ReadonlySet<string> = new Set(
  Object.keys({
    'price-order': true,
    'create-order': true,
    'search-records': true,
    'read-record': true,
    'create-record': true,
    'change-record': true,
    'publish-record': true,
    'withdraw-record': true,
    'archive-record': true,
    'restore-record': true,
    'list-record-events': true,
    'list-record-progress': true,
    'answer-record': true,
    'download-record-file': true,
    'preview-record': true,
    'feed-records': true,
  } satisfies Record<keyof SharedHandlers, true>),
)
