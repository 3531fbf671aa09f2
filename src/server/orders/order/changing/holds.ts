/** Milestones put on hold, and released. */
import type { Handlers } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type OrderData, toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { type Signature, signatureOf } from './papers.ts'

type HoldHandlers = Pick<Handlers, 'hold-order' | 'release-hold'>

export const holdHandlers: HoldHandlers = {
  'hold-order': ({ milestone, reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'hold',
      grid: 'desk-orders',
      note: reason,
      apply: ({ data }) => {
        const { milestones } = readOrderType(call.brand.documents, data.orderType)
        if (!milestones.includes(milestone)) return { ok: false, error: 'error.invalid', fields: [foreignMilestone] }
        const held = withHold(data, { milestone, reason }, signatureOf(call))
        return { ok: true, value: { data: held, changes: { hold: toJson(held.holds?.at(-1) ?? {}) } } }
      },
    }),

  'release-hold': ({ milestone, reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'release-hold',
      grid: 'desk-orders',
      note: reason,
      apply: ({ data }) => {
        const released = withoutHold(data, { milestone, note: reason }, signatureOf(call))
        if (!released) return { ok: false, error: 'error.not-held' }
        return { ok: true, value: { data: released, changes: { hold: { milestone, released: true } } } }
      },
    }),
}

const foreignMilestone = { path: '/milestone', id: 'invalid.enum', params: {} }

/** A milestone may be held for several reasons at once: each is recorded, and all are released together. */
export function withHold(
  data: OrderData,
  { milestone, reason }: { readonly milestone: string; readonly reason: string },
  { name, latinName, at }: Signature,
): OrderData {
  return { ...data, holds: [...(data.holds ?? []), { milestone, reason, by: name, byLatin: latinName, heldAt: at }] }
}

/** Undefined if nothing is held at the milestone. */
export function withoutHold(
  data: OrderData,
  { milestone, note }: { readonly milestone: string; readonly note?: string | undefined },
  { name, latinName, at }: Signature,
): OrderData | undefined {
  const isOpen = (hold: { readonly milestone: string; readonly releasedAt?: string }) =>
    hold.milestone === milestone && hold.releasedAt === undefined
  if (!data.holds?.some(isOpen)) return undefined
  const released = { releasedAt: at, releasedBy: name, releasedByLatin: latinName, ...(note ? { releaseNote: note } : {}) }
  return { ...data, holds: data.holds.map((hold) => (isOpen(hold) ? { ...hold, ...released } : hold)) }
}
