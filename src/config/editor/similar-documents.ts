/** Documents about the same subject, by the words of their ids and their folders, use the same names. */
import { wordsOf } from './name-context.ts'

export interface SimilarDocuments {
  readonly add: (path: string, id: string, kind: string, name: string) => void
  /** Names that other documents use, with the likeness (0 to 1) of the most similar one. */
  readonly namesNear: (path: string, kind: string) => ReadonlyMap<string, number>
}

interface Known {
  readonly words: ReadonlySet<string>
  /** Names by family. */
  readonly names: Map<string, Set<string>>
}

/** Fields have the same names, however they are referred to. */
const families: Readonly<Record<string, string>> = { word: 'field', input: 'field' }
const folderWeight = 0.5
/** Less similar documents say nothing. */
const leastLikeness = 0.1

export function createSimilarDocuments(): SimilarDocuments {
  const documents = new Map<string, Known>()
  const users = new Map<string, string[]>()
  const familyOf = (kind: string) => families[kind] ?? kind
  const weightOf = (word: string) =>
    Math.log((documents.size + 1) / (users.get(word)?.length ?? 1)) * (word.startsWith('/') ? folderWeight : 1)
  const lengthOf = ({ words }: Known) => [...words].reduce((sum, word) => sum + weightOf(word), 0)
  const near = new Map<string, ReadonlyMap<string, number>>()

  const findSimilar = (path: string): [Known, number][] => {
    const profile = documents.get(path)
    if (!profile) return []
    const shared = new Map<string, number>()
    for (const word of profile.words)
      for (const other of users.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + weightOf(word))
    shared.delete(path)
    const length = lengthOf(profile)
    return [...shared].flatMap(([other, weight]) => {
      const document = documents.get(other)
      const likeness = document ? weight / Math.sqrt(length * lengthOf(document) || 1) : 0
      return document && likeness >= leastLikeness ? [[document, likeness]] : []
    })
  }
  const findNear = (path: string, family: string): ReadonlyMap<string, number> => {
    const names = new Map<string, number>()
    for (const [document, likeness] of findSimilar(path))
      for (const name of document.names.get(family) ?? []) names.set(name, Math.max(names.get(name) ?? 0, likeness))
    return names
  }
  return {
    add: (path, id, kind, name) => {
      const profile = documents.get(path) ?? { words: new Set([...wordsOf(id), ...foldersOf(path)]), names: new Map() }
      if (!documents.has(path)) {
        documents.set(path, profile)
        for (const word of profile.words) users.set(word, [...(users.get(word) ?? []), path])
      }
      near.clear()
      const names = profile.names.get(familyOf(kind)) ?? new Set()
      profile.names.set(familyOf(kind), names.add(name))
    },
    namesNear: (path, kind) => {
      const key = `${path} ${familyOf(kind)}`
      const names = near.get(key) ?? findNear(path, familyOf(kind))
      near.set(key, names)
      return names
    },
  }
}

function foldersOf(path: string): string[] {
  return path
    .split('/')
    .slice(1, -1)
    .map((folder) => `/${folder}`)
}
