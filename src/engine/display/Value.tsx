import type { ReactNode } from 'react'
import type { ColumnPlan, Option } from '#config'
import { displayValue, formatDate, formatMoney, formatPeriod, formatSize, readLocalTime, weekdayOf } from '#rules'
import { usePage } from '../context/page-context.ts'
import type { PictureSource } from '../pictures/use-picture.ts'
import { resolveValues } from '../plan/expressions.ts'
import { isAbsent, optionOf, readerTextsOf, readField } from '../plan/read.ts'
import { type Portal, type Scope, usePortal } from '../portal.ts'
import { Boxes } from './Boxes.tsx'
import { Chip } from './Chip.tsx'
import { ValueTable } from './ValueTable.tsx'
import './value.css'
import { Avatar } from '../pictures/Avatar.tsx'
import { usePlaceName, useTree } from '../places/use-tree.ts'
import './person.css'

/** What a display needs besides the value. */
export interface DisplayContext {
  readonly column: ColumnPlan
  readonly row: unknown
  readonly options: readonly Option[] | undefined
  readonly portal: Portal
}

export type Display = (value: unknown, context: DisplayContext) => ReactNode

/** One entry for each display named in schemas/meta/list.json; freight displays are added by the app. */
const displays: Record<string, Display> = {
  text: (value, context) => withUnit(words('text', value, context), context.column.unit),
  code: (value, context) => <span className="qs-code">{words('code', value, context)}</span>,
  decimal: (value, context) => figure(words('decimal', value, context), context.column.unit),
  integer: (value, context) => figure(words('integer', value, context), context.column.unit),
  money: (value, { column, row }) => {
    const currency = readField(row, column.currency)
    return (
      <span className="qs-money">
        {isAbsent(currency) ? null : <span className="qs-currency">{`${String(currency)}\u00a0`}</span>}
        <span className="qs-amount">{formatMoney(String(value))}</span>
      </span>
    )
  },
  date: (value, context) => {
    const day = words('date', value, context)
    return (
      <time className="qs-day" dateTime={day}>
        {day} <span className="qs-quiet">{weekdayOf(day, context.portal.language)}</span>
      </time>
    )
  },
  'date-time': (value, context) => (
    <time className="qs-day" dateTime={String(value)}>
      {words('date-time', value, context)}
    </time>
  ),
  'local-time': (value, { column, row, portal }) => {
    const first = readLocalTime(String(readField(row, column.field) ?? ''))?.zone
    const isSecond = value !== readField(row, column.field)
    return <LocalMoment value={String(value)} language={portal.language} said={isSecond ? first : undefined} />
  },
  hours: (value, { portal }) => waited(Number(value), portal),
  lines: (value) => (
    <span className="qs-value-lines">
      {(Array.isArray(value) ? value : [value]).map((line) => (
        <span key={String(line)}>{String(line)}</span>
      ))}
    </span>
  ),
  left: (value, { portal }) => timeLeft(Number(value), portal),
  days: (value, context) => words('days', value, context),
  weekdays: (value, context) => <span className="qs-weekdays">{words('weekdays', value, context)}</span>,
  port: (value, { options }) => {
    const option = optionOf(options, value)
    return (
      <span className="qs-port">
        <span className="qs-port-name">{option?.label ?? String(value)}</span>
        {option ? <span className="qs-port-code"> {option.code ?? option.value}</span> : null}
      </span>
    )
  },
  place: (value, { column }) =>
    (Array.isArray(value) ? value : [value]).map((code) => <Place key={String(code)} value={String(code)} optionsOf={column.optionsOf} />),
  chip: (value, { options }) =>
    (Array.isArray(value) ? value : [value]).map((one) => {
      const option = optionOf(options, one)
      return (
        <Chip key={plainText(one)} tone={option?.tone ?? 'plain'}>
          {option?.label ?? plainText(one)}
        </Chip>
      )
    }),
  'yes-no': (value, context) => words('yes-no', value, context),
  mark: (value, { column }) => (value === true ? <Chip tone="good">{column.label}</Chip> : null),
  table: (value, { column }) => (
    <ValueTable rows={Array.isArray(value) ? value : [value]} columns={column.columns ?? []} label={column.label} cell={drawCell} />
  ),
  address: (value, { column }) => (
    <a href={String(value)} target="_blank" rel="noopener noreferrer">
      {column.label}
    </a>
  ),
  boxes: (value) => <Boxes value={value} />,
  file: (value) => {
    const name = readField(value, 'name')
    const size = readField(value, 'size')
    return (
      <span className="qs-file">
        {plainText(name ?? value)}
        {typeof size === 'number' ? <span className="qs-quiet"> {formatSize(size)}</span> : null}
      </span>
    )
  },
  period: (value, { column, row }) => {
    const until = readField(row, column.until)
    // An open range keeps its dash: a single date would look like one day, or like the last day.
    if (isAbsent(until)) return <span className="qs-day">{`${formatDate(String(value))}\u00a0\u2013`}</span>
    // The line may break after the dash, never inside a date.
    return formatPeriod(String(value), String(until))
      .split(/(?<=\u2013) /)
      .map((part, index) => (
        <span key={part} className="qs-day">
          {index > 0 ? ' ' : ''}
          {part}
        </span>
      ))
  },
}

/** Adds displays that the app renders itself. */
export function registerDisplays(own: Readonly<Record<string, Display>>): void {
  Object.assign(displays, own)
}

export interface ValueProps {
  readonly column: ColumnPlan
  readonly row: unknown
}

