/**
 * Large pieces checked against open-top and flat-rack containers: which takes them, how far they project, and
 * how many slots they cost on board.
 *
 * Dimensions are whole centimetres, weights kilograms. Equipment limits are declared as data (reference document
 * `special-equipment`); a limit of 0 means that a piece may not project on that side.
 */

export type Equipment = {
  readonly id: string
  /** Loadable dimensions. */
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  readonly payloadKg: number
  /** Maximum weight per metre of floor under a piece. */
  readonly kgPerMetre: number
  /** How far a piece may project: at each end, on each side, above. */
  readonly overLengthCm: number
  readonly overWidthCm: number
  readonly overHeightCm: number
  /** Size of a slot in TEU: 1 for 20 ft, 2 for 40 ft. */
  readonly teu: number
}

export type Piece = {
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  /** Of one piece. */
  readonly weightKg: number
  readonly quantity: number
}

export type FitReason = 'length' | 'width' | 'height' | 'payload'

export type Fit = {
  readonly equipment: string
  readonly fits: boolean
  /** Limits exceeded; empty if it fits. */
  readonly reasons: readonly FitReason[]
  /** Projection: lengthwise in total, on each side, above. */
  readonly overLengthCm: number
  readonly overWidthCm: number
  readonly overHeightCm: number
  /** Neighbouring slots that stay empty, in TEU, for one container. */
  readonly lostTeu: number
  /** Pieces in one container, side by side and in a row, not stacked. */
  readonly piecesEach: number
  readonly containers: number
  /** The floor needs bedding to spread the load. */
  readonly bedding: boolean
}

export type FittedPiece = {
  readonly piece: Piece
  /** Dimensions on the floor: the longer one lies along the container. */
  readonly alongCm: number
  readonly acrossCm: number
  readonly fits: readonly Fit[]
  /** Suggested equipment; none if no container takes the piece, which then sails as break bulk. */
  readonly best?: string
}

/** Pitch of the slots on board: a projection costs every slot that it enters. */
const slotWidthCm = 250
const slotHeightCm = 259

export function fitPieces(pieces: readonly Piece[], equipment: readonly Equipment[]): FittedPiece[] {
  return pieces.map((piece) => fitPiece(piece, equipment))
}

function fitPiece(piece: Piece, equipment: readonly Equipment[]): FittedPiece {
  const alongCm = Math.max(piece.lengthCm, piece.widthCm)
  const acrossCm = Math.min(piece.lengthCm, piece.widthCm)
  const fits = equipment.map((one) => fitInto({ piece, alongCm, acrossCm }, one))
  const cost = ({ equipment: id, lostTeu, containers }: Fit) => containers * ((equipment.find((one) => one.id === id)?.teu ?? 0) + lostTeu)
  const [best] = fits.filter((fit) => fit.fits).toSorted((one, other) => cost(one) - cost(other))
  return { piece, alongCm, acrossCm, fits, ...(best ? { best: best.equipment } : {}) }
}

interface Laid {
  readonly piece: Piece
  readonly alongCm: number
  readonly acrossCm: number
}

function fitInto({ piece, alongCm, acrossCm }: Laid, equipment: Equipment): Fit {
  const overLengthCm = Math.max(0, alongCm - equipment.lengthCm)
  const overWidthCm = Math.max(0, Math.ceil((acrossCm - equipment.widthCm) / 2))
  const overHeightCm = Math.max(0, piece.heightCm - equipment.heightCm)
  const checks: readonly (readonly [FitReason, boolean])[] = [
    ['length', Math.ceil(overLengthCm / 2) > equipment.overLengthCm],
    ['width', overWidthCm > equipment.overWidthCm],
    ['height', overHeightCm > equipment.overHeightCm],
    ['payload', piece.weightKg > equipment.payloadKg],
  ]
  const reasons = checks.filter(([, exceeded]) => exceeded).map(([reason]) => reason)
  const piecesEach = reasons.length > 0 ? 0 : countEach({ piece, alongCm, acrossCm }, equipment)
  return {
    equipment: equipment.id,
    fits: reasons.length === 0,
    reasons,
    overLengthCm,
    overWidthCm,
    overHeightCm,
    lostTeu: lostTeuOf({ overLengthCm, overWidthCm, overHeightCm }, equipment.teu),
    piecesEach,
    containers: piecesEach === 0 ? 0 : Math.ceil(piece.quantity / piecesEach),
    bedding: piece.weightKg * 100 > equipment.kgPerMetre * Math.min(alongCm, equipment.lengthCm),
  }
}

function countEach({ piece, alongCm, acrossCm }: Laid, equipment: Equipment): number {
  const rows = Math.max(1, Math.floor(equipment.lengthCm / alongCm))
  const lanes = Math.max(1, Math.floor(equipment.widthCm / acrossCm))
  return Math.min(rows * lanes, Math.max(1, Math.floor(equipment.payloadKg / piece.weightKg)), piece.quantity)
}

type Projection = Pick<Fit, 'overLengthCm' | 'overWidthCm' | 'overHeightCm'>

/** Slots across times slots up times slots along, less the container's own. */
function lostTeuOf({ overLengthCm, overWidthCm, overHeightCm }: Projection, teu: number): number {
  const across = 1 + 2 * Math.ceil(overWidthCm / slotWidthCm)
  const high = 1 + Math.ceil(overHeightCm / slotHeightCm)
  const along = 1 + (overLengthCm > 0 ? 2 : 0)
  return (across * high * along - 1) * teu
}
