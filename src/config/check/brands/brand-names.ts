/** No brand mentions another: its names, hosts and contacts occur only on its own pages, and contacts only in its manifest. */
import { type Json, objectOf, once } from '#rules'
import { onceForText } from '../../memo/once.ts'
import { findTree, type ObjectTree, type Place, type Problem, type ResolvedDocument, type Tree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'

/** Kinds with texts for people. Ports and carriers keep their names, whatever a brand is called. */
const shownKinds = new Set(['page', 'form', 'list', 'texts', 'operation', 'entity', 'order-type', 'limits', 'brand'])
/** Members with internal names that are never shown. */
const unseen = new Set(['$schema', 'id', 'productCode', 'hosts', 'origin', 'extends', 'source', 'logo', 'logos', 'favicon', 'image'])

interface Mark {
  readonly brand: string
  readonly words: string
}

interface Found extends Mark {
  readonly place: Place
}

export function checkOtherBrands(set: ReadDocuments, manifests: readonly Manifest[]): Problem[] {
  const allMarks = manifests.flatMap(({ id, manifest }) => marksOf(manifest.value).map((words): Mark => ({ brand: id, words })))
  const ordinaryNames = findOrdinaryNames(set, allMarks)
  const marks = allMarks.filter(({ words }) => !ordinaryNames.has(words.toLowerCase()))
  if (marks.length === 0) return []
  const find = createFinder(JSON.stringify(marks), marks)
  const problems: Problem[] = []
  const seen = new Set<ResolvedDocument>()
  for (const [id, documents] of set.brands) {
    const manifest = documents.get('brand')?.get(id)
    if (!manifest || manifest.broken) continue
    for (const [kind, ofKind] of documents) {
      if (!shownKinds.has(kind)) continue
      for (const document of ofKind.values()) {
        const isShared = set.base.get(kind)?.get(document.id) === document
        if (document.broken || (isShared && seen.has(document))) continue
        seen.add(document)
        for (const mark of find(document)) {
          if (isShared || mark.brand !== id) problems.push(describeFound(mark, { id, manifest, isShared }))
          else if (kind !== 'brand' && !isName(manifest.value, mark.words)) problems.push(describeOwn(mark))
        }
      }
    }
  }
  return problems
}

/** Names of brands that shared texts also use as ordinary words: "Ocean cut-off" does not mention a brand called Ocean. */
function findOrdinaryNames(set: ReadDocuments, marks: readonly Mark[]): ReadonlySet<string> {
  const names = [...new Set(marks.flatMap(({ words }) => (/^[A-Z][A-Za-z]*$/.test(words) ? words.toLowerCase() : [])))]
  const ordinaryNames = new Set<string>()
  if (names.length === 0) return ordinaryNames
  const find = createWordFinder(names.join(), names)
  for (const [kind, ofKind] of set.base) {
    if (!shownKinds.has(kind)) continue
    for (const document of ofKind.values()) for (const word of document.broken ? [] : find(document)) ordinaryNames.add(word)
  }
  return ordinaryNames
}

/** Words in addresses and ids do not count. */
const createWordFinder = onceForText(1, (_text, names: readonly string[]) => {
  const pattern = new RegExp(`(?<![\\w.@/-])(?:${names.join('|')})(?![\\w@/-]|\\.\\w)`, 'g')
  return once((document: ResolvedDocument): readonly string[] =>
    [...stringsIn(document.tree)].flatMap(({ text }) => [...text.matchAll(pattern)].map(([word]) => word)),
  )
})

/** Text that identifies a brand. */
function marksOf(manifest: ResolvedDocument['value']): string[] {
  const names = [manifest.name, manifest.legalName, manifest.address].flatMap((words) => Object.values(objectOf(words)))
  const ways = listOf(manifest.contacts).flatMap((contact) => [objectOf(contact).phone, objectOf(contact).email])
  const nameTexts: (Json | undefined)[] = [
    ...names.filter((words) => typeof words === 'string' && words.trim().length > 1),
    ...stringsOf(manifest.hosts).filter((host) => host.includes('.')),
    // Invalid numbers and addresses are reported by the shape check, and would match any sentence here.
    ...ways.filter((way) => typeof way === 'string' && (/@\S+\./.test(way) || way.replace(/\D/g, '').length > 6)),
  ]
  return [...new Set(nameTexts.flatMap((words) => (typeof words === 'string' ? [words] : [])))]
}

/** Searches for all marks at once; results are cached as long as the marks stay the same. */
const createFinder = onceForText(1, (_text, marks: readonly Mark[]) => {
  const owners = new Map<string, string[]>()
  for (const { brand, words } of marks) owners.set(words, [...(owners.get(words) ?? []), brand])
  // Longest first, so that a legal name is not mistaken for the shorter name it begins with.
  const longest = [...owners.keys()].sort((left, right) => right.length - left.length)
  // Plain alternatives are fast however many there are; word boundaries are checked afterwards.
  const pattern = new RegExp(longest.map(quoteWords).join('|'), 'g')
  const withoutMarks = new Set(longest)
  const listNew = once((absent: ReadonlySet<string>) => longest.filter((words) => !absent.has(words)))
  return once((document: ResolvedDocument): readonly Found[] => {
    const absent = absentMarks.get(document)
    const isWithout = absent ? !listNew(absent).some((words) => textsOf(document).includes(words)) : !mentionsAny(document, pattern)
    if (isWithout) absentMarks.set(document, withoutMarks)
    return isWithout ? [] : findMarks(document, pattern, owners)
  })
})

/** Marks that a document does not mention. If a manifest changes, only its new marks are searched for. */
const absentMarks = new WeakMap<ResolvedDocument, ReadonlySet<string>>()

const textsOf = once((document: ResolvedDocument): string => [...stringsIn(document.tree)].map(({ text }) => text).join('\n'))

function mentionsAny(document: ResolvedDocument, pattern: RegExp): boolean {
  for (const { text } of stringsIn(document.tree)) if (text.search(pattern) >= 0) return true
  return false
}

function findMarks(document: ResolvedDocument, pattern: RegExp, owners: ReadonlyMap<string, readonly string[]>): readonly Found[] {
  const marks: Found[] = []
  for (const { text, place } of stringsIn(document.tree)) {
    const words = findWhole(text, pattern)
    const brands = words === undefined ? [] : (owners.get(words) ?? [])
    // Marks shared by several brands do not identify any of them.
    if (words !== undefined && brands.length === 1 && brands[0] !== undefined) marks.push({ brand: brands[0], words, place })
  }
  return marks
}

/** First mark that is not part of a longer word, in scripts with spaces. */
function findWhole(text: string, pattern: RegExp): string | undefined {
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const isBegun = isLetter(words.at(0)) && isLetter(text.at(index - 1)) && index > 0
    const goesOn = isLetter(words.at(-1)) && isLetter(text[index + words.length])
    if (!isBegun && !goesOn) return words
  }
  return undefined
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[A-Za-z0-9]/.test(letter)
}

