import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tidyDate } from '../tidy-date.ts'
import { useTyped } from '../use-typed.ts'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'

type Calendar = (props: WidgetProps & { readonly fallback: ReactNode }) => ReactNode

let calendar: Calendar | undefined

async function loadCalendar(): Promise<Calendar> {
  calendar = (await import('./Calendar.tsx')).Calendar
  return calendar
}

/** A day. The calendar comes after the page: until then, on the server, and where it cannot be fetched, the day is typed. */
export function DateWidget(props: WidgetProps): ReactNode {
  const { id, onLeave } = props
  const [Shown, show] = useState<Calendar | undefined>(undefined)
  const fetched = useRef<Calendar | undefined>(undefined)
  const take = () => {
    // Whoever is typing already keeps their field; the calendar is there the next time.
    if (document.activeElement?.id !== id) show(() => fetched.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field
  useEffect(() => {
    let gone = false
    void (calendar ? Promise.resolve(calendar) : loadCalendar()).then(
      (loaded) => {
        fetched.current = loaded
        if (!gone) take()
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const leave = () => {
    onLeave()
    requestAnimationFrame(take)
  }
  const typed = <TypedDate {...props} onLeave={leave} />
  return Shown ? <Shown {...props} fallback={typed} /> : typed
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
