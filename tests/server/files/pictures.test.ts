import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkLicence, makeAvatar } from '../../../src/server/platform/files/index.ts'
import { cpuMsOf } from '../../support/cpu-time.ts'
import { makePackage, makePdf } from './sample-documents.ts'
import { claimPng, makeAnimatedPng, makePhotograph, makePicture, makeTextBomb } from './sample-pictures.ts'

const mebibyte = 1_048_576
const brand = { limits: { imageMaxMebibytes: 5, imageMaxMegapixels: 40, avatarPixels: 256, uploadMaxMebibytes: 10 } }

describe('a profile photo', () => {
  test.each(['png', 'jpeg'] as const)('of %s becomes a square of the size in the limits', async (type) => {
    const made = await makeAvatar(await makePicture(type, { width: 400, height: 90 }), brand)
    if (!made.ok) throw new Error(made.error)
    const side = brand.limits.avatarPixels
    expect(await sharp(made.value).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    const small = await makeAvatar(await makePicture(type), { limits: { ...brand.limits, avatarPixels: 64 } })
    expect(small.ok && (await sharp(small.value).metadata()).width).toBe(64)
  })

  test('is rotated upright and contains no location', async () => {
    const photograph = await makePhotograph()
    expect(Buffer.from(photograph).includes('a secret place')).toBe(true)
    const made = await makeAvatar(photograph, brand)
    if (!made.ok) throw new Error(made.error)
    const reported = await sharp(made.value).metadata()
    expect([reported.exif, reported.xmp, reported.icc, reported.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(made.value).includes('a secret place')).toBe(false)
    const { data, info } = await sharp(made.value).raw().toBuffer({ resolveWithObject: true })
    const colourAt = (y: number) => [...data.subarray((y * info.width + info.width / 2) * info.channels).subarray(0, 3)]
    // After a rotation by 90 degrees, the left side is at the top.
    expect(colourAt(10)[2]).toBeGreaterThan(200)
    expect(colourAt(info.height - 10)[0]).toBeGreaterThan(200)
  })

  test.each([
    ['nothing', () => new Uint8Array(), 'error.file-empty'],
    ['a page', () => new TextEncoder().encode('<html><script>alert(1)</script>'), 'error.image-type'],
    ['a drawing with a script', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'error.image-type'],
    ['a document', () => makePdf(), 'error.image-type'],
    ['a GIF', () => makePicture('gif'), 'error.image-type'],
    ['a WebP', () => makePicture('webp'), 'error.image-type'],
    ['ten thousand frames', () => makeAnimatedPng(10_000), 'error.image-type'],
    ['a picture that claims a gigabyte', () => claimPng(20_000, 18_000), 'error.image-too-large'],
    ['a picture that claims the maximum size', () => claimPng(0x7fffffff, 0x7fffffff), 'error.image-type'],
    ['one pixel more than forty million', () => claimPng(40_000_001, 1), 'error.image-too-large'],
    ['a truncated picture', async () => (await makePicture('png', { width: 300, height: 300 })).subarray(0, 200), 'error.image-type'],
    ['a header without pixels', () => claimPng(3_000, 3_000), 'error.image-type'],
  ])('of %s is refused within a second of CPU time', async (_title, make, error) => {
    const bytes = await make()
    const ms = await cpuMsOf(async () => expect(await makeAvatar(bytes, brand)).toEqual({ ok: false, error }))
    expect(ms).toBeLessThan(1_000)
  })

  test('above the maximum size is refused, regardless of its content', async () => {
    const picture = await makePicture('png')
    const most = brand.limits.imageMaxMebibytes * mebibyte
    const long = Buffer.concat([picture, Buffer.alloc(most + 1 - picture.length)])
    expect(await makeAvatar(long, brand)).toEqual({ ok: false, error: 'error.image-too-large' })
    expect((await makeAvatar(long.subarray(0, most), brand)).ok).toBe(true)
  })

  test('with the maximum number of pixels is accepted, and with one more row it is not', async () => {
    const limits = { limits: { ...brand.limits, imageMaxMegapixels: 1 } }
    expect((await makeAvatar(await makePicture('jpeg', { width: 1_000, height: 1_000 }), limits)).ok).toBe(true)
    expect(await makeAvatar(await makePicture('jpeg', { width: 1_000, height: 1_001 }), limits)).toMatchObject({
      error: 'error.image-too-large',
    })
  })

  test('at the limit is decoded in turn, and refused if sixteen are already waiting', async () => {
    const large = await makePicture('png', { width: 8_000, height: 4_990 })
    const made = await Promise.all(Array.from({ length: 24 }, () => makeAvatar(large, brand)))
    const taken = made.filter(({ ok }) => ok)
    expect(taken.length).toBeGreaterThanOrEqual(16)
    expect(taken.length).toBeLessThan(24)
    for (const one of made) if (!one.ok) expect(one.error).toBe('error.try-later')
    expect((await makeAvatar(large, brand)).ok).toBe(true)
  })

  test('with a text chunk that unpacks to two hundred megabytes is decoded without unpacking it', async () => {
    const bomb = makeTextBomb(200_000_000)
    const ms = await cpuMsOf(async () => {
      const made = await makeAvatar(bomb, brand)
      expect(made.ok && made.value.length < 10_000).toBe(true)
    })
    expect(ms).toBeLessThan(1_000)
  })
})

describe('a business licence', () => {
  test.each([
    ['scan.pdf', 'application/pdf', () => makePdf()],
    ['scan.PNG', 'image/png', () => makePicture('png')],
    ['营业执照.jpg', 'image/jpeg', () => makePicture('jpeg')],
    ['scan.jpeg', 'image/jpeg', () => makePicture('jpeg')],
  ])('called %s is accepted as %s', async (name, type, make) => {
    expect(await checkLicence(name, await make(), brand)).toEqual({ ok: true, value: type })
  })

  test.each([
    ['scan.pdf', () => makePicture('png')],
    ['scan.png', () => makePdf()],
    ['scan.png', () => makePicture('jpeg')],
    ['scan.docx', () => makePackage('docx')],
    ['scan.svg', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['scan', () => makePdf()],
    ['constructor', () => makePdf()],
  ])('called %s with other content, or of another kind, is refused', async (name, make) => {
    expect(await checkLicence(name, await make(), brand)).toEqual({ ok: false, error: 'error.licence-type' })
  })

  test('has the limits of pictures and of documents', async () => {
    expect(await checkLicence('a.png', claimPng(20_000, 18_000), brand)).toMatchObject({ error: 'error.image-too-large' })
    const long = Buffer.concat([makePdf(), Buffer.alloc(11 * mebibyte)])
    expect(await checkLicence('a.pdf', long, brand)).toMatchObject({ error: 'error.too-large' })
    expect(await checkLicence('a.pdf', new Uint8Array(), brand)).toMatchObject({ error: 'error.file-empty' })
  })
})
