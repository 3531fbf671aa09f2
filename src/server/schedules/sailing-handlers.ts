/** The schedule from port to port. */
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { type Call, cutPage, type Handlers, pageOf } from '../kernel/index.ts'
import { resolvePort } from '../rates/index.ts'
import { listSailings } from './lane.ts'

type Input = Operations['query-sailings']['input']
type Row = Operations['query-sailings']['output']['rows'][number]

export const sailingHandlers: Pick<Handlers, 'query-sailings'> = {
  'query-sailings': async (input, call) => {
    const lane = { pol: portOf(input.pol, call), pod: portOf(input.pod, call) }
    const rows = (await listSailings(call, lane, input)).filter((row) => isWanted(row, input))
    // Rows are written from the declared entity; the dispatcher removes fields that the caller may not see.
    return { ok: true, value: cutPage(rows as unknown as Row[], pageOf(input, call, 'ratePageSize')) }
  },
}

function portOf(code: string, call: Call): string {
  return resolvePort(call.brand, code) ?? code
}

function isWanted(row: JsonObject, { carriers, direct, terminal, weekday }: Input): boolean {
  return (
    (!carriers || carriers.length === 0 || carriers.includes(String(row.carrier) as (typeof carriers)[number])) &&
    (direct === undefined || row.routing === direct) &&
    (terminal === undefined || row.terminal === terminal) &&
    (weekday === undefined || row.weekday === weekday)
  )
}
