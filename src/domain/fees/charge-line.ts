/** Calculates one tariff line: units, prices, minimum and cap. */
import { compareDecimals, countSteps, isDecimal, multiplyDecimals, roundHalfUp, roundToStep, subtractDecimals, sumDecimals } from '#rules'
import type { FactFault, FactReader } from './charge-factors.ts'
import { type BoxCount, type Container, type ContainerTypes, readContainer } from './containers.ts'
import { type Decided, type PriceRefusal, refusePrice } from './money.ts'
import type { Band, Figure, Origin, TableRow, TariffLine, Tier, UnitPrice } from './tariffs.ts'
import { capWindows, countUnits, type When } from './units.ts'

/** A price and its quantity. */
export type Part = {
  readonly unitPrice: string
  readonly quantity: string
  readonly boxType?: string
  readonly decided: Decided
  /** The deciding member of the line. */
  readonly member: string
  readonly tier?: string
  /** Position of the tier, band or row. */
  readonly origin?: Origin
}

export type Charge = {
  readonly kind: 'charged' | 'free' | 'not-asked'
  readonly parts: readonly Part[]
  /** Units charged. */
  readonly quantity?: string
}

export type ChargeContext = When & {
  readonly facts: FactReader
  readonly boxes: readonly BoxCount[]
  readonly containerTypes: ContainerTypes
  /** Decimal places of the currency. */
  readonly places: number
  /** Total of a fee: undefined if there is none, a rejection if it cannot be calculated. */
  readonly amountOf: (name: string) => string | PriceRefusal | undefined
}

export function chargeLine(line: TariffLine, context: ChargeContext): Charge | PriceRefusal {
  const units = countUnits(line, context.facts, context)
  if (units.kind === 'fault') return refuse(line, units.fault)
  if (units.kind !== 'units') return { kind: units.kind, parts: [] }
  const holders = findHolders(line, context)
  if ('ok' in holders) return refuse(line, holders)
  const parts: Part[] = []
  for (const holder of holders) {
    const [total, charged] = [units.total, units.charged].map((number) => multiplyDecimals(number, holder.count)) as [string, string]
    const priced = priceHolder(line, holder, { total, charged }, context)
    if ('ok' in priced) return priced
    parts.push(...priced.map((part) => withBoxes(part, holder)))
  }
  const costs = parts.some(({ unitPrice }) => compareDecimals(unitPrice, '0') > 0)
  const isCounted = line.count !== undefined || line.since !== undefined
  // An explicit price of zero appears in the quote; a free band does not.
  if (!costs && isCounted) return { kind: 'free', parts: [] }
  return { kind: 'charged', parts, ...(isCounted ? { quantity: units.charged } : {}) }
}

/** What one price applies to: the whole order, or the containers of one type. */
type Holder = {
  readonly container?: Container
  readonly boxType?: string
  /** Number of units: for a charge per container, the containers. */
  readonly count: string
  /** How many times the price is charged. */
  readonly times: string
}

function findHolders(line: TariffLine, { boxes, facts, containerTypes }: ChargeContext): Holder[] | FactFault {
  const isCounted = line.count !== undefined || line.since !== undefined
  const isEachBox = line.basis === 'per-box' && !isCounted
  const isByType = hasTypes(line) || (line.tiers ?? []).some(hasTypes) || (line.table?.rows ?? []).some(hasTypes)
  if (!isByType && !isEachBox && line.perBox !== true) return [{ count: '1', times: '1' }]
  const isCountOfBoxes = line.basis === 'per-box' && isCounted
  // Containers counted by a factor are of one type, or their type is unknown.
  if (boxes.length > 0 && !(isCountOfBoxes && (boxes.length > 1 || facts.has('container'))))
    return boxes.map(({ boxType, quantity }) => ({
      container: readContainer(boxType, containerTypes) ?? { code: boxType, type: boxType },
      boxType,
      count: isEachBox ? String(quantity) : '1',
      times: isEachBox || isCountOfBoxes ? '1' : String(quantity),
    }))
  const code = facts.text('container')
  if (!code.ok) {
    if (isByType) return code
    return isEachBox ? { ...code, fact: 'boxes' } : [{ count: '1', times: '1' }]
  }
  const container = readContainer(code.value, containerTypes)
  if (!container) return { ok: false, error: 'error.wrong-fact', fact: 'container' }
  return [{ container, ...(container.type === undefined ? {} : { boxType: container.type }), count: '1', times: '1' }]
}

