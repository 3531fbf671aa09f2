import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Option } from '#config'
import { exactOption, matchOptions, stepInRows } from '../plan/match-options.ts'
import type { ListboxRow } from './Listbox.tsx'
import { textOf, type WidgetProps } from './widget.ts'

export interface ComboboxState {
  readonly open: boolean
  /** What was typed since the last choice; null if nothing was. */
  readonly typed: string | null
  readonly chosen: Option | undefined
  readonly rows: readonly ListboxRow[]
  /** The row that the arrow keys have reached. */
  readonly current: ListboxRow | undefined
  readonly choose: (option: Option | undefined) => void
  /** Of the text field: what it shows, and what the user does in it. */
  readonly inputProps: Readonly<ComponentProps<'input'>>
}

type ComboboxOptions = Pick<WidgetProps, 'id' | 'value' | 'onChange' | 'onLeave' | 'options' | 'disabled' | 'required'>

const noOptions: readonly Option[] = []

/** What a combobox shows, and what typing, keys and leaving the field do to it. */
export function useCombobox(props: ComboboxOptions, input: RefObject<HTMLInputElement | null>): ComboboxState {
  const { id, value, onChange, onLeave, options, disabled, required } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === textOf(value))
  // A closed list has no rows: there may be eight hundred ports.
  const matches = open || typed !== null ? matchOptions(options, typed ?? '') : noOptions
  // In an optional search field, selecting the current choice again clears it, as does the clear button.
  const rows: readonly ListboxRow[] = matches.map((option) => ({ option, id: `${id}-${option.value}` }))
  const current = open ? rows[active] : undefined
  useSelectedChoice(input, typed === null, chosen?.label)

  function show(): void {
    if (disabled || open) return
    setOpen(true)
    setActive(chosen ? options.indexOf(chosen) : -1)
  }

  function close(): void {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function choose(option: Option | undefined): void {
    onChange(option?.value)
    close()
  }

  function leave(): void {
    if (typed?.trim() === '' && !required) onChange(undefined)
    else if (typed !== null && typed.trim() !== '') {
      const option = exactOption(options, typed) ?? (matches.length === 1 ? matches[0] : undefined)
      if (option) onChange(option.value)
    }
    close()
    onLeave()
  }

  const step = (by: 1 | -1) => setActive(stepInRows(active, by, rows.length))
  const inputProps: ComponentProps<'input'> = {
    value: typed ?? chosen?.label ?? textOf(value),
    onClick: show,
    onChange: ({ target }) => {
      setTyped(target.value)
      setOpen(true)
      setActive(target.value.trim() === '' ? -1 : 0)
    },
    onKeyDown: (event) => onComboboxKey(event, { open, typed, rows, current, step, show, close, choose }),
    onBlur: leave,
  }
  return { open, typed, chosen, rows, current, choose, inputProps }
}

interface KeyTarget extends Pick<ComboboxState, 'open' | 'typed' | 'rows' | 'current' | 'choose'> {
  readonly show: () => void
  readonly step: (by: 1 | -1) => void
  readonly close: () => void
}

function onComboboxKey(event: KeyboardEvent, { open, typed, rows, current, step, show, close, choose }: KeyTarget): void {
  if (event.nativeEvent.isComposing || event.altKey) return
  const { key } = event
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    if (open) step(key === 'ArrowDown' ? 1 : -1)
    else show()
  } else if (key === 'Enter') {
    // An open list handles Enter; a closed or untouched one leaves it to the form.
    const option = current?.option ?? (typed?.trim() ? rows[0]?.option : undefined)
    if (open && (option || typed !== null)) event.preventDefault()
    if (open && option) choose(option)
    else if (typed === null) close()
  } else if (key === 'Escape' && (open || typed !== null)) {
    event.stopPropagation()
    close()
  } else if (key === 'Tab' && current) choose(current.option)
}

/** Selects a new choice in the current field; text typed before the field was alive is no choice. */
function useSelectedChoice(input: RefObject<HTMLInputElement | null>, isChoice: boolean, label: string | undefined): void {
  useEffect(() => {
    if (isChoice && document.activeElement === input.current && input.current?.value === label) input.current?.select()
  }, [isChoice, label, input])
}
