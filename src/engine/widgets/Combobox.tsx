import { type ReactNode, type RefObject, useRef } from 'react'
import type { Option } from '#config'
import { usePortal } from '../portal.ts'
import { FieldEnd } from './FieldEnd.tsx'
import { Listbox } from './Listbox.tsx'
import { type ComboboxState, useCombobox } from './use-combobox.ts'
import { controlProps, type NamedField, useEmptyText, type WidgetProps } from './widget.ts'

/** Also used outside of forms, by the filters of lists. */
export interface ComboboxProps extends Omit<WidgetProps, 'field'> {
  readonly field: NamedField
  /** The list entry for a choice; default: its name. */
  readonly drawOption?: (option: Option, heading?: string) => ReactNode
  readonly showCode?: boolean
}

/** Lists this short are not searched, so no on-screen keyboard opens for them. */
const shortList = 8

/**
 * A text field with a list of choices after the WAI-ARIA pattern: an editable combobox whose focus stays in the field. Custom,
 * because antd's Select would add 48 kB (compressed) to the home page, not counting the toolkit itself.
 */
export function Combobox({ drawOption, showCode = false, ...props }: ComboboxProps): ReactNode {
  const { field, id, disabled, required, labelledBy } = props
  const portal = usePortal()
  const anchor = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(props, input)
  const { open, typed, chosen, rows, current, choose } = combobox
  return (
    <div className="qs-combobox" ref={anchor} data-open={open ? '' : undefined}>
      <ComboboxInput {...props} input={input} combobox={combobox} />
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

interface ComboboxInputProps extends ComboboxProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly combobox: ComboboxState
}

function ComboboxInput({ input, combobox, ...props }: ComboboxInputProps): ReactNode {
  const { id, options } = props
  const emptyText = useEmptyText(props)
  const { open, typed, chosen } = combobox
  const isListed = open && combobox.rows.length > 0
  return (
    <input
      {...controlProps(props)}
      {...combobox.inputProps}
      ref={input}
      type="text"
      className="qs-control"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isListed}
      aria-controls={isListed ? `${id}-list` : undefined}
      aria-activedescendant={combobox.current?.id}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={options.length <= shortList ? 'none' : undefined}
      placeholder={emptyText}
      title={typed === null ? chosen?.label : undefined}
      // Not when React repeats the focus that came before the field was alive: by then, there may be typed text.
      onFocus={(event) => event.isTrusted && event.target.select()}
      onMouseUp={(event) => {
        // The press has placed the caret: typing would continue the choice instead of replacing it.
        if (typed !== null) return
        event.preventDefault()
        event.currentTarget.select()
      }}
    />
  )
}
