/** Service contacts: first those of the manifest, then as edited by staff. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { findDeskContact } from '../../../src/server/platform/contacts/index.ts'
import { addFirstRecords } from '../../../src/server/platform/records/index.ts'
import { root } from '../support.ts'
import { callsTo } from './stage.ts'

let portal: TestPortal
let staff: string
const known = '/api/ops/serviceContact/getServiceContact?platformName='

beforeAll(async () => {
  portal = await openTestPortal({ root })
  staff = await portal.signIn('staff')
})
afterAll(() => portal?.close())

async function fill(): Promise<number> {
  let added = 0
  for (const brand of Object.values(portal.releases.current().release.brands))
    added += await addFirstRecords(portal.test.db, brand, portal.releases.current().release, new Date())
  return added
}

async function read(url: string, { language = 'en', token }: { language?: string; token?: string } = {}) {
  const headers = { cookie: `default-language=${language}`, ...(token ? { 'access-token': token } : {}) }
  return (await portal.app.inject({ url, headers })).json().data
}

async function write(url: string, payload: object) {
  const headers = { 'access-token': staff, 'idempotency-key': randomUUID() }
  return (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
}

describe('activities', () => {
  it('include those running today, in the existing call', async () => {
    const address = '/api/ops/opsActivityConfiguration/activity'
    const day = (days: number) => new Date(portal.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    for (const [titleEn, from, to] of [
      ['past', -9, -1],
      ['now', -1, 1],
      ['later', 2, 9],
    ] as const) {
      const values = {
        titleZh: '优惠',
        titleEn,
        placement: ['home'],
        target: 'sea-query',
        summaryZh: '九折',
        bodyZh: '九折。',
        from: day(from),
        to: day(to),
      }
      const { activityId } = (await write('/api/activities', values)).data
      expect(await write(`/api/activities/${activityId}/publish`, { version: 1 })).toMatchObject({ success: true })
    }
    const headers = { cookie: 'default-language=en' }
    const { data } = (await portal.app.inject({ method: 'POST', url: address, headers, payload: {} })).json()
    expect(data.opsActivityConfigurationVo).toMatchObject([
      { label: 'now', text: '九折', from: day(-1), to: day(1), placement: ['home'], target: '/route/seaQuery' },
    ])
    const elsewhere = await portal.app.inject({ method: 'POST', url: address, headers, payload: { place: 'yard' } })
    expect(elsewhere.json().data.opsActivityConfigurationVo).toEqual([])
  })
})

describe('service contacts', () => {
  it('are created once from the manifest, in both languages', async () => {
    expect(await fill()).toBe(
      Object.values(portal.releases.current().release.brands).flatMap(({ contacts }) => contacts as object[]).length,
    )
    expect(await fill()).toBe(0)
    expect(await read(`${known}quayside`)).toMatchObject([
      { label: 'Sea freight desk', phone: '400-000-0000', email: 'sea@quayside.example' },
      { label: 'Trucking and warehouse desk', phone: '400-000-0001', email: 'inland@quayside.example' },
    ])
    expect(await read(`${known}quayside`, { language: 'zh' })).toMatchObject([
      { label: '海运客服', phone: '400-000-0000' },
      { label: '集卡与仓储客服', phone: '400-000-0001' },
    ])
    expect(await read(`${known}elsewhere`)).toEqual([])
  })

  it('are shown on the pages chosen for them, by default on all', async () => {
    const labelsOn = async (page: string) => {
      const { rows } = await read(`/api/service-contacts?pages=${page}`)
      return rows.map(({ label }: { label: string }) => label)
    }
    expect(await labelsOn('sea')).toEqual(['Sea freight desk'])
    expect(await labelsOn('truck')).toEqual(['Trucking and warehouse desk'])
    const headers = { host: 'pujiang.localhost', cookie: 'default-language=en' }
    const { data } = (await portal.app.inject({ url: '/api/service-contacts?pages=supplier', headers })).json()
    expect(data.rows).toMatchObject([{ label: 'Shanghai desk', address: '1 East Daming Road, Hongkou, Shanghai (demonstration)' }])
  })

  it('reflect changes by staff, in lists and in the existing call', async () => {
    const { rows } = await read('/api/service-contacts', { token: staff })
    const [{ serviceContactId }, inland] = rows
    const values = { labelZh: '宁波客服', labelEn: 'Ningbo desk', phone: '0574-1234-5678', pages: ['sea'], rank: 5 }
    expect(await write(`/api/service-contacts/${serviceContactId}/change`, { ...values, version: 1 })).toMatchObject({
      data: { version: 2 },
    })
    await write(`/api/service-contacts/${inland.serviceContactId}/archive`, { version: 1 })
    expect(await read(`${known}quayside`)).toEqual([{ id: serviceContactId, label: 'Ningbo desk', phone: '0574-1234-5678' }])
    expect((await read('/api/service-contacts')).rows).toEqual([
      { serviceContactId, label: 'Ningbo desk', phone: '0574-1234-5678', pages: ['sea'] },
    ])
  })

  it('are not created again once archived', async () => {
    const [{ id }] = await read(`${known}quayside`)
    expect(await write(`/api/service-contacts/${id}/archive`, { version: 2 })).toMatchObject({ data: { version: 3 } })
    expect(await read(`${known}quayside`)).toEqual([])
    expect(await fill()).toBe(0)
  })
})

describe('notices to the desk', () => {
  it('go to the first contact with an address, as edited by staff, or to that of the manifest before there are records', async () => {
    const { brands } = portal.releases.current().release
    const brand = brands.pujiang as BrandPlan
    const before = await findDeskContact(portal.test.db, brand)
    await portal.test.db.deleteFrom('records').where('brand', '=', brand.id).execute()
    expect(await findDeskContact(portal.test.db, brand)).toMatchObject({ email: before?.email, label: before?.label })
    const own = {
      labelZh: '上海客服',
      labelEn: 'Shanghai desk',
      phone: '021-1234-5678',
      email: 'desk@pujiang.example',
      pages: ['sea'],
      rank: 1,
    }
    const headers = { 'access-token': await callsTo(portal).addUser('pujiang', 'staff'), 'idempotency-key': randomUUID() }
    const url = '/api/service-contacts'
    const host = 'pujiang.localhost'
    const { data } = (await portal.app.inject({ method: 'POST', url, headers: { ...headers, host }, payload: own })).json()
    expect(await findDeskContact(portal.test.db, brand)).toMatchObject({
      email: own.email,
      label: { zh: '上海客服', en: 'Shanghai desk' },
    })
    const archive = { method: 'POST', url: `${url}/${data.serviceContactId}/archive`, payload: { version: 1 } } as const
    await portal.app.inject({ ...archive, headers: { ...headers, host, 'idempotency-key': randomUUID() } })
    expect(await findDeskContact(portal.test.db, brand)).toBeUndefined()
  })
})
