import { priceField } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { addDays } from '#rules'
import { type Call, type Handlers, limitOf, listObjects, pageOf, todayOf } from '../../kernel/index.ts'
import { audienceOf, decidePrices, type OfferRow, offerSorts, resolvePort, searchOffers, usualBoxType } from '../rates/index.ts'
import { searchBookings } from './store.ts'

type Offer = Operations['list-carrier-offers']['output']['rows'][number]
type Booking = Operations['list-carrier-bookings']['output']['rows'][number]

/** Contracts of several companies together are not an offer to anyone. */
function contractsOf({ actor }: Call): string | null {
  const audience = audienceOf(actor)
  return typeof audience === 'string' ? audience : null
}

export const carrierHandlers: Pick<Handlers, 'list-carrier-offers' | 'list-carrier-bookings'> = {
  'list-carrier-offers': async (input, call) => {
    const { brand } = call
    const { page, pageSize, offset } = pageOf(input, call)
    const from = todayOf(call)
    const boxType = lowestBoxType(call)
    const { offers, total } = await searchOffers(call.db, {
      brand: brand.id,
      audience: contractsOf(call),
      from,
      to: addDays(from, 7 * limitOf(brand, 'carrierWeeks')),
      pol: resolvePort(brand, input.pol),
      pod: resolvePort(brand, input.pod),
      carrier: input.carrier,
      sort: offerSorts.find((name) => name === input.sort) ?? 'sailings',
      descending: input.sort ? input.order === 'descending' : true,
      limit: pageSize,
      offset,
      departures: limitOf(brand, 'carrierDepartures'),
      columns: call.release.columns,
      price: priceField(boxType),
    })
    const prices = decidePrices(call)
    const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
    return {
      ok: true,
      value: { rows: offers.map((offer) => ({ ...toOffer(offer, boxType), ...hidden })), total, page, pageSize },
    }
  },

  'list-carrier-bookings': async (input, call) => {
    const { brand, actor } = call
    // The company comes from the session alone; the grid has already refused callers without one.
    if (actor.kind !== 'staff' && actor.companyId === null) return { ok: false, error: 'error.not-found' }
    const { page, pageSize, offset } = pageOf(input, call)
    const { bookings, total } = await searchBookings(call.db, {
      brand: brand.id,
      companyId: actor.kind === 'staff' ? null : actor.companyId,
      carrier: input.carrier,
      today: todayOf(call),
      tabs: { pending: statesOf(call, 'pending'), executing: statesOf(call, 'executing'), completed: statesOf(call, 'completed') },
      limit: pageSize,
      offset,
      columns: call.release.columns,
    })
    const rows = bookings.map((row) => ({
      carrier: row.carrier,
      orders: row.orders,
      pending: row.pending,
      executing: row.executing,
      completed: row.completed,
      ...(row.next_etd ? { nextEtd: row.next_etd } : {}),
      lastOrderedAt: row.last_at.toISOString(),
      baseTotal: row.base_total,
      baseCurrency: brand.baseCurrency,
    }))
    // Codes of carriers and currencies were checked when they were written.
    return { ok: true, value: { rows: rows as Booking[], total, page, pageSize } }
  },
}

/** The container type whose lowest price an offer shows, as its field is named. */
function lowestBoxType({ brand }: Call): string {
  const fields = Object.keys(brand.documents.entity?.['carrier-offer']?.properties ?? {})
  const types = listObjects(brand.documents.dictionary?.['container-type']?.rows).map(({ id }) => String(id))
  return types.find((type) => fields.includes(`lowest${type}`)) ?? usualBoxType(brand)
}

function toOffer(row: OfferRow, boxType: string): Offer {
  const next = row.departures[0]
  const offer = {
    carrier: row.carrier,
    scac: row.carrier,
    services: row.services,
    sailings: row.sailings,
    lanes: row.lanes,
    direct: row.direct,
    fastest: row.fastest,
    slowest: row.slowest,
    nextEtd: row.next_etd,
    nextRateId: next?.rateId,
    departures: row.departures,
    ...(row.lowest ? { currency: row.lowest.currency, [`lowest${boxType}`]: row.lowest.price } : {}),
  }
  // Rates are written from the declared entity; the dispatcher decides which fields leave the server.
  return offer as Offer
}

/** Order states that the dictionary groups under a tab. */
function statesOf({ brand }: Call, tab: string): string[] {
  const rows = listObjects(brand.documents.dictionary?.['order-status']?.rows)
  return rows.filter((row) => row.group === tab).map(({ id }) => String(id))
}
