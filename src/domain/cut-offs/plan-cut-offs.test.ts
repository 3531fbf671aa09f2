import { expect, test } from 'vitest'
import { readCalendar } from '../../../tests/support/read-calendar.ts'
import { type CutOffRule, mergeCutOffSteps, type PlanCutOffsOptions, planCutOffs } from './plan-cut-offs.ts'
import { toCalendar } from './to-calendar.ts'

const rule: CutOffRule = {
  departure: '18:00',
  steps: [
    { step: 'etb', before: 'etd', hours: 18 },
    { step: 'cy', before: 'etb', hours: 12 },
    { step: 'si', before: 'etd', days: 2, at: '12:00', closes: '17:00', workingDays: true },
    { step: 'gate-open', before: 'etb', days: 5, at: '00:00' },
    { step: 'truck', before: 'cy', hours: 3, adds: 'travel' },
    { step: 'stuffing', before: 'truck', adds: 'stuffing', opens: '08:00', closes: '15:00' },
  ],
}
const base: PlanCutOffsOptions = {
  rule,
  calendar: { holidays: new Set(['2026-12-25']), workdays: new Set() },
  now: '2026-11-25T09:00',
  soonHours: 24,
  travelHours: 4,
  stuffingHours: 3,
}
const timesOf = (options: Partial<PlanCutOffsOptions>) => {
  const plan = planCutOffs({ ...base, ...options })
  return Object.fromEntries((plan?.steps ?? []).map(({ step, at }) => [step, at]))
}

test('calculates every cut-off backward from the departure, in order of time', () => {
  expect(timesOf({ etd: '2026-12-03T18:00' })).toEqual({
    'gate-open': '2026-11-28T00:00',
    si: '2026-12-01T12:00',
    // The rule gives 02:00, but the factory stuffs only until 15:00 the day before.
    stuffing: '2026-12-01T15:00',
    truck: '2026-12-02T05:00',
    cy: '2026-12-02T12:00',
    etb: '2026-12-03T00:00',
    etd: '2026-12-03T18:00',
  })
})

test('moves office deadlines to the working day before a weekend or a holiday', () => {
  const sunday = planCutOffs({ ...base, etd: '2026-12-08T18:00' })
  expect(sunday?.steps.find(({ step }) => step === 'si')).toMatchObject({
    at: '2026-12-04T17:00',
    movedFrom: '2026-12-06T12:00',
    movedFor: 'weekend',
  })
  expect(timesOf({ etd: '2026-12-27T18:00' }).si).toBe('2026-12-24T17:00')
  expect(sunday?.warnings).toContain('moved')
  const worked = { holidays: new Set<string>(), workdays: new Set(['2026-12-06']) }
  expect(timesOf({ etd: '2026-12-08T18:00', calendar: worked }).si).toBe('2026-12-06T12:00')
})

test('reports what has passed or is due within a day', () => {
  const plan = planCutOffs({ ...base, etd: '2026-11-27T18:00' })
  expect(plan?.steps.find(({ step }) => step === 'si')).toMatchObject({ slackHours: 3, state: 'soon' })
  expect(plan?.warnings).toEqual(['soon'])
  expect(planCutOffs({ ...base, etd: '2026-11-26T18:00' })?.warnings).toEqual(['passed', 'soon'])
})

test('finds the earliest departure that ready cargo can make', () => {
  const plan = planCutOffs({ ...base, ready: '2026-12-01T14:00' })
  expect(plan).toMatchObject({ etd: '2026-12-03T18:00', readySlackHours: 1, warnings: ['cargo-tight'] })
  expect(planCutOffs({ ...base, ready: '2026-12-01T15:30' })?.etd).toBe('2026-12-04T18:00')
  expect(planCutOffs({ ...base, ready: '2026-12-01T15:30', etd: '2026-12-03T18:00' })?.warnings).toContain('cargo-late')
})

test('without a departure or a cargo-ready time there is no plan', () => {
  expect(planCutOffs(base)).toBeUndefined()
})

