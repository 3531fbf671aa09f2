/** Places of EDIFACT messages, and the clock by which their times are written. */
import { componentOf, type Segment } from './read-interchange.ts'

export interface Place {
  /** UN/LOCODE as written. */
  readonly code: string
  /** Terminal or depot. */
  readonly facility?: string
}

/** The place under the first of these qualifiers; the terminal is the related location. */
export function readPlace(segments: readonly Segment[], qualifiers: readonly string[]): Place | undefined {
  for (const qualifier of qualifiers) {
    const location = segments.find((segment) => segment.tag === 'LOC' && componentOf(segment, 0) === qualifier)
    const code = location && componentOf(location, 1).toUpperCase()
    if (!location || !code) continue
    // Some name the country (162) instead of a terminal.
    const facility = componentOf(location, 2, 1) === '162' ? '' : componentOf(location, 2).toUpperCase()
    // Terminals may follow the five characters of the UN/LOCODE.
    const rest = code.length > 5 ? code.slice(5) : ''
    return { code: code.slice(0, 5), ...(facility || rest ? { facility: facility || rest } : {}) }
  }
  return undefined
}

/** Time zones of the country of a UN/LOCODE; empty for codes that are none, such as those of a depot. Source: CLDR, by Intl. */
export function zonesOfCountry(unLocode: string): readonly string[] {
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/.test(unLocode)) return []
  return new Intl.Locale(`und-${unLocode.slice(0, 2)}`).getTimeZones() ?? []
}