function hasTypes({ prices, sizes }: UnitPrice): boolean {
  return prices !== undefined || sizes !== undefined
}

type Quantity = {
  readonly total: string
  readonly charged: string
}

/** Parts of one charge: usually one, but several if a number spans tiers. */
function priceHolder(line: TariffLine, holder: Holder, quantity: Quantity, context: ChargeContext): Part[] | PriceRefusal {
  const parts = priceUnits(line, holder, quantity, context)
  if ('ok' in parts) return parts
  const sum = sumDecimals(parts.map(({ unitPrice, quantity: number }) => multiplyDecimals(unitPrice, number)))
  const settled = settle(line, sum, { parts, quantity, facts: context.facts })
  if ('ok' in settled) return refuse(line, settled)
  const rounded = line.rounding ? roundToStep(settled.amount, String(line.rounding.step), line.rounding.mode) : settled.amount
  const [first] = parts
  const decides = settled.decided ?? first?.decided
  // If it is no longer price times quantity, it becomes a single amount.
  if (!first || !decides || (!settled.decided && first.decided !== 'percent' && compareDecimals(rounded, sum) === 0)) return parts
  const { tier: _tier, origin: _origin, ...rest } = first
  const lines = settled.decided ? rest : first
  const member = settled.decided ?? first.member
  return [{ ...lines, unitPrice: roundHalfUp(rounded, context.places), quantity: '1', decided: decides, member }]
}

type Unsettled = {
  readonly parts: readonly Part[]
  readonly quantity: Quantity
  readonly facts: FactReader
}

/** Applies minimum and cap. */
function settle(
  line: TariffLine,
  sum: string,
  { parts, quantity, facts }: Unsettled,
): { amount: string; decided?: 'minimum' | 'cap' } | FactFault {
  const { minimum, cap } = line
  const isWindowed = cap !== undefined && cap.per !== 'charge' && parts.length === 1
  const windows = isWindowed
    ? capWindows({ charged: quantity.charged, free: String(line.free ?? '0'), unitPrice: parts[0]?.unitPrice ?? '0', cap }, facts)
    : sum
  if (typeof windows === 'object') return windows
  if (minimum !== undefined && compareDecimals(windows, String(minimum)) < 0) return { amount: String(minimum), decided: 'minimum' }
  if (compareDecimals(windows, sum) < 0) return { amount: windows, decided: 'cap' }
  if (cap?.per === 'charge' && compareDecimals(sum, String(cap.amount)) > 0) return { amount: String(cap.amount), decided: 'cap' }
  return { amount: sum }
}

function priceUnits(line: TariffLine, holder: Holder, quantity: Quantity, context: ChargeContext): Part[] | PriceRefusal {
  const noPrice = refusePrice('error.missing-surcharge', {
    fee: feeOf(line),
    ...(holder.boxType === undefined ? {} : { boxType: holder.boxType }),
  })
  if (line.percent !== undefined) return takeShare(line, line.percent, context)
  if (line.amount !== undefined) {
    const stated = context.facts.number(line.amount)
    return stated.ok ? [{ unitPrice: stated.value, quantity: '1', decided: 'stated', member: 'amount' }] : refuse(line, stated)
  }
  if (line.bands) return chooseBand(line.bands, quantity.total) ?? noPrice
  if (line.tiers) return fillTiers(line.tiers, quantity.charged, holder) ?? noPrice
  if (line.table) return lookUp(line, line.table.rows, { holder, quantity, context, noPrice })
  const price = unitPriceOf(line, holder)
  const member = line.prices ? 'prices' : line.sizes ? 'sizes' : 'price'
  return price === undefined ? noPrice : [{ unitPrice: price, quantity: quantity.charged, decided: 'price', member }]
}

/** A valid price; an explicit 0 is a price, a missing one is not. */
function unitPriceOf({ price, prices, sizes }: UnitPrice, { container }: Holder): string | undefined {
  return figureIn(prices, container?.type) ?? figureIn(prices, container?.code) ?? figureIn(sizes, container?.length) ?? readFigure(price)
}

function figureIn(figures: Readonly<Record<string, Figure>> | undefined, name: string | undefined): string | undefined {
  return figures && name !== undefined && Object.hasOwn(figures, name) ? readFigure(figures[name]) : undefined
}

