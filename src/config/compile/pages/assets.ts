import type { JsonObject } from '#rules'
import type { Documents, SourceFile } from '../../read/documents.ts'
import type { Release } from '../release.ts'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const brandFile = /^brands\/([^/]+)\/(.+)$/

/** Address of a brand's file in the browser. */
export function assetAddress(brand: string, path: string): string {
  return `/brand/${brand}/${path}`
}

/** Pictures and logos by address under /brand/. A brand inherits missing files. */
export function compileAssets(files: readonly SourceFile[], brands: Readonly<Record<string, Documents>>): Release['assets'] {
  const own = ownAssets(files)
  const extended = extendedBrands(files)
  const assets: Record<string, { type: string; base64: string }> = {}
  for (const brand of Object.keys(brands)) {
    for (const holder of lineOf(brand, extended).reverse()) {
      for (const [path, asset] of own.get(holder) ?? []) assets[`${brand}/${path}`] = asset
    }
  }
  return assets
}

function ownAssets(files: readonly SourceFile[]): Map<string, Map<string, { type: string; base64: string }>> {
  const own = new Map<string, Map<string, { type: string; base64: string }>>()
  for (const file of files) {
    const [, brand, path] = brandFile.exec(file.path) ?? []
    const type = types[file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase()]
    if (!brand || !path || !type || !(file.bytes ?? file.text)) continue
    const base64 = Buffer.from(file.bytes ?? file.text ?? '').toString('base64')
    own.set(brand, (own.get(brand) ?? new Map()).set(path, { type, base64 }))
  }
  return own
}

/** The brand each one extends, from its own file: the merged manifest no longer has that member. */
function extendedBrands(files: readonly SourceFile[]): Map<string, string> {
  const extended = new Map<string, string>()
  for (const file of files) {
    const [, brand, path] = brandFile.exec(file.path) ?? []
    if (!brand || path !== 'brand.json') continue
    const manifest = JSON.parse(file.text ?? '{}') as JsonObject
    if (typeof manifest.extends === 'string') extended.set(brand, manifest.extends)
  }
  return extended
}

/** The brand and those it extends, nearest first. */
function lineOf(brand: string, extended: ReadonlyMap<string, string>): string[] {
  const line: string[] = []
  for (let next: string | undefined = brand; next && !line.includes(next); next = extended.get(next)) line.push(next)
  return line
}
