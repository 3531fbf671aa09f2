import type { ReactNode } from 'react'
import { useTyped } from '../use-typed.ts'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'

/** Several lines of text; grows with what is typed where the browser can. */
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
