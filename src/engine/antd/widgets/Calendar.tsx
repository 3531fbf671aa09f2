import DatePicker from 'antd/es/date-picker/index.js'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { type ReactNode, Suspense, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { Toolkit } from '../Toolkit.tsx'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'
import '../calendar.css'

dayjs.extend(customParseFormat)

const day = 'YYYY-MM-DD'
/** Accepted date formats; the first is used for display. */
const days = [day, 'YYYYMMDD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY-M-D']

interface CalendarProps extends WidgetProps {
  /** Text was typed that is no date. */
  readonly onUnread: (text: string) => void
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

function Picker({ onUnread, ...props }: CalendarProps): ReactNode {
  const { field, value, onChange, onLeave, disabled, invalid } = props
  const portal = usePortal()
  const [open, setOpen] = useState(false)
  const { autoComplete: _, disabled: __, ...attributes } = controlProps(props)
  const text = textOf(value)
  const chosen = text === '' ? null : dayjs(text, day, true)
  return (
    <DatePicker
      {...attributes}
      className="qs-date"
      value={chosen?.isValid() ? chosen : null}
      format={days}
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
      onChange={(picked) => onChange(picked ? picked.format(day) : undefined)}
      onBlur={(event) => {
        const typed = (event.target as HTMLInputElement).value.trim()
        // The picker would restore the former date without a word.
        if (typed !== '' && !days.some((format) => dayjs(typed, format, true).isValid())) onUnread(typed)
        else onLeave()
      }}
    />
  )
}
