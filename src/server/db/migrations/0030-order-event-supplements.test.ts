/** An order log as written by the first 0.1.0 demo world, and what the migration adds to it. */
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing.ts'
import type { TestDatabase } from '../testing-images.ts'
import { up } from './0030-order-event-supplements.ts'

const fees = (total: string, at: string) => ({ baseTotal: total, lines: [], at })
const report = (milestone: string, classifier: string, recordedAt: string) => ({ milestone, classifier, at: recordedAt, recordedAt })

const order = {
  confirmed: fees('120.00', '2026-11-05T09:00:00.000Z'),
  // The departure was recorded again later, by hand.
  milestones: [
    report('gate-in', 'ACT', '2026-11-03T09:00:00.000Z'),
    report('arrival', 'EST', '2026-11-04T09:00:00.000Z'),
    report('departure', 'ACT', '2026-11-06T09:00:00.000Z'),
  ],
}
const first = fees('100.00', '2026-11-02T09:00:00.000Z')
const departed = report('departure', 'ACT', '2026-11-04T09:00:00.000Z')

const events = [
  ['submit', 'seed', '2026-11-01T09:00:00.000Z', {}],
  ['confirm-fees', 'seed', '2026-11-02T09:00:00.000Z', {}],
  ['record-milestone', 'seed', '2026-11-03T09:00:00.000Z', {}],
  // Two at the same instant: the actual event, then the next expected one.
  ['record-milestone', 'seed', '2026-11-04T09:00:00.000Z', {}],
  ['record-milestone', 'seed', '2026-11-04T09:00:00.000Z', {}],
  ['confirm-fees', 'call-1', '2026-11-05T09:00:00.000Z', { fees: { before: first, after: order.confirmed } }],
  ['record-milestone', 'call-2', '2026-11-06T09:00:00.000Z', { milestone: { before: departed, after: order.milestones[2] } }],
  // The values of this one are not stored anywhere else.
  ['record-milestone', 'seed', '2026-11-07T09:00:00.000Z', {}],
  // Users' entries are never supplemented, even if they lack values.
  ['record-milestone', 'call-3', '2026-11-03T09:00:00.000Z', {}],
] as const

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await sql`drop table order_event_supplements`.execute(test.db)
  await test.db
    .insertInto('orders')
    .values({ id: 'O1', brand: 'b', company_id: null, release: null, data: JSON.stringify(order) })
    .execute()
  for (const [index, [event, request_id, at, data]] of events.entries())
    await sql`insert into order_events (order_id, seq, event, at, by_name, by_role, to_state, request_id, data)
      values ('O1', ${index + 1}, ${event}, ${at}, 'A', 'staff', 'submitted', ${request_id}, ${JSON.stringify(data)})`.execute(test.db)
  // Malformed times must not stop an upgrade.
  const odd = { milestones: [report('gate-in', 'ACT', 'yesterday')], confirmed: { at: 7 } }
  await test.db
    .insertInto('orders')
    .values({ id: 'O2', brand: 'b', company_id: null, release: null, data: JSON.stringify(odd) })
    .execute()
  await up(test.db as Kysely<unknown>)
})
afterAll(() => test.close())

it('adds the missing milestone or fees to entries of the demo world, if the order or a later entry has them', async () => {
  const rows = await test.db.selectFrom('order_event_supplements').select(['seq', 'added_by', 'data']).orderBy('seq').execute()
  expect(rows.map(({ seq, data }) => [seq, data])).toEqual([
    [2, { fees: { after: first } }],
    [3, { milestone: { after: order.milestones[0] } }],
    [4, { milestone: { after: departed } }],
    [5, { milestone: { after: order.milestones[1] } }],
  ])
  expect(new Set(rows.map(({ added_by }) => added_by))).toEqual(new Set(['0030-order-event-supplements']))
})

it('leaves the log unchanged, and its supplements cannot be changed', async () => {
  const rows = await test.db.selectFrom('order_events').select('data').where('order_id', '=', 'O1').orderBy('seq').execute()
  expect(rows.map(({ data }) => data)).toEqual(events.map(([, , , data]) => data))
  await expect(test.db.deleteFrom('order_event_supplements').execute()).rejects.toThrow('only grows')
})
