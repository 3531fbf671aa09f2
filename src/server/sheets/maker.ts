/** pdfmake with the one font it may read: nothing else of the disk, and nothing of the network. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { layouts } from './layouts.ts'

export const fontName = 'Sheet'

const fontPackage = '@expo-google-fonts/noto-sans-sc/package.json'

type Maker = typeof import('pdfmake').default

let opened: Promise<Maker> | undefined

/** Draws a document definition. The definition is used up: pdfmake writes into it. */
export async function makePdf(definition: object): Promise<Uint8Array> {
  // Loaded with the first paper: a server that prints none does without.
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
