import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Option } from '#config'
import { usePortal } from '../../portal.ts'
import { exactOption, matchOptions, stepInRows } from '../match-options.ts'
import { controlProps, type NamedField, textOf, useEmptyText, type WidgetProps } from '../widget.ts'
import { FieldEnd } from './FieldEnd.tsx'
import { Listbox, type ListboxRow } from './Listbox.tsx'

/** Also used outside of forms, by the filters of lists. */
export interface ComboboxProps extends Omit<WidgetProps, 'field'> {
  readonly field: NamedField
  /** The list entry for a choice; default: its name. */
  readonly drawOption?: (option: Option, heading?: string) => ReactNode
  readonly showCode?: boolean
}

const noOptions: readonly Option[] = []
/** Lists this short are not searched, so no on-screen keyboard opens for them. */
const shortList = 8

/**
 * A text field with a list of choices after the WAI-ARIA pattern: an editable combobox whose focus stays in the field. Custom,
 * because antd's Select would add 48 kB (compressed) to the home page, not counting the toolkit itself.
 */
export function Combobox({ drawOption, showCode = false, ...props }: ComboboxProps): ReactNode {
  const { field, id, value, onChange, onLeave, options, disabled, required, labelledBy } = props
  const portal = usePortal()
  const emptyText = useEmptyText(props)
  const anchor = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === textOf(value))
  // A closed list has no rows: there may be eight hundred ports.
  const found = open || typed !== null ? matchOptions(options, typed ?? '') : noOptions
  // In an optional search field, selecting the current choice again clears it, as does the clear button.
  const rows: readonly ListboxRow[] = found.map((option) => ({ option, id: `${id}-${option.value}` }))
  const shown = typed ?? chosen?.label ?? textOf(value)
  const current = open ? rows[active] : undefined
  const isChoice = typed === null
  useEffect(() => {
    // A new choice in the current field; text typed before the field was alive is no choice.
    if (isChoice && document.activeElement === input.current && input.current?.value === chosen?.label) input.current?.select()
  }, [isChoice, chosen?.label])

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
      const meant = exactOption(options, typed) ?? (found.length === 1 ? found[0] : undefined)
      if (meant) onChange(meant.value)
    }
    close()
    onLeave()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.altKey) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (open) setActive(stepInRows(active, key === 'ArrowDown' ? 1 : -1, rows.length))
      else show()
    } else if (key === 'Enter') {
      // An open list handles Enter; a closed or untouched one leaves it to the form.
      const meant = current?.option ?? (typed?.trim() ? found[0] : undefined)
      if (open && (meant || typed !== null)) event.preventDefault()
      if (open && meant) choose(meant)
      else if (typed === null) close()
    } else if (key === 'Escape' && (open || typed !== null)) {
      event.stopPropagation()
      close()
    } else if (key === 'Tab' && current) choose(current.option)
  }

  return (
    <div className="qs-combobox" ref={anchor} data-open={open ? '' : undefined}>
      <input
        {...controlProps(props)}
        ref={input}
        type="text"
        className="qs-control"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open && rows.length > 0}
        aria-controls={open && rows.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={current?.id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={options.length <= shortList ? 'none' : undefined}
        placeholder={emptyText}
        value={shown}
        title={typed === null ? chosen?.label : undefined}
        // Not when React repeats the focus that came before the field was alive: by then, there may be typed text.
        onFocus={(event) => event.isTrusted && event.target.select()}
        onMouseUp={(event) => {
          // The press has placed the caret: typing would continue the choice instead of replacing it.
          if (!isChoice) return
          event.preventDefault()
          event.currentTarget.select()
        }}
        onClick={show}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(event.target.value.trim() === '' ? -1 : 0)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {showCode && chosen?.code && typed === null ? (
        <span className="qs-combobox-code" aria-hidden="true">
          {chosen.code}
        </span>
      ) : null}
      <FieldEnd
        label={field.label}
        onClear={
          !required && !disabled && chosen && typed === null
            ? () => {
                choose(undefined)
                input.current?.focus()
              }
            : undefined
        }
      />
      {open ? (
        <Listbox
          id={`${id}-list`}
          anchor={anchor}
          labelledBy={labelledBy}
          rows={rows}
          grouped={!typed?.trim()}
          active={current?.id}
          chosen={chosen?.value}
          drawOption={drawOption}
          onChoose={choose}
        />
      ) : null}
      <span className="qs-only-spoken" role="status">
        {open ? portal.text('engine.widget.found', { count: rows.length }) : ''}
      </span>
    </div>
  )
}
