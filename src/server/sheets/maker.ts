/** pdfmake with the only font it may read: no other access to disk or network. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { layouts } from './layouts.ts'

export const fontName = 'Sheet'

const fontPackage = '@expo-google-fonts/noto-sans-sc/package.json'

type Maker = typeof import('pdfmake').default

let opened: Promise<Maker> | undefined

/** Draws a document definition, which must not be reused: pdfmake modifies it. */
export async function makePdf(definition: object): Promise<Uint8Array> {
  // Load on first use: a server that prints nothing does not need it.
  opened ??= openMaker()
  return await (await opened).createPdf(definition).getBuffer()
}

async function openMaker(): Promise<Maker> {
  const { default: maker } = await import('pdfmake')
  const folder = dirname(createRequire(import.meta.url).resolve(fontPackage))
  const normal = join(folder, '400Regular', 'NotoSansSC_400Regular.ttf')
  const bold = join(folder, '700Bold', 'NotoSansSC_700Bold.ttf')
  maker.setFonts({ [fontName]: { normal, bold, italics: normal, bolditalics: bold } })
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => path === normal || path === bold)
  maker.setTableLayouts(layouts)
  return maker
}