function quoteWords(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function* stringsIn(tree: Tree): Generator<{ readonly text: string; readonly place: Place }> {
  if (tree.kind === 'value') {
    if (typeof tree.value === 'string') yield { text: tree.value, place: tree.place }
  } else if (tree.kind === 'list') {
    for (const item of tree.items) yield* stringsIn(item)
  } else {
    for (const [name, member] of tree.members) if (!unseen.has(name)) yield* stringsIn(member)
  }
}

/** A brand may write its name and host wherever it likes. */
function isName({ name, hosts }: ResolvedDocument['value'], words: string): boolean {
  return [...Object.values(objectOf(name)), ...stringsOf(hosts)].includes(words)
}

/** Pages show contacts and addresses from the manifest: what is typed stays as it is when they change. */
function describeOwn({ words, place }: Found): Problem {
  return { path: place.path, offset: place.offset, ...say('OTHER-BRAND/own', { words }) }
}

interface Showing {
  readonly id: string
  readonly manifest: ResolvedDocument
  readonly isShared: boolean
}

function describeFound({ brand, words, place }: Found, { id, manifest, isShared }: Showing): Problem {
  const at = (where: Place, saying: FindingMessage): Problem => ({
    path: where.path,
    offset: where.offset,
    cause: `${id} ${brand} ${words}`,
    ...saying,
  })
  if (isShared) return at(place, say('OTHER-BRAND/shared', { brand, words }))
  const base = manifest.tree.members.get('extends')
  const isInherited = place.path.startsWith('brands/') && !place.path.startsWith(`brands/${id}/`)
  if (!isInherited || base?.kind !== 'value') return at(place, say('OTHER-BRAND/foreign', { shown: id, brand, words }))
  return at(base.place, say('OTHER-BRAND/inherited', { base: String(base.value), words, file: place.path, brand }))
}

/** A brand with its manifest. */
export interface Manifest {
  readonly id: string
  readonly manifest: ResolvedDocument
}

export function problemAt(tree: ObjectTree, pointer: string, saying: FindingMessage): Problem {
  const { place } = findTree(tree, pointer).tree
  return { path: place.path, offset: place.offset, ...saying }
}
