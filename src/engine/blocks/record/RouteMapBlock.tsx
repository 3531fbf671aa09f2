import { type ReactNode, useId, useState } from 'react'
import type { RouteMapPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { Value } from '../../display/Value.tsx'
import type { Place } from '../../map/projection.ts'
import { type MapRoute, type MapStop, RouteMap } from '../../map/RouteMap.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { isAbsent, readField } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import './route-map.css'

/** Routes of a response on the map; the reader chooses which one is emphasised. */
export function RouteMapBlock({ block }: { readonly block: RouteMapPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope, live } = usePage()
  const [wanted, setWanted] = useState<string>()
  const name = useId()
  const routes = resultOf(block.of, scope)
  const rows: readonly unknown[] = Array.isArray(routes) ? routes : []
  const keyOf = (row: unknown) => String(readField(row, block.rowKey))
  const chosen = rows.find((row) => keyOf(row) === wanted) ?? rows[0]
  const label = block.label ?? bundle.page.label
  if (chosen === undefined) {
    const isLoading = live?.state === 'loading'
    return isLoading || block.idle ? <p className="qs-quiet">{isLoading ? portal.text('engine.loading') : block.idle}</p> : null
  }
  // The emphasised route is drawn last, on top of the others.
  const ordered = [...rows.filter((row) => row !== chosen), chosen]
  return (
    <section className="qs-route-block" aria-busy={live?.state === 'loading' || undefined}>
      <BlockHead label={block.label} />
      {rows.length > 1 ? (
        <fieldset className="qs-route-choice">
          <legend className="qs-only-spoken">{portal.text('engine.route.choose')}</legend>
          {rows.map((row) => (
            <label key={keyOf(row)}>
              <input type="radio" name={name} checked={row === chosen} onChange={() => setWanted(keyOf(row))} />
              <span>
                <Value column={block.name} row={row} />
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <RouteMap
        label={portal.text('engine.map.label', { list: label })}
        routes={ordered.map((row) => toRoute(block, row, { id: keyOf(row), isMain: row === chosen }))}
        stops={toStops(block.stops === undefined ? undefined : resultOf(block.stops, scope))}
        summary={<Summary block={block} row={chosen} />}
      />
    </section>
  )
}

/** The text alternative: the emphasised route and its facts. */
function Summary({ block, row }: { readonly block: RouteMapPlan; readonly row: unknown }): ReactNode {
  const facts = (block.facts ?? []).filter((fact) => !isAbsent(readField(row, fact.field)))
  return (
    <>
      <Value column={block.name} row={row} />
      {facts.map((fact) => (
        <span key={fact.id}>
          {'; '}
          {fact.label} <Value column={fact} row={row} />
        </span>
      ))}
    </>
  )
}

function toRoute(block: RouteMapPlan, row: unknown, { id, isMain }: { readonly id: string; readonly isMain: boolean }): MapRoute {
  const position = readField(row, block.position)
  return {
    id,
    line: toPlaces(readField(row, block.line)),
    done: Number(readField(row, block.done) ?? 0) / 100,
    ...(typeof position === 'string' && isMain ? { position: { label: position } } : {}),
    weight: isMain ? 'main' : 'other',
  }
}

function toPlaces(line: unknown): Place[] {
  return Array.isArray(line) ? line.flatMap((place: unknown) => toPlace(place) ?? []) : []
}

function toPlace(value: unknown): Place | undefined {
  const place = { latitude: Number(readField(value, 'latitude')), longitude: Number(readField(value, 'longitude')) }
  return Number.isNaN(place.latitude) || Number.isNaN(place.longitude) ? undefined : place
}

function toStops(stops: unknown): MapStop[] {
  if (!Array.isArray(stops)) return []
  return stops.flatMap((stop: unknown) => {
    const place = toPlace(stop)
    const note = readField(stop, 'note')
    return place
      ? [
          {
            ...place,
            id: String(readField(stop, 'id')),
            label: String(readField(stop, 'label')),
            ...(typeof note === 'string' ? { note } : {}),
          },
        ]
      : []
  })
}
