/** PDFs from pdfmake's definitions, drawn in threads. */
import { join } from 'node:path'
import { createThreads } from '../threads/index.ts'

export const fontName = 'Sheet'

/** In the footer: number of the page, and of all pages. */
export const [pageMark, pagesMark] = ['{page}', '{pages}']

export interface PdfDefinition {
  /** The document's language, in which missing characters are named. */
  readonly language: string
  readonly content: unknown
  readonly header?: unknown
  readonly footer?: unknown
  /** The rest is pdfmake's. */
  readonly [part: string]: unknown
}

/** A minute of work. */
const mostWaiting = 100
const threads = createThreads<PdfDefinition, Uint8Array>({ file: join(import.meta.dirname, 'write-pdf.ts'), mostWaiting })

/** Draws a document definition, which must be data without functions. Throws a BusyError if too many wait. */
export function makePdf(definition: PdfDefinition): Promise<Uint8Array> {
  return threads.run(definition)
}
