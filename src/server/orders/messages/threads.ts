/** Message threads of orders: at the desk, those waiting for a reply, longest first; for customers, their own. */

import type { Operations } from '#generated/operations.ts'
import { type Call, type Handlers, pageOf, readGrid, waitedSince } from '../../kernel/index.ts'
import { countThreads, listThreads, type ThreadFilter, type ThreadRow } from './thread-store.ts'

type Input = Operations['list-message-threads']['input']
type Thread = Operations['list-message-threads']['output']['rows'][number]

const excerptLength = 160

export const threadHandlers: Pick<Handlers, 'list-message-threads'> = {
  'list-message-threads': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { show = 'all' } = input
    const filter = filterOf(call, input)
    const counts = await countThreads(call.db, filter)
    const rows = await listThreads(call.db, filter, { show, limit: pageSize, offset })
    return { ok: true, value: { rows: rows.map((row) => toThread(row, call)), total: counts[show], page, pageSize, counts } }
  },
}

/** Selects the threads the caller may see. */
function filterOf({ actor, brand }: Call, { mine, omsOrderNo }: Input): ThreadFilter {
  const common = { brand: brand.id, reader: actor.userId, omsOrderNo }
  if (actor.kind === 'staff') return mine ? { ...common, owner: actor.userId } : common
  const own = { ...common, companyId: actor.companyId }
  return readGrid(brand)['order-messages']?.[actor.kind] === 'own-company' ? own : { ...own, orderedBy: actor.userId }
}

function toThread(row: ThreadRow, { language, now }: Call): Thread {
  const { waiting_since: since } = row
  const waited = since && waitedSince(since, now())
  const chinese = language === 'zh'
  const owner = (chinese ? row.owner_name : row.owner_latin) || row.owner_name
  const words = row.body.replace(/\s+/g, ' ').trim()
  return {
    omsOrderNo: row.order_id,
    // Codes were checked when they were written.
    orderType: row.order_type as Thread['orderType'],
    state: row.state as Thread['state'],
    companyName: (chinese ? row.company_name : row.company_latin) ?? '',
    orderedBy: (chinese ? row.ordered_by : row.ordered_by_latin) ?? '',
    ...(owner ? { owner } : {}),
    last: words.length > excerptLength ? `${[...words].slice(0, excerptLength).join('')}…` : words,
    lastBy: chinese ? row.by_name : row.by_latin,
    lastAt: row.last_at.toISOString(),
    messages: row.messages,
    unread: row.unread,
    ...(waited ? { waitingSince: waited.since, waitingHours: waited.hours } : {}),
  }
}
