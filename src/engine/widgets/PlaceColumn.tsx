import { type KeyboardEventHandler, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import type { Option } from '#config'

export interface PlaceColumnProps {
  readonly id: string
  readonly box?: RefObject<HTMLDivElement | null>
  readonly label: string
  readonly options: readonly Option[]
  readonly active?: string | undefined
  readonly chosen: string | undefined
  readonly drawOption: (option: Option) => ReactNode
  readonly idOf: (option: Option) => string
  readonly onChoose: (option: Option) => void
  readonly onKeyDown: KeyboardEventHandler
  readonly none?: string
}

/** One level of a place. */
export function PlaceColumn(props: PlaceColumnProps): ReactNode {
  const { id, box, label, options, active, chosen, drawOption, idOf, onChoose, onKeyDown, none } = props
  useLayoutEffect(() => {
    const column =
      active ?? (chosen === undefined ? undefined : options.find(({ value }) => value === chosen) && idOf({ value: chosen, label: '' }))
    if (column) document.getElementById(column)?.scrollIntoView({ block: 'nearest' })
  })
  if (options.length === 0) return none === undefined ? null : <p className="qs-listbox-none">{none}</p>
  return (
    <div
      ref={box}
      id={id}
      className="qs-place-column"
      role="listbox"
      aria-label={label}
      aria-activedescendant={active}
      tabIndex={0}
      onKeyDown={onKeyDown}
      // Pressing a level must not take the focus from the keyboard target.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active row
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
        <div
          key={option.value}
          id={idOf(option)}
          role="option"
          aria-selected={option.value === chosen}
          data-active={active !== undefined && idOf(option) === active ? '' : undefined}
          onClick={() => onChoose(option)}
        >
          {drawOption(option)}
        </div>
      ))}
    </div>
  )
}
