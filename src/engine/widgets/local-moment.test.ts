import { describe, expect, test } from 'vitest'
import { toInstant, toLocalMoment } from './local-moment.ts'

describe('a date and time in two controls', () => {
  test('input is on the clock of the zone, with its offset on that day', () => {
    expect(toInstant({ day: '2026-11-21', time: '09:30' }, 'Asia/Shanghai')).toBe('2026-11-21T09:30:00+08:00')
    expect(toInstant({ day: '2026-11-21', time: '09:30' }, 'Europe/Berlin')).toBe('2026-11-21T09:30:00+01:00')
    expect(toInstant({ day: '2026-07-21', time: '09:30' }, 'Europe/Berlin')).toBe('2026-07-21T09:30:00+02:00')
  })

  test('an instant with another offset is shown on the clock of the zone', () => {
    expect(toLocalMoment('2026-11-21T23:30:00-08:00', 'Asia/Shanghai')).toEqual({ day: '2026-11-22', time: '15:30' })
    expect(toLocalMoment('2026-11-21T23:30:00.000Z', 'America/Los_Angeles')).toEqual({ day: '2026-11-21', time: '15:30' })
  })

  test('a time that daylight saving skips becomes the one an hour later', () => {
    expect(toInstant({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00')
  })

  test('an incomplete date and time stays incomplete and is validated as such', () => {
    const zone = 'Asia/Shanghai'
    expect(toInstant({ day: '2026-11-21', time: '' }, zone)).toBe('2026-11-21')
    expect(toLocalMoment('2026-11-21', zone)).toEqual({ day: '2026-11-21', time: '' })
    expect(toInstant({ day: '', time: '09:30' }, zone)).toBe('T09:30')
    expect(toLocalMoment('T09:30', zone)).toEqual({ day: '', time: '09:30' })
    expect(toInstant({ day: '2026-02-31', time: '09:30' }, zone)).toBe('2026-02-31T09:30')
    expect(toInstant({ day: '', time: '' }, zone)).toBeUndefined()
  })
})
