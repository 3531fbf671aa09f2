import '../place.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '#config'
import type { Tree } from '../../places/tree.ts'
import { type TreeState, usePlaceName } from '../../places/use-tree.ts'
import { usePortal } from '../../portal.ts'
import { stepInRows } from '../match-options.ts'
import { PlaceColumn } from './PlaceColumn.tsx'

export interface PlacePanelProps {
  readonly id: string
  readonly label: string
  readonly state: TreeState
  readonly chosen: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** The levels of a place: columns below the field on a desktop, one after the other in a sheet on a phone. */
export function PlacePanel({ id, label, state, chosen, anchor, onChoose, onClose }: PlacePanelProps): ReactNode {
  const portal = usePortal()
  const dialog = useRef<HTMLDialogElement>(null)
  useShown(dialog, anchor)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes it; the dialog itself handles Escape
    <dialog
      ref={dialog}
      id={id}
      className="qs-place"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      <div className="qs-place-room">
        <div className="qs-place-head">
          <p aria-hidden="true">{label}</p>
          <button
            type="button"
            className="qs-place-close"
            aria-label={portal.text('engine.widget.close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="M3 3l10 10m0-10l-10 10" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </div>
        {state.tree ? (
          <Steps
            id={id}
            label={label}
            tree={state.tree}
            chosen={chosen}
            onChoose={(value) => {
              onChoose(value)
              dialog.current?.close()
            }}
          />
        ) : (
          <div className="qs-place-waiting" role="status">
            <p>{portal.text(state.failed ? 'engine.place.failed' : 'engine.place.loading')}</p>
            {state.failed ? (
              <button type="button" className="qs-text-button" onClick={state.retry}>
                {portal.text('engine.place.retry')}
              </button>
            ) : null}
          </div>
        )}
      </div>
    </dialog>
  )
}

interface StepsProps {
  readonly id: string
  readonly label: string
  readonly tree: Tree
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

function Steps({ id, label, tree, chosen, onChoose }: StepsProps): ReactNode {
  const portal = usePortal()
  const nameOf = usePlaceName(tree)
  const search = useRef<HTMLInputElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  /** The levels selected so far, without the last one. */
  const [path, setPath] = useState<readonly Option[]>(() => tree.path(chosen).slice(0, -1))
  const [active, setActive] = useState(() => tree.below(tree.path(chosen).at(-2)?.value).findIndex(({ value }) => value === chosen))
  const isSearch = typed.trim() !== ''
  const last = path.at(-1)
  const rows = isSearch ? tree.find(typed) : tree.below(last?.value)
  const current = rows[active]

  // Focusing a field would open a phone's keyboard over the list.
  useEffect(() => (window.matchMedia('(pointer: fine)').matches ? search : inner).current?.focus(), [])

  function take(option: Option, steps: readonly Option[]): void {
    if (tree.below(option.value).length === 0) {
      onChoose(option.value)
      return
    }
    setTyped('')
    setPath([...steps, option])
    setActive(0)
  }

  function back(): void {
    if (!last) return
    const steps = path.slice(0, -1)
    setPath(steps)
    setActive(tree.below(steps.at(-1)?.value).indexOf(last))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') setActive(stepInRows(active, key === 'ArrowDown' ? 1 : -1, rows.length))
    else if (key === 'Enter') {
      const meant = current ?? (isSearch ? rows[0] : undefined)
      if (meant) take(meant, isSearch ? tree.path(meant.value).slice(0, -1) : path)
    } else if (key === 'ArrowRight' && !isSearch && current && tree.below(current.value).length > 0) take(current, path)
    else if (key === 'ArrowLeft' && !isSearch) back()
    else return
    event.preventDefault()
  }

  /** In a column of levels, the arrow keys move the selection; the levels below follow. */
  function onOuterKey(event: KeyboardEvent, index: number, options: readonly Option[]): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const leading = options.filter(({ value }) => tree.below(value).length > 0)
    const at = leading.findIndex(({ value }) => value === path[index]?.value)
    const next = leading[stepInRows(at, event.key === 'ArrowDown' ? 1 : -1, leading.length)]
    if (next) take(next, path.slice(0, index))
  }

  const innerId = `${id}-list`
  const activeId = current && `${id}-${current.value}`
  const levels = isSearch ? [] : path.map((_, index) => tree.below(path[index - 1]?.value))
  return (
    <>
      <div className="qs-place-search">
        <input
          ref={search}
          type="text"
          className="qs-control"
          role="combobox"
          aria-label={portal.text('engine.place.search')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? innerId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={portal.text('engine.place.search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(event.target.value.trim() === '' ? -1 : 0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {path.length > 0 && !isSearch ? (
        <div className="qs-place-steps">
          <button type="button" onClick={() => setPath([])}>
            {portal.text('engine.place.all')}
          </button>
          {path.map((option, index) => (
            <button
              key={option.value}
              type="button"
              aria-current={option === last ? 'step' : undefined}
              onClick={() => setPath(path.slice(0, index + 1))}
            >
              {option.label}
            </button>
          ))}
        </div>
      ) : null}
      <div className="qs-place-columns" data-search={isSearch ? '' : undefined}>
        {levels.map((options, index) => (
          <PlaceColumn
            key={path[index - 1]?.value ?? ''}
            id={`${innerId}-${index}`}
            label={path[index - 1]?.label ?? label}
            options={options}
            active={`${id}-${path[index]?.value ?? ''}`}
            chosen={path[index]?.value}
            drawOption={({ value, label: name }) => <Step name={name} leads={tree.below(value).length > 0} />}
            idOf={({ value }) => `${id}-${value}`}
            onChoose={(option) => take(option, path.slice(0, index))}
            onKeyDown={(event) => onOuterKey(event, index, options)}
          />
        ))}
        <PlaceColumn
          key={isSearch ? 'found' : (last?.value ?? 'first')}
          id={innerId}
          box={inner}
          label={last && !isSearch ? last.label : label}
          options={rows}
          active={activeId}
          chosen={chosen}
          drawOption={(option) =>
            isSearch ? (
              <Found option={option} place={nameOf(option.value)} />
            ) : (
              <Step name={option.label} leads={tree.below(option.value).length > 0} />
            )
          }
          idOf={({ value }) => `${id}-${value}`}
          onChoose={(option) => take(option, isSearch ? tree.path(option.value).slice(0, -1) : path)}
          onKeyDown={onKeyDown}
          none={portal.text('engine.widget.nothing')}
        />
      </div>
      <span className="qs-only-spoken" role="status">
        {last && !isSearch ? `${last.label}: ` : ''}
        {portal.text('engine.widget.found', { count: rows.length })}
      </span>
    </>
  )
}

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

function Found({ option, place }: { readonly option: Option; readonly place: string }): ReactNode {
  return (
    <>
      <span>{option.label}</span>
      {place === option.label ? null : <small>{place}</small>}
    </>
  )
}

const gap = 4

/** Opens the panel at its field; on a phone the style sheet turns it into a sheet. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    const field = anchor.current
    if (!element || !field) return
    if (!element.open) element.showModal()
    const place = () => {
      const box = field.getBoundingClientRect()
      const below = window.innerHeight - box.bottom - gap - 8
      const above = box.top - gap - 8
      const up = below < 300 && above > below
      element.style.setProperty('--qs-place-left', `${Math.max(8, Math.min(box.left, window.innerWidth - element.offsetWidth - 8))}px`)
      element.style.setProperty('--qs-place-top', up ? 'auto' : `${box.bottom + gap}px`)
      element.style.setProperty('--qs-place-bottom', up ? `${window.innerHeight - box.top + gap}px` : 'auto')
      element.style.setProperty('--qs-place-height', `${Math.max(240, Math.min(420, up ? above : below))}px`)
    }
    place()
    // It gets wider with each level.
    const size = new ResizeObserver(place)
    size.observe(element)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [dialog, anchor])
}
