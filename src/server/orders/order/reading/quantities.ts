/** The quantities that the documents of an order declare, from its booking to the bill of lading, as lines in the reader's language. */
import {
  compareBox,
  compareDeclarations,
  compareWeights,
  type Declaration,
  listUnmatchedBoxes,
  type QuantityLine,
  type Tolerances,
  type Totals,
  totalOf,
} from '#domain'
import type { JsonObject } from '#rules'
import { type Call, labelOf, limitOf } from '../../../kernel/index.ts'
import type { OrderData } from '../record.ts'

export interface ComparedOrder {
  readonly data: OrderData
  /** What was booked, and what the warehouse received for it, as fields of their entities. */
  readonly booked: JsonObject
  readonly receipts: readonly JsonObject[]
}

type Reading = Pick<Call, 'brand' | 'language'>

/** Empty while there is nothing to compare. */
export function compareQuantities(order: ComparedOrder, reading: Reading): JsonObject[] {
  const { brand } = reading
  const { containers = [], shippingInstruction } = order.data
  const declarations = declarationsOf(order)
  const tolerances: Tolerances = {
    packages: limitOf(brand, 'declaredPackagesPercent'),
    'gross-weight': limitOf(brand, 'declaredWeightPercent'),
    volume: limitOf(brand, 'declaredVolumePercent'),
  }
  const weighing = { percent: tolerances['gross-weight'], tareKg: limitOf(brand, 'boxTareMax') }
  const boxLines = containers.flatMap((box) => {
    const goods = shippingInstruction?.goods.filter(({ containerNo }) => containerNo === box.containerNo) ?? []
    return compareBox(box.containerNo, [declare('containers', [box]), declare('shipping-instruction', goods)], tolerances)
  })
  const lines = [
    ...compareDeclarations(declarations, tolerances),
    ...boxLines,
    ...listUnmatchedBoxes(containers, shippingInstruction?.goods ?? []),
    ...compareWeights(containers, declarations, weighing),
  ]
  return lines.map((line) => toRow(line, reading))
}

/** In the order in which the documents are usually written. */
function declarationsOf({ booked, data, receipts }: ComparedOrder): Declaration[] {
  const { billDraft, containers = [], customsGrossWeight, customsPackages, shippingInstruction } = data
  return [
    declare('booking', [booked]),
    declare('containers', containers),
    declare('warehouse-receipt', receipts, { packages: 'countedPieces', 'gross-weight': 'weight', volume: 'volume' }),
    declare('shipping-instruction', shippingInstruction?.goods ?? []),
    declare('customs', [{ packages: customsPackages, grossWeight: customsGrossWeight }]),
    declare('bill', billDraft ? [billDraft] : []),
  ]
}

const usualColumns = { packages: 'packages', 'gross-weight': 'grossWeight', volume: 'volume' } as const

/** The totals of a document's rows. */
function declare(paper: string, rows: readonly object[], columns: Readonly<Record<keyof Totals, string>> = usualColumns): Declaration {
  const column = (name: string) =>
    totalOf(
      rows.map((row) => {
        const value: unknown = (row as Readonly<Record<string, unknown>>)[name]
        return typeof value === 'string' || typeof value === 'number' ? value : undefined
      }),
    )
  const totals = Object.entries(columns).flatMap(([quantity, name]) => {
    const total = column(name)
    return total === undefined ? [] : [[quantity, total]]
  })
  return { paper, totals: Object.fromEntries(totals) }
}

function toRow(line: QuantityLine, reading: Reading): JsonObject {
  const { isDifferent, quantity, paper, firstPaper, containerNo, firstValue, value } = line
  const isMissing = firstValue === undefined || value === undefined
  return {
    ...(containerNo === undefined ? {} : { containerNo }),
    ...(firstValue === undefined ? {} : { firstValue }),
    ...(value === undefined ? {} : { value }),
    quantity: labelOf('dictionary', 'declared-quantity', quantity, reading),
    paper: labelOf('dictionary', 'declared-in', paper, reading),
    firstPaper: labelOf('dictionary', 'declared-in', firstPaper, reading),
    outcome: isMissing ? 'missing' : isDifferent ? 'differs' : 'agrees',
  }
}