/** A field of a row as declared by its column, with its secondary line. */
export function Value({ column, row }: ValueProps): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const { options } = bundle
  const value = readField(row, column.field)
  const second = readField(row, column.second)
  const drawn = draw(column.display, value, { column, row, options: options[column.optionsOf ?? ''], portal })
  if (column.display === 'person' && !isAbsent(value)) {
    return (
      <Person
        name={optionOf(options[column.optionsOf ?? ''], value)?.label ?? String(value)}
        picture={pictureOf(column, { ...scope, row })}
      >
        {isAbsent(second)
          ? null
          : draw(column.secondDisplay ?? 'text', second, { column, row, options: options[column.secondOptionsOf ?? ''], portal })}
      </Person>
    )
  }
  if (isAbsent(second)) return drawn
  // A route from one place to another: both are equally important.
  const kind = column.display === 'port' && column.secondDisplay === 'port' ? 'qs-journey' : undefined
  const secondDisplay = alike.has(column.display) ? column.display : (column.secondDisplay ?? 'text')
  return (
    <span className={kind}>
      {kind && isAbsent(value) ? null : <span className="qs-first">{drawn}</span>}
      <span className="qs-second">
        {draw(secondDisplay, second, { column, row, options: options[column.secondOptionsOf ?? ''], portal })}
      </span>
    </span>
  )
}

/** Displays whose second line looks like the first. */
const alike: ReadonlySet<string> = new Set(['weekdays', 'local-time'])

/** A time on the clock of its place, with the weekday and the name of the zone. */
function LocalMoment({ value, language, said }: LocalMomentProps): ReactNode {
  const local = readLocalTime(value)
  if (!local) return value
  return (
    <time className="qs-local-time" dateTime={value}>
      {local.day.slice(5)} <span className="qs-quiet">{weekdayOf(local.day, language)}</span> {local.time}
      {local.zone === said ? null : <span className="qs-quiet qs-zone"> {local.zone}</span>}
    </time>
  )
}

interface LocalMomentProps {
  readonly value: string
  readonly language: string
  /** The zone that the line above names: it is not repeated. */
  readonly said: string | undefined
}

/** The row's picture; null if it has none. */
function pictureOf({ picture }: ColumnPlan, scope: Scope): PictureSource | null {
  if (!picture || isAbsent(readField(scope.row, picture.field))) return null
  return { operation: picture.operation, input: resolveValues(picture.input, scope) }
}

function draw(display: string, value: unknown, context: DisplayContext): ReactNode {
  if (isAbsent(value)) {
    return (
      <span className="qs-absent">
        <span aria-hidden="true">–</span>
        <span className="qs-only-spoken">{context.portal.text('engine.absent')}</span>
      </span>
    )
  }
  return (displays[display] ?? displays.text)?.(value, context)
}

/** Whole hours in words; two days or more, in days. */
function waited(hours: number, portal: Portal): ReactNode {
  const days = Math.floor(hours / 24)
  if (hours < 1) return <span className="qs-figure">{portal.text('engine.underAnHour')}</span>
  const duration = days < 2 ? portal.text('engine.hours', { count: hours }) : portal.text('engine.days', { count: days })
  return <span className="qs-figure">{duration}</span>
}

/** Time left until a deadline, or time since it passed. */
function timeLeft(hours: number, portal: Portal): ReactNode {
  const [isOver, length] = [hours < 0, Math.abs(hours)]
  const days = Math.floor(length / 24)
  const duration = days < 2 ? portal.text('engine.hours', { count: Math.max(1, length) }) : portal.text('engine.days', { count: days })
  const tone = isOver ? 'red' : hours <= Number(portal.shell.limits.dueSoonHours) ? 'amber' : 'plain'
  return <Chip tone={tone}>{portal.text(isOver ? 'engine.overdueBy' : 'engine.timeLeft', { time: duration })}</Chip>
}

function figure(text: string, unit: string | undefined): ReactNode {
  return <span className="qs-figure">{withUnit(text, unit)}</span>
}

function withUnit(text: ReactNode, unit: string | undefined): ReactNode {
  if (!unit) return text
  return (
    <>
      {text} <span className="qs-quiet">{unit}</span>
    </>
  )
}

/** The value in the reader's language, without secondary parts. */
function words(display: string, value: unknown, { options, portal }: DisplayContext): string {
  return displayValue(value, { display }, readerTextsOf(portal, options))
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  return typeof value === 'object' && value !== null ? Object.values(value).map(plainText).join(' ') : String(value)
}

function drawCell(column: ColumnPlan, row: unknown): ReactNode {
  return <Value column={column} row={row} />
}

/** A place in a list or a detail. */
function Place({ value, optionsOf }: { readonly value: string; readonly optionsOf: string | undefined }): ReactNode {
  const { tree } = useTree(optionsOf, true)
  return <span className="qs-place-name">{usePlaceName(tree)(value)}</span>
}

interface PersonProps {
  readonly name: string
  readonly picture?: PictureSource | null
  /** A secondary line in a quieter style. */
  readonly children?: ReactNode
}

/** A person in a list: the initial, which is easy to spot, next to the name. */
function Person({ name, picture = null, children }: PersonProps): ReactNode {
  return (
    <span className="qs-person">
      <Avatar name={name} picture={picture} size="medium" />
      <span className="qs-person-words">
        <span className="qs-person-name">{name}</span>
        {children ? <span className="qs-second">{children}</span> : null}
      </span>
    </span>
  )
}
