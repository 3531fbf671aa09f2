/** Places of EDIFACT messages, and the clock by which their times are written. */
import { isUnCountry } from '../identifiers.ts'
import { componentOf, type Segment } from './read-interchange.ts'

export interface Place {
  /** As written: a UN/LOCODE, the code of a depot, or a name. */
  readonly code: string
  /** Terminal or depot. */
  readonly facility?: string
  /** Whether the sender says that the code is a UN/LOCODE (code list 139, or an unnamed list of agency 6, the UN). */
  readonly isLocode: boolean
}

export interface PlaceWorld {
  /** The id of a port by any of its codes; undefined if it is unknown. */
  readonly portOf: (code: string) => string | undefined
  /** Time zone of a place that the documents name, or of all ports of its country. */
  readonly zoneOf: (unLocode: string) => string | undefined
}

interface Activity {
  /** Of the place of the activity itself, the best first. */
  readonly qualifiers: readonly string[]
  /** Of ports of the consignment (9 loading, 11 discharge) and its place of delivery (7) at which the activity may happen. */
  readonly instead: readonly string[]
}

/** Senders that do not name the place of the activity often name a port of the consignment. One counts, of several none is sure. */
export function readActivityPlace(segments: readonly Segment[], { qualifiers, instead }: Activity, world: PlaceWorld): Place | undefined {
  const others = instead.flatMap((qualifier) => readPlace(segments, [qualifier], world) ?? [])
  return readPlace(segments, qualifiers, world) ?? (others.length === 1 ? others[0] : undefined)
}

/** The place under the first of these qualifiers; the terminal is the related location. */
function readPlace(segments: readonly Segment[], qualifiers: readonly string[], world: PlaceWorld): Place | undefined {
  for (const qualifier of qualifiers) {
    const location = segments.find((segment) => segment.tag === 'LOC' && componentOf(segment, 0) === qualifier)
    const place = location && toPlace(location, world)
    if (place) return place
  }
  return undefined
}

function toPlace(location: Segment, { portOf }: PlaceWorld): Place | undefined {
  const code = componentOf(location, 1).replace(/\s/g, '').toUpperCase()
  const name = componentOf(location, 1, 3)
  if (!code) return name ? { code: name, isLocode: false } : undefined
  // Some name the country (162) instead of a terminal.
  const facility = componentOf(location, 2, 1) === '162' ? '' : componentOf(location, 2).toUpperCase()
  const [list, agency] = [componentOf(location, 1, 1), componentOf(location, 1, 2)]
  const isLocode = list === '139' || (list === '' && agency === '6')
  // A terminal may follow the five characters of the UN/LOCODE. NINGBO is not a place in Nicaragua.
  const stem = code.slice(0, 5)
  const isStem = code.length === 5 || isLocode || portOf(stem) !== undefined
  if (!isStem) return { code, isLocode: false, ...(facility && { facility }) }
  const terminal = facility || code.slice(5) || (isLocode || portOf(stem) !== undefined ? '' : code)
  return { code: stem, isLocode, ...(terminal && { facility: terminal }) }
}

/** Our id of a port, or the UN/LOCODE. Anything else is no place: TOKYO is not a UN/LOCODE of Tonga. */
export function placeIdOf({ code, isLocode }: Place, { portOf }: PlaceWorld): string | undefined {
  return portOf(code) ?? (isLocode && /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && isUnCountry(code.slice(0, 2)) ? code : undefined)
}

export function zonesOfPlace(place: string, { portOf, zoneOf }: PlaceWorld): readonly string[] {
  // Codes with digits usually belong to depots: the few places that have them must be declared.
  if (portOf(place) === undefined && !/^[A-Z]{5}$/.test(place)) return []
  const zone = zoneOf(place)
  return zone === undefined ? zonesOfCountry(place) : [zone]
}

/** Time zones of the country of a UN/LOCODE; empty for anything else. Source: CLDR, by Intl. */
export function zonesOfCountry(unLocode: string): readonly string[] {
  if (!/^[A-Z]{5}$/.test(unLocode)) return []
  return new Intl.Locale(`und-${unLocode.slice(0, 2)}`).getTimeZones() ?? []
}
