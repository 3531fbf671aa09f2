/** Names that are declared, though no document and no code uses them. */
import { findingTerms } from '#generated/findings.ts'
import { once } from '#rules'
import { onceForText } from '../../memo/once.ts'
import { findTree, type Place, type Tree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { type CheckedDocument, reportAt, type WholeCheck } from '../brand-check.ts'
import { namesOf } from '../names/known-names.ts'
import { findDeclaration, type NameLedger } from '../names/name-ledger.ts'

/** Kinds of names whose uses are all known. Links from outside lead to routes, and tariffs and tools apply by themselves. */
const kinds = ['operation', 'page', 'form', 'list', 'entity', 'dictionary', 'reference', 'limit', 'grid-row'] as const

/** Reports unused names of all brands, once all documents have been checked without an error. */
export function checkUnusedNames(brands: readonly WholeCheck[], ledger: NameLedger): void {
  for (const kind of kinds) {
    const used = ledger.uses.get(kind) ?? new Set<string>()
    const seen = new Set<string>()
    for (const check of brands) {
      for (const name of namesOf(check.reads, kind)) {
        if (
          seen.has(name) ||
          used.has(name) ||
          ledger.uses.has(`${kind}-row:${name}`) ||
          check.facts.names.has(name) ||
          isDerived(check, kind, name) ||
          isServed(check, kind, name)
        )
          continue
        seen.add(name)
        const place = findDeclaration(check, kind, name)
        if (place)
          reportAt(check, place, { ...say('UNUSED/nowhere', { kind: findingTerms[kind], name }), severity: 'warning' }, place.nameOffset)
      }
    }
  }
}

/**
 * Fields with a label, and inputs, that are named nowhere but in their declaration. Fields without a label belong to the messages of
 * other systems.
 */
export function checkUnusedFields(brands: readonly WholeCheck[]): void {
  const [check] = brands
  if (!check) return
  const fields = new Map<string, { readonly name: string; readonly place: Place }>()
  for (const document of new Set(brands.flatMap((brand) => brand.documentsOf('entity', 'operation')))) {
    for (const [name, { place }] of labelledFields(document)) {
      const key = `${place.path} ${name}`
      if (!check.facts.names.has(name) && !fields.has(key) && isWritten(check, name, place)) fields.set(key, { name, place })
    }
  }
  const namedOnce = findNamedOnce(brands, new Set([...fields.values()].map(({ name }) => name)))
  for (const { name, place } of fields.values()) {
    if (namedOnce.has(name)) reportAt(check, place, { ...say('UNUSED/field', { name }), severity: 'warning' }, place.nameOffset)
  }
}

/** Whether the field is declared there, and does not follow from another declaration, by a name that expressions can use. */
function isWritten(check: WholeCheck, name: string, { path, nameOffset }: Place): boolean {
  return /^\w+$/.test(name) && check.textOf(path).startsWith(`"${name}"`, nameOffset)
}

const labelledFields = once(({ kind, tree }: CheckedDocument): readonly (readonly [string, Tree])[] => {
  const { tree: fields, whole } = findTree(tree, kind === 'operation' ? '/input/properties' : '/properties')
  const members = whole && fields.kind === 'object' ? [...fields.members] : []
  return members.filter(([, field]) => kind === 'operation' || (field.kind === 'object' && field.members.has('label')))
})

/** Which of the names no document names more than once, and no two documents name. */
function findNamedOnce(brands: readonly WholeCheck[], names: ReadonlySet<string>): ReadonlySet<string> {
  const brandKinds = new Set(brands.flatMap((brand) => [...brand.kinds.values()]))
  const paths = new Set([...brandKinds].flatMap(({ documents }) => documents.flatMap((document) => document.paths)))
  const listNames = createNameList([...names].sort().join(' '), names)
  const unseenNames = new Set(names)
  const seen = new Set<string>()
  for (const path of paths) {
    for (const name of listNames(brands[0]?.textOf(path) ?? '')) {
      if (seen.has(name)) unseenNames.delete(name)
      seen.add(name)
    }
  }
  return unseenNames
}

/** The names in a text, in any order, at most twice each. Texts are searched again only if they or the names have changed. */
const createNameList = onceForText(1, (_names, names: ReadonlySet<string>) =>
  onceForText(mostTexts, (text): readonly string[] => {
    const counts = new Map<string, number>()
    for (const [word] of withoutEscapes(text).matchAll(/\w+/g)) if (names.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    return [...counts].flatMap(([name, count]) => (count > 1 ? [name, name] : [name]))
  }),
)

/** Letters may be written as their numbers, such as \u0061. */
function withoutEscapes(text: string): string {
  return text.includes('\\u')
    ? text.replaceAll(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}

/** More files than a portal has. */
const mostTexts = 10_000

/** Whether an operation has no file of its own, but follows from a stored entity. */
function isDerived(check: WholeCheck, kind: string, name: string): boolean {
  const document = check.documentOf(kind, name)
  const entity = kind === 'operation' ? check.documentOf('entity', String(document?.value.entity)) : undefined
  const stored = entity?.tree.members.get('stored')?.place
  return stored !== undefined && stored.path === document?.tree.place.path && stored.offset === document.tree.place.offset
}

/** Whether callers of the portal ask for a dictionary by its name. */
function isServed(check: WholeCheck, kind: string, name: string): boolean {
  return kind === 'dictionary' && check.documentOf(kind, name)?.value.scope !== undefined
}