test('warns of cargo that would reach the terminal before the gate opens', () => {
  const plan = planCutOffs({ ...base, etd: '2026-12-10T18:00', ready: '2026-12-03T09:00' })
  expect(plan?.warnings).toContain('cargo-early')
  expect(planCutOffs({ ...base, etd: '2026-12-10T18:00', ready: '2026-12-05T09:00' })?.warnings).not.toContain('cargo-early')
})

test('a port replaces steps of its country', () => {
  const merged = mergeCutOffSteps(rule.steps, [
    { step: 'cy', before: 'etb', hours: 24 },
    { step: 'vgm', before: 'cy', hours: 4 },
  ])
  expect(timesOf({ etd: '2026-12-03T18:00', rule: { ...rule, steps: merged } })).toMatchObject({
    cy: '2026-12-02T00:00',
    vgm: '2026-12-01T20:00',
  })
})

test('writes a calendar that follows RFC 5545', () => {
  const title = '截港时间（宁波北二集司），请在此之前将重箱送抵码头并完成进港，逾期须改配下一航次'
  const text = toCalendar([{ id: 'cy@x', title: `CY, ${title}`, at: '2026-12-02T04:00:00.000Z' }], new Date('2026-11-25T00:00:00Z'))
  expect(text).toContain('DTSTART:20261202T040000Z\r\n')
  expect(text).toContain('SUMMARY:CY\\, ')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(title)
})

test('a calendar is read back as it was meant, in Chinese and with signs that the format reserves', () => {
  const events = [
    {
      id: 'cy@x',
      title: '截港；北二集司, "CY" \\ 逾期须改配下一航次，请在此之前将重箱送抵码头并完成进港',
      at: '2026-12-02T04:00:00.000Z',
      note: '第一行\n12:00 (Asia/Shanghai)',
    },
    { id: 'eta@x', title: 'ETA', at: '2026-12-30', note: '' },
  ]
  const read = readCalendar(toCalendar(events, new Date('2026-11-25T00:00:00Z'), { name: '船期; 日历', refreshHours: 1 }))
  expect(read).toEqual(events.map(({ id, title, at, note }) => ({ uid: id, title, at, note })))
  expect(() => readCalendar('BEGIN:VCALENDAR\r\nSUMMARY')).toThrow()
})

test('derives the rest from the times that the carrier has published', () => {
  const plan = planCutOffs({ ...base, etd: '2026-12-03T18:00', known: { cy: '2026-12-02T22:00', si: '2026-11-30T10:00' } })
  const times = Object.fromEntries((plan?.steps ?? []).map(({ step, at }) => [step, at]))
  expect(times).toMatchObject({ cy: '2026-12-02T22:00', truck: '2026-12-02T15:00', stuffing: '2026-12-02T12:00', si: '2026-11-30T10:00' })
  expect(plan?.steps.filter(({ published }) => published).map(({ step }) => step)).toEqual(['si', 'cy'])
})

test('warns of a truck at night, and of a terminal that is still closed', () => {
  const warningsOf = (options: Partial<PlanCutOffsOptions>) => planCutOffs({ ...base, etd: '2026-12-03T18:00', ...options })?.warnings
  // The truck leaves at 05:00.
  expect(warningsOf({ night: [24, 8] })).toContain('night')
  expect(warningsOf({ night: [22, 6] })).toContain('night')
  expect(warningsOf({ night: [24, 5] })).not.toContain('night')
  expect(warningsOf({ night: [24, 8], known: { cy: '2026-12-02T22:00' } })).not.toContain('night')
  expect(warningsOf({})).not.toContain('night')
  // At 09:00 the container is at the terminal.
  expect(warningsOf({ known: { 'gate-open': '2026-12-02T10:00' } })).toContain('gate-closed')
  expect(warningsOf({ known: { 'gate-open': '2026-12-02T09:00' } })).not.toContain('gate-closed')
})
