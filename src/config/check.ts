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
  const checkShape = createShapeCheck(set, meta, problems)
  const shelf = createExpressionShelf()
  const judge = createDataJudge(facts.formats)
  const ledger = createNameLedger()
  for (const [brand, documents] of set.brands) {
    const checked = [...documents.values()].flatMap((ofKind) => [...ofKind.values()].flatMap((document) => checkShape(document) ?? []))
    checkBrand({ set, brand, checked, facts, ledger, shelf, judge, problems })
  }
  reportMissingNames(ledger)
  problems.push(...meta.problems, ...checkBrandManifests(set))
  return toFindings(problems, set.files)
}

/** Holds each document against its schema once; undefined where the language itself says nothing about such a document. */
function createShapeCheck(
  set: DocumentSet,
  meta: MetaChecker,
  problems: Problem[],
): (document: ResolvedDocument) => CheckedDocument | undefined {
  const verdicts = new Map<ResolvedDocument, CheckedDocument>()
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const nothing: MetaVerdict = { errors: [], mentions: [] }
  const checkShape = (document: ResolvedDocument): CheckedDocument | undefined => {
    const before = verdicts.get(document)
    if (before) return before
    const below = set.base.get(document.kind)?.get(document.id)
    const isBelowWrong = below !== undefined && below !== document && checkShape(below)?.sound === false
    const verdict = document.broken ? nothing : meta.check(schemas.get(document.kind) ?? '', document.value)
    if (!verdict) return undefined
    const found = describeShape(document.tree, verdict.errors)
    // A slip below shows in each brand that changes the document; it is told once, where it is.
    problems.push(...(isBelowWrong ? [] : found))
    const checked = { ...document, verdict, sound: !document.broken && verdict.errors.length === 0 }
    verdicts.set(document, checked)
    return checked
  }
  return checkShape
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
