/** The schedule from port to port. */
import type { Sailing } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { resolvePort } from '../../freight/rates/index.ts'
import { type Call, cutPage, type Handlers, pageOf } from '../../kernel/index.ts'
import { listSailings } from './lane.ts'

type Input = Operations['query-sailings']['input']

export const sailingHandlers: Pick<Handlers, 'query-sailings'> = {
  'query-sailings': async (input, call) => {
    const lane = { pol: portOf(input.pol, call), pod: portOf(input.pod, call) }
    const rows = (await listSailings(call, lane, input)).filter((row) => isWanted(row, input))
    return { ok: true, value: cutPage(rows, pageOf(input, call, 'ratePageSize')) }
  },
}

function portOf(code: string, call: Call): string {
  return resolvePort(call.brand, code) ?? code
}

function isWanted(row: Sailing, { carriers, direct, terminal, weekday }: Input): boolean {
  return (
    (!carriers || carriers.length === 0 || carriers.some((carrier) => carrier === row.carrier)) &&
    (direct === undefined || row.routing === direct) &&
    (terminal === undefined || row.terminal === terminal) &&
    (weekday === undefined || row.weekday === weekday)
  )
}
