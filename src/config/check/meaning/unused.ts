/** Names that are declared, though no document and no code uses them. */
import { findingTerms } from '#generated/findings.ts'
import { findTree, type Place, type Tree } from '../../documents.ts'
import { say } from '../../messages.ts'
import { once } from '../../once.ts'
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
  const documents = new Set(brands.flatMap((check) => check.documentsOf('entity', 'operation')))
  const seen = new Set<string>()
  for (const check of brands.slice(0, 1)) {
    for (const document of documents) {
      for (const [name, { place }] of labelledFields(document)) {
        const key = `${place.path} ${name}`
        if (check.facts.names.has(name) || seen.has(key) || !isWritten(check, name, place)) continue
        seen.add(key)
        if (!isNamedElsewhere(brands, name))
          reportAt(check, place, { ...say('UNUSED/field', { name }), severity: 'warning' }, place.nameOffset)
      }
    }
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

/** Whether any document names it more than once, or two of them do. */
function isNamedElsewhere(brands: readonly WholeCheck[], name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`, 'g')
  const paths = new Set(brands.flatMap(({ documents }) => documents.flatMap((document) => document.paths)))
  let count = 0
  for (const path of paths) {
    count += brands[0]?.textOf(path).match(word)?.length ?? 0
    if (count > 1) return true
  }
  return false
}

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
