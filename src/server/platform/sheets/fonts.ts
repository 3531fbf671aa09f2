/** The font of printed sheets and of cards, in two weights: a copy that the build makes, else that of the package. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const fontPackage = '@expo-google-fonts/noto-sans-sc/package.json'
const folder = join(import.meta.dirname, '../../../../dist/fonts')

/** In the package, whose other weights take 70 MB that a production installation goes without. */
export const packagedFonts = { normal: '400Regular/NotoSansSC_400Regular.ttf', bold: '700Bold/NotoSansSC_700Bold.ttf' } as const

/** Path of the file with this weight. */
export function findFont(weight: keyof typeof packagedFonts): string {
  const copied = join(folder, basename(packagedFonts[weight]))
  return existsSync(copied) ? copied : packagedFont(weight)
}

export function packagedFont(weight: keyof typeof packagedFonts): string {
  return join(dirname(createRequire(import.meta.url).resolve(fontPackage)), packagedFonts[weight])
}
