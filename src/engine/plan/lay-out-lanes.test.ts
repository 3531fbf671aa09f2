import { expect, test } from 'vitest'
import { layOutLanes, layOutWeeks } from './lay-out-lanes.ts'

const fields = { lane: 'terminal', from: 'from', to: 'to' }
const ship = (terminal: string, from: string, to?: string) => ({ terminal, from: `${from}:00+08:00`, ...(to && { to: `${to}:00+08:00` }) })

test('bars lie in hours from the first midnight on the clock of their place', () => {
  const chart = layOutLanes([ship('B', '2026-11-26T08:00', '2026-11-27T02:00'), ship('A', '2026-11-25T23:00', '2026-11-26T00:00')], fields)
  expect(chart).toMatchObject({ days: ['2026-11-25', '2026-11-26', '2026-11-27'], zone: 'UTC+8', undrawn: 0 })
  expect(chart?.lanes.map(({ value, bars }) => [value, bars.map(({ from, to }) => [from, to])])).toEqual([
    ['A', [[23, 24]]],
    ['B', [[32, 50]]],
  ])
})

test('ships that are alongside at the same time lie on different tracks, and a free track is used again', () => {
  const rows = [
    ship('A', '2026-11-26T00:00', '2026-11-26T10:00'),
    ship('A', '2026-11-26T05:00', '2026-11-26T20:00'),
    ship('A', '2026-11-26T10:00', '2026-11-26T12:00'),
  ]
  const [lane] = layOutLanes(rows, fields)?.lanes ?? []
  expect(lane?.tracks).toBe(2)
  expect(lane?.bars.map(({ track }) => track)).toEqual([0, 1, 0])
})

test('rows without both times are counted and not drawn', () => {
  const rows = [ship('A', '2026-11-26T00:00'), ship('A', '2026-11-26T10:00', '2026-11-26T09:00')]
  expect(layOutLanes(rows, fields)).toBeNull()
  expect(layOutLanes([...rows, ship('A', '2026-11-26T10:00', '2026-11-26T12:00')], fields)?.undrawn).toBe(2)
})

test('weeks begin on Monday and include days without rows', () => {
  const weeks = layOutWeeks([{ etd: '2026-11-29T23:30:00+08:00' }, { etd: '2026-11-30T00:10:00+08:00' }, {}], 'etd')
  expect(weeks.map((week) => week.map(({ rows }) => rows.length).join(''))).toEqual(['0000001', '1000000'])
  expect(weeks[1]?.[0]?.day).toBe('2026-11-30')
})
