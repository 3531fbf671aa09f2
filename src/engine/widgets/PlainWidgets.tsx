import type { ReactNode } from 'react'
import type { Option } from '#config'
import { usePortal } from '../portal.ts'
import { Combobox } from './Combobox.tsx'
import { tidyNumber, tidyNumberTyping } from './tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

/** Several lines of text; grows with its content where the browser supports it. */
export function TextareaWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <textarea
      {...controlProps(props)}
      className="qs-control"
      rows={3}
      placeholder={field.placeholder}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (text.trim() !== text) type(text.trim())
        onLeave()
      }}
    />
  )
}

/** A decimal as a string; a number input would round it and drop invalid characters. */
export function DecimalWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <input
      {...controlProps(props)}
      type="text"
      className="qs-control qs-figures"
      inputMode="decimal"
      placeholder={field.placeholder}
      value={text}
      onChange={(event) => type(tidyNumberTyping(event.target.value))}
      onBlur={() => {
        const tidy = tidyNumber(text)
        if (tidy !== text) type(tidy)
        onLeave()
      }}
    />
  )
}

/** A computed or given value. If inputs are missing it lists them: a missing value is never shown as zero. */
export function ReadonlyWidget({ id, value, options, gap, describedBy, labelledBy }: WidgetProps): ReactNode {
  const portal = usePortal()
  const text = textOf(value)
  const label = options.find((option) => option.value === text)?.label ?? text
  return (
    <output id={id} className="qs-readonly qs-figures" tabIndex={-1} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {label !== '' ? (
        label
      ) : (
        <em>
          {gap?.length
            ? portal.text('engine.widget.gap', { fields: gap.join(portal.text('engine.widget.and')) })
            : portal.text('engine.widget.open')}
        </em>
      )}
    </output>
  )
}

/** A choice from a long list, found by name, code or keyword. */
export function SelectWidget(props: WidgetProps): ReactNode {
  return <Combobox {...props} drawOption={drawOption} />
}

function drawOption(option: Option): ReactNode {
  return (
    <>
      <span>{option.label}</span>
      {option.code && option.code !== option.label ? <small className="qs-figures">{option.code}</small> : null}
    </>
  )
}
