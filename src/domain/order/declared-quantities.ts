/** Weights, counts and volumes that the papers of one shipment declare, compared line by line. */
import { compareDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '#rules'

/** Rows of the dictionary `declared-quantity`; weights are in kilograms, volumes in cubic metres. */
export const declaredQuantities = ['packages', 'gross-weight', 'volume'] as const
export type DeclaredQuantity = (typeof declaredQuantities)[number]

/** A paper, as a row of the dictionary `declared-in`, and what it declares in total. Papers come in the order in which they are written. */
export interface Declaration {
  readonly paper: string
  readonly totals: Readonly<Partial<Record<DeclaredQuantity, string>>>
}

/** One value of a later paper beside the one of the first paper that declares it. */
export interface QuantityLine {
  readonly quantity: DeclaredQuantity | 'vgm'
  readonly containerNo?: string
  readonly paper: string
  readonly value: string
  readonly firstPaper: string
  readonly firstValue: string
  readonly isDifferent: boolean
}

/** Totals may differ by so many percent, as weights are estimated at first; packages are counted. */
export function compareDeclarations(declarations: readonly Declaration[], tolerancePercent: number): QuantityLine[] {
  return declaredQuantities.flatMap((quantity) => {
    const values = declarations.flatMap(({ paper, totals }) => (totals[quantity] === undefined ? [] : [{ paper, value: totals[quantity] }]))
    const [first, ...others] = values
    if (!first) return []
    const tolerance = quantity === 'packages' ? 0 : tolerancePercent
    return others.map(({ paper, value }) => ({
      quantity,
      paper,
      value,
      firstPaper: first.paper,
      firstValue: first.value,
      isDifferent: isApart(first.value, value, tolerance),
    }))
  })
}

export interface WeighedBox {
  readonly containerNo: string
  /** Of the cargo alone, in kilograms. */
  readonly grossWeight?: string | undefined
  readonly vgm?: string | undefined
}

/**
 * Whether a verified gross mass is below the weight of the cargo, which it contains besides packaging and tare
 * (SOLAS VI/2, MSC.1/Circ.1475).
 */
export function isBelowCargo({ grossWeight, vgm }: WeighedBox, tolerancePercent: number): boolean {
  if (grossWeight === undefined || vgm === undefined) return false
  return compareDecimals(multiplyDecimals(vgm, '100'), multiplyDecimals(grossWeight, String(100 - tolerancePercent))) < 0
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
