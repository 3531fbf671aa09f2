/** Shared texts that nothing uses, once every brand has been looked at. */
import { findTree } from '../../documents.ts'
import { say } from '../../say.ts'
import { reportAt, type WholeCheck } from '../brand-check.ts'
import type { NameLedger } from './name-ledger.ts'

export function checkUnusedTexts(checks: readonly WholeCheck[], ledger: NameLedger): void {
  const used = ledger.uses.get('text') ?? new Set<string>()
  for (const check of checks) {
    for (const document of check.documentsOf('texts')) {
      const texts = findTree(document.tree, '/texts').tree
      if (texts.kind !== 'object') continue
      for (const [key, { place }] of texts.members) {
        if (used.has(key) || check.facts.textBeginnings.some((start) => key.startsWith(start))) continue
        reportAt(check, place, { ...say('TEXT-UNUSED/nowhere', { key }), severity: 'warning' }, place.nameOffset)
      }
    }
  }
}
