/** Test pictures: valid ones, and ones that claim or hide more than they show. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

export async function makePicture(
  type: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 40, height = 20, background = '#3366cc' }: { width?: number; height?: number; background?: string } = {},
): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background } })
  return new Uint8Array(await image.toFormat(type).toBuffer())
}

/** A photograph as phones take it: rotated by EXIF, with GPS data. */
export async function makePhotograph(): Promise<Uint8Array> {
  const right = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const image = sharp({ create: { width: 120, height: 60, channels: 3, background: '#0000ff' } })
    .composite([{ input: right, left: 60, top: 0 }])
    .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '29/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
  return new Uint8Array(await image.jpeg({ quality: 95 }).toBuffer())
}

/** A PNG of a few hundred bytes whose header claims any size. */
export function claimPng(width: number, height: number): Uint8Array {
  return makePng(width, height, [])
}

/** A PNG that declares itself animated. */
export function makeAnimatedPng(frames: number): Uint8Array {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames)
  return makePng(10, 10, [chunk('acTL', control)])
}

/** A small PNG with a text chunk that unpacks to the given size. */
export function makeTextBomb(bytes: number): Uint8Array {
  return makePng(10, 10, [chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(bytes))]))])
}

function makePng(width: number, height: number, before: readonly Buffer[]): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, 4_000)))
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', header), ...before, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]))
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}
