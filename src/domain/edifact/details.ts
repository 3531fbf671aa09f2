/** References, ship, seals and containers of EDIFACT messages. */
import { containerCheckDigit, isImoNumber, isIsoSizeType } from '../identifiers.ts'
import type { Seal, TransportEvent } from '../transport/transport-event.ts'
import { componentOf, type EdifactFault, type Segment } from './read-interchange.ts'

/** Upper case, without blanks. Every number of a bill or booking has a digit other than 0: NONE and TBA stand for none. */
export function referenceOf(segments: readonly Segment[], qualifiers: readonly string[]): string | undefined {
  return segments
    .filter((segment) => segment.tag === 'RFF' && qualifiers.includes(componentOf(segment, 0)))
    .map((segment) => componentOf(segment, 0, 1).replace(/\s/g, '').toUpperCase())
    .find((number) => /[1-9]/.test(number))
}

/** TDT+20 names the ship; the carrier is its carrier, or the party CA or CF. */
export function shipOf(segments: readonly Segment[]): Pick<TransportEvent, 'imo' | 'vessel' | 'voyageOut' | 'carrier'> {
  const main = segments.find((segment) => segment.tag === 'TDT' && componentOf(segment, 0) === '20')
  const party = segments.find((segment) => segment.tag === 'NAD' && ['CA', 'CF'].includes(componentOf(segment, 0)))
  const carrier = [main && componentOf(main, 4), party && componentOf(party, 1)].find((code) => code && /^[A-Z]{4}$/.test(code))
  const imo = main && componentOf(main, 7).replace(/^IMO\s*/i, '')
  return withoutAbsent({
    imo: imo && isImoNumber(imo) ? imo : undefined,
    vessel: (main && componentOf(main, 7, 3)) || undefined,
    voyageOut: (main && componentOf(main, 1)) || undefined,
    carrier: carrier || undefined,
  })
}

/** Who sealed, in EDIFACT and in DCSA. */
const sealers: Readonly<Record<string, string>> = { CA: 'CAR', SH: 'SHI', CU: 'CUS', AC: 'PHY', AA: 'SHI' }

export function sealsOf(group: readonly Segment[]): readonly Seal[] | undefined {
  const seals = group
    .filter(({ tag }) => tag === 'SEL')
    .flatMap((segment) => {
      const [number, source] = [componentOf(segment, 0), sealers[componentOf(segment, 1)]]
      return number ? [{ number, ...(source ? { source } : {}) }] : []
    })
  return seals.length > 0 ? seals : undefined
}

/** A container by its number, which ISO 6346 also writes as CSQU 305438-3, or why there is none. */
export function readContainer(segment: Segment): { readonly container: string; readonly isoType?: string } | EdifactFault {
  const { position } = segment
  const container = componentOf(segment, 1)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const expected = containerCheckDigit(container)
  if (container === '') return { position, text: 'edifact.container-missing', params: {} }
  if (expected === undefined) return { position, text: 'edifact.container', params: { value: container } }
  if (expected !== container[10]) return { position, text: 'edifact.digit', params: { value: container, expected } }
  const isoType = componentOf(segment, 2).toUpperCase()
  return { container, ...(isIsoSizeType(isoType) && { isoType }) }
}

type Present<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

export function withoutAbsent<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Present<T>
}
