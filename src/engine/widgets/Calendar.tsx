import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { DatePicker } from '../antd/date-picker.ts'
import { prepareToolkit, Toolkit } from '../antd/Toolkit.tsx'
import { usePortal } from '../portal.ts'
import { controlProps, textOf, type WidgetProps } from './widget.ts'
import '../antd/calendar.css'

dayjs.extend(customParseFormat)

export { prepareToolkit }

const day = 'YYYY-MM-DD'
/** Formats read while typing; the first is displayed. Others would be completed too early: 2026-12-1 is the start of 2026-12-11. */
const complete = [day, 'YYYYMMDD']
/** Formats read once the field is left. */
const days = [...complete, 'YYYY/M/D', 'YYYY.M.D', 'YYYY-M-D']

interface CalendarProps extends WidgetProps {
  /** Text was typed that is no date. */
  readonly onUnread: (text: string) => void
  /** It takes the place of a typed field whose calendar was asked for. */
  readonly opened: boolean
}

/** A date from a calendar, or typed. Values are YYYY-MM-DD. */
export function Calendar({ fallback, ...props }: CalendarProps & { readonly fallback: ReactNode }): ReactNode {
  return (
    <Suspense fallback={fallback}>
      <Toolkit>
        <Picker {...props} />
      </Toolkit>
    </Suspense>
  )
}

function Picker({ onUnread, opened, ...props }: CalendarProps): ReactNode {
  const { field, value, onChange, onLeave, disabled, invalid } = props
  const portal = usePortal()
  const [open, setOpen] = useState(opened)
  // The picker forgets text that it did not take, such as a date pasted while it is closed.
  const typed = useRef<string | null>(null)
  const { autoComplete: _, disabled: __, ...attributes } = controlProps(props)
  const text = textOf(value)
  const chosen = text === '' ? null : dayjs(text, day, true)
  const leave = () => {
    const entered = typed.current?.trim() ?? ''
    typed.current = null
    const read = readDay(entered)
    if (entered !== '' && read === undefined) return onUnread(entered)
    if (read !== undefined && read !== text) onChange(read)
    onLeave()
  }
  return (
    <span
      className="qs-date-typed"
      onInputCapture={(event) => {
        typed.current = (event.target as HTMLInputElement).value
      }}
    >
      <DatePicker
        {...attributes}
        autoFocus={opened}
        className="qs-date"
        value={chosen?.isValid() ? chosen : null}
        format={complete}
        showNow={false}
        disabled={disabled}
        allowClear={!props.required}
        needConfirm={false}
        placeholder={field.placeholder ?? portal.text('engine.widget.day')}
        status={invalid ? 'error' : ''}
        variant="outlined"
        preserveInvalidOnBlur={false}
        open={open}
        onOpenChange={setOpen}
        onKeyDown={(event) => {
          // While the calendar is open, Enter selects the day and must not submit the form.
          if (event.key === 'Enter' && open) event.preventDefault()
        }}
        onChange={(picked) => {
          typed.current = null
          onChange(picked ? picked.format(day) : undefined)
        }}
        onBlur={leave}
      />
    </span>
  )
}

function readDay(typed: string): string | undefined {
  return days
    .map((format) => dayjs(typed, format, true))
    .find((read) => read.isValid())
    ?.format(day)
}
