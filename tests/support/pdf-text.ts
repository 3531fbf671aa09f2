/** Extracts the text of a PDF with its fonts' ToUnicode maps, as search and copy do. */
import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly head: string
  readonly stream: Buffer | null
}

export interface PdfText {
  /** Text of each page, in drawing order. */
  readonly pages: readonly string[]
  /** Font names; a subset's name has six letters and a plus as prefix. */
  readonly fonts: readonly string[]
  /** Number of pictures. */
  readonly images: number
}

export function readPdf(bytes: Uint8Array): PdfText {
  const objects = readObjects(Buffer.from(bytes))
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
  const fonts = [...objects.values()].filter(({ head }) => /\/Type\s*\/FontDescriptor/.test(head))
  return {
    pages: pages.map((page) => readPage(page, objects)),
    fonts: fonts.map(({ head }) => /\/FontName\s*\/([^\s/]+)/.exec(head)?.[1] ?? ''),
    images: [...objects.values()].filter(({ head }) => /\/Subtype\s*\/Image/.test(head)).length,
  }
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const streamAt = text.indexOf('stream\n', start)
    if (streamAt === -1 || streamAt > end) {
      objects.set(Number(match[1]), { head: text.slice(start, end), stream: null })
      continue
    }
    const head = text.slice(start, streamAt)
    const from = streamAt + 'stream\n'.length
    const raw = bytes.subarray(from, text.indexOf('\nendstream', from))
    objects.set(Number(match[1]), { head, stream: head.includes('/FlateDecode') ? inflateSync(raw) : raw })
  }
  return objects
}

function referenceIn(head: string, name: string): number {
  return Number(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN)
}

function readPage({ head }: PdfObject, objects: ReadonlyMap<number, PdfObject>): string {
  const resources = objects.get(referenceIn(head, 'Resources'))?.head ?? head
  const fonts = /\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  const maps = new Map(
    [...fonts.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = '', id]) => [name, mapOf(objects.get(Number(id)), objects)]),
  )
  const drawn = objects.get(referenceIn(head, 'Contents'))?.stream?.toString('latin1') ?? ''
  let map: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [whole, font, glyphs] of drawn.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ|ET/g)) {
    if (font) map = maps.get(font) ?? new Map()
    else if (glyphs !== undefined) text += decode(glyphs, map)
    else if (whole === 'ET') text += '\n'
  }
  return text
}

function mapOf(font: PdfObject | undefined, objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, string> {
  const cmap = objects.get(referenceIn(font?.head ?? '', 'ToUnicode'))?.stream?.toString('latin1') ?? ''
  const map = new Map<string, string>()
  for (const [, from = '0', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      const letters = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      map.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), letters)
    }
  }
  return map
}

function decode(glyphs: string, map: ReadonlyMap<string, string>): string {
  return [...glyphs.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => map.get(glyph.toLowerCase()) ?? '\ufffd')
    .join('')
}
