import { Fragment, type ReactNode } from 'react'
import { usePortal } from '../../portal.ts'
import { Selected, ThresholdField } from './SubscriptionFields.tsx'
import {
  changeRows,
  type EventGroup,
  groupEvents,
  type Row,
  rowsWith,
  type SubscriptionSet,
  stateOf,
  type Way,
  ways,
} from './subscription-changes.ts'

export interface SubscriptionsGridProps {
  /** Prefix of the ids of the fields: then the number of the set, then the event. */
  readonly id: string
  readonly caption: string
  readonly sets: readonly SubscriptionSet[]
}

const wayNames = { portal: 'engine.subscriptions.portal', mail: 'engine.subscriptions.mail' } as const

/** A set with its rows by event. */
interface Column {
  readonly set: SubscriptionSet
  readonly rows: ReadonlyMap<string, Row>
}

/** Events as rows, grouped by subject; the channels of each set as columns. A group has a box for each column. */
export function SubscriptionsGrid({ id, caption, sets }: SubscriptionsGridProps): ReactNode {
  const columns = sets.map((set): Column => ({ set, rows: new Map(rowsWith(set.value, set.changes).map((row) => [row.event, row])) }))
  return (
    <table>
      <caption className="qs-only-spoken">{caption}</caption>
      <GridHead sets={sets} />
      {groupEvents(sets.map(({ value }) => value.events)).map((group) => (
        <tbody key={group.label ?? ''}>
          <GroupRow group={group} columns={columns} />
          {group.events.map((event) => (
            <EventLine key={event} id={id} event={event} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function GridHead({ sets }: { readonly sets: readonly SubscriptionSet[] }): ReactNode {
  const portal = usePortal()
  const isNamed = sets.length > 1
  const names = (
    <th scope="col" rowSpan={isNamed ? 2 : undefined}>
      {portal.text('engine.subscriptions.event')}
    </th>
  )
  const channels = sets.map((set) => (
    <Fragment key={set.save}>
      {ways.map((way) => (
        <th key={way} scope="col" data-way={way}>
          {portal.text(wayNames[way])}
        </th>
      ))}
    </Fragment>
  ))
  if (!isNamed) {
    return (
      <thead>
        <tr>
          {names}
          {channels}
        </tr>
      </thead>
    )
  }
  return (
    <thead>
      <tr>
        {names}
        {sets.map((set) => (
          <th key={set.save} scope="colgroup" colSpan={ways.length} data-way="portal">
            {set.name}
          </th>
        ))}
      </tr>
      <tr>{channels}</tr>
    </thead>
  )
}

function GroupRow({ group, columns }: { readonly group: EventGroup; readonly columns: readonly Column[] }): ReactNode {
  if (group.label === undefined) return null
  const { label } = group
  return (
    <tr className="qs-subscriptions-group">
      <th scope="rowgroup">{label}</th>
      {columns.map(({ set, rows }) => {
        const members = group.events.flatMap((event) => rows.get(event) ?? [])
        return ways.map((way) => (
          <td key={`${set.save} ${way}`} data-way={way}>
            {members.length > 0 ? (
              <Box
                set={set}
                way={way}
                of={label}
                state={stateOf(members, way)}
                onChange={(on) =>
                  set.onChange(
                    changeRows(
                      set.changes,
                      members.map(({ event }) => event),
                      { [way]: on },
                    ),
                  )
                }
              />
            ) : null}
          </td>
        ))
      })}
    </tr>
  )
}

interface EventLineProps {
  readonly id: string
  readonly event: string
  readonly columns: readonly Column[]
}

function EventLine({ id, event, columns }: EventLineProps): ReactNode {
  const [first] = columns.flatMap(({ rows }) => rows.get(event) ?? [])
  if (!first) return null
  return (
    <tr>
      <th scope="row">
        <span>{first.label}</span>
        {first.hint ? <small>{first.hint}</small> : null}
        {columns.map(({ set, rows }, index) => {
          const row = rows.get(event)
          if (!row) return null
          return (
            <Fragment key={set.save}>
              {row.options ? (
                <Selected name={set.name} row={row} onChange={(only) => set.onChange(changeRows(set.changes, [event], { only }))} />
              ) : null}
              {row.threshold === undefined ? null : (
                <ThresholdField
                  name={set.name}
                  row={row}
                  id={`${id}-${index}-${event}`}
                  onChange={(typed) => set.onChange(changeRows(set.changes, [event], { typed }))}
                />
              )}
            </Fragment>
          )
        })}
      </th>
      {columns.map(({ set, rows }) => {
        const row = rows.get(event)
        return ways.map((way) => (
          <td key={`${set.save} ${way}`} data-way={way}>
            {row ? (
              <Box
                set={set}
                way={way}
                of={row.label}
                state={row[way] ? 'on' : 'off'}
                onChange={(on) => set.onChange(changeRows(set.changes, [event], { [way]: on }))}
              />
            ) : null}
          </td>
        ))
      })}
    </tr>
  )
}

interface BoxProps {
  readonly set: SubscriptionSet
  readonly way: Way
  /** The event or group. */
  readonly of: string
  readonly state: 'on' | 'off' | 'mixed'
  readonly onChange: (on: boolean) => void
}

function Box({ set, way, of, state, onChange }: BoxProps): ReactNode {
  const portal = usePortal()
  const channel = portal.text('engine.pair', { name: portal.text(wayNames[way]), value: of })
  return (
    <label className="qs-check">
      <input
        type="checkbox"
        checked={state === 'on'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed'
        }}
        aria-label={set.name === '' ? channel : portal.text('engine.pair', { name: set.name, value: channel })}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