function readFigure(figure: Figure | undefined): string | undefined {
  const text = figure === undefined ? undefined : String(figure)
  return isDecimal(text) && !text.startsWith('-') ? text : undefined
}

function takeShare(line: TariffLine, percent: Figure, { facts, amountOf }: ChargeContext): Part[] | PriceRefusal {
  const amounts: string[] = []
  for (const name of line.of ?? []) {
    const amount = facts.has(name) ? facts.number(name) : amountOf(name)
    if (amount === undefined) return refuse(line, { ok: false, error: 'error.missing-fact', fact: name })
    if (typeof amount === 'string') amounts.push(amount)
    else if (amount.ok) amounts.push(amount.value)
    else return 'fact' in amount ? refuse(line, amount) : amount
  }
  const share = multiplyDecimals(multiplyDecimals(sumDecimals(amounts), String(percent)), '0.01')
  return [{ unitPrice: share, quantity: '1', decided: 'percent', member: 'percent' }]
}

function chooseBand(bands: readonly Band[], total: string): Part[] | undefined {
  const band = bands.find(
    ({ above, upTo }) =>
      (above === undefined || compareDecimals(total, String(above)) > 0) &&
      (upTo === undefined || compareDecimals(total, String(upTo)) <= 0),
  )
  if (!band) return undefined
  const beyond = band.each === undefined ? '0' : countSteps(subtractDecimals(total, String(band.above ?? '0')), '1', 'up')
  const price = sumDecimals([String(band.amount ?? '0'), multiplyDecimals(String(band.each ?? '0'), beyond)])
  return [{ unitPrice: price, quantity: '1', decided: 'band', member: 'bands', tier: band.id, ...originOf(band) }]
}

/** Number of units in each tier; undefined if one of them is in no tier. */
function fillTiers(tiers: readonly Tier[], charged: string, holder: Holder): Part[] | undefined {
  const all = Number(charged)
  if (!Number.isSafeInteger(all)) return undefined
  const filled = tiers
    .toSorted((one, other) => one.from - other.from)
    .map((tier) => ({ tier, units: Math.min(all, tier.to ?? all) - tier.from + 1 }))
    .filter(({ units }) => units > 0)
  if (filled.reduce((sum, { units }) => sum + units, 0) !== all) return undefined
  const parts = filled.flatMap(({ tier, units }): Part[] => {
    const unitPrice = unitPriceOf(tier, holder)
    if (unitPrice === undefined) return []
    return [
      {
        unitPrice,
        quantity: String(units),
        decided: 'tier',
        member: 'tiers',
        ...(tier.id === undefined ? {} : { tier: tier.id }),
        ...originOf(tier),
      },
    ]
  })
  return parts.length === filled.length ? parts : undefined
}

type LookUp = {
  readonly holder: Holder
  readonly quantity: Quantity
  readonly context: ChargeContext
  readonly noPrice: PriceRefusal
}

function lookUp(line: TariffLine, rows: readonly TableRow[], { holder, quantity, context, noPrice }: LookUp): Part[] | PriceRefusal {
  const answers: Record<string, string> = {}
  for (const fact of line.table?.by ?? []) {
    const value = context.facts.text(fact)
    if (!value.ok) return refuse(line, value)
    answers[fact] = value.value
  }
  const size = ({ at }: TableRow) => Object.keys(at).length
  const fitting = rows.filter(({ at }) => Object.keys(at).every((fact) => answers[fact] === at[fact]))
  const [row] = fitting.toSorted((one, other) => size(other) - size(one))
  if (!row) return refusePrice(line.table?.missing ?? 'error.missing-surcharge', { fee: feeOf(line), ...answers })
  const price = unitPriceOf(row, holder)
  if (price === undefined) return noPrice
  return [{ unitPrice: price, quantity: quantity.charged, decided: 'table', member: 'table', tier: row.id, ...originOf(row) }]
}

function originOf({ origin }: { readonly origin?: Origin }): { readonly origin?: Origin } {
  return origin ? { origin } : {}
}

function withBoxes(part: Part, { boxType, times }: Holder): Part {
  return { ...part, quantity: multiplyDecimals(part.quantity, times), ...(boxType === undefined ? {} : { boxType }) }
}

export function feeOf({ fee, id }: TariffLine): string {
  return fee ?? id
}

function refuse(line: TariffLine, { error, fact }: FactFault): PriceRefusal {
  return refusePrice(error, { fee: feeOf(line), fact })
}
