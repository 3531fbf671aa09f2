/**
 * Prices far from comparable ones: another container, another row of the table, the same fee elsewhere. A digit too many passes
 * every other check; a line whose prices are meant says why in "unlike".
 */
import { isDecimal, type Json, type JsonObject, objectOf, once, periodsName } from '#rules'
import type { ResolvedDocument } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type CheckedDocument, type Reporter, reportPointer, type WholeCheck } from '../brand-check.ts'
import { nameIn } from '../context.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

/** Shipped prices differ from the nearest comparable one by a factor of less than 3. */
const leastFactor = 5
/** Of only two prices, either could be right. */
const leastFactorOfTwo = 8

interface Price {
  readonly at: string
  readonly name: string
  readonly amount: number
}

/** A price far from the others of its row, or from those of other rows for the same container. */
export function checkUnlikelyPrices(check: Reporter, document: CheckedDocument, { line, at }: { line: JsonObject; at: string }): void {
  if (line.unlike !== undefined) return
  for (const { holder, at: pointer } of holdersOf(line, at)) {
    const rows = listOf(objectOf(holder.table).rows).map((row, index) => pricesOf(objectOf(row), `${pointer}/table/rows/${index}`))
    const tiers = listOf(holder.tiers).map((tier, index) => pricesOf(objectOf(tier), `${pointer}/tiers/${index}`))
    const inRow = [pricesOf(holder, pointer), ...tiers, ...rows].flatMap((row) => findOutliers(row, 2))
    const named = Map.groupBy(rows.flat(), ({ name }) => name)
    const inTable = inRow.length > 0 ? [] : [...named.values()].flatMap((column) => findOutliers(column, 3))
    for (const { price, other } of findTurn(tiers.flatMap((tier) => (tier.length === 1 ? tier : []))))
      reportPointer(check, document, price.at, {
        ...say('PRICE-UNLIKELY/turn', { price: price.amount, other: other.amount }),
        severity: 'warning',
      })
    for (const { outlier, nearest } of [...inRow, ...inTable])
      reportPointer(check, document, outlier.at, say('PRICE-UNLIKELY/line', { price: outlier.amount, other: nearest.amount }))
  }
}

/** A price far from those of the same fee in other tariffs, of any brand. Each document is compared once. */
export function checkComparedPrices(checks: readonly WholeCheck[]): void {
  const [check] = checks
  const documents = new Set(checks.flatMap((brand) => brand.documentsOf('tariff')).filter(({ sound }) => sound))
  const peers = Map.groupBy(
    distinct([...documents].flatMap((document) => singlePrices(document).map((price) => ({ ...price, document })))),
    ({ name }) => name,
  )
  for (const prices of check ? peers.values() : []) {
    for (const { outlier, nearest } of findOutliers(prices, 2)) {
      const saying = say('PRICE-UNLIKELY/peer', { price: outlier.amount, other: nearest.amount, where: nearest.document.id })
      if (check && !outlier.isMeant) reportPointer(check, outlier.document, outlier.at, saying)
    }
  }
}

/** Prices of tiers either rise or fall: the first one that turns back. */
function findTurn(prices: readonly Price[]): { readonly price: Price; readonly other: Price }[] {
  const steps = prices.flatMap((price, index) => {
    const other = prices[index - 1]
    return other && other.amount !== price.amount ? [{ price, other, isRise: price.amount > other.amount }] : []
  })
  return steps.filter(({ isRise }) => isRise !== steps[0]?.isRise).slice(0, 1)
}

interface SinglePrice extends Price {
  readonly place: string
  readonly isMeant: boolean
}

/** Brands share most lines: a price written once counts once. */
function distinct<Written extends SinglePrice>(prices: readonly Written[]): Written[] {
  return [...new Map(prices.map((price) => [price.place, price])).values()]
}

/** Prices of the lines that are not a matter of tables, named by what they can be compared by. */
const singlePrices = once((document: ResolvedDocument): readonly SinglePrice[] =>
  listOf(document.value.lines).flatMap((entry, index) => {
    const line = objectOf(entry)
    const unit = [nameIn(line, 'fee') || nameIn(line, 'id'), line.basis, line.currency].join(' ')
    return holdersOf(line, `/lines/${index}`).flatMap(({ holder, at }) => {
      const percent = priceAt(holder.percent, { at: `${at}/percent`, name: 'percent' })
      return [...pricesOf(holder, at), ...percent].map((price) => ({
        ...price,
        name: `${unit} ${price.name}`,
        place: `${document.paths.join(' ')} ${price.at} ${price.amount}`,
        isMeant: line.unlike !== undefined,
      }))
    })
  }),
)

function holdersOf(line: JsonObject, at: string): { readonly holder: JsonObject; readonly at: string }[] {
  const periods = listOf(line[periodsName]).map((period, index) => ({ holder: objectOf(period), at: `${at}/${periodsName}/${index}` }))
  return [{ holder: line, at }, ...periods]
}

/** The prices that stand side by side: one, or one for each container. */
function pricesOf(holder: JsonObject, at: string): Price[] {
  const named = ['prices', 'sizes'].flatMap((kind) =>
    Object.entries(objectOf(holder[kind])).flatMap(([name, price]) =>
      priceAt(price, { at: `${at}/${kind}${memberPointer('', name)}`, name }),
    ),
  )
  return [...priceAt(holder.price, { at: `${at}/price`, name: 'price' }), ...named]
}

/** Free is no price; a limit has bounds of its own. */
function priceAt(written: Json | undefined, place: Omit<Price, 'amount'>): Price[] {
  const amount = typeof written === 'string' && isDecimal(written) ? Number(written) : 0
  return amount > 0 ? [{ ...place, amount }] : []
}

interface Outlier<Compared extends Price> {
  readonly outlier: Compared
  readonly nearest: Compared
}

/** Where sorted prices leap, the fewer ones are the mistake; of two, the higher one. */
function findOutliers<Compared extends Price>(prices: readonly Compared[], least: number): Outlier<Compared>[] {
  if (prices.length < Math.max(least, 2)) return []
  const sorted = prices.toSorted((one, other) => one.amount - other.amount)
  const factor = sorted.length === 2 ? leastFactorOfTwo : leastFactor
  for (const [index, price] of sorted.entries()) {
    const next = sorted[index + 1]
    if (!next || next.amount / price.amount < factor) continue
    const [below, above] = [sorted.slice(0, index + 1), sorted.slice(index + 1)]
    const isBelow = below.length < above.length
    return (isBelow ? below : above).map((outlier) => ({ outlier, nearest: isBelow ? next : price }))
  }
  return []
}
