/** Checks a brand's pictures and the demo's: they exist, belong to the brand, and contain no active content. */
import { findingTerms } from '#generated/findings.ts'
import { nearestName, objectOf, once } from '#rules'
import type { Problem, SourceFile } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'
import { type Manifest, problemAt } from './brand-names.ts'

interface Picture {
  readonly kind: string
  readonly isOne: (bytes: Uint8Array) => boolean
}

const pictures: Readonly<Record<string, Picture>> = {
  svg: { kind: 'SVG', isOne: (bytes) => /^(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(textOf(bytes)) },
  png: { kind: 'PNG', isOne: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpg: { kind: 'JPEG', isOne: startsWith([0xff, 0xd8, 0xff]) },
  jpeg: { kind: 'JPEG', isOne: startsWith([0xff, 0xd8, 0xff]) },
  webp: { kind: 'WebP', isOne: (bytes) => startsWith([0x52, 0x49, 0x46, 0x46])(bytes) && textOf(bytes.subarray(8, 12)) === 'WEBP' },
  ico: { kind: 'ICO', isOne: startsWith([0, 0, 1, 0]) },
}

type Reason = 'BRAND-ASSET/script' | 'BRAND-ASSET/page' | 'BRAND-ASSET/entity' | 'BRAND-ASSET/outside'

/** Active content and external references anywhere in an SVG. */
const active: readonly { readonly pattern: RegExp; readonly says: Reason }[] = [
  { pattern: /<script\b/gi, says: 'BRAND-ASSET/script' },
  { pattern: /(?<=[\s"'/])on[a-z]+(?=\s*=)/gi, says: 'BRAND-ASSET/script' },
  { pattern: /javascript:/gi, says: 'BRAND-ASSET/script' },
  { pattern: /<(?:foreignObject|iframe|embed|object|handler|audio|video)\b/gi, says: 'BRAND-ASSET/page' },
  { pattern: /<!(?:DOCTYPE|ENTITY)\b/gi, says: 'BRAND-ASSET/entity' },
  // Only references inside the picture are allowed: href="#part", url(#part), embedded image data.
  {
    pattern: /\b(?:xlink:)?(?:href|src)\s*=\s*["']?(?!\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))[^"'\s>]*/gi,
    says: 'BRAND-ASSET/outside',
  },
  { pattern: /url\(\s*["']?(?!\s*#)[^)]*\)?/gi, says: 'BRAND-ASSET/outside' },
  { pattern: /@import\b/gi, says: 'BRAND-ASSET/outside' },
  { pattern: /<\?xml-stylesheet\b/gi, says: 'BRAND-ASSET/outside' },
]

export function checkBrandAssets(set: ReadDocuments, manifests: readonly Manifest[]): Problem[] {
  return [
    ...[...set.files.values()].flatMap((file) => checkPicture(file)),
    ...manifests.flatMap((manifest) => [...checkSigns(set, manifest), ...checkDemoFiles(set, manifest)]),
  ]
}

/** Files of the demo's records, which are the assets of each record's brand or of one that it extends. */
function checkDemoFiles(set: ReadDocuments, { id, manifest }: Manifest): Problem[] {
  const folders = manifest.paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))
  const assets = [...set.files.keys()].flatMap((path) =>
    folders.flatMap((folder) => (path.startsWith(folder) && !path.endsWith('.json') ? [path.slice(folder.length)] : [])),
  )
  return [...(set.base.get('demo')?.values() ?? [])].flatMap(({ value, tree }) =>
    listOf(value.rows).flatMap((row, index) => {
      const { brand, files } = objectOf(row)
      const missing =
        brand === id ? Object.entries(objectOf(files)).filter(([, file]) => typeof file === 'string' && !assets.includes(file)) : []
      return missing.map(([member, file]): Problem => {
        const saying = say('REFERENCE/missing', { kind: findingTerms.asset, name: String(file), known: assets })
        const suggestion = nearestName(String(file), assets)
        return { ...problemAt(tree, `/rows/${index}/files/${member}`, saying), ...(suggestion === undefined ? {} : { suggestion }) }
      })
    }),
  )
}

const checkPicture = once((file: SourceFile): readonly Problem[] => {
  const picture = /^brands\/[^/]+\//.test(file.path) ? pictureOf(file.path) : undefined
  if (!picture || !file.bytes) return []
  if (!picture.isOne(file.bytes)) return [{ path: file.path, offset: 0, ...say('BRAND-ASSET/signature', { kind: picture.kind }) }]
  return picture.kind === 'SVG' ? findActive(file.path, textOf(file.bytes)) : []
})

/** Reports only the first of each kind, which is enough to reject the file. */
function findActive(path: string, text: string): Problem[] {
  const problems = active.flatMap(({ pattern, says }) => {
    const [first] = text.matchAll(pattern)
    return first ? [{ first, says }] : []
  })
  return problems.slice(0, 1).map(({ first, says }) => {
    const part = first[0].length > 60 ? `${first[0].slice(0, 56)}...` : first[0]
    return { path, offset: first.index, ...say(says, { part }) }
  })
}

/** Logo and favicon. The references check reports missing files. */
function checkSigns(set: ReadDocuments, { id, manifest }: Manifest): Problem[] {
  const { logo, favicon, logos } = manifest.value
  const byLanguage = Object.entries(objectOf(logos)).map(([language, file]) => [`/logos/${language}`, file] as const)
  return [['/logo', logo] as const, ['/favicon', favicon] as const, ...byLanguage].flatMap(([pointer, file]) => {
    if (typeof file !== 'string') return []
    const saying = findSignProblem(set, id, file, manifest.paths)
    return saying ? [problemAt(manifest.tree, pointer, saying)] : []
  })
}

function findSignProblem(set: ReadDocuments, id: string, file: string, paths: readonly string[]): FindingMessage | undefined {
  const holders = paths.map((path) => path.split('/')[1] ?? '').filter((holder) => set.files.has(`brands/${holder}/${file}`))
  if (holders.length === 0) return undefined
  if (!pictureOf(file)) return say('BRAND-ASSET/type', { file, endings: Object.keys(pictures) })
  return holders.includes(id) ? undefined : say('BRAND-ASSET/borrowed', { file, brand: holders.at(-1) ?? '' })
}

function pictureOf(path: string): Picture | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(pictures, ending) ? pictures[ending] : undefined
}

function startsWith(signature: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => signature.every((byte, index) => bytes[index] === byte)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
