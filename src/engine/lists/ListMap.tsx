import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { ListPlan, MapPlan } from '#config'
import { useLink } from '../context/use-link.ts'
import { type Cluster, rowsOf } from '../map/cluster-points.ts'
import { fitView, wholeMap } from '../map/map-view.ts'
import { type PlacedPoint, pointsOf } from '../map/points-of.ts'
import { WorldMap } from '../map/WorldMap.tsx'
import { readField } from '../plan/read.ts'
import { type Scope, usePortal } from '../portal.ts'
import { ListCard } from './ListCards.tsx'
import './list-map.css'

export interface ListMapProps {
  readonly list: ListPlan
  readonly map: MapPlan
  readonly rows: readonly unknown[] | undefined
  readonly scope: Scope
  readonly caption: string
  readonly loading: boolean
}

const none: ReadonlySet<string> = new Set()

/** Rows next to a map of their places. Hover, focus and selection are shared; the list contains everything that the map shows. */
export function ListMap({ list, map, rows, scope, caption, loading }: ListMapProps): ReactNode {
  const portal = usePortal()
  const [lit, setLit] = useState(none)
  const [chosen, setChosen] = useState(none)
  // Null until the reader chooses: the view that the list declares.
  const [near, setNear] = useState<ReadonlySet<string> | null>(null)
  const [open, setOpen] = useState(true)
  const items = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const points = useMemo(() => (rows ?? []).flatMap((row) => pointsOf(row, list.rowKey, map)), [rows, list.rowKey, map])
  const byKey = useMemo(() => new Map((rows ?? []).map((row) => [String(readField(row, list.rowKey)), row])), [rows, list.rowKey])
  const closeUp = near ? points.filter(({ id }) => near.has(id)) : map.close ? points : []
  const choose = (keys: readonly string[]) => setChosen(keys.every((key) => chosen.has(key)) ? none : new Set(keys))
  const markRow = (key: string) => {
    choose([key])
    setNear(null)
    setOpen(true)
    if (!isBeside()) pane.current?.scrollIntoView({ block: 'nearest' })
  }
  const onChoose = (cluster: Cluster<PlacedPoint>) => {
    const keys = rowsOf(cluster)
    choose(keys)
    if (keys.length > 1) setNear(new Set(cluster.points.map(({ id }) => id)))
    const first = [...byKey.keys()].findIndex((key) => keys.includes(key))
    if (isBeside()) items.current?.children[first]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="qs-list-map" data-stale={loading && rows ? '' : undefined}>
      <div ref={pane} className="qs-map-pane" data-folded={open ? undefined : ''}>
        <button type="button" className="qs-text-button qs-map-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {portal.text(open ? 'engine.map.hide' : 'engine.map.show')}
        </button>
        <div className="qs-map-frame">
          <WorldMap
            label={portal.text('engine.map.label', { list: caption })}
            points={points}
            view={closeUp.length > 0 ? fitView(closeUp) : wholeMap}
            nameOf={(key) => nameOf(list, byKey.get(key))}
            lit={lit}
            chosen={chosen}
            onLight={(keys) => setLit(new Set(keys))}
            onChoose={onChoose}
          />
          <div className="qs-map-foot">
            <Chosen list={list} rows={[...chosen].flatMap((key) => byKey.get(key) ?? [])} scope={scope} />
            {closeUp.length > 0 ? (
              <button type="button" className="qs-text-button" onClick={() => setNear(none)}>
                {portal.text('engine.map.whole')}
              </button>
            ) : null}
          </div>
        </div>
      </div>
      <ul ref={items} className="qs-map-rows" aria-label={caption}>
        {(rows ?? waiting(list)).map((row) => {
          const key = String(readField(row, list.rowKey))
          return (
            <li
              key={key}
              data-lit={lit.has(key) || chosen.has(key) ? '' : undefined}
              onMouseEnter={() => setLit(new Set([key]))}
              onMouseLeave={() => setLit(none)}
              onFocus={() => setLit(new Set([key]))}
              onBlur={() => setLit(none)}
            >
              {rows ? (
                <ListCard list={list} row={row} scope={{ ...scope, row }}>
                  {points.some((point) => point.row === key) ? (
                    <button type="button" className="qs-text-button" aria-pressed={chosen.has(key)} onClick={() => markRow(key)}>
                      {portal.text('engine.map.mark')}
                      <span className="qs-only-spoken"> {nameOf(list, row)}</span>
                    </button>
                  ) : null}
                </ListCard>
              ) : (
                <span className="qs-bone" />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The selected rows, with links: on a phone the list is out of view. */
function Chosen({ list, rows, scope }: { readonly list: ListPlan; readonly rows: readonly unknown[]; readonly scope: Scope }): ReactNode {
  const portal = usePortal()
  const linkOf = useLink()
  if (rows.length === 0) return <p className="qs-quiet">{portal.text('engine.map.hint')}</p>
  return (
    <ul className="qs-map-chosen" aria-label={portal.text('engine.map.chosen')}>
      {rows.map((row) => {
        const link = linkOf(list.actions[0]?.link, { ...scope, row })
        const name = nameOf(list, row)
        return <li key={String(readField(row, list.rowKey))}>{link ? <a {...link}>{name}</a> : name}</li>
      })}
    </ul>
  )
}

function nameOf(list: ListPlan, row: unknown): string {
  const title = list.columns.find(({ phone }) => phone === 'title') ?? list.columns[0]
  return String(readField(row, title?.field) ?? '')
}

function waiting(list: ListPlan): object[] {
  return Array.from({ length: 3 }, (_, index) => ({ [list.rowKey]: `waiting-${String(index)}` }))
}

/** Whether the map is next to the list, so that scrolling to a row keeps it in view. */
function isBeside(): boolean {
  return window.matchMedia('(min-width: 861px)').matches
}
