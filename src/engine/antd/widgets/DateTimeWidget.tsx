import type { ReactNode } from 'react'
import { usePortal } from '../../portal.ts'
import { toInstant, toLocalMoment } from '../moment.ts'
import { textOf, type WidgetProps } from '../widget.ts'
import { DateWidget } from './DateWidget.tsx'

/** A day and a time beside it. The browser's own time field: it can be typed, counted up and down, and is known on every phone. */
export function DateTimeWidget(props: WidgetProps): ReactNode {
  const { id, value, onChange, onLeave, disabled, invalid, describedBy, field } = props
  const portal = usePortal()
  const moment = toLocalMoment(textOf(value))
  return (
    <div className="qs-moment">
      <DateWidget {...props} value={moment.day} onChange={(day) => onChange(toInstant({ ...moment, day: textOf(day) }))} />
      <input
        type="time"
        id={`${id}-time`}
        className="qs-control qs-figures"
        aria-label={portal.text('engine.widget.time', { field: field.label })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        value={moment.time}
        onChange={(event) => onChange(toInstant({ ...moment, time: event.target.value }))}
        onBlur={onLeave}
      />
    </div>
  )
}
