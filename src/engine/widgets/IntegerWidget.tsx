import type { KeyboardEvent, ReactNode } from 'react'
import { tidyNumber, tidyNumberTyping } from './tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

/** A whole number; arrow keys step it. Invalid text stays in the field, so that the message can refer to it. */
export function IntegerWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(toValue(typed, field.type)))

  function step(event: KeyboardEvent<HTMLInputElement>): void {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0 || field.type !== 'integer' || !/^\d{0,9}$/.test(text)) return
    event.preventDefault()
    type(String(Math.max(1, Number(text) + by)))
  }

  return (
    <input
      {...controlProps(props)}
      type="text"
      className="qs-control qs-figures"
      inputMode="numeric"
      placeholder={field.placeholder}
      value={text}
      onKeyDown={step}
      onChange={(event) => type(tidyNumberTyping(event.target.value))}
      onBlur={() => {
        const tidy = tidyNumber(text)
        if (tidy !== text) type(tidy)
        onLeave()
      }}
    />
  )
}

/** Whole numbers stored as text, because they may have leading zeros or too many digits. */
function toValue(text: string, type: string): string | number | undefined {
  if (text === '') return undefined
  return type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
}
