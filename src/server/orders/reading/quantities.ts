/** The quantities that booking, container list, shipping instruction and VGM declare, as lines in the reader's language. */
import { compareDeclarations, type Declaration, isBelowCargo, type QuantityLine, totalOf } from '#domain'
import type { JsonObject } from '#rules'
import { type Call, labelOf, limitOf } from '../../kernel/index.ts'
import type { OrderData } from '../record.ts'

/** Empty while there is nothing to compare. */
export function compareQuantities(data: OrderData, reading: Pick<Call, 'brand' | 'language'>): JsonObject[] {
  const tolerance = limitOf(reading.brand, 'declaredWeightPercent')
  const weighedBoxes = (data.containers ?? []).filter(({ vgm, grossWeight }) => vgm !== undefined && grossWeight !== undefined)
  const weighedLines = weighedBoxes.map((box): QuantityLine => {
    const { containerNo, vgm = '', grossWeight = '' } = box
    const isDifferent = isBelowCargo(box, tolerance)
    return { quantity: 'vgm', containerNo, paper: 'vgm', value: vgm, firstPaper: 'containers', firstValue: grossWeight, isDifferent }
  })
  return [...compareDeclarations(declarationsOf(data), tolerance), ...weighedLines].map((line) => toRow(line, reading))
}

function declarationsOf({ booking, containers = [], shippingInstruction }: OrderData): Declaration[] {
  const rows = [
    ['booking', [booking]],
    ['containers', containers],
    ['shipping-instruction', shippingInstruction?.goods ?? []],
  ] as const
  return rows.map(([paper, declared]) => {
    const column = (name: 'packages' | 'grossWeight' | 'volume') =>
      totalOf(declared.map((row) => (typeof row[name] === 'string' || typeof row[name] === 'number' ? row[name] : undefined)))
    const totals = { packages: column('packages'), 'gross-weight': column('grossWeight'), volume: column('volume') }
    return { paper, totals: Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== undefined)) }
  })
}

function toRow({ isDifferent, quantity, paper, firstPaper, ...line }: QuantityLine, reading: Pick<Call, 'brand' | 'language'>): JsonObject {
  return {
    ...line,
    quantity: labelOf('dictionary', 'declared-quantity', quantity, reading),
    paper: labelOf('dictionary', 'declared-in', paper, reading),
    firstPaper: labelOf('dictionary', 'declared-in', firstPaper, reading),
    outcome: isDifferent ? 'differs' : 'agrees',
  }
}
