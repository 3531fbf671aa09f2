import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { cpuMsOf } from '../../support/cpu-time.ts'
import { makePdf } from '../files/sample-documents.ts'
import { claimPng, makeAnimatedPng, makePhotograph, makePicture } from '../files/sample-pictures.ts'
import { ask, pass, send, trailOf } from './person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const url = '/api/account/avatar'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const account of ['member', 'admin', 'other', 'pending', 'registered', 'staff', 'analyst'])
    tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

const upload = async (account: string, bytes: Uint8Array, name = 'me.png') => await send(portal, tokens[account] ?? null, url, name, bytes)
const show = (as: string | null, userId: string) =>
  portal.app.inject({ url: `${url}/${userId}`, headers: as === null ? {} : { 'access-token': tokens[as] } })
const countFiles = async () => (await portal.test.db.selectFrom('files').select('id').execute()).length

describe('a profile photo', () => {
  it('is re-encoded as a square, identified by version, and cached only by the owner’s browser', async () => {
    const sent = await upload('member', await makePhotograph(), 'photo.jpg')
    expect(sent.code).toBe(0)
    const shown = await show('member', 'member')
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=600',
      vary: 'access-token, cookie',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    const session = await ask(portal, tokens.member ?? '', 'GET', '/api/account/session')
    expect(session.data).toMatchObject({ userId: 'member', avatar: sent.data.avatar })
    expect((await trailOf(portal, 'member'))[0]).toMatchObject({ event: 'avatar-changed' })
  })

  it('is visible to the user, colleagues and staff; everyone else gets 404', async () => {
    for (const viewer of ['member', 'admin', 'staff']) expect((await show(viewer, 'member')).statusCode, viewer).toBe(200)
    const missing = await show('other', 'nobody-like-that')
    expect(missing.statusCode).toBe(404)
    for (const viewer of ['other', 'pending', 'registered', 'analyst']) {
      const reported = await show(viewer, 'member')
      expect({ status: reported.statusCode, ...reported.json(), requestId: '' }, viewer).toEqual({
        status: 404,
        ...missing.json(),
        requestId: '',
      })
      expect(reported.headers['cache-control']).toBe('no-store')
    }
    expect((await show(null, 'member')).json().code).toBe(4)
    expect((await show('admin', 'admin')).statusCode).toBe(404)
  })

  it('cannot be downloaded by its id like other files', async () => {
    const row = await portal.test.db.selectFrom('files').select(['id', 'belongs_to']).executeTakeFirstOrThrow()
    expect(row.belongs_to).toBe('member')
    for (const viewer of ['member', 'admin', 'staff']) {
      const reported = await portal.app.inject({ url: `/api/files/${row.id}`, headers: { 'access-token': tokens[viewer] } })
      expect(reported.statusCode, viewer).toBe(404)
    }
  })

  it('replaces the previous one, whose bytes are deleted', async () => {
    const before = await countFiles()
    const old = await portal.test.db.selectFrom('users').select('avatar_file').where('id', '=', 'member').executeTakeFirstOrThrow()
    const sent = await upload('member', await makePicture('png', { background: '#00ff00' }))
    expect(sent.data.avatar).not.toBe(old.avatar_file)
    expect(await countFiles()).toBe(before)
    const { data } = await sharp((await show('member', 'member')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[1]).toBeGreaterThan(200)
  })

  it('can be removed', async () => {
    await upload('admin', await makePicture('jpeg'), 'me.jpg')
    expect((await show('member', 'admin')).statusCode).toBe(200)
    const before = await countFiles()
    expect(await ask(portal, tokens.admin ?? '', 'POST', '/api/account/removeAvatar')).toMatchObject({ code: 0, data: { avatar: '' } })
    expect((await show('member', 'admin')).statusCode).toBe(404)
    expect(await countFiles()).toBe(before - 1)
    expect((await trailOf(portal, 'admin'))[0]).toMatchObject({ event: 'avatar-removed' })
    expect(await ask(portal, tokens.admin ?? '', 'POST', '/api/account/removeAvatar')).toMatchObject({ code: 0 })
  })

  it.each([
    ['nothing', () => new Uint8Array(), 400, 'error.file-empty'],
    ['a web page named as a picture', () => new TextEncoder().encode('<html><script>'), 400, 'error.image-type'],
    ['a document', () => makePdf(), 400, 'error.image-type'],
    ['ten thousand frames', () => makeAnimatedPng(10_000), 400, 'error.image-type'],
    ['one pixel too many', () => claimPng(40_000_001, 1), 413, 'error.image-too-large'],
    ['a declared gigabyte', () => claimPng(20_000, 18_000), 413, 'error.image-too-large'],
    ['six megabytes', async () => Buffer.concat([await makePicture('png'), Buffer.alloc(6 * 1_048_576)]), 413, 'error.image-too-large'],
  ])('of %s is refused within a second of CPU time, and nothing is stored', async (_title, make, status, error) => {
    const bytes = await make()
    const before = await countFiles()
    const ms = await cpuMsOf(async () => expect(await upload('other', bytes)).toMatchObject({ status, error: { id: error } }))
    expect(ms).toBeLessThan(1_000)
    expect(await countFiles()).toBe(before)
    expect((await show('other', 'other')).statusCode).toBe(404)
  })

  it('is put off with "Please try again later" while too many others are being drawn', async () => {
    const large = await makePicture('png', { width: 8_000, height: 4_990 })
    const sent = await Promise.all(Array.from({ length: 24 }, () => upload('other', large)))
    const putOff = sent.filter(({ status }) => status !== 200)
    expect(putOff.length).toBeGreaterThan(0)
    for (const answer of putOff)
      expect(answer).toMatchObject({ status: 503, data: 'Please try again later', error: { id: 'error.try-later' } })
    expect((await upload('other', large)).status).toBe(200)
  })

  it('counts towards the daily limit of files, even as a replacement', async () => {
    const { brands, defaultBrand } = portal.releases.current().release
    const most = Number(brands[defaultBrand]?.limits.filesPerDay)
    const token = tokens.registered ?? ''
    expect((await upload('registered', await makePicture('png'))).code).toBe(0)
    await portal.test.db
      .updateTable('sign_in_failures')
      .set({ failures: most - 1 })
      .where('subject', '=', 'files:registered')
      .execute()
    const picture = await makePicture('png')
    const both = await Promise.all([upload('registered', picture), upload('registered', picture)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(both.find(({ status }) => status === 429)?.error?.id).toBe('error.files-quota')
    pass(portal, 24 * 3600)
    tokens.registered = await portal.signIn('registered')
    expect(tokens.registered).not.toBe(token)
    expect((await upload('registered', picture)).code).toBe(0)
  })
})
