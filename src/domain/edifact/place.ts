/** Places of EDIFACT messages, and the clock by which their times are written. */
import { componentOf, type Segment } from './read-interchange.ts'

export interface Place {
  /** UN/LOCODE as written. */
  readonly code: string
  /** Terminal or depot. */
  readonly facility?: string
  /** Whether the sender says, or does not deny, that the code is a UN/LOCODE (code list 139). */
  readonly isLocode: boolean
}

/** The place under the first of these qualifiers; the terminal is the related location. */
export function readPlace(segments: readonly Segment[], qualifiers: readonly string[]): Place | undefined {
  for (const qualifier of qualifiers) {
    const location = segments.find((segment) => segment.tag === 'LOC' && componentOf(segment, 0) === qualifier)
    const code = location && componentOf(location, 1).replace(/\s/g, '').toUpperCase()
    if (!location || !code) continue
    // Some name the country (162) instead of a terminal.
    const facility = componentOf(location, 2, 1) === '162' ? '' : componentOf(location, 2).toUpperCase()
    // Terminals may follow the five characters of the UN/LOCODE.
    const rest = code.length > 5 ? code.slice(5) : ''
    const isLocode = ['', '139'].includes(componentOf(location, 1, 1))
    return { code: code.slice(0, 5), isLocode, ...(facility || rest ? { facility: facility || rest } : {}) }
  }
  return undefined
}

/**
 * Time zones of the country of a UN/LOCODE; empty for anything else. Codes with digits usually belong to depots: the few
 * places that have them must be declared. Source: CLDR, by Intl.
 */
export function zonesOfCountry(unLocode: string): readonly string[] {
  if (!/^[A-Z]{5}$/.test(unLocode)) return []
  return new Intl.Locale(`und-${unLocode.slice(0, 2)}`).getTimeZones() ?? []
}
