import { describe, expect, it } from 'vitest'
import type { Tariff } from '../fees/tariffs.ts'
import { type PlanFreeTimeOptions, planFreeTime } from './plan-free-time.ts'

const line = (more: object) => ({ id: 'x', fee: 'storage', basis: 'per-day', currency: 'CNY', count: 'storageDays', ...more })
const truck = (...lines: object[]): Tariff => ({ id: 't', applies: { service: 'truck' }, lines }) as Tariff
const waiting = line({ id: 'waiting', fee: 'waiting', basis: 'per-hour', count: 'waitingHours', free: '6', price: '80' })
const capped = { ...waiting, cap: { amount: '800', per: 'truck-day' } }
const night = line({ id: 'night', fee: 'overnight', basis: 'per-night', count: 'nights', price: '500' })

const options: PlanFreeTimeOptions = {
  place: 'truck-yard',
  tariff: truck(line({ free: '3', sizes: { '20': '20', '40': '30' } })),
  boxType: '40HQ',
  loaded: true,
  from: '2026-11-01T09:00',
  to: '2026-11-06T09:00',
  longest: { hours: 240, days: 180 },
  night: { from: 24, to: 8 },
  timeZone: 'Asia/Shanghai',
  containerTypes: { '20GP': { length: '20' }, '40HQ': { length: '40' } },
  exchange: { baseCurrency: 'CNY', rates: {}, date: '2026-11-01' },
  decimals: { CNY: 2 },
}

function plan(more: Partial<PlanFreeTimeOptions>) {
  const planned = planFreeTime({ ...options, ...more })
  if (!planned.ok) throw new Error(planned.error)
  return planned.value
}

describe('days', () => {
  it('are free first and charged afterwards, each at its own price', () => {
    const { units, baseTotal, freeQuantity, freeUntil } = plan({})
    expect(units.map(({ at, kind, amount }) => `${at.slice(8, 10)} ${kind} ${Number(amount)}`)).toEqual([
      '01 free 0',
      '02 free 0',
      '03 free 0',
      '04 charged 30',
      '05 charged 30',
    ])
    expect({ baseTotal, freeQuantity, freeUntil }).toEqual({ baseTotal: '60.00', freeQuantity: '3', freeUntil: '2026-11-04T09:00' })
  })

  it('count in full once started, even for a minute', () => {
    expect(plan({ to: '2026-11-06T09:01' }).quantity).toBe('6')
    expect(plan({ to: '2026-11-06T09:01' }).baseTotal).toBe('90.00')
  })

  it('climb through tiers', () => {
    const tiers = [
      { id: 'a', from: 1, to: 2, price: '4' },
      { id: 'b', from: 3, price: '8' },
    ]
    const { units, baseTotal, freeUntil } = plan({ tariff: truck(line({ tiers })) })
    expect(units.map(({ amount }) => Number(amount))).toEqual([4, 4, 8, 8, 8])
    expect({ baseTotal, freeUntil }).toEqual({ baseTotal: '32.00', freeUntil: '' })
  })
})

describe('days of an import container', () => {
  const kind = (id: string, free: string, when: string) => line({ id, count: 'equipmentDays', free, when, price: '50' })
  const tariff = {
    ...truck(kind('dry', '4', "facts.container == '40HQ'"), kind('reefer', '2', "facts.container == '20GP'")),
    applies: { service: 'import' },
  }

  it('follow the rule of their type alone', () => {
    const stay = { place: 'carrier', tariff, from: '2026-11-01T00:00', to: '2026-11-05T23:59' } as const
    const dry = plan(stay)
    expect({ quantity: dry.quantity, free: dry.freeQuantity, until: dry.freeUntil, total: dry.baseTotal }).toEqual({
      quantity: '5',
      free: '4',
      until: '2026-11-05T00:00',
      total: '50.00',
    })
    expect(dry.asked.map(({ id }) => id)).toEqual(['dry'])
    const other = plan({ ...stay, boxType: '20GP' })
    expect({ free: other.freeQuantity, total: other.baseTotal, rules: other.asked.map(({ id }) => id) }).toEqual({
      free: '2',
      total: '150.00',
      rules: ['reefer'],
    })
  })
})

describe('hours at the loading point', () => {
  const door = { place: 'door', to: '2026-11-02T11:00', tariff: truck(capped, night) } as const

  it('stop at the cap per truck and day, and continue the next day', () => {
    const { units } = plan(door)
    const kinds = units.map(({ kind }) => kind[1]).join('')
    // r free, h charged, a capped: 6 free hours, 10 at 80 each up to the cap of 800, 8 at the cap, and 2 on the second day.
    expect(kinds).toBe(`${'r'.repeat(6)}${'h'.repeat(10)}${'a'.repeat(8)}hh`)
    expect(plan({ ...door, tariff: truck(capped) }).baseTotal).toBe('960.00')
  })

  it('include a night if the truck is there for part of it', () => {
    expect(plan(door).nights).toBe('1')
    expect(plan({ ...door, to: '2026-11-01T23:59' }).nights).toBe('0')
    expect(plan({ ...door, to: '2026-11-02T00:00' }).nights).toBe('0')
    expect(plan({ ...door, to: '2026-11-02T00:01' }).nights).toBe('1')
    expect(plan({ ...door, from: '2026-11-01T08:00' }).nights).toBe('1')
    expect(plan({ ...door, from: '2026-11-01T07:59' }).nights).toBe('2')
    expect(
      plan(door)
        .lines.filter(({ fee }) => fee === 'overnight')
        .map(({ amount }) => amount),
    ).toEqual(['500.00'])
  })
})

describe('free time that cannot be calculated', () => {
  const refusalOf = (more: Partial<PlanFreeTimeOptions>) => {
    const planned = planFreeTime({ ...options, ...more })
    return planned.ok ? 'priced' : planned.error
  }

  it('is rejected with a specific error, and never free of charge', () => {
    expect(refusalOf({ to: '2026-10-31T09:00' })).toBe('error.time-backwards')
    expect(refusalOf({ to: '2027-11-01T09:00' })).toBe('error.time-too-long')
    expect(refusalOf({ longest: { hours: 240, days: 4 } })).toBe('error.time-too-long')
    expect(planFreeTime({ ...options, longest: { hours: 0, days: 5 } }).ok).toBe(true)
    expect(refusalOf({ tariff: truck(waiting) })).toBe('error.no-tariff')
    expect(refusalOf({ tariff: truck(line({ when: 'facts.loaded', price: '20' })), loaded: false })).toBe('error.no-tariff')
    expect(refusalOf({ tariff: truck(line({ sizes: { '20': '20' } })) })).toBe('error.missing-surcharge')
  })
})
