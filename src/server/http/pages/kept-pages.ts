/**
 * Pages as drawn for visitors, kept for a few seconds: all visitors get the same page apart from the nonce, and users who are
 * signed in get it too, because page requests carry no token. No page here contains anything that only some may see.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createNonce } from '../security.ts'
import { type PageBytes, toPageBytes } from './page-bytes.ts'

export interface KeptPage extends PageBytes {
  /** Characters of the page. */
  readonly size: number
  readonly status: number
  /** Weak, because the server may compress the page. */
  readonly tag: string
}

export interface DrawnPage {
  /** With `nonceMark` where the nonce goes. */
  readonly html: string
  readonly status: number
  /** Something was missing when it was drawn, such as an answer of a busy database: it is sent, but not kept. */
  readonly partial: boolean
}

export interface KeptPages {
  /** The kept page, or the one that `draw` makes. Concurrent requests for the same page wait for one drawing. */
  readonly obtain: (key: string, seconds: number, draw: () => Promise<DrawnPage>) => Promise<KeptPage>
  /** What pages show has changed. */
  readonly drop: () => void
}

/** Placeholder for the nonce in a drawn page; random, so that no text in the page can match it. */
export const nonceMark = createNonce()

/** Visitors choose the address, so there is no end to the pages: some 100 MB in all. */
const mostCharacters = 32_000_000

export function createKeptPages(): KeptPages {
  const pages = new LRUCache<string, KeptPage>({ maxSize: mostCharacters, sizeCalculation: ({ size }) => Math.max(size, 1) })
  const drawing = new Map<string, Promise<KeptPage>>()
  let round = 0

  async function drawAnew(key: string, seconds: number, draw: () => Promise<DrawnPage>): Promise<KeptPage> {
    const begun = round
    const drawn = await draw()
    const page = toKept(drawn)
    // What has changed since the drawing began may be missing in it.
    if (!drawn.partial && begun === round) pages.set(key, page, { ttl: seconds * 1000 })
    return page
  }

  return {
    async obtain(key, seconds, draw) {
      const page = pages.get(key) ?? drawing.get(key)
      if (page) return page
      const drawn = drawAnew(key, seconds, draw)
      drawing.set(key, drawn)
      try {
        return await drawn
      } finally {
        if (drawing.get(key) === drawn) drawing.delete(key)
      }
    },
    drop() {
      round += 1
      pages.clear()
      drawing.clear()
    },
  }
}

export function toKept({ html, status }: Pick<DrawnPage, 'html' | 'status'>): KeptPage {
  const pieces = html.split(nonceMark)
  const tag = createHash('sha256').update(pieces.join('')).digest('base64url').slice(0, 22)
  return { ...toPageBytes(pieces), status, size: html.length, tag: `W/"${tag}"` }
}
