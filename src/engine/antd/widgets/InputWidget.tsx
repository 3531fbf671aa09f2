import type { ReactNode } from 'react'
import { tidyText } from '../tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from '../widget.ts'

/** On-screen keyboards by format. */
const keyboards: Readonly<Record<string, 'tel' | 'email'>> = { 'cn-mobile': 'tel', 'cn-landline': 'tel', email: 'email' }

/** One line of text. Pasted spaces and full-width digits are cleaned up on blur. */
export function InputWidget(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <input
      {...controlProps(props)}
      type="text"
      className="qs-control"
      inputMode={keyboards[field.format ?? '']}
      autoCapitalize={field.format ? 'none' : undefined}
      spellCheck={field.format ? false : undefined}
      placeholder={field.placeholder}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        const tidy = tidyText(text, field)
        if (tidy !== text) type(tidy)
        onLeave()
      }}
    />
  )
}
