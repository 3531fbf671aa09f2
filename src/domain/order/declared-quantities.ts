/** Weights, counts and volumes that the papers of one shipment declare, compared line by line. */
import { addDecimals, compareDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '#rules'

/** Rows of the dictionary `declared-quantity`; weights are in kilograms, volumes in cubic metres. */
export const declaredQuantities = ['packages', 'gross-weight', 'volume'] as const
export type DeclaredQuantity = (typeof declaredQuantities)[number]
/** Null: only some rows of the paper declare it. */
export type Totals = Readonly<Partial<Record<DeclaredQuantity, string | null>>>

/** A paper, as a row of the dictionary `declared-in`, and what it declares in total. Papers come in the order in which they are written. */
export interface Declaration {
  readonly paper: string
  readonly totals: Totals
}

/** By how many percent two papers may differ, as weights are estimated at first. */
export type Tolerances = Readonly<Record<DeclaredQuantity, number>>

/** One value of a later paper beside one of an earlier paper. One without a value is missing and cannot be compared. */
export interface QuantityLine {
  readonly quantity: DeclaredQuantity | 'vgm'
  readonly containerNo?: string
  readonly paper: string
  readonly value?: string | undefined
  readonly firstPaper: string
  readonly firstValue?: string | undefined
  readonly isDifferent: boolean
}

/**
 * Each pair of papers is compared. Lines: each later paper beside the first, every other pair that differs, and papers that declare
 * only a part.
 */
export function compareDeclarations(declarations: readonly Declaration[], tolerances: Tolerances): QuantityLine[] {
  return declaredQuantities.flatMap((quantity) => {
    const values = declarations.flatMap(({ paper, totals }) => {
      const value = totals[quantity]
      return value === undefined || value === null ? [] : [{ paper, value }]
    })
    const [first] = values
    const partial = declarations.flatMap(({ paper, totals }): QuantityLine[] =>
      first && totals[quantity] === null ? [{ quantity, paper, firstPaper: first.paper, firstValue: first.value, isDifferent: false }] : [],
    )
    const compared = values.flatMap(({ paper, value }, place) =>
      values.slice(0, place).flatMap((earlier, before): QuantityLine[] => {
        const isDifferent = isApart(earlier.value, value, tolerances[quantity])
        if (before > 0 && !isDifferent) return []
        return [{ quantity, paper, value, firstPaper: earlier.paper, firstValue: earlier.value, isDifferent }]
      }),
    )
    return [...compared, ...partial]
  })
}

/** A container of two papers, such as container list and shipping instruction: only what differs. */
export function compareBox(containerNo: string, declarations: readonly Declaration[], tolerances: Tolerances): QuantityLine[] {
  return compareDeclarations(declarations, tolerances)
    .filter(({ isDifferent }) => isDifferent)
    .map((line) => ({ ...line, containerNo }))
}

/** A container with its packages on one paper. */
export interface ListedBox {
  readonly containerNo?: string | undefined
  readonly packages?: string | number | undefined
}

/** Containers that only one of the two papers names, such as after one was replaced. Rows without a number may be of any container. */
export function listUnmatchedBoxes(listed: readonly ListedBox[], instructed: readonly ListedBox[]): QuantityLine[] {
  if (listed.length === 0) return []
  const pair = { quantity: 'packages', paper: 'shipping-instruction', firstPaper: 'containers', isDifferent: false } as const
  const areAllNamed = instructed.length > 0 && instructed.every(({ containerNo }) => containerNo !== undefined)
  const onlyListed = areAllNamed ? listOthers(listed, instructed) : []
  return [
    ...onlyListed.map(({ containerNo, packages }) => ({ ...pair, containerNo, firstValue: packages })),
    ...listOthers(instructed, listed).map(({ containerNo, packages }) => ({ ...pair, containerNo, value: packages })),
  ]
}

/** Each container that the other rows do not name, with the total of its rows. */
function listOthers(rows: readonly ListedBox[], others: readonly ListedBox[]) {
  const named = new Set(others.map(({ containerNo }) => containerNo))
  const numbers = new Set(rows.flatMap(({ containerNo }) => (containerNo === undefined || named.has(containerNo) ? [] : [containerNo])))
  return [...numbers].map((containerNo) => ({
    containerNo,
    packages: totalOf(rows.filter((row) => row.containerNo === containerNo).map(({ packages }) => packages)) ?? undefined,
  }))
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

/**
 * The weighed containers beside their cargo on the list, and their total beside the total of each other paper. Once one is weighed,
 * the others are missing, such as one that was added since.
 */
export function compareWeights(
  boxes: readonly WeighedBox[],
  declarations: readonly Declaration[],
  tolerance: WeighingTolerance,
): QuantityLine[] {
  const isDeclared = boxes.some(({ vgm: declared }) => declared !== undefined)
  const ofBoxes = boxes.flatMap(({ containerNo, grossWeight, vgm: boxVgm }): QuantityLine[] => {
    if (boxVgm === undefined)
      return isDeclared
        ? [{ quantity: 'vgm', containerNo, paper: 'vgm', firstPaper: 'containers', firstValue: grossWeight, isDifferent: false }]
        : []
    if (grossWeight === undefined) return []
    return [{ containerNo, ...weighedLine('containers', grossWeight, { vgm: boxVgm, boxes: 1 }, tolerance) }]
  })
  const vgm = totalOf(boxes.map((box) => box.vgm))
  if (vgm === undefined || vgm === null) return ofBoxes
  const ofAll = declarations.flatMap(({ paper, totals }): QuantityLine[] => {
    const cargo = totals['gross-weight']
    // The containers of the list have a line each.
    return cargo === undefined || cargo === null || paper === 'containers'
      ? []
      : [weighedLine(paper, cargo, { vgm, boxes: boxes.length }, tolerance)]
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

/** The total of a column; null if only some rows have a value, undefined if none has. */
export function totalOf(values: readonly (string | number | undefined)[]): string | null | undefined {
  const filled = values.filter((value) => value !== undefined && value !== '')
  if (filled.length === 0) return undefined
  return filled.length < values.length ? null : sumDecimals(filled.map(String))
}

function isApart(first: string, second: string, tolerancePercent: number): boolean {
  const difference = subtractDecimals(second, first).replace('-', '')
  return compareDecimals(multiplyDecimals(difference, '100'), multiplyDecimals(first, String(tolerancePercent))) > 0
}
