/** A page as bytes that are ready to send except for its nonces. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface PageBytes {
  /** The page with this nonce in each gap. */
  readonly plain: (nonce: string) => Buffer
  /** The same as one gzip stream. */
  readonly gzip: (nonce: string) => Buffer
}

/** Pieces of text between which the nonce goes. */
export function toPageBytes(pieces: readonly string[]): PageBytes {
  const bytes = pieces.map((piece) => Buffer.from(piece))
  let deflated: readonly Buffer[] | undefined
  const withNonce = (nonce: string) => bytes.flatMap((piece, index) => (index === 0 ? [piece] : [Buffer.from(nonce), piece]))
  return {
    plain: (nonce) => Buffer.concat(withNonce(nonce)),
    gzip(nonce) {
      // Compressed once and well; each block ends on a byte, so that the nonce fits in between as it is.
      deflated ??= bytes.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }))
      const gap = storedBlock(nonce)
      const blocks = deflated.flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece]))
      return Buffer.concat([gzipHeader, ...blocks, lastBlock, gzipTrailer(withNonce(nonce))])
    },
  }
}

/** RFC 1952: deflate, no name, no time, any system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** RFC 1951: an empty block that ends the stream. */
const lastBlock = Buffer.from([3, 0])

/** RFC 1951, 3.2.4: a block that is not compressed, with its length and the complement of it. */
function storedBlock(text: string): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  const content = Buffer.from(text)
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(0xffff - content.length, 3)
  return Buffer.concat([head, content])
}

function gzipTrailer(parts: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(parts.reduce((sum, part) => crc32(part, sum), 0))
  trailer.writeUInt32LE(
    parts.reduce((length, part) => length + part.length, 0),
    4,
  )
  return trailer
}
