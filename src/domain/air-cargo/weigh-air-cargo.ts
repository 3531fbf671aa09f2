/** Chargeable weight of air cargo: the greater of gross weight and volumetric weight, rounded up to the next half kilogram (IATA TACT). */
import { compareDecimals, divideDecimals, multiplyDecimals, roundHalfUp, roundToStep, sumDecimals } from '#rules'

export type AirPiece = {
  /** Pieces of this size. */
  readonly quantity: number
  /** Centimetres. */
  readonly length: string
  readonly width: string
  readonly height: string
  /** Kilograms of one piece. */
  readonly weight: string
}

export type WeighAirCargoOptions = {
  readonly pieces: readonly AirPiece[]
  /** Cubic centimetres that count as one kilogram: 6000 for most airlines. */
  readonly cubicCmPerKg: string
}

export type AirWeight = {
  readonly pieces: number
  /** Kilograms. */
  readonly grossWeight: string
  /** Cubic metres. */
  readonly volume: string
  readonly volumetricWeight: string
  readonly chargeableWeight: string
  /** Which weight is charged; gross if both are equal. */
  readonly charged: 'gross' | 'volume'
}

export function weighAirCargo({ pieces, cubicCmPerKg }: WeighAirCargoOptions): AirWeight {
  const gross = sumDecimals(pieces.map(({ quantity, weight }) => multiplyDecimals(weight, String(quantity))))
  const cubicCm = sumDecimals(
    pieces.map(({ quantity, length, width, height }) =>
      multiplyDecimals(multiplyDecimals(multiplyDecimals(length, width), height), String(quantity)),
    ),
  )
  const volume = multiplyDecimals(cubicCm, cubicCmToCubicM)
  const { volumetric, isVolume, chargeableWeight } = chargeAirWeight({ grossWeight: gross, volume, cubicCmPerKg })
  return {
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    grossWeight: roundHalfUp(gross, 1),
    volume: roundHalfUp(volume, 3),
    volumetricWeight: roundHalfUp(volumetric, 1),
    chargeableWeight,
    charged: isVolume ? 'volume' : 'gross',
  }
}

/** Chargeable weight in kilograms of a consignment by its gross weight in kilograms and its volume in cubic metres. */
export function chargeAirWeight({
  grossWeight,
  volume,
  cubicCmPerKg,
}: Pick<AirWeight, 'grossWeight' | 'volume'> & Pick<WeighAirCargoOptions, 'cubicCmPerKg'>) {
  const volumetric = divideDecimals(multiplyDecimals(volume, cubicMToCubicCm), cubicCmPerKg, 6)
  const isVolume = compareDecimals(volumetric, grossWeight) > 0
  return { volumetric, isVolume, chargeableWeight: roundToStep(isVolume ? volumetric : grossWeight, '0.5', 'up') }
}

const cubicCmToCubicM = '0.000001'
const cubicMToCubicCm = '1000000'
