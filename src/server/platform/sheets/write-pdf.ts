/** pdfmake with the only font it may read: no other access to disk or network. Drawing takes up to a second. */
import { findFont } from './fonts.ts'
import { layouts } from './layouts.ts'
import { fontName, type PdfDefinition, pageMark, pagesMark } from './make-pdf.ts'
import { replaceTexts, substitute } from './substitutes.ts'

interface Opened {
  readonly maker: typeof import('pdfmake').default
  readonly hasGlyph: (codePoint: number) => boolean
}

let opened: Promise<Opened> | undefined

/** Runs in a thread; see make-pdf.ts. Characters that the font lacks are named. */
export default async function writePdf(definition: PdfDefinition): Promise<Uint8Array> {
  opened ??= openMaker()
  const { maker, hasGlyph } = await opened
  const { footer } = definition
  replaceTexts([definition.content, definition.header], (text) => substitute(text, definition.language, hasGlyph))
  return await maker.createPdf({ ...definition, ...(footer === undefined ? {} : { footer: footerOf(footer) }) }).getBuffer()
}

function footerOf(footer: unknown): (page: number, pages: number) => unknown {
  return (page, pages) => {
    const copy = structuredClone(footer)
    replaceTexts([copy], (text) => text.replace(pageMark, String(page)).replace(pagesMark, String(pages)))
    return copy
  }
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
