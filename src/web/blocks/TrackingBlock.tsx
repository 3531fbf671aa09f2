import { type ReactNode, useState } from 'react'
import { BlockHead, Button, follow, formatDateTime, hrefWithQuery, nameZone, resultOf, usePage, usePortal } from '#engine'
import type { TrackingPlan } from '#generated/blocks.ts'
import type { Operations } from '#generated/operations.ts'
import { TrackingLines } from './TrackingLines.tsx'
import { type ShownBox, type ShownShipment, useTrackingWords } from './tracking-words.ts'
import './tracking.css'

type Found = Operations['track-shipment']['output']
/** A shared page has no number, so it says nothing about one. */
type Tracked = Pick<Found | Operations['read-shared-tracking']['output'], 'message' | 'outcome' | 'shipments' | 'asked'> &
  Pick<Found, 'carrierName' | 'carrierBy' | 'hint' | 'meant' | 'tryAt'>

/** Where shipments are: facts, one timeline for each container, and what was asked if nothing was found. */
export function TrackingBlock({ block }: { readonly block: TrackingPlan }): ReactNode {
  const { scope } = usePage()
  const tracked = resultOf(block.of, scope) as Tracked | undefined
  if (!tracked) return null
  return (
    <section className="qs-tracking">
      <BlockHead label={block.label} />
      <p className="qs-tracking-message" role="status" data-outcome={tracked.outcome}>
        {tracked.message}
      </p>
      {tracked.outcome === 'found' ? null : <Nothing tracked={tracked} />}
      {tracked.shipments.map((shipment, index) => (
        <Shipment key={shipment.omsOrderNo ?? index} shipment={shipment} carrierBy={tracked.carrierBy} />
      ))}
    </section>
  )
}

