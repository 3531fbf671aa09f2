/** Everything that can be wrong with the documents, found before anyone is served: a list of findings, never an exception. */

import type { BrandCheck, CheckedDocument } from './check/brand-check.ts'
import { checkBrandManifests } from './check/brands.ts'
import { createDataJudge, type DataJudge } from './check/data-judge.ts'
import { checkExpressions, createExpressionShelf, type ExpressionShelf } from './check/expressions.ts'
import { type Facts, portalFacts } from './check/facts.ts'
import { checkFields } from './check/fields.ts'
import { collectNames } from './check/known-names.ts'
import { checkLimits } from './check/limits.ts'
import { checkLives } from './check/lives.ts'
import { createMetaChecker, type MetaChecker, type MetaVerdict } from './check/meta-checker.ts'
import { createNameLedger, type NameLedger, noteName, reportMissingNames } from './check/name-ledger.ts'
import { checkReferences, isSettled } from './check/references.ts'
import { checkRoutes } from './check/routes.ts'
import { findSecrets } from './check/secrets.ts'
import { describeShape } from './check/shape-problems.ts'
import { checkTexts, countPlaceholders } from './check/texts.ts'
import { checkUniqueIds } from './check/unique-ids.ts'
import type { Problem, ResolvedDocument, SourceFile } from './documents.ts'
import { toFindings } from './findings.ts'
import { type DocumentSet, readDocuments, toDocuments } from './read-documents.ts'
import type { Finding } from './release.ts'
import { stringsOf } from './schema.ts'

/** All findings, by path and line. */
export function checkDocuments(files: readonly SourceFile[], facts: Facts = portalFacts): Finding[] {
  const set = readDocuments(files)
  const problems: Problem[] = [...set.problems, ...findSecrets(files)]
  const meta = createMetaChecker(set.meta)
  const verdicts = new Map<ResolvedDocument, CheckedDocument | undefined>()
  const shelf = createExpressionShelf()
  const judge = createDataJudge(facts.formats)
  const ledger = createNameLedger()
  for (const [brand, documents] of set.brands) {
    const checked: CheckedDocument[] = []
    for (const ofKind of documents.values()) {
      for (const document of ofKind.values()) {
        if (!verdicts.has(document)) verdicts.set(document, checkShape(document, set, meta, problems))
        const verdict = verdicts.get(document)
        if (verdict) checked.push(verdict)
      }
    }
    checkBrand({ set, brand, checked, facts, ledger, shelf, judge, problems })
  }
  reportMissingNames(ledger)
  problems.push(...meta.problems, ...checkBrandManifests(set))
  return toFindings(problems, set.files)
}

/** Undefined where the language itself says nothing about such a document. */
function checkShape(document: ResolvedDocument, set: DocumentSet, meta: MetaChecker, problems: Problem[]): CheckedDocument | undefined {
  const schema = document.kind === 'brand' ? 'brand.json' : [...set.kinds.values()].find((kind) => kind.name === document.kind)?.schema
  const nothing: MetaVerdict = { errors: [], mentions: [] }
  if (document.broken) return { ...document, verdict: nothing, sound: false }
  const verdict = schema === undefined ? undefined : meta.check(schema, document.value)
  if (!verdict) return undefined
  problems.push(...describeShape(document.tree, verdict.errors))
  return { ...document, verdict, sound: verdict.errors.length === 0 }
}

interface BrandSubject {
  readonly set: DocumentSet
  readonly brand: string
  readonly checked: readonly CheckedDocument[]
  readonly facts: Facts
  readonly shelf: ExpressionShelf
  readonly judge: DataJudge
  readonly ledger: NameLedger
  readonly problems: Problem[]
}

function checkBrand({ set, brand, checked, facts, ledger, shelf, judge, problems }: BrandSubject): void {
  const map = set.brands.get(brand)
  if (!map) return
  const names = collectNames({
    brand,
    documents: toDocuments(map),
    facts,
    icons: stringsOf(set.meta['icons.json']?.enum),
    assets: assetsOf(set, brand),
    brands: [...set.brands.keys()],
  })
  const check: BrandCheck = {
    brand,
    documents: checked,
    map,
    names,
    facts,
    ledger,
    placeholders: countPlaceholders(names.documents),
    report: (problem) => problems.push(problem),
    textOf: (path) => set.files.get(path)?.text ?? '',
  }
  for (const document of checked) {
    const settled = isSettled(check, document)
    checkReferences(check, document, settled)
    if (!document.sound) continue
    checkTexts(check, document)
    checkUniqueIds(check, document)
    if (!settled) continue
    checkExpressions(check, document, shelf)
    checkFields(check, document, judge)
  }
  for (const text of facts.texts) noteName(check, 'text', text)
  checkRoutes(check)
  checkLimits(check)
  checkLives(check)
}

/** Files beside the brand, and those of the brands that it extends. */
function assetsOf(set: DocumentSet, brand: string): Set<string> {
  const paths = set.brands.get(brand)?.get('brand')?.get(brand)?.paths ?? []
  const folders = [...new Set([`brands/${brand}/`, ...paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))])]
  const assets = new Set<string>()
  for (const path of set.files.keys()) {
    for (const folder of folders) if (path.startsWith(folder) && !path.endsWith('.json')) assets.add(path.slice(folder.length))
  }
  return assets
}
