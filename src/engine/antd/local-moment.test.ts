import { describe, expect, test } from 'vitest'
import { toInstant, toLocalMoment } from './local-moment.ts'

describe('a date and time in two controls', () => {
  test('input is returned unchanged', () => {
    const instant = toInstant({ day: '2026-11-21', time: '09:30' })
    expect(instant).toMatch(/^2026-11-21T09:30:00[+-]\d{2}:\d{2}$/)
    expect(toLocalMoment(instant ?? '')).toEqual({ day: '2026-11-21', time: '09:30' })
  })

  test('an instant with another offset is shown in local time', () => {
    const { day, time } = toLocalMoment('2026-11-21T23:30:00-08:00')
    expect(new Date(`${day}T${time}:00`).toISOString()).toBe('2026-11-22T07:30:00.000Z')
  })

  test('an incomplete date and time stays incomplete and is validated as such', () => {
    expect(toInstant({ day: '2026-11-21', time: '' })).toBe('2026-11-21')
    expect(toLocalMoment('2026-11-21')).toEqual({ day: '2026-11-21', time: '' })
    expect(toInstant({ day: '', time: '09:30' })).toBe('T09:30')
    expect(toLocalMoment('T09:30')).toEqual({ day: '', time: '09:30' })
    expect(toInstant({ day: '', time: '' })).toBeUndefined()
  })
})
