/** Notification settings with the changes that are not saved yet. Pure. */

export const ways = ['portal', 'mail'] as const
export type Way = (typeof ways)[number]

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface EventRow {
  readonly event: string
  readonly label: string
  readonly group?: string
  readonly hint?: string
  readonly portal: boolean
  readonly mail: boolean
  readonly threshold?: number
  readonly unit?: string
  readonly least?: number
  readonly most?: number
  readonly only?: readonly string[]
  readonly options?: readonly Choice[]
  readonly chosen: boolean
}

export interface Choices {
  readonly events: readonly EventRow[]
  readonly scope?: string
  readonly scopes?: readonly Choice[]
}

export interface Change {
  readonly portal?: boolean
  readonly mail?: boolean
  /** Undefined: all of them. */
  readonly only?: readonly string[] | undefined
  readonly typed?: string
}

/** Unsaved changes; a threshold is stored as typed. */
export interface Changes {
  readonly rows: Readonly<Record<string, Change>>
  readonly scope?: string
}

/** A set of settings: what the server has, and what the user has changed. */
export interface SubscriptionSet {
  /** Empty if it is the only set. */
  readonly name: string
  readonly save: string
  readonly value: Choices
  readonly changes: Changes
  readonly onChange: (changes: Changes) => void
}

export type Row = Omit<EventRow, 'only'> & Pick<Change, 'only' | 'typed'>

export const unchanged: Changes = { rows: {} }

export function isChanged({ rows, scope }: Changes): boolean {
  return scope !== undefined || Object.keys(rows).length > 0
}

/** The events as they would be saved. */
export function rowsWith({ events }: Choices, changes: Changes): readonly Row[] {
  return events.map((row) => ({ ...row, ...changes.rows[row.event] }))
}

/** The changes, with more of them for these events. */
export function changeRows(changes: Changes, events: readonly string[], more: Change): Changes {
  return {
    ...changes,
    rows: { ...changes.rows, ...Object.fromEntries(events.map((event) => [event, { ...changes.rows[event], ...more }])) },
  }
}

/** The number typed; null if invalid or out of bounds. */
export function readThreshold({ least = 0, most = 0 }: Row, typed: string): number | null {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}

export function isWrong(row: Row): boolean {
  return row.typed !== undefined && readThreshold(row, row.typed) === null
}

/** Input of the operation that saves the settings. */
export function toInput(rows: readonly Row[]): readonly object[] {
  return rows.map(({ event, portal, mail, only, options, threshold, typed }) => ({
    event,
    portal,
    mail,
    ...(threshold === undefined ? {} : { threshold: typed === undefined ? threshold : Number(typed) }),
    ...(options && only ? { only } : {}),
  }))
}

export interface EventGroup {
  readonly label: string | undefined
  /** Events of the group, in order. */
  readonly events: readonly string[]
}

/** Groups of the events of all sets. A set need not have every event. */
export function groupEvents(sets: readonly (readonly EventRow[])[]): readonly EventGroup[] {
  const groups = new Map<string | undefined, Set<string>>()
  for (const { group, event } of sets.flat()) groups.set(group, (groups.get(group) ?? new Set()).add(event))
  return [...groups].map(([label, events]) => ({ label, events: [...events] }))
}

/** Whether all of the rows are on, or none, or some of them. */
export function stateOf(rows: readonly Row[], way: Way): 'on' | 'off' | 'mixed' {
  const on = rows.filter((row) => row[way]).length
  return on === 0 ? 'off' : on === rows.length ? 'on' : 'mixed'
}
