/** Weights, counts and volumes that the papers of one shipment declare, compared line by line. */
import { addDecimals, compareDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '#rules'

/** Rows of the dictionary `declared-quantity`; weights are in kilograms, volumes in cubic metres. */
export const declaredQuantities = ['packages', 'gross-weight', 'volume'] as const
export type DeclaredQuantity = (typeof declaredQuantities)[number]
export type Totals = Readonly<Partial<Record<DeclaredQuantity, string>>>

/** A paper, as a row of the dictionary `declared-in`, and what it declares in total. Papers come in the order in which they are written. */
export interface Declaration {
  readonly paper: string
  readonly totals: Totals
}

/** By how many percent two papers may differ, as weights are estimated at first. */
export type Tolerances = Readonly<Record<DeclaredQuantity, number>>

/** One value of a later paper beside one of an earlier paper. */
export interface QuantityLine {
  readonly quantity: DeclaredQuantity | 'vgm'
  readonly containerNo?: string
  readonly paper: string
  readonly value: string
  readonly firstPaper: string
  readonly firstValue: string
  readonly isDifferent: boolean
}

/** Each pair of papers is compared. Lines: each later paper beside the first, and every other pair that differs. */
export function compareDeclarations(declarations: readonly Declaration[], tolerances: Tolerances): QuantityLine[] {
  return declaredQuantities.flatMap((quantity) => {
    const values = declarations.flatMap(({ paper, totals }) => (totals[quantity] === undefined ? [] : [{ paper, value: totals[quantity] }]))
    return values.flatMap(({ paper, value }, place) =>
      values.slice(0, place).flatMap((earlier, before): QuantityLine[] => {
        const isDifferent = isApart(earlier.value, value, tolerances[quantity])
        if (before > 0 && !isDifferent) return []
        return [{ quantity, paper, value, firstPaper: earlier.paper, firstValue: earlier.value, isDifferent }]
      }),
    )
  })
}

/** A container of two papers, such as container list and shipping instruction: only what differs. */
export function compareBox(containerNo: string, declarations: readonly Declaration[], tolerances: Tolerances): QuantityLine[] {
  return compareDeclarations(declarations, tolerances)
    .filter(({ isDifferent }) => isDifferent)
    .map((line) => ({ ...line, containerNo }))
}

export interface WeighedBox {
  readonly containerNo: string
  /** Of the cargo alone, in kilograms. */
  readonly grossWeight?: string | undefined
  readonly vgm?: string | undefined
}

/** How far a verified gross mass may be from the weight of the cargo. */
export interface WeighingTolerance {
  /** Below it, as the cargo was estimated. */
  readonly percent: number
  /** Above it and that percentage: tare, packing and lashing of one container, in kilograms. */
  readonly tareKg: number
}

/**
 * Whether a verified gross mass is below the weight of the cargo, which it contains besides packaging and tare
 * (SOLAS VI/2, MSC.1/Circ.1475).
 */
export function isBelowCargo({ grossWeight, vgm }: Pick<WeighedBox, 'grossWeight' | 'vgm'>, tolerancePercent: number): boolean {
  if (grossWeight === undefined || vgm === undefined) return false
  return compareDecimals(multiplyDecimals(vgm, '100'), multiplyDecimals(grossWeight, String(100 - tolerancePercent))) < 0
}

/** The weighed containers beside their cargo on the list, and their total beside the total of each other paper. */
export function compareWeights(
  boxes: readonly WeighedBox[],
  declarations: readonly Declaration[],
  tolerance: WeighingTolerance,
): QuantityLine[] {
  const ofBoxes = boxes.flatMap(({ containerNo, grossWeight, vgm }): QuantityLine[] => {
    if (grossWeight === undefined || vgm === undefined) return []
    return [{ containerNo, ...weighedLine('containers', grossWeight, { vgm, boxes: 1 }, tolerance) }]
  })
  const vgm = totalOf(boxes.map((box) => box.vgm))
  if (vgm === undefined) return ofBoxes
  const ofAll = declarations.flatMap(({ paper, totals }): QuantityLine[] => {
    const cargo = totals['gross-weight']
    // The containers of the list have a line each.
    return cargo === undefined || paper === 'containers' ? [] : [weighedLine(paper, cargo, { vgm, boxes: boxes.length }, tolerance)]
  })
  return [...ofBoxes, ...ofAll]
}

function weighedLine(
  firstPaper: string,
  cargo: string,
  { vgm, boxes }: { readonly vgm: string; readonly boxes: number },
  { percent, tareKg }: WeighingTolerance,
): QuantityLine {
  const heaviest = addDecimals(multiplyDecimals(cargo, String(100 + percent)), String(100 * tareKg * boxes))
  const isAbove = compareDecimals(multiplyDecimals(vgm, '100'), heaviest) > 0
  const isDifferent = isAbove || isBelowCargo({ grossWeight: cargo, vgm }, percent)
  return { quantity: 'vgm', paper: 'vgm', value: vgm, firstPaper, firstValue: cargo, isDifferent }
}

/** The total of a column; undefined if a row lacks it. */
export function totalOf(values: readonly (string | number | undefined)[]): string | undefined {
  const filled = values.filter((value) => value !== undefined && value !== '')
  return filled.length === 0 || filled.length < values.length ? undefined : sumDecimals(filled.map(String))
}

function isApart(first: string, second: string, tolerancePercent: number): boolean {
  const difference = subtractDecimals(second, first).replace('-', '')
  return compareDecimals(multiplyDecimals(difference, '100'), multiplyDecimals(first, String(tolerancePercent))) > 0
}
