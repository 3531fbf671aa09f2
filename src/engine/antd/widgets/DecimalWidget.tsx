import type { ReactNode } from 'react'
import { tidyNumber, tidyNumberTyping } from '../tidy.ts'
import { useTyped } from '../use-typed.ts'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'

/** A decimal as the string it is; a number input would round it and swallow what it does not like. */
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
