/** pdfmake with the only font it may read: no other access to disk or network. */
import { findFont } from './fonts.ts'
import { layouts } from './layouts.ts'
import { replaceTexts, substitute } from './substitutes.ts'

export const fontName = 'Sheet'

interface Opened {
  readonly maker: typeof import('pdfmake').default
  readonly hasGlyph: (codePoint: number) => boolean
}

interface Definition {
  /** The document's language, in which missing characters are named. */
  readonly language: string
  readonly content: unknown
  readonly header?: unknown
  /** The rest is pdfmake's. */
  readonly [part: string]: unknown
}

let opened: Promise<Opened> | undefined

/** Draws a document definition, which must not be reused: pdfmake modifies it. Characters that the font lacks are named. */
export async function makePdf(definition: Definition): Promise<Uint8Array> {
  // Load on first use: a server that prints nothing does not need it.
  opened ??= openMaker()
  const { maker, hasGlyph } = await opened
  replaceTexts([definition.content, definition.header], (text) => substitute(text, definition.language, hasGlyph))
  return await maker.createPdf(definition).getBuffer()
}

async function openMaker(): Promise<Opened> {
  const [{ default: maker }, fontkit] = await Promise.all([import('pdfmake'), import('fontkit')])
  const [normal, bold] = [findFont('normal'), findFont('bold')]
  maker.setFonts({ [fontName]: { normal, bold, italics: normal, bolditalics: bold } })
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => path === normal || path === bold)
  maker.setTableLayouts(layouts)
  // pdfkit opens it with the same library.
  const font = fontkit.openSync(normal)
  return { maker, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}
