import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDay, readLocalTime } from '#rules'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import { type LocalMoment, toInstant, toLocalMoment } from './local-moment.ts'
import { toAscii } from './tidy.ts'
import { controlProps, textOf, useTyped, type WidgetProps } from './widget.ts'

type Calendar = (
  props: WidgetProps & { readonly fallback: ReactNode; readonly onUnread: (text: string) => void; readonly opened: boolean },
) => ReactNode

/** Completely: a field that waited once more would lose its focus, and keys with it. */
async function loadCalendar(language: string): Promise<Calendar> {
  const { Calendar: loaded, prepareToolkit } = await import('./Calendar.tsx')
  await prepareToolkit(language)
  return loaded
}

/** A date, typed or chosen from a calendar. The calendar is 95 kB, so it is loaded when it is first opened. */
export function DateWidget(props: WidgetProps): ReactNode {
  const { onLeave, value, disabled } = props
  const { language } = usePortal()
  const [Shown, show] = useState<Calendar | undefined>(undefined)
  // What the calendar cannot show stays as it was typed, so that validation can name the mistake.
  const isUnread = textOf(value) !== '' && !isDay(textOf(value))

  const shownText = useRef('')
  shownText.current = textOf(value)

  async function open(field: HTMLInputElement): Promise<void> {
    let isTyping = false
    const noticeKey = () => {
      isTyping = true
    }
    field.addEventListener('keydown', noticeKey)
    const loaded = await loadCalendar(language).catch(() => undefined)
    // A form that has just come alive first enters again what was typed before.
    await new Promise((done) => setTimeout(done))
    field.removeEventListener('keydown', noticeKey)
    // Do not replace the field of a user who has begun to type, or has gone on; at once, so that no key falls in between. On a slow
    // phone the click may be handled after the keys that followed it: then the text or its selection has changed already.
    const isUntouched = field.value === shownText.current && field.selectionStart === field.selectionEnd
    if (loaded && document.activeElement === field && !isTyping && isUntouched) flushSync(() => show(() => loaded))
  }

  const unread = (text: string) => {
    // Until it is corrected and left, the date is typed.
    show(undefined)
    props.onChange(tidyDate(text))
    onLeave()
  }
  const typed = (
    <TypedDate
      {...props}
      onNear={() => void (disabled ? undefined : loadCalendar(language).catch(() => undefined))}
      onOpen={(field) => void (isUnread ? undefined : open(field))}
    />
  )
  return Shown && !isUnread ? <Shown {...props} fallback={typed} onUnread={unread} opened /> : typed
}

interface TypedDateProps extends WidgetProps {
  readonly onNear: () => void
  readonly onOpen: (field: HTMLInputElement) => void
}

function TypedDate({ onNear, onOpen, ...props }: TypedDateProps): ReactNode {
  const { field, value, onChange, onLeave } = props
  const portal = usePortal()
  const [text, type] = useTyped(textOf(value), (typed) => onChange(typed === '' ? undefined : typed))
  return (
    <span className="qs-typed-date">
      <input
        {...controlProps(props)}
        type="text"
        className="qs-control qs-figures"
        inputMode="numeric"
        placeholder={field.placeholder ?? portal.text('engine.widget.day')}
        aria-keyshortcuts="ArrowDown"
        value={text}
        onChange={(event) => type(event.target.value)}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => onOpen(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onOpen(event.currentTarget)
        }}
        onBlur={() => {
          const tidy = tidyDate(text)
          if (tidy !== text) type(tidy)
          onLeave()
        }}
      />
      <Icon name="calendar" />
    </span>
  )
}

/** A date as people write it (20261121, 2026/1/5, 2026.01.05, with the Chinese characters for year, month and day) as YYYY-MM-DD. */
function tidyDate(text: string): string {
  const typed = toAscii(text).trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? /^(\d{4})[-/.\s\u5e74]+(\d{1,2})[-/.\s\u6708]+(\d{1,2})\u65e5?$/.exec(typed)
  if (!parts) return typed
  const [, year, month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * A date and a time on the clock of the field's place, whose offset is shown beside them. Uses the browser's own time field: it can be
 * typed, stepped, and is familiar on every phone.
 */
export function DateTimeWidget(props: WidgetProps): ReactNode {
  const { id, value, onChange, onLeave, disabled, invalid, describedBy, field, zone } = props
  const portal = usePortal()
  const moment = toLocalMoment(textOf(value), zone)
  const change = (next: Partial<LocalMoment>) => onChange(toInstant({ ...moment, ...next }, zone))
  const described = [describedBy, `${id}-zone`].filter(Boolean).join(' ')
  return (
    <div className="qs-moment">
      <DateWidget {...props} describedBy={described} value={moment.day} onChange={(day) => change({ day: textOf(day) })} />
      <input
        type="time"
        id={`${id}-time`}
        className="qs-control qs-figures"
        aria-label={portal.text('engine.widget.time', { field: field.label })}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        disabled={disabled}
        value={moment.time}
        onChange={(event) => change({ time: event.target.value })}
        onBlur={onLeave}
      />
      <span id={`${id}-zone`} className="qs-quiet qs-zone" title={zone}>
        {offsetOf(moment, zone, portal.today)}
      </span>
    </div>
  )
}

/** The zone's offset at the moment, such as UTC+8; until there is one, at noon today. */
function offsetOf(moment: LocalMoment, zone: string, today: string): string {
  const typed = readLocalTime(toInstant(moment, zone) ?? '')
  return (typed ?? readLocalTime(toInstant({ day: today, time: '12:00' }, zone) ?? ''))?.zone ?? zone
}
