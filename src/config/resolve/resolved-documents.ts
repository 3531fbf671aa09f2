/** Creates documents of a brand, the same object for the same tree, so that derived results are reused. */
import { type JsonObject, onceFor } from '#rules'
import { type ObjectTree, type Place, type ResolvedDocument, toJson } from '../read/documents.ts'
import { keepValue } from '../read/moved-documents.ts'
import type { ParseCache } from '../read/parse-cache.ts'
import type { DocumentName } from './kinds.ts'
import { expandDocument } from './shorthand.ts'

export type KindMap = ReadonlyMap<string, ResolvedDocument>

/** Without a tree: a document that could not be read at all. */
export function toDocument(
  { kind, id }: Pick<DocumentName, 'kind' | 'id'>,
  tree: ObjectTree | undefined,
  paths: readonly string[],
  broken: boolean,
): ResolvedDocument {
  const place: Place = { path: paths.at(-1) ?? '', offset: 0, end: 0, nameOffset: 0 }
  const whole: ObjectTree = tree ? expandDocument(kind, tree) : { kind: 'object', place, members: new Map() }
  return documentOf(whole, [kind, id, broken, ...paths].join('\n'), { kind, id, broken, paths })
}

const documentOf = onceFor(
  (tree: ObjectTree, _name: string, rest: Pick<ResolvedDocument, 'kind' | 'id' | 'broken' | 'paths'>): ResolvedDocument => ({
    ...rest,
    tree,
    value: toJson(tree) as JsonObject,
  }),
)

/** Returns the previous map if it has the same documents, so that results derived from it are reused. */
export function keepKind(owner: string, kind: string, read: KindMap, { kinds, passed }: ParseCache): KindMap {
  const key = `${owner}:${kind}`
  const last = kinds.get(key)
  const ofKind = last ? keepValues(read, last) : read
  const sameKind = [last, passed.kinds.get(key)].find((before) => before && isSame(ofKind, before)) ?? ofKind
  kinds.set(key, sameKind)
  return sameKind
}

function isSame(ofKind: KindMap, before: KindMap): boolean {
  if (ofKind === before) return true
  const others = before.entries()
  for (const [id, document] of ofKind) {
    const [otherId, other] = others.next().value ?? []
    if (id !== otherId || document !== other) return false
  }
  return ofKind.size === before.size
}

function keepValues(read: KindMap, last: KindMap): KindMap {
  const keep = (id: string, document: ResolvedDocument) => {
    const earlier = last.get(id)
    return earlier ? keepValue(document, earlier) : document
  }
  return isSame(read, last) ? last : new Map([...read].map(([id, document]) => [id, keep(id, document)]))
}
