/** The kinds of documents, and the document of a path. The list is in schemas/meta/kinds.json. */
import type { JsonObject } from '#rules'
import { portalPath } from './base-portal.ts'
import { objectOf } from './schema.ts'

export interface Kind {
  readonly name: string
  readonly folder: string
  /** Schema below schemas/meta. */
  readonly schema: string
  /** Whether dated values apply at the current moment, or by the date of what they are used for. */
  readonly dated: 'release' | 'use'
}

export interface DocumentName {
  readonly kind: string
  readonly id: string
  /** The brand that owns the file; default: a file of schemas/. */
  readonly brand?: string
  /** The same document below schemas/. */
  readonly basePath: string
}

export const metaFolder = 'schemas/meta/'
/** The schemas for files with differences only, generated for editors. */
export const partialFolder = 'brands/.language/'
export const kindsPath = `${metaFolder}kinds.json`

/** Kinds by folder; empty if the document is not as expected. */
export function readKinds(document: JsonObject | undefined): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (const [name, entry] of Object.entries(objectOf(document?.default))) {
    const { folder, schema, dated } = objectOf(entry)
    if (typeof folder === 'string' && typeof schema === 'string')
      kinds.set(folder, { name, folder, schema, dated: dated === 'use' ? 'use' : 'release' })
  }
  return kinds
}

/** The document at a path: undefined for the language itself, assets and unknown files. */
export function nameDocument(path: string, kinds: ReadonlyMap<string, Kind>): DocumentName | undefined {
  if (!path.endsWith('.json') || path.startsWith(metaFolder)) return undefined
  const manifest = /^brands\/([^/]+)\/brand\.json$/.exec(path)
  if (path === portalPath) return { kind: 'portal', id: 'portal', basePath: path }
  if (manifest?.[1]) return { kind: 'brand', id: manifest[1], brand: manifest[1], basePath: path }
  const [, brand, below] = /^(?:brands\/([^/]+)\/)?schemas\/(.+)\.json$/.exec(path) ?? []
  const slash = below?.indexOf('/') ?? -1
  if (!below || slash < 0) return undefined
  const kind = kinds.get(below.slice(0, slash))
  if (!kind) return undefined
  return { kind: kind.name, id: below.slice(slash + 1), ...(brand ? { brand } : {}), basePath: `schemas/${below}.json` }
}

/** Shown for an unknown address, which its expressions read as route.address. */
export const missingPage = 'not-found'
/** Pages that the portal's code shows by name. They need no address, and every brand must have them. */
export const portalPages = [missingPage, 'sign-in', 'register', 'certification'] as const
