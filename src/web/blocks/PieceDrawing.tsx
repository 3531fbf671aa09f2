import type { ReactNode } from 'react'
import { usePortal } from '#engine'
import type { Operations } from '#generated/operations.ts'
import './pieces.css'

type Check = Operations['check-pieces']['output']
type DrawnPiece = Pick<Check['pieces'][number], 'alongCm' | 'acrossCm' | 'heightCm'>
/** Without over-width it has walls at its sides, as an open top does. */
type DrawnEquipment = Pick<Check['equipment'][number], 'lengthCm' | 'widthCm' | 'heightCm' | 'overWidthCm'>

interface PieceDrawingProps {
  readonly piece: DrawnPiece
  readonly equipment: DrawnEquipment
  readonly fits: boolean
}

const floorCm = 35
const marginCm = 40

/** The piece in its container to scale, from the side and from the front. What projects is hatched. */
export function PieceDrawing({ piece, equipment, fits }: PieceDrawingProps): ReactNode {
  const { text } = usePortal()
  const { lengthCm: length, widthCm: width, heightCm: height } = equipment
  const { alongCm: along, acrossCm: across, heightCm: high } = piece
  return (
    <div className="qs-piece-drawing" data-fits={fits}>
      <View
        label={text('pieces.side')}
        title={text('pieces.sideText', { along, length, high, height })}
        room={length}
        height={height}
        cargo={along}
        high={high}
        walled={equipment.overWidthCm === 0}
        wheels
      />
      <View
        label={text('pieces.front')}
        title={text('pieces.frontText', { across, width, high, height })}
        room={width}
        height={height}
        cargo={across}
        high={high}
        walled={equipment.overWidthCm === 0}
      />
    </div>
  )
}

interface ViewProps {
  readonly label: string
  /** The drawing in words. */
  readonly title: string
  readonly room: number
  readonly height: number
  readonly cargo: number
  readonly high: number
  readonly walled: boolean
  readonly wheels?: boolean
}

/** Centimetres as units; the floor of the container is at y = 0. */
function View({ label, title, room, height, cargo, high, walled, wheels = false }: ViewProps): ReactNode {
  const wide = Math.max(room, cargo) + 2 * marginCm
  const top = Math.max(height, high) + marginCm
  const left = (room - cargo) / 2
  const side = Math.max(0, -left)
  const above = Math.max(0, high - height)
  return (
    <figure data-view={wheels ? 'side' : 'front'}>
      <svg viewBox={`${room / 2 - wide / 2} ${-top} ${wide} ${top + floorCm + marginCm / 2}`} role="img" aria-label={title}>
        {walled ? <rect className="walls" x="0" y={-height} width={room} height={height} /> : null}
        <rect className="cargo" x={left} y={-high} width={cargo} height={high} />
        {above > 0 ? <rect className="over" x={left} y={-high} width={cargo} height={above} /> : null}
        {side > 0 ? (
          <>
            <rect className="over" x={left} y={-Math.min(high, height)} width={side} height={Math.min(high, height)} />
            <rect className="over" x={room} y={-Math.min(high, height)} width={side} height={Math.min(high, height)} />
          </>
        ) : null}
        <rect className="floor" x="-8" y="0" width={room + 16} height={floorCm} />
        <path className="post" d={`M-4 0V${-height}M${room + 4} 0V${-height}`} />
        <path className="limit" d={`M${room / 2 - wide / 2} ${-height}H${room / 2 + wide / 2}`} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  )
}
