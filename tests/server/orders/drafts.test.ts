import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { sweepDrafts } from '../../../src/server/platform/drafts/index.ts'
import { ask, trailOf } from '../accounts/person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const form = 'sea-booking'

let portal: TestPortal
let release: string
beforeAll(async () => {
  portal = await openTestPortal({ root })
  release = portal.releases.current().release.id
})
afterAll(() => portal.close())

const at = '2026-11-21T02:00:00.000Z'
const typed = (values: object) => ({ values, given: '{}', fields: [], at })
const post = (token: string | null, place: string, version: number, data: unknown, more: object = {}) =>
  ask(portal, token, 'POST', '/api/drafts', { place, form, release, version, data, ...more })
const save = (token: string | null, place: string, version: number, values: object, more: object = {}) =>
  post(token, place, version, typed(values), more)
const valuesOf = async (token: string, place: string) => (await read(token, place)).data.data.values
const read = (token: string | null, place: string) => ask(portal, token, 'GET', `/api/drafts?place=${place}`)
const remove = (token: string, place: string) => ask(portal, token, 'POST', '/api/drafts/remove', { place })

describe('a draft', () => {
  it('returns the input, its release and its time', async () => {
    const token = await portal.signIn('member')
    expect(await read(token, 'booking.form')).toMatchObject({ code: 0, data: { version: 0 } })
    const data = { contact: '李明', goodsAmount: '12', boxes: [{ boxType: '40HQ', quantity: 2 }] }
    expect((await save(token, 'booking.form', 0, data)).data).toEqual({ version: 1, savedAt: portal.clock.now.toISOString() })
    expect((await read(token, 'booking.form')).data).toEqual({
      version: 1,
      release,
      data: { ...typed(data), others: [] },
      savedAt: portal.clock.now.toISOString(),
    })
    expect((await remove(token, 'booking.form')).code).toBe(0)
    expect((await read(token, 'booking.form')).data).toEqual({ version: 0 })
  })

  it('is visible only to its author, whatever their role', async () => {
    const owner = await portal.signIn('member')
    await save(owner, 'private', 0, { contact: 'only mine' })
    for (const account of ['admin', 'other', 'pending', 'registered', 'staff', 'analyst']) {
      const token = await portal.signIn(account)
      expect((await read(token, 'private')).data, account).toEqual({ version: 0 })
      expect((await remove(token, 'private')).code).toBe(0)
      expect((await save(token, 'private', 0, { contact: account })).data.version).toBe(1)
    }
    expect(await valuesOf(owner, 'private')).toEqual({ contact: 'only mine' })
    expect((await read(null, 'private')).code).toBe(4)
    expect((await save(null, 'private', 0, {})).code).toBe(4)
  })

  it('is saved by only one of two windows with the same version', async () => {
    const token = await portal.signIn('member')
    await save(token, 'twice', 0, { contact: 'first' })
    const reported = await Promise.all(['left', 'right'].map((contact) => save(token, 'twice', 1, { contact })))
    expect(reported.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(reported.find(({ status }) => status === 409)).toMatchObject({ error: 'error.conflict-version', data: { version: 2 } })
    expect(await save(token, 'twice', 0, { contact: 'as new' })).toMatchObject({ status: 409 })
    expect((await save(token, 'twice', 2, { contact: 'after reading' })).data.version).toBe(3)
    const fresh = await Promise.all(['a', 'b', 'c'].map((contact) => save(token, 'fresh', 0, { contact })))
    expect(fresh.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('is not in conflict with itself if the response to a save was lost', async () => {
    const token = await portal.signIn('member')
    await save(token, 'again', 0, { contact: 'first' })
    expect((await save(token, 'again', 0, { contact: 'first' })).data.version).toBe(1)
    const twice = await Promise.all([1, 2].map(() => save(token, 'again', 1, { contact: 'second' })))
    expect(twice.map(({ data }) => data.version)).toEqual([2, 2])
    expect(await save(token, 'again', 1, { contact: 'third' })).toMatchObject({ status: 409 })
  })

  it('contains only form fields: no secrets, and files only by id', async () => {
    const token = await portal.signIn('member')
    const data = { contact: { html: '<b>' }, goodsName: 'Towels', stranger: 1, __proto__x: 2, boxes: [{ boxType: '20GP', more: 1 }, 'x'] }
    await save(token, 'fields', 0, data)
    expect(await valuesOf(token, 'fields')).toEqual({ goodsName: 'Towels', boxes: [{ boxType: '20GP' }] })
    const secrets = { name: '李明', account: '13800000201', password: 'Harbour2026', confirmation: 'Harbour2026', code: '123456' }
    await save(token, 'secrets', 0, secrets, { form: 'register' })
    expect(await valuesOf(token, 'secrets')).toEqual({ name: '李明', account: '13800000201' })
    const kept = await portal.test.db.selectFrom('drafts').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('Harbour2026')
    expect(await save(token, 'none', 0, {}, { form: 'nothing-like-it' })).toMatchObject({ status: 400, fields: [{ path: '/form' }] })
  })

  it('keeps values of removed fields, and input from another window', async () => {
    const token = await portal.signIn('member')
    const fields = [
      { name: 'former', label: 'Former', isChoice: true, more: 'x' },
      { name: 'rows', label: 'Rows', fields: [{ name: 'one', label: 'One' }] },
      { label: 'without a name' },
    ]
    const data = {
      ...typed({ former: 'a', rows: [{ one: 1, two: 2 }], stranger: 1, goodsName: 'Towels' }),
      fields,
      others: [typed({ goodsName: 'Soap', stranger: 2 })],
    }
    expect((await post(token, 'former', 0, data)).code).toBe(0)
    const { data: kept } = (await read(token, 'former')).data
    expect(kept.values).toEqual({ former: 'a', rows: [{ one: 1 }], goodsName: 'Towels' })
    expect(kept.fields).toEqual([
      { name: 'former', label: 'Former', isChoice: true },
      { name: 'rows', label: 'Rows', fields: [{ name: 'one', label: 'One' }] },
    ])
    expect(kept.others).toEqual([typed({ goodsName: 'Soap' })])
  })

  it.each([
    ['a list', []],
    ['a word', 'contact'],
    ['nothing', null],
    ['values alone', { contact: 'x' }],
    ['something beside', { ...typed({}), more: 1 }],
    ['more than five others', { ...typed({}), others: Array.from({ length: 6 }, () => typed({})) }],
  ])('is no %s', async (_title, data) => {
    expect(await post(await portal.signIn('member'), 'shape', 0, data)).toMatchObject({ status: 400, error: 'error.invalid' })
  })

  it.each(['', '../x', 'a b', '<script>', 'x'.repeat(121), '.hidden'])('has no place called %j', async (place) => {
    expect(await save(await portal.signIn('member'), place, 0, {})).toMatchObject({ status: 400, error: 'error.invalid' })
  })

  it('is limited in size', async () => {
    const token = await portal.signIn('member')
    const { brands, defaultBrand } = portal.releases.current().release
    const most = Number(brands[defaultBrand]?.limits.draftKilobytes) * 1024
    const room = most - Buffer.byteLength(JSON.stringify({ ...typed({ goodsName: '' }), others: [] }))
    expect((await save(token, 'large', 0, { goodsName: 'x'.repeat(room) })).code).toBe(0)
    expect(await save(token, 'large', 1, { goodsName: 'x'.repeat(room + 1) })).toMatchObject({ status: 413, error: 'error.too-large' })
    expect(await save(token, 'large', 1, { goodsName: '字'.repeat(room / 2) })).toMatchObject({ status: 413 })
    expect((await valuesOf(token, 'large')).goodsName).toHaveLength(room)
  })

  it('is limited in number per user, also for concurrent calls', async () => {
    const { brands, defaultBrand } = portal.releases.current().release
    const most = Number(brands[defaultBrand]?.limits.draftsPerPerson)
    const token = await portal.signIn('other')
    const { db } = portal.test
    await db.deleteFrom('drafts').where('user_id', '=', 'other').execute()
    const rows = Array.from({ length: most - 1 }, (_, n) => ({
      user_id: 'other',
      form: `place${n}`,
      release,
      data: '{}',
      updated_at: portal.clock.now,
    }))
    await db.insertInto('drafts').values(rows).execute()
    const reported = await Promise.all(Array.from({ length: 5 }, (_, n) => save(token, `new${n}`, 0, {})))
    expect(reported.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(reported.find(({ code }) => code !== 0)).toMatchObject({ status: 429, error: 'error.limited' })
    expect((await save(token, 'place0', 1, { contact: 'goes on' })).code).toBe(0)
  })

  it('is deleted when its author signs out, unlike those of other users', async () => {
    const [token, other] = [await portal.signIn('staff'), await portal.signIn('admin')]
    await save(token, 'desk', 0, { contact: 'x' })
    await save(other, 'desk', 0, { contact: 'y' })
    const kept = await portal.signIn('staff')
    expect((await ask(portal, token, 'POST', '/api/account/signOut')).code).toBe(0)
    expect((await read(kept, 'desk')).data.version).toBe(0)
    expect((await trailOf(portal, 'staff'))[0]).toMatchObject({ event: 'signed-out', kind: 'security', actor_id: 'staff' })
    expect((await read(other, 'desk')).data.version).toBe(1)
  })

  it('survives a session timeout', async () => {
    const token = await portal.signIn('analyst')
    await save(token, 'long', 0, { contact: 'x' })
    portal.clock.now = new Date(portal.clock.now.getTime() + 31 * 60_000)
    expect((await read(token, 'long')).code).toBe(4)
    expect((await read(await portal.signIn('analyst'), 'long')).data).toMatchObject({ version: 1, data: { values: { contact: 'x' } } })
  })

  it('is deleted after thirty days without changes', async () => {
    const { db } = portal.test
    const { brands, defaultBrand } = portal.releases.current().release
    const brand = brands[defaultBrand]
    if (!brand) throw new Error('no brand')
    const token = await portal.signIn('registered')
    await save(token, 'old', 0, { contact: 'x' })
    const inDays = (days: number) => new Date(portal.clock.now.getTime() + days * 86_400_000)
    const left = async () =>
      (await db.selectFrom('drafts').select('form').where('user_id', '=', 'registered').execute()).map((row) => row.form)
    await sweepDrafts(db, brand, inDays(29))
    expect(await left()).toContain('old')
    const elsewhere = Object.values(brands).find(({ id }) => id !== defaultBrand)
    if (elsewhere) await sweepDrafts(db, elsewhere, inDays(31))
    expect(await left()).toContain('old')
    await sweepDrafts(db, brand, inDays(31))
    expect(await left()).toEqual([])
  })
})
