/** Cut-offs that terminals and carriers publish after an order was placed. */
import type { CallFacts } from '#domain'
import type { Json, JsonObject } from '#rules'
import type { Call, Result } from '../../kernel/index.ts'
import { toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { withPublishedTimes } from './sailing-times.ts'

/** Writes what terminal or carrier have published since; false if the order has it already. */
export async function recordCallTimes(
  call: Call,
  { omsOrderNo, facts }: { readonly omsOrderNo: string; readonly facts: CallFacts },
): Promise<Result<boolean>> {
  const found = { isNew: false }
  const recorded = await changeOrder(call, {
    omsOrderNo,
    version: 'latest',
    event: 'change-facts',
    grid: 'desk-orders',
    apply: ({ data }) => {
      const timed = withPublishedTimes(data, facts)
      found.isNew = timed.changed.length > 0
      if (!found.isNew) return { ok: false, error: 'error.refused-move' }
      const [before, after] = [toJson(data), toJson(timed.data)]
      const changes = Object.fromEntries(timed.changed.map((name) => [name, differenceOf(before[name], after[name])]))
      return { ok: true, value: { data: timed.data, changes: { facts: changes } } }
    },
  })
  if (recorded.ok) return { ok: true, value: true }
  return found.isNew ? recorded : { ok: true, value: false }
}

function differenceOf(before: Json | undefined, after: Json | undefined): JsonObject {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}
