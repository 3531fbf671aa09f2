import type { ReactNode } from 'react'
import { vehicleElevations } from './VehicleDrawings.tsx'
import './site-drawing.css'

export interface SiteDrawingProps {
  /** Kind of site or vehicle, as in the records of warehouses and yards. */
  readonly kind: string
}

/** Elevations on one ground line, in the brand's colours. Decorative: the text contains the same information. */
const elevations: Readonly<Record<string, () => ReactNode>> = {
  warehouse: Shed,
  'bonded-warehouse': BondedShed,
  'high-bay': HighBay,
  'multi-storey': MultiStorey,
  'cold-store': ColdStore,
  yard: Yard,
  'reefer-yard': ReeferYard,
  ...vehicleElevations,
}

export function SiteDrawing({ kind }: SiteDrawingProps): ReactNode {
  const Elevation = elevations[kind] ?? Shed
  return (
    <svg className="qs-drawing" viewBox="0 0 320 180" aria-hidden="true">
      <rect className="sky" width="320" height="180" />
      <circle className="sun" cx="268" cy="42" r="15" />
      <Elevation />
      <path className="ground" d="M0 150H320" />
      <path className="hatch" d="M12 156h22M52 162h34M112 156h18M160 162h40M226 156h26M276 162h30" />
    </svg>
  )
}

function Shed(): ReactNode {
  return (
    <>
      <path className="wall" d="M36 150V84L150 58L264 84V150Z" />
      <path className="line" d="M36 92H264M150 58V92" />
      <Doors at={[54, 100, 146, 192]} top={112} />
      <path className="line" d="M46 104H252" />
      <Truck x={226} />
    </>
  )
}

function BondedShed(): ReactNode {
  return (
    <>
      <path className="wall" d="M40 150V76H232V150Z" />
      <path className="roof" d="M34 76H238V66H34Z" />
      <Doors at={[58, 104, 150]} top={110} />
      <path className="line" d="M48 100H190M200 76V150" />
      <path className="mark" d="M216 96l10 4v8c0 7-4 11-10 14-6-3-10-7-10-14v-8Z" />
      <path className="fence" d="M244 150V122M258 150V122M272 150V122M286 150V122M300 150V122M240 128H306M240 140H306" />
    </>
  )
}

function HighBay(): ReactNode {
  return (
    <>
      <path className="wall" d="M70 150V26H196V150Z" />
      {[44, 62, 80, 98, 116].map((y) => (
        <path key={y} className="line" d={`M78 ${y}H188`} />
      ))}
      <path className="line" d="M96 34V134M133 34V134M170 34V134" />
      <path
        className="goods"
        d="M80 50h13v12H80ZM100 68h13v12h-13ZM116 68h13v12h-13ZM138 50h13v12h-13ZM154 86h13v12h-13ZM80 104h13v12H80ZM138 104h13v12h-13ZM174 68h12v12h-12ZM100 122h13v12h-13Z"
      />
      <path className="wall" d="M196 150V104H262V150Z" />
      <Doors at={[206, 236]} top={120} width={20} />
      <Truck x={258} />
    </>
  )
}

function MultiStorey(): ReactNode {
  return (
    <>
      <path className="wall" d="M46 150V44H214V150Z" />
      <path className="line" d="M46 79H214M46 114H214" />
      <Windows rows={[54, 89]} />
      <Doors at={[58, 96, 134, 172]} top={124} width={26} />
      <path className="ramp" d="M214 114L300 150M214 79L268 102L214 114" />
    </>
  )
}

function ColdStore(): ReactNode {
  return (
    <>
      <path className="wall" d="M44 150V62H246V150Z" />
      <path className="line" d="M60 62V150M82 62V150M104 62V150M126 62V150M148 62V150M170 62V150M192 62V150M214 62V150M236 62V150" />
      <rect className="plate" x="110" y="70" width="66" height="34" />
      <path className="frost" d="M143 74v26M132 80.5l22 13M154 80.5l-22 13" />
      <Doors at={[62, 112, 162]} top={116} width={32} />
      <path className="roof" d="M58 62V52H92V62M190 62V48H232V62" />
      <Truck x={246} />
    </>
  )
}

function Yard(): ReactNode {
  return (
    <>
      <Stack x={22} rows={['ab', 'bca', 'cab']} />
      <Stack x={176} rows={['b', 'ac', 'cb']} />
      <Stacker x={130} />
    </>
  )
}

function ReeferYard(): ReactNode {
  return (
    <>
      <Stack x={22} rows={['aa', 'aaa', 'aaa']} />
      <path className="line" d="M150 150V72M150 90h-8M150 114h-8M150 138h-8" />
      <path className="goods" d="M136 86h6v8h-6ZM136 110h6v8h-6ZM136 134h6v8h-6Z" />
      <Stack x={176} rows={['c', 'bc', 'cb']} />
    </>
  )
}

interface DoorsProps {
  readonly at: readonly number[]
  readonly top: number
  readonly width?: number
}

/** Dock doors with their leaves. */
function Doors({ at, top, width = 30 }: DoorsProps): ReactNode {
  return (
    <>
      {at.map((x) => (
        <g key={x}>
          <rect className="door" x={x} y={top} width={width} height={150 - top} />
          <path className="leaf" d={`M${x} ${top + 9}h${width}M${x} ${top + 18}h${width}`} />
        </g>
      ))}
    </>
  )
}

function Windows({ rows }: { readonly rows: readonly number[] }): ReactNode {
  return (
    <>
      {rows.flatMap((y) =>
        [58, 90, 122, 154, 186].map((x) => <rect key={`${x}-${y}`} className="plate" x={x} y={y} width="18" height="12" />),
      )}
    </>
  )
}

/** A container on its chassis from behind, and the cab. */
function Truck({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="box" d="M2 140V112H44V140Z" />
      <path className="line" d="M10 112V140M18 112V140M26 112V140M34 112V140" />
      <path className="wall" d="M46 144V122H56L60 132V144Z" />
      <circle className="wheel" cx="12" cy="146" r="4" />
      <circle className="wheel" cx="22" cy="146" r="4" />
      <circle className="wheel" cx="52" cy="146" r="4" />
    </g>
  )
}

/** Stacked containers: one string per row, from the top down; each letter is a colour. */
function Stack({ x, rows }: { readonly x: number; readonly rows: readonly string[] }): ReactNode {
  return (
    <>
      {rows.flatMap((row, level) =>
        [...row].map((colour, place) => {
          const left = x + place * 38
          const top = 150 - (rows.length - level) * 24
          return (
            <g key={`${left}-${top}`}>
              <rect className="box" data-colour={colour} x={left} y={top} width="36" height="23" />
              <path
                className="rib"
                d={`M${left + 8} ${top + 3}v17M${left + 15} ${top + 3}v17M${left + 22} ${top + 3}v17M${left + 29} ${top + 3}v17`}
              />
            </g>
          )
        }),
      )}
    </>
  )
}

/** A reach stacker holding a container. */
function Stacker({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="line" d="M34 128L4 78" />
      <rect className="box" data-colour="b" x="-12" y="80" width="34" height="20" />
      <path className="wall" d="M12 144V124H40V144Z" />
      <circle className="wheel" cx="18" cy="145" r="5" />
      <circle className="wheel" cx="36" cy="145" r="5" />
    </g>
  )
}
