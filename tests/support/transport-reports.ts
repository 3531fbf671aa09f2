/** Reports as careless sources send them: out of order, doubled, late, corrected, and contradicting each other. */
import fc from 'fast-check'
import { eventKey, type TransportEvent } from '#domain'

const containers = ['CSQU3054383', 'MSKU6011672'] as const
const times = ['2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z', '2026-11-17T12:00:00.000Z'] as const
const created = ['2026-11-15T01:00:00.000Z', '2026-11-16T01:00:00.000Z', '2026-11-19T00:00:00.000Z'] as const

const common = {
  // Few keys, so that reports correct each other.
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  source: fc.constantFrom('MAEU', 'terminal'),
  classifier: fc.constantFrom('PLN' as const, 'EST' as const, 'ACT' as const),
  at: fc.constantFrom(...times),
  createdAt: fc.constantFrom(...created),
  place: fc.constantFrom('CNNGB', 'NLRTM', 'SGSIN'),
  mbl: fc.constantFrom('MAEU123456789', 'MAEU999999999'),
  carrier: fc.constant('MAEU'),
}

const box = fc.record({
  ...common,
  type: fc.constant('EQUIPMENT' as const),
  code: fc.constantFrom('GTIN', 'GTOT', 'LOAD', 'DISC'),
  container: fc.constantFrom(...containers),
  isEmpty: fc.boolean(),
  facilityType: fc.constantFrom('POTE', 'DEPO'),
})
const ship = fc.record({
  ...common,
  type: fc.constant('TRANSPORT' as const),
  code: fc.constantFrom('ARRI', 'DEPA'),
  mode: fc.constant('VESSEL'),
  imo: fc.constantFrom('9321483', '9074729'),
  vessel: fc.constant('King of the Seas'),
  voyageOut: fc.constantFrom('2103S', '2104S'),
})
const paper = fc.record({
  ...common,
  type: fc.constant('SHIPMENT' as const),
  code: fc.constantFrom('HOLD', 'RELS', 'CONF'),
  document: fc.constantFrom('CUS', 'BKG'),
})

const named: fc.Arbitrary<TransportEvent> = fc.oneof(box, ship, paper)
/** Of sources that give no ids. */
const nameless = named.map((event) => ({ ...event, key: eventKey(event) }))
const report = fc.oneof(named, nameless)

export interface Arrivals {
  readonly straight: readonly TransportEvent[]
  /** The same in another order, some of them more than once. */
  readonly shuffled: readonly TransportEvent[]
}

/** Reports and another way in which they could have arrived. */
export const arrivals: fc.Arbitrary<Arrivals> = fc.array(report, { minLength: 1, maxLength: 16 }).chain((straight) =>
  fc
    .tuple(
      fc.shuffledSubarray([...straight], { minLength: straight.length, maxLength: straight.length }),
      fc.subarray([...straight]),
      fc.nat(),
    )
    .map(([shuffled, repeated, place]) => {
      const at = place % (shuffled.length + 1)
      return { straight, shuffled: [...shuffled.slice(0, at), ...repeated, ...shuffled.slice(at), ...repeated.slice(0, 2)] }
    }),
)