/** Why nothing was found: a likely mistake, the sources that were asked, and when to try again. */
function Nothing({ tracked: { hint, meant, asked: sources, tryAt, carrierName, carrierBy } }: { readonly tracked: Tracked }): ReactNode {
  const portal = usePortal()
  const { text, location, shell } = portal
  const time = (at: string) => formatDateTime(at, shell.brand.timeZone)
  const href = meant === undefined ? undefined : hrefWithQuery(location.path, { ...location.query, number: meant })
  return (
    <div className="qs-tracking-nothing">
      {carrierName === undefined || carrierBy === undefined ? null : (
        <p>{text('tracking.carrierIs', { name: carrierName, by: carrierBy })}</p>
      )}
      {hint === undefined ? null : <p className="qs-tracking-hint">{hint}</p>}
      {href === undefined ? null : (
        <Button tone="primary" href={href} onClick={(event) => follow(event, portal, href)}>
          {text('tracking.useMeant', { meant: meant ?? '' })}
        </Button>
      )}
      {sources.length === 0 ? null : (
        <>
          <h3>{text('tracking.asked')}</h3>
          <ul>
            {sources.map(({ source, receivedAt }) => (
              <li key={source}>
                {source}{' '}
                <small>{receivedAt ? text('tracking.lastReceived', { at: time(receivedAt) }) : text('tracking.neverReceived')}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {tryAt === undefined ? null : <p>{text('tracking.tryAt', { at: time(tryAt) })}</p>}
    </div>
  )
}

interface ShipmentProps {
  readonly shipment: ShownShipment
  readonly carrierBy: string | undefined
}

function Shipment({ shipment, carrierBy }: ShipmentProps): ReactNode {
  const portal = usePortal()
  const { text, shell } = portal
  const [chosen, setChosen] = useState(0)
  const box = shipment.boxes[chosen] ?? shipment.boxes[0]
  if (!box) return null
  const zone = shell.brand.timeZone
  const stopped = box.lines.find(({ cancelled }) => cancelled)
  return (
    <article className="qs-tracking-shipment">
      <Head shipment={shipment} box={box} />
      {shipment.boxes.length > 1 ? (
        <fieldset className="qs-tracking-boxes">
          <legend className="qs-only-spoken">{text('tracking.boxes')}</legend>
          {shipment.boxes.map(({ container, status }, index) => (
            <button key={container} type="button" aria-pressed={box.container === container} onClick={() => setChosen(index)}>
              <b>{container}</b> <small>{status ?? text('tracking.state.open')}</small>
            </button>
          ))}
        </fieldset>
      ) : null}
      <Facts shipment={shipment} box={box} carrierBy={carrierBy} />
      {stopped?.cancelled ? (
        <p className="qs-tracking-hold" data-open="">
          {text('tracking.cancelled', { what: stopped.cancelled.label, place: stopped.placeName ?? '' })}
        </p>
      ) : null}
      {box.holds.map((hold) => (
        <p key={hold.heldAt} className="qs-tracking-hold" data-open={hold.releasedAt === undefined ? '' : undefined}>
          {text(hold.releasedAt === undefined ? 'tracking.heldSince' : 'tracking.heldReleased', { reason: hold.reason })}{' '}
          {formatDateTime(hold.releasedAt ?? hold.heldAt, zone)}
        </p>
      ))}
      <TrackingLines lines={box.lines} />
      <p className="qs-quiet">
        {text('tracking.zones', { zone: nameZone(zone, portal) })}{' '}
        {shipment.receivedAt ? text('tracking.fresh', { at: formatDateTime(shipment.receivedAt, zone) }) : null}
      </p>
    </article>
  )
}

/** Lane, status and arrival in large type: what most readers came for. */
function Head({ shipment, box }: { readonly shipment: ShownShipment; readonly box: ShownBox }): ReactNode {
  const { text } = usePortal()
  const { sayTime, sayChange } = useTrackingWords()
  const { eta, change, status, statusAt } = box
  const { polName, podName } = shipment
  return (
    <header className="qs-tracking-head">
      <h3>
        {box.container ?? shipment.mbl} {polName && podName ? <span className="qs-tracking-lane">{`${polName} → ${podName}`}</span> : null}
      </h3>
      <dl>
        {status ? (
          <div>
            <dt>{text('tracking.status')}</dt>
            <dd>
              <b>{status}</b>
              {statusAt ? <small>{sayTime(statusAt)}</small> : null}
            </dd>
          </div>
        ) : null}
        {eta ? (
          <div>
            <dt>{text(eta.isActual ? 'tracking.ata' : 'tracking.eta')}</dt>
            <dd>
              <b>{sayTime(eta)}</b>
              {change ? <small>{sayChange(change)}</small> : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </header>
  )
}

function Facts({ shipment, box, carrierBy }: ShipmentProps & { readonly box: ShownBox }): ReactNode {
  const portal = usePortal()
  const { text } = portal
  const { sayTime } = useTrackingWords()
  const { mbl, carrierName, vessel, voyage, noVessel, omsOrderNo } = shipment
  const order =
    omsOrderNo === undefined ? undefined : portal.href({ route: 'order-detail', params: { omsOrderNo: 'number' } }, { number: omsOrderNo })
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['tracking.mbl', mbl],
    ['tracking.carrier', carrierName && carrierBy ? text('tracking.carrierFrom', { name: carrierName, by: carrierBy }) : carrierName],
    ['tracking.vessel', vessel ? [vessel, voyage].filter(Boolean).join(' / ') : noVessel],
    ['tracking.seal', box.seals.map(({ number, by }) => (by ? `${number} (${by})` : number)).join(', ')],
    ['tracking.pickedUp', box.pickedUp && sayTime(box.pickedUp)],
    [
      'tracking.order',
      order && (
        <a href={order} onClick={(event) => follow(event, portal, order)}>
          {omsOrderNo}
        </a>
      ),
    ],
  ]
  return (
    <dl className="qs-tracking-facts">
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{text(key as 'tracking.mbl')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
