/** Shared texts that nothing uses, once every brand has been looked at. */
import { findTree } from '../../documents.ts'
import { say } from '../../say.ts'
import { type BrandCheck, reportAt } from '../brand-check.ts'
import type { NameLedger } from './name-ledger.ts'

export function checkUnusedTexts(checks: readonly BrandCheck[], ledger: NameLedger): void {
  const used = ledger.uses.get('text') ?? new Set<string>()
  for (const check of checks) {
    for (const document of check.documents) {
      const texts = document.kind === 'texts' ? findTree(document.tree, '/texts').tree : undefined
      if (texts?.kind !== 'object') continue
      for (const [key, { place }] of texts.members) {
        if (used.has(key) || check.facts.textBeginnings.some((start) => key.startsWith(start))) continue
        reportAt(check, place, { ...say('TEXT-UNUSED/nowhere', { key }), severity: 'warning' }, place.nameOffset)
      }
    }
  }
}
