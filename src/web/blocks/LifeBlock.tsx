import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react'
import type { Option } from '#config'
import { type DrawnMove, type DrawnRegion, drawLife, type OrderEventType } from '#domain'
import { BlockHead, optionOf, resultOf, usePage, usePortal } from '#engine'
import type { LifePlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { boxHeight, boxWidth, layOutLife } from './lay-out-life.ts'
import './life.css'

type ShownOrder = Pick<Operations['read-order']['output'], 'state' | 'payment' | 'amendment' | 'bill'>

type Possible = ReadonlySet<string>
const nothing: Possible = new Set()

/** The order state machine as a diagram; for one order, its state and the reader's possible actions. */
export function LifeBlock({ block }: { readonly block: LifePlan }): ReactNode {
  const { scope } = usePage()
  const order = block.of === undefined ? undefined : (resultOf(block.of, scope) as ShownOrder | undefined)
  const possible = usePossible(order)
  const here = order && { life: order.state, payment: order.payment, amendment: order.amendment ?? 'none', bill: order.bill ?? 'none' }
  const regions = drawLife().map((region) => (
    <RegionView key={region.id} region={region} block={block} here={here?.[region.id]} possible={possible} />
  ))
  if (!order) {
    return (
      <section className="qs-life">
        <BlockHead label={block.label} />
        <div className="qs-life-regions">{regions}</div>
      </section>
    )
  }
  return (
    <details className="qs-life">
      <summary>{block.label}</summary>
      <div className="qs-life-regions">{regions}</div>
    </details>
  )
}

/** From the same state machine as the buttons. */
function usePossible(order: ShownOrder | undefined): Possible {
  const portal = usePortal()
  const [possible, setPossible] = useState(nothing)
  useEffect(() => {
    if (!order) return
    let current = true
    void Promise.resolve(portal.moves('order', order)).then((moves) => {
      if (current) setPossible(new Set(Object.entries(moves).flatMap(([event, move]) => (move.allowed ? [event] : []))))
    })
    return () => {
      current = false
    }
  }, [portal, order])
  return possible
}

interface RegionProps {
  readonly region: DrawnRegion
  readonly block: LifePlan
  readonly here: string | undefined
  readonly possible: Possible
}

const stateWords = {
  life: 'stateOptionsOf',
  payment: 'paymentOptionsOf',
  amendment: 'amendmentOptionsOf',
  bill: 'billOptionsOf',
} as const

function RegionView({ region, block, here, possible }: RegionProps): ReactNode {
  const { text } = usePortal()
  const { options } = usePage().bundle
  const headId = useId()
  const layout = layOutLife(region)
  const optionsOf = (key: string | undefined): readonly Option[] | undefined => (key === undefined ? undefined : options[key])
  const stateLabel = (id: string) => optionOf(optionsOf(block[stateWords[region.id]]), id)?.label ?? id
  const stepLabel = ({ event, to }: DrawnMove) => {
    if (event) return optionOf(optionsOf(block.eventOptionsOf), event)?.label ?? event
    return text(to === 'completed' ? 'life.complete' : 'life.ended')
  }
  const isPossible = ({ event, from }: DrawnMove) => event !== undefined && from === here && possible.has(event as OrderEventType)
  const step = (move: DrawnMove, number?: number) => (
    <li key={`${move.from} ${move.event ?? ''} ${move.to}`} data-possible={isPossible(move) ? '' : undefined}>
      {number === undefined ? null : <span className="qs-life-number">{number}</span>}
      <span>
        <strong>{stepLabel(move)}</strong> <span className="qs-quiet">{text(`life.by.${move.by}`)}</span>
        {isPossible(move) ? <em className="qs-life-now">{text('life.possible')}</em> : null}
        <span className="qs-life-way">
          {move.from === move.to
            ? text('life.stays', { from: stateLabel(move.from) })
            : text('life.leads', { from: stateLabel(move.from), to: stateLabel(move.to) })}
        </span>
      </span>
    </li>
  )
  const name = text(`life.region.${region.id}`)
  const size: CSSProperties = { maxWidth: layout.width }
  return (
    <section className="qs-life-region" aria-labelledby={headId}>
      <h3 id={headId}>
        {name}
        {here === undefined ? null : (
          <span className="qs-life-now">
            {text('life.here')} {stateLabel(here)}
          </span>
        )}
      </h3>
      <div className="qs-life-both">
        <svg viewBox={`0 0 ${layout.width} ${layout.height}`} style={size} role="img" aria-label={text('life.picture', { region: name })}>
          <defs>
            <marker id={`${headId}-tip`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0L8 4L0 8z" className="qs-life-tip" />
            </marker>
          </defs>
          {layout.moves.map(({ number, move, path }) => (
            <path
              key={number}
              d={path}
              className="qs-life-line"
              data-possible={isPossible(move) ? '' : undefined}
              markerEnd={`url(#${headId}-tip)`}
            />
          ))}
          {region.states.map(({ id, final }) => (
            <g key={id} className="qs-life-state" data-here={id === here ? '' : undefined} data-final={final ? '' : undefined}>
              <rect x={layout.left} y={layout.tops[id]} width={boxWidth} height={boxHeight} rx={final ? boxHeight / 2 : 6} />
              <text x={layout.left + boxWidth / 2} y={(layout.tops[id] ?? 0) + boxHeight / 2}>
                {stateLabel(id)}
              </text>
            </g>
          ))}
          {layout.moves.map(({ number, move, x, y }) => (
            <g key={number} className="qs-life-mark" data-possible={isPossible(move) ? '' : undefined}>
              <circle cx={x} cy={y} r="9" />
              <text x={x} y={y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
        <ol className="qs-life-steps">
          {layout.moves.map(({ move, number }) => step(move, number))}
          {layout.staying.map((move) => step(move))}
        </ol>
      </div>
    </section>
  )
}
