import DatePicker from 'antd/es/date-picker/index.js'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { type ReactNode, Suspense } from 'react'
import { usePortal } from '../../portal.ts'
import { Toolkit } from '../Toolkit.tsx'
import { controlProps, textOf, type WidgetProps } from '../widget.ts'
import '../calendar.css'

dayjs.extend(customParseFormat)

const day = 'YYYY-MM-DD'
const minute = 'YYYY-MM-DD HH:mm'
/** How a day may be typed; the first is how it is shown. */
const days = [day, 'YYYYMMDD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY-M-D']
const minutes = [minute, 'YYYY-MM-DDTHH:mm', 'YYYY/M/D HH:mm', 'YYYYMMDD HHmm']

/** A day, or a moment, from a calendar or typed. Values are YYYY-MM-DD, or an instant with the browser's offset. */
export function Calendar(props: WidgetProps): ReactNode {
  return (
    <Suspense fallback={<input className="qs-control" disabled />}>
      <Toolkit>
        <Picker {...props} />
      </Toolkit>
    </Suspense>
  )
}

function Picker(props: WidgetProps): ReactNode {
  const { field, value, onChange, onLeave, disabled, invalid } = props
  const portal = usePortal()
  const timed = field.widget === 'date-time'
  const { autoComplete: _, disabled: __, ...attributes } = controlProps(props)
  const text = textOf(value)
  const chosen = text === '' ? null : timed ? dayjs(text) : dayjs(text, day, true)
  return (
    <DatePicker
      {...attributes}
      className="qs-date"
      value={chosen?.isValid() ? chosen : null}
      format={timed ? minutes : days}
      showTime={timed ? { format: 'HH:mm', minuteStep: 5 } : false}
      showNow={timed}
      disabled={disabled}
      allowClear={!props.required}
      needConfirm={false}
      placeholder={field.placeholder ?? portal.text(timed ? 'engine.widget.moment' : 'engine.widget.day')}
      status={invalid ? 'error' : ''}
      variant="outlined"
      preserveInvalidOnBlur={false}
      onChange={(picked) => onChange(picked ? write(picked, timed) : undefined)}
      onBlur={onLeave}
    />
  )
}

function write(picked: Dayjs, timed: boolean): string {
  return timed ? picked.second(0).format('YYYY-MM-DDTHH:mm:ssZ') : picked.format(day)
}
