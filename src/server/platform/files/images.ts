/** Uploaded pictures: checked by content, decoded within limits, and never passed on unchanged. */
import { fileTypeFromBuffer } from 'file-type'
import type { ResizeOptions } from 'sharp'
import type { BrandPlan } from '#config'
import { limitOf, type Refusal, type Result } from '../../kernel/index.ts'
import { fileEnding } from './names.ts'

type Limits = Pick<BrandPlan, 'limits'>

/** Formats allowed for a business licence, by extension. */
const licenceTypes = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const

const mebibyte = 1_048_576
const longestSeconds = 5
const quality = 84
const mostWaiting = 16

/** Loaded with the first picture. One thread, one picture: decoding may take 200 MB, and the portal keeps responding. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

export const pictureType = 'image/webp'

/** A square, upright picture without metadata, such as where it was taken. */
export async function makeAvatar(bytes: Uint8Array, brand: Limits): Promise<Result<Uint8Array>> {
  const side = limitOf(brand, 'avatarPixels')
  return await makePicture(bytes, brand, { width: side, height: side, fit: 'cover' })
}

/** An upright picture without metadata, at most as wide as pages show it. */
export async function makeCover(bytes: Uint8Array, brand: Limits): Promise<Result<Uint8Array>> {
  return await makePicture(bytes, brand, { width: limitOf(brand, 'coverPixels'), withoutEnlargement: true })
}

async function makePicture(bytes: Uint8Array, brand: Limits, size: ResizeOptions): Promise<Result<Uint8Array>> {
  const checked = await checkPicture(bytes, brand)
  if (!checked.ok) return checked
  const sharp = await loadSharp()
  const limits = { limitInputPixels: mostPixels(brand), failOn: 'error', sequentialRead: true, pages: 1 } as const
  const drawn = await inTurn(() =>
    sharp(bytes, limits)
      .autoOrient()
      .resize(size)
      .toColourspace('srgb')
      .webp({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer()
      // An overloaded machine is not the picture's fault.
      .catch((error: Error) => (error.message.startsWith('timeout') ? 'busy' : null)),
  )
  if (drawn === 'busy') return refuse('error.try-later')
  return drawn ? { ok: true, value: new Uint8Array(drawn) } : refuse('error.image-type')
}

/** The MIME type of a business licence whose content and extension agree. */
export async function checkLicence(name: string, bytes: Uint8Array, brand: Limits): Promise<Result<string>> {
  if (bytes.length === 0) return refuse('error.file-empty')
  const ending = fileEnding(name)
  if (!isLicenceEnding(ending)) return refuse('error.licence-type')
  const type = licenceTypes[ending]
  if ((await readType(bytes)) !== type) return refuse('error.licence-type')
  if (ending === 'pdf')
    return bytes.length > limitOf(brand, 'uploadMaxMebibytes') * mebibyte ? refuse('error.too-large') : { ok: true, value: type }
  const checked = await checkPicture(bytes, brand)
  if (checked.ok) return { ok: true, value: type }
  return checked.error === 'error.image-type' ? refuse('error.licence-type') : checked
}

/** Reads the first bytes and the header only, without decoding: the picture's claims are checked first. */
async function checkPicture(bytes: Uint8Array, brand: Limits): Promise<Result<null>> {
  if (bytes.length === 0) return refuse('error.file-empty')
  const type = await readType(bytes)
  // An animated PNG has its own type.
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse('error.image-type')
  if (bytes.length > limitOf(brand, 'imageMaxMebibytes') * mebibyte) return refuse('error.image-too-large')
  try {
    const sharp = await loadSharp()
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return refuse('error.image-type')
    return width * height > mostPixels(brand) ? refuse('error.image-too-large') : { ok: true, value: null }
  } catch {
    return refuse('error.image-type')
  }
}

function mostPixels(brand: Limits): number {
  return limitOf(brand, 'imageMaxMegapixels') * 1_000_000
}

async function readType(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime
  } catch {
    return undefined
  }
}

let busy = false
const waiting: (() => void)[] = []

/** One picture at a time; refuse at once if too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | 'busy'> {
  if (waiting.length >= mostWaiting) return 'busy'
  if (busy) await new Promise<void>((go) => waiting.push(go))
  busy = true
  try {
    return await work()
  } finally {
    // Hand the slot on directly, so that no other caller slips in.
    const next = waiting.shift()
    if (next) next()
    else busy = false
  }
}

function isLicenceEnding(ending: string): ending is keyof typeof licenceTypes {
  return Object.hasOwn(licenceTypes, ending)
}

function refuse(error: string): Refusal {
  return { ok: false, error }
}
