import { type ReactNode, useEffect, useState } from 'react'
import { tidyDate } from '../tidy-date.ts'
import { useTyped } from '../use-typed.ts'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'

/** The calendar comes after the page: until then, and on the server, the day can be typed. */
type Calendar = (props: WidgetProps) => ReactNode
let calendar: Calendar | undefined

async function loadCalendar(): Promise<Calendar> {
  calendar = (await import('./Calendar.tsx')).Calendar
  return calendar
}

export function DateWidget(props: WidgetProps): ReactNode {
  const [Loaded, setLoaded] = useState<Calendar | undefined>(undefined)
  useEffect(() => {
    if (calendar) setLoaded(() => calendar)
    else
      void loadCalendar().then(
        (loaded) => setLoaded(() => loaded),
        () => undefined,
      )
  }, [])
  return Loaded ? <Loaded {...props} /> : <TypedDate {...props} />
}

function TypedDate(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <input
      {...controlProps(props)}
      type="text"
      className="qs-control qs-figures"
      inputMode="numeric"
      placeholder={field.placeholder ?? 'YYYY-MM-DD'}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        const tidy = tidyDate(text)
        if (tidy !== text) type(tidy)
        onLeave()
      }}
    />
  )
}
