/** Sign-ups for an activity: as many as there are places, one for each person, within the activity's days. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../support.ts'
import { callsTo } from './stage.ts'

let portal: TestPortal
let staff: string
let { send, addUser, inDays } = {} as ReturnType<typeof callsTo>

beforeAll(async () => {
  portal = await openTestPortal({ root })
  ;({ send, addUser, inDays } = callsTo(portal))
  staff = await portal.signIn('staff')
})
afterAll(() => portal?.close())

async function publish(more: object = {}, { withdraw = false } = {}): Promise<string> {
  const values = {
    titleZh: '开放日',
    titleEn: 'Open day',
    from: inDays(-1),
    to: inDays(5),
    placement: ['home'],
    summaryZh: '参观堆场',
    bodyZh: '上午九点。',
    signUp: true,
    places: 2,
    ...more,
  }
  const { body } = await send('/api/activities', values, { token: staff })
  expect(body).toMatchObject({ success: true })
  const { activityId } = body.data
  if (!withdraw) await send(`/api/activities/${activityId}/publish`, { version: 1 }, { token: staff })
  return activityId
}

async function signUp(activityId: string, token: string | undefined, more: object = {}, host?: string) {
  const values = { activityId, company: 'Haichuan Trading', people: 1, contact: 'Zhang Min', phone: '13800000000', ...more }
  const { status, body } = await send('/api/activity-sign-ups', values, { ...(token ? { token } : {}), ...(host ? { host } : {}) })
  return status === 200 ? (body.data.activitySignUpId as string) : `${status} ${body.error.id}`
}

async function placesLeft(activityId: string): Promise<number | undefined> {
  return (await send(`/api/activities/${activityId}`)).body.data.placesLeft
}

describe('places', () => {
  it('are counted across all users, and taken by the number of people', async () => {
    const activityId = await publish({ places: 5 })
    expect(await placesLeft(activityId)).toBe(5)
    expect(await signUp(activityId, await portal.signIn('member'), { people: 3 })).not.toContain(' ')
    expect(await placesLeft(activityId)).toBe(2)
    const { rows } = (await send('/api/activities')).body.data
    expect(rows.find((row: { activityId: string }) => row.activityId === activityId)).toMatchObject({ places: 5, placesLeft: 2 })
    const full = await send(
      '/api/activity-sign-ups',
      { activityId, company: 'A', people: 3, contact: 'B', phone: '13800000000' },
      { token: await portal.signIn('admin') },
    )
    expect(full).toMatchObject({ status: 409, body: { error: { id: 'error.record-full' }, data: 'Not enough places (2 left)' } })
  })

  it('are unlimited if the activity has no number of places', async () => {
    const activityId = await publish({ places: undefined })
    expect(await signUp(activityId, await portal.signIn('member'), { people: 10 })).not.toContain(' ')
    expect(await placesLeft(activityId)).toBeUndefined()
  })

  it('become free when a user cancels, who can then sign up again', async () => {
    const activityId = await publish({ places: 1 })
    const token = await portal.signIn('member')
    const id = await signUp(activityId, token)
    expect(await placesLeft(activityId)).toBe(0)
    const other = await portal.signIn('other')
    expect(await signUp(activityId, other)).toBe('409 error.record-full')
    expect((await send(`/api/activity-sign-ups/${id}/archive`, { version: 1 }, { token: other })).status).toBe(404)
    expect((await send(`/api/activity-sign-ups/${id}/archive`, { version: 1 }, { token })).status).toBe(200)
    expect(await placesLeft(activityId)).toBe(1)
    expect(await signUp(activityId, other)).not.toContain(' ')
    // A restored sign-up would need the place that someone else has now.
    expect(await send(`/api/activity-sign-ups/${id}/restore`, { version: 2 }, { token: staff })).toMatchObject({
      status: 409,
      body: { error: { id: 'error.record-full' } },
    })
  })

  it('are never overbooked: one of fifty concurrent users gets the last one', async () => {
    const activityId = await publish({ places: 3 })
    expect(await signUp(activityId, await portal.signIn('member'), { people: 2 })).not.toContain(' ')
    const tokens = await Promise.all(Array.from({ length: 50 }, () => addUser()))
    const taken = await Promise.all(tokens.map((token) => signUp(activityId, token)))
    expect(taken.filter((id) => !id.includes(' '))).toHaveLength(1)
    expect(taken.filter((id) => id === '409 error.record-full')).toHaveLength(49)
    expect(await placesLeft(activityId)).toBe(0)
  })

  it('cannot be exceeded by a change', async () => {
    const activityId = await publish({ places: 2 })
    const token = await portal.signIn('member')
    const id = await signUp(activityId, token)
    const values = { company: 'Haichuan Trading', contact: 'Zhang Min', phone: '13800000000' }
    const change = (people: number) => send(`/api/activity-sign-ups/${id}/change`, { ...values, people, version: 1 }, { token })
    expect(await change(3)).toMatchObject({ status: 409, body: { error: { id: 'error.record-full' } } })
    expect((await change(2)).status).toBe(200)
    expect(await placesLeft(activityId)).toBe(0)
  })
})

describe('a shared activity of the default brand', () => {
  it('has one pool of places for all brands, and each brand sees only its own sign-ups', async () => {
    const activityId = await publish({ shared: true, places: 2 })
    const host = 'yongjiang.localhost'
    const elsewhere = async (url: string) => (await send(url, undefined, { host })).body
    expect((await elsewhere(`/api/activities/${activityId}`)).data).toMatchObject({ title: 'Open day', placesLeft: 2 })
    const token = await addUser('yongjiang')
    expect(await signUp(activityId, token, {}, host)).not.toContain(' ')
    expect(await placesLeft(activityId)).toBe(1)
    const rows = (await send(`/api/activity-sign-ups?activityId=${activityId}`, undefined, { token: staff })).body.data.rows
    expect(rows).toEqual([])
  })
})

describe('a sign-up', () => {
  it('is accepted once per user', async () => {
    const activityId = await publish({ places: 9 })
    const token = await portal.signIn('member')
    const ids = await Promise.all([1, 2, 3].map(() => signUp(activityId, token)))
    expect(ids.filter((id) => !id.includes(' '))).toHaveLength(1)
    expect(ids.filter((id) => id === '409 error.record-once')).toHaveLength(2)
  })

  it('needs a signed-in customer and a published activity open for sign-ups today', async () => {
    const token = await portal.signIn('member')
    expect(await signUp(await publish(), undefined)).toBe('401 error.not-signed-in')
    expect(await signUp(await publish(), staff)).toBe('403 error.forbidden')
    expect(await signUp(await publish({}, { withdraw: true }), token)).toBe('404 error.not-found')
    expect(await signUp(await publish({ signUp: false, places: undefined }), token)).toBe('409 error.record-closed')
    expect(await signUp(await publish({ from: inDays(7), to: inDays(8) }), token)).not.toContain(' ')
    expect(await signUp(await publish({ to: inDays(-1) }), token)).toBe('409 error.record-closed')
  })

  it('is visible only to its user and to staff of the brand', async () => {
    const activityId = await publish()
    const token = await portal.signIn('member')
    const id = await signUp(activityId, token)
    const found = async (by: string) => {
      const { rows } = (await send(`/api/activity-sign-ups?activityId=${activityId}`, undefined, { token: by })).body.data
      return rows.map((row: { activitySignUpId: string }) => row.activitySignUpId)
    }
    expect(await found(token)).toEqual([id])
    expect(await found(await portal.signIn('admin'))).toEqual([])
    expect(await found(staff)).toEqual([id])
  })

  it('is accepted until the end of the last day, at midnight in Shanghai', async () => {
    const before = portal.clock.now
    const activityId = await publish({ from: '2027-03-10', to: '2027-03-10', places: 5 })
    try {
      portal.clock.now = new Date('2027-03-10T15:59:59Z')
      expect(await signUp(activityId, await portal.signIn('member'))).not.toContain(' ')
      portal.clock.now = new Date('2027-03-10T16:00:00Z')
      expect(await signUp(activityId, await portal.signIn('other'))).toBe('409 error.record-closed')
    } finally {
      portal.clock.now = before
    }
  })
})
