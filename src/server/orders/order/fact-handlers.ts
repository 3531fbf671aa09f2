/** Facts that staff maintain, and what remains to be done for a company's bookings. */
import type { JsonObject } from '#rules'
import type { Handlers } from '../../kernel/index.ts'
import { changeOrder } from './changing/change.ts'
import { withFacts } from './changing/fact-groups.ts'
import { withConfirmedTimes, withUnconfirmed } from './changing/sailing-times.ts'
import { readOrderType } from './life.ts'
import { countDraftBookings } from './placing/booking-drafts.ts'
import { countByBookingStatus } from './reading/search-store.ts'
import { bookingStatusDictionary } from './waiting/derived-fields.ts'

type FactHandlers = Pick<Handlers, 'change-facts' | 'count-booking-statuses'>

export const factHandlers: FactHandlers = {
  'change-facts': ({ group, facts, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'change-facts',
      grid: 'desk-orders',
      apply: (order) => {
        if (group === undefined || !readOrderType(call.brand.documents, order.data.orderType).factGroups.includes(group))
          return { ok: false, error: 'error.invalid', fields: [foreignGroup] }
        // A group that is not sent is not the same as an empty group.
        if (facts === undefined) return { ok: false, error: 'error.invalid', fields: [missingFacts] }
        const checked = call.validateForm(group, facts as JsonObject, '/facts')
        if (!checked.ok) return checked
        const fields = Object.keys((call.brand.forms[group]?.schema.properties ?? {}) as JsonObject)
        const { data, changes } = withFacts(order.data, fields, withUnconfirmed(order.data, checked.value))
        return { ok: true, value: { data: withConfirmedTimes(data, order.data), changes: { facts: changes } } }
      },
    }),

  'count-booking-statuses': async (_input, call) => {
    const { actor, brand, db } = call
    const counted = await countByBookingStatus(db, brand.id, actor.kind === 'staff' ? '' : (actor.companyId ?? ''))
    const drafts = await countDraftBookings(db, brand, actor.userId ?? '')
    const rows = brand.documents.dictionary?.[bookingStatusDictionary]?.rows
    const counts = (Array.isArray(rows) ? (rows as readonly JsonObject[]) : []).map(({ id, drafts: ofDrafts }) => {
      const name = String(id)
      return [name, ofDrafts === true ? drafts : (counted[name] ?? 0)] as const
    })
    return { ok: true, value: { counts: Object.fromEntries(counts) } }
  },
}

/** Orders of this type have no such facts. */
const foreignGroup = { path: '/group', id: 'invalid.enum', params: {} }
const missingFacts = { path: '/facts', id: 'invalid.required', params: {} }
