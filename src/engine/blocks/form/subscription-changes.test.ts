import { describe, expect, it } from 'vitest'
import {
  changeRows,
  type EventRow,
  groupEvents,
  isChanged,
  isWrong,
  rowsWith,
  stateOf,
  toInput,
  unchanged,
} from './subscription-changes.ts'

const row = (event: string, group: string | undefined, more: Partial<EventRow> = {}): EventRow => ({
  event,
  label: event,
  ...(group === undefined ? {} : { group }),
  portal: true,
  mail: false,
  chosen: false,
  ...more,
})
const choices = { events: [row('fog', 'Weather'), row('storm', 'Weather', { mail: true }), row('strike', undefined)] }

describe('notification settings', () => {
  it('have one group for the events of both sets, in order, whichever set lacks one', () => {
    const company = [row('storm', 'Weather'), row('lockout', 'Labour')]
    expect(groupEvents([choices.events, company])).toEqual([
      { label: 'Weather', events: ['fog', 'storm'] },
      { label: undefined, events: ['strike'] },
      { label: 'Labour', events: ['lockout'] },
    ])
  })

  it('are on, off or mixed for a group, and a box of the group changes all its events but no other channel', () => {
    const weather = choices.events.slice(0, 2)
    expect([stateOf(weather, 'portal'), stateOf(weather, 'mail'), stateOf(weather.slice(0, 1), 'mail')]).toEqual(['on', 'mixed', 'off'])
    const changed = rowsWith(choices, changeRows(unchanged, ['fog', 'storm'], { mail: false }))
    expect(changed.map(({ portal, mail }) => [portal, mail])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ])
  })

  it('keep earlier changes of an event, and are unchanged until there is one', () => {
    const changes = changeRows(changeRows(unchanged, ['fog'], { typed: '7' }), ['fog', 'strike'], { portal: false })
    expect(changes.rows).toEqual({ fog: { typed: '7', portal: false }, strike: { portal: false } })
    expect([isChanged(unchanged), isChanged(changes), isChanged({ rows: {}, scope: 'all' })]).toEqual([false, true, true])
  })

  it('send the threshold as a number, and reject one that is out of bounds or not whole', () => {
    const late = row('late', 'Weather', { threshold: 12, least: 1, most: 72, options: [], only: ['a'] })
    const type = (typed: string) => rowsWith({ events: [late] }, changeRows(unchanged, ['late'], { typed }))
    expect(toInput(type('24'))).toEqual([{ event: 'late', portal: true, mail: false, threshold: 24, only: ['a'] }])
    expect(['24', '0', '73', '1.5', ''].map((typed) => type(typed).some(isWrong))).toEqual([false, true, true, true, true])
    expect(toInput(rowsWith(choices, unchanged))[2]).toEqual({ event: 'strike', portal: true, mail: false })
  })
})
