import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Option } from '#config'
import { usePortal } from '../portal.ts'

export interface ListboxRow {
  readonly option: Option
  readonly id: string
}

export interface ListboxProps {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly labelledBy: string
  readonly rows: readonly ListboxRow[]
  /** Show the choices in groups with headings; a search shows the best match first instead. */
  readonly grouped: boolean
  readonly active: string | undefined
  readonly chosen: string | undefined
  /** `heading`: heading of the group, if the choice has one. */
  readonly drawOption: ((option: Option, heading?: string) => ReactNode) | undefined
  readonly onChoose: (option: Option) => void
}

/** The list of a combobox, in the top layer so that no scrolling ancestor clips it. */
export function Listbox({ id, anchor, labelledBy, rows, grouped, active, chosen, drawOption, onChoose }: ListboxProps): ReactNode {
  const portal = usePortal()
  const list = useRef<HTMLDivElement>(null)
  usePlace(list, anchor)
  useLayoutEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const row = ({ option, id: rowId }: ListboxRow, heading?: string) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      key={option.value}
      id={rowId}
      role="option"
      aria-selected={option.value === chosen}
      data-active={rowId === active ? '' : undefined}
      onClick={() => onChoose(option)}
    >
      {drawOption ? drawOption(option, heading) : <span>{option.label}</span>}
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a listbox if it has rows, otherwise a message
    <div
      ref={list}
      popover="manual"
      className="qs-listbox"
      {...(rows.length > 0 ? { id, role: 'listbox', 'aria-labelledby': labelledBy } : {})}
      // Pressing the list must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped
        ? groupsOf(rows).map(({ group, members }) => {
            const label = group === undefined ? undefined : groupLabel(portal, group)
            if (label === undefined) return members.map((member) => row(member))
            return (
              // biome-ignore lint/a11y/useSemanticElements: inside a listbox only a group is allowed
              <div key={group} role="group" aria-label={label}>
                <div className="qs-listbox-group" role="presentation">
                  {label}
                </div>
                {members.map((member) => row(member, label))}
              </div>
            )
          })
        : rows.map((one) => row(one))}
      {rows.length === 0 ? <p className="qs-listbox-none">{portal.text('engine.widget.nothing')}</p> : null}
    </div>
  )
}

/** Groups are codes; a group without a text has no heading. */
function groupLabel(portal: ReturnType<typeof usePortal>, group: string): string | undefined {
  const key = `engine.widget.group.${group}`
  return key in portal.shell.texts ? portal.text(key) : undefined
}

function groupsOf(rows: readonly ListboxRow[]): { group: string | undefined; members: ListboxRow[] }[] {
  const groups = new Map<string | undefined, ListboxRow[]>()
  for (const row of rows) {
    const members = groups.get(row.option.group)
    if (members) members.push(row)
    else groups.set(row.option.group, [row])
  }
  return [...groups].map(([group, members]) => ({ group, members }))
}

const gap = 4
const tallest = 336

/** Positions the list at its field, above it if there is more room. */
function usePlace(list: RefObject<HTMLDivElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current
    const field = anchor.current
    if (!element || !field) return
    element.showPopover?.()
    const place = () => {
      const box = field.getBoundingClientRect()
      const height = window.visualViewport?.height ?? window.innerHeight
      const below = height - box.bottom - gap - 8
      const above = box.top - gap - 8
      const up = below < 200 && above > below
      const width = Math.min(Math.max(box.width, 260), window.innerWidth - 16)
      element.style.width = `${width}px`
      element.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`
      element.style.maxHeight = `${Math.max(120, Math.min(tallest, up ? above : below))}px`
      element.style.top = up ? 'auto' : `${box.bottom + gap}px`
      element.style.bottom = up ? `${window.innerHeight - box.top + gap}px` : 'auto'
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [list, anchor])
}
