/** Names that are declared, though no document and no code uses them. */
import { findingTerms } from '#generated/findings.ts'
import { say } from '../../messages.ts'
import { reportAt, type WholeCheck } from '../brand-check.ts'
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
