/** What a release serves unchanged is written once, when it is published, and compressed once, when it is first asked for. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Release } from '../release.ts'
import { serverModule } from './validator-modules.ts'

export interface Part {
  readonly type: string
  readonly bytes: Uint8Array
  /** Absent where compressing gains nothing, as for pictures. */
  readonly br: Uint8Array | null
  readonly gz: Uint8Array | null
}

/** Dear enough to shrink well, cheap enough for every save in development. */
const brotliQuality = 5
const gzipLevel = 6

const compressible = /^(text\/|application\/json|image\/svg)/

/** Every part of the release by its address. */
export function prepareParts(release: Release): Map<string, Part> {
  const parts = new Map<string, Part>()
  const known = new Map<string, Part>()
  const add = (address: string, type: string, text: string) => {
    let part = known.get(text)
    if (!part) {
      part = createPart(type, new TextEncoder().encode(text))
      known.set(text, part)
    }
    parts.set(address, part)
  }
  for (const brand of Object.values(release.brands)) {
    const root = `/config/${release.id}/${brand.id}`
    for (const [language, shell] of Object.entries(brand.shells)) add(`${root}/${language}/shell.json`, jsonType, JSON.stringify(shell))
    for (const [language, pages] of Object.entries(brand.pages)) {
      for (const [page, bundle] of Object.entries(pages)) add(`${root}/${language}/pages/${page}.json`, jsonType, JSON.stringify(bundle))
    }
    for (const [address, options] of Object.entries(brand.trees)) add(address, jsonType, JSON.stringify(options))
    for (const [form, text] of Object.entries(brand.validators)) {
      if (form !== serverModule) add(`${root}/validators/${form}.js`, 'text/javascript; charset=utf-8', text)
    }
  }
  for (const [address, asset] of Object.entries(release.assets)) {
    parts.set(`/brand/${address}`, createPart(asset.type, Buffer.from(asset.base64, 'base64')))
  }
  return parts
}

const jsonType = 'application/json; charset=utf-8'

function createPart(type: string, bytes: Uint8Array): Part {
  if (!compressible.test(type)) return { type, bytes, br: null, gz: null }
  // Most parts of most releases are never asked for in most ways: compressing all of them held up every start.
  let br: Uint8Array | undefined
  let gz: Uint8Array | undefined
  return {
    type,
    bytes,
    get br() {
      br ??= brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      return br
    },
    get gz() {
      gz ??= gzipSync(bytes, { level: gzipLevel })
      return gz
    },
  }
}
