/** Types of a tariff document, and functions that select the tariff for an order on a given day and its values on that day. */
import { listChanges, once, onceFor, type RoundingMode, readMoment, valueAt } from '#rules'

/** Position in the documents, stamped on it when they are compiled. */
export type Origin = {
  readonly path: string
  readonly line: number
}

/** Positions of a line, and of its deciding members, which a brand may have overridden. */
export type LineOrigin = Origin & {
  readonly members?: Readonly<Record<string, Origin>>
}

/** A decimal; a limit used in a document may be a whole number. */
export type Figure = string | number

export type ByName = Readonly<Record<string, Figure>>

/** Price of one unit: one for all, by container type or by container length. */
export type UnitPrice = {
  readonly price?: Figure
  readonly prices?: ByName
  readonly sizes?: ByName
}

/** Price of each unit from one number to another, both inclusive. */
export type Tier = Pick<UnitPrice, 'price' | 'sizes'> & {
  readonly id?: string
  readonly from: number
  readonly to?: number
  readonly origin?: Origin
}

/** Price of a whole quantity above one bound and up to the other. */
export type Band = {
  readonly id: string
  readonly above?: Figure
  readonly upTo?: Figure
  readonly amount?: Figure
  readonly each?: Figure
  readonly origin?: Origin
}

export type TableRow = UnitPrice & {
  readonly id: string
  readonly at: Readonly<Record<string, string>>
  readonly origin?: Origin
}

export type PriceTable = {
  readonly by: readonly string[]
  /** Error id for factors that no row matches. */
  readonly missing?: string
  readonly rows: readonly TableRow[]
}

export type TaxRule = {
  readonly included: boolean
  /** Percent. */
  readonly rate: Figure
}

export type Cap = {
  readonly amount: Figure
  readonly per: 'charge' | 'truck-day' | 'noon-cycle'
}

export type TariffLine = UnitPrice & {
  readonly id: string
  readonly fee?: string
  readonly group?: string
  readonly variant?: string
  readonly basis: string
  readonly currency: string
  readonly source?: string
  readonly assumed?: readonly string[]
  /** CEL over facts. */
  readonly when?: string
  readonly count?: string
  readonly free?: Figure
  readonly step?: Figure
  readonly since?: { readonly fact: string; readonly moment: string }
  readonly perBox?: boolean
  readonly tiers?: readonly Tier[]
  readonly bands?: readonly Band[]
  readonly table?: PriceTable
  readonly percent?: Figure
  readonly of?: readonly string[]
  /** Factor that contains the amount. */
  readonly amount?: string
  readonly minimum?: Figure
  readonly cap?: Cap
  readonly rounding?: { readonly step: Figure; readonly mode: RoundingMode }
  readonly tax?: TaxRule
  readonly origin?: LineOrigin
  /** Position of the current period, if values have periods. */
  readonly periodOrigin?: LineOrigin
}

export type Tariff = {
  /** Position of the document, stamped when the documents are compiled. */
  readonly id?: string
  readonly applies: {
    readonly service?: string
    readonly pol?: readonly string[]
    readonly site?: readonly string[]
    readonly from?: string
    readonly to?: string
  }
  /** The variant in use; lines of other variants are skipped. */
  readonly variant?: string
  readonly tax?: TaxRule
  readonly lines: readonly TariffLine[]
}

export type TariffCase = {
  readonly service: string
  /** Port of the order, and place such as a warehouse. */
  readonly pol?: string | undefined
  readonly site?: string | undefined
  readonly day: string
}

/** Bases that charge a part unit as a full one. */
export const begunBases: ReadonlySet<string> = new Set(['per-hour', 'per-day', 'per-night', 'per-tonne'])

/** The tariff at the start of a day in a time zone: a price that changes at midnight applies to that day. */
export function tariffOn<Document extends Tariff>(tariff: Document, day: string, timeZone: string): Document {
  const changes = changesOf(tariff)
  const midnight = changes.length === 0 ? undefined : readMoment(day, timeZone).at
  if (midnight === undefined) return tariff
  const passed = changes.findLastIndex((at) => at <= midnight)
  return tariffSince(tariff, passed, midnight) as Document
}

/** Between two changes the tariff is the same: each of its versions is made once. */
const tariffSince = onceFor((tariff: Tariff, _passed: number, at: number): Tariff => valueAt(tariff, at))

/** The instants at which a price of the tariff changes, in order; most tariffs have none. */
const changesOf = once((tariff: Tariff): readonly number[] => listChanges(tariff))

/** The tariff that names the place; else the port; else the one for all others. Among several, the latest to start. */
export function chooseTariff(tariffs: readonly Tariff[], { service, pol, site, day }: TariffCase): Tariff | undefined {
  const valid = tariffs.filter(
    ({ applies }) => (applies.service ?? service) === service && (applies.from ?? day) <= day && day <= (applies.to ?? day),
  )
  const fits = ({ applies }: Tariff) => applies.pol === undefined || (pol !== undefined && applies.pol.includes(pol))
  const ofPlace = valid.filter((tariff) => site !== undefined && tariff.applies.site?.includes(site) && fits(tariff))
  const elsewhere = valid.filter(({ applies }) => applies.site === undefined)
  const ofPort = elsewhere.filter((tariff) => tariff.applies.pol !== undefined && fits(tariff))
  const general = elsewhere.filter(({ applies }) => applies.pol === undefined)
  return latest(ofPlace.filter(({ applies }) => applies.pol !== undefined)) ?? latest(ofPlace) ?? latest(ofPort) ?? latest(general)
}

function latest(tariffs: readonly Tariff[]): Tariff | undefined {
  let best: Tariff | undefined
  for (const tariff of tariffs) if (!best || (tariff.applies.from ?? '') > (best.applies.from ?? '')) best = tariff
  return best
}
