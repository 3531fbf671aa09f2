import type { ReactNode } from 'react'

/** Vehicles from the side on the ground line of the site drawings, to one scale. */
export const vehicleElevations: Readonly<Record<string, () => ReactNode>> = {
  'vehicle-van': Van,
  'vehicle-light': () => <BoxTruck x={96} length={84} top={86} axles={[112, 214]} />,
  'vehicle-medium': () => <BoxTruck x={58} length={128} top={72} axles={[78, 100, 220]} />,
  'vehicle-heavy': () => <BoxTruck x={22} length={180} top={62} axles={[44, 66, 88, 204, 236]} />,
}

function Van(): ReactNode {
  return (
    <>
      <path className="wall" d="M112 144V102q0-6 6-6h56q10 0 16 10l10 16 12 4q4 2 4 8v10Z" />
      <path className="door" d="M172 104h6q6 0 10 7l7 11h-23Z" />
      <path className="line" d="M164 98V144M138 98V144" />
      <Wheels at={[134, 194]} />
    </>
  )
}

interface BoxTruckProps {
  /** Left end of the body. */
  readonly x: number
  readonly length: number
  readonly top: number
  readonly axles: readonly number[]
}

function BoxTruck({ x, length, top, axles }: BoxTruckProps): ReactNode {
  const cab = x + length + 3
  const ribs = Array.from({ length: Math.floor(length / 14) }, (_, index) => x + 10 + index * 14)
  return (
    <>
      <rect className="box" x={x} y={top} width={length} height={136 - top} />
      <path className="rib" d={ribs.map((left) => `M${left} ${top + 5}V131`).join('')} />
      <path className="wall" d={`M${cab} 144V98h20q8 0 12 10l6 18v18Z`} />
      <path className="door" d={`M${cab + 12} 104h8q5 0 8 8l3 9h-19Z`} />
      <path className="line" d={`M${x} 140H${cab}`} />
      <Wheels at={axles} />
    </>
  )
}

function Wheels({ at }: { readonly at: readonly number[] }): ReactNode {
  return (
    <>
      {at.map((x) => (
        <circle key={x} className="wheel" cx={x} cy="142" r="8" />
      ))}
    </>
  )
}
