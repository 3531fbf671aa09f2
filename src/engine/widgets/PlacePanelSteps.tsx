import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Option } from '#config'
import type { Tree } from '../places/tree.ts'
import { type PlaceSteps, usePlaceSteps } from '../places/use-place-steps.ts'
import { usePlaceName } from '../places/use-tree.ts'
import { usePortal } from '../portal.ts'
import { PlaceColumn } from './PlaceColumn.tsx'

interface StepsProps {
  readonly id: string
  readonly label: string
  readonly tree: Tree
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The search field, the levels chosen so far, and the columns of choices. */
export function PlacePanelSteps({ id, label, tree, chosen, onChoose }: StepsProps): ReactNode {
  const portal = usePortal()
  const search = useRef<HTMLInputElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const steps = usePlaceSteps(tree, chosen, onChoose)
  const { isSearch, last, rows, path } = steps

  // Focusing a field would open a phone's keyboard over the list.
  useEffect(() => (window.matchMedia('(pointer: fine)').matches ? search : inner).current?.focus(), [])

  return (
    <>
      <div className="qs-place-search">
        <SearchField id={id} field={search} steps={steps} />
      </div>
      {path.length > 0 && !isSearch ? <Trail steps={steps} /> : null}
      <div className="qs-place-columns" data-search={isSearch ? '' : undefined}>
        <LevelColumns id={id} label={label} tree={tree} steps={steps} />
        <RowsColumn id={id} label={label} tree={tree} chosen={chosen} steps={steps} box={inner} />
      </div>
      <span className="qs-only-spoken" role="status">
        {last && !isSearch ? `${last.label}: ` : ''}
        {portal.text('engine.widget.found', { count: rows.length })}
      </span>
    </>
  )
}

interface SearchFieldProps {
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly steps: PlaceSteps
}

function SearchField({ id, field, steps }: SearchFieldProps): ReactNode {
  const portal = usePortal()
  const { rows, current, typed } = steps
  return (
    <input
      ref={field}
      type="text"
      className="qs-control"
      role="combobox"
      aria-label={portal.text('engine.place.search')}
      aria-autocomplete="list"
      aria-expanded={rows.length > 0}
      aria-controls={rows.length > 0 ? listId(id) : undefined}
      aria-activedescendant={current && `${id}-${current.value}`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={portal.text('engine.place.search')}
      value={typed}
      onChange={(event) => steps.type(event.target.value)}
      onKeyDown={steps.onKeyDown}
    />
  )
}

/** The levels chosen so far; each of them leads back. */
function Trail({ steps: { path, last, show } }: { readonly steps: PlaceSteps }): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-place-steps">
      <button type="button" onClick={() => show([])}>
        {portal.text('engine.place.all')}
      </button>
      {path.map((option, index) => (
        <button
          key={option.value}
          type="button"
          aria-current={option === last ? 'step' : undefined}
          onClick={() => show(path.slice(0, index + 1))}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

type ColumnsProps = Pick<StepsProps, 'id' | 'label' | 'tree'> & { readonly steps: PlaceSteps }

/** One column for each level before the last one. */
function LevelColumns({ id, label, tree, steps }: ColumnsProps): ReactNode {
  const { path } = steps
  return steps.levels.map((options, index) => (
    <PlaceColumn
      key={path[index - 1]?.value ?? ''}
      id={`${listId(id)}-${index}`}
      label={path[index - 1]?.label ?? label}
      options={options}
      active={`${id}-${path[index]?.value ?? ''}`}
      chosen={path[index]?.value}
      drawOption={({ value, label: name }) => <Step name={name} leads={tree.below(value).length > 0} />}
      idOf={({ value }) => `${id}-${value}`}
      onChoose={(option) => steps.takeAt(index, option)}
      onKeyDown={(event) => steps.onLevelKeyDown(event, index)}
    />
  ))
}

/** The last level, or the results of a search. */
function RowsColumn(props: ColumnsProps & { readonly chosen: string; readonly box: RefObject<HTMLDivElement | null> }): ReactNode {
  const { id, label, tree, chosen, steps, box } = props
  const { isSearch, last, current } = steps
  const portal = usePortal()
  const nameOf = usePlaceName(tree)
  return (
    <PlaceColumn
      key={isSearch ? 'found' : (last?.value ?? 'first')}
      id={listId(id)}
      box={box}
      label={last && !isSearch ? last.label : label}
      options={steps.rows}
      active={current && `${id}-${current.value}`}
      chosen={chosen}
      drawOption={(option) =>
        isSearch ? (
          <Result option={option} place={nameOf(option.value)} />
        ) : (
          <Step name={option.label} leads={tree.below(option.value).length > 0} />
        )
      }
      idOf={({ value }) => `${id}-${value}`}
      onChoose={steps.takeRow}
      onKeyDown={steps.onKeyDown}
      none={portal.text('engine.widget.nothing')}
    />
  )
}

const listId = (id: string) => `${id}-list`

function Step({ name, leads }: { readonly name: string; readonly leads: boolean }): ReactNode {
  return (
    <>
      <span>{name}</span>
      {leads ? (
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="M6 3.5l4.5 4.5L6 12.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      ) : null}
    </>
  )
}

function Result({ option, place }: { readonly option: Option; readonly place: string }): ReactNode {
  return (
    <>
      <span>{option.label}</span>
      {place === option.label ? null : <small>{place}</small>}
    </>
  )
}
