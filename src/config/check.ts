/** Finds all problems in the documents before they are served. Returns findings; never throws. */

import type { WholeCheck } from './check/brand-check.ts'
import { checkBrand } from './check/brand-steps.ts'
import { checkBrandManifests } from './check/brands/brands.ts'
import { checkDocument } from './check/document-check.ts'
import { type BrandExamples, checkExamples } from './check/examples/examples.ts'
import { createExpressionCache } from './check/expressions/expressions.ts'
import { createDataValidator, type DataValidator } from './check/fields/data-validator.ts'
import { checkCopiedDescriptions } from './check/meaning/copied-descriptions.ts'
import { checkUnusedFields, checkUnusedNames } from './check/meaning/unused.ts'
import { addToLedger, createNameLedger, type NameLedger, noteName, reportMissingNames } from './check/names/name-ledger.ts'
import { type Facts, portalFacts } from './check/portal-facts.ts'
import { findSecrets } from './check/secrets.ts'
import { createShapeCheck } from './check/shapes/check-shapes.ts'
import { createMetaChecker } from './check/shapes/meta-checker.ts'
import { checkMetaConditions } from './check/shapes/meta-conditions.ts'
import { checkMetaReferences } from './check/shapes/meta-references.ts'
import { checkUnusedVariants } from './check/tariffs/tariffs.ts'
import { checkComparedPrices } from './check/tariffs/unlikely-prices.ts'
import { checkUnusedTexts } from './check/texts/texts.ts'
import { createWholeCheck } from './check/whole-check.ts'
import { listEditions } from './dated.ts'
import type { Problem, SourceFile } from './documents.ts'
import { type Finding, toFindings } from './findings.ts'
import { metaFolder } from './kinds.ts'
import { createMemo, type Memo } from './memo.ts'
import { createInputMemo, type InputMemo } from './once.ts'
import { createParseCache, type ParseCache, rememberPassed } from './parse-cache.ts'
import { readDocuments } from './read-documents.ts'
import { type CheckedDocuments, markChecked, type ReadDocuments } from './stages.ts'

/** An incremental check: only changed files and their dependents are checked again. */
export interface Checker {
  /** All findings, by path and line. */
  readonly check: (files: readonly SourceFile[]) => Finding[]
}

export interface DocumentChecker extends Checker {
  /** The findings, and the checked documents if none of them is an error. */
  readonly pass: (files: readonly SourceFile[]) => { readonly findings: Finding[]; readonly checked?: CheckedDocuments }
}

/** All findings, by path and line. */
export function checkDocuments(files: readonly SourceFile[], facts: Facts = portalFacts): Finding[] {
  return createChecker(facts).check(files)
}

/** State passed from one check to the next. */
interface CheckCache {
  readonly reading: ParseCache
  readonly dataValidator: DataValidator
  readonly documents: Memo
  readonly brands: InputMemo
  readonly examples: Memo
}

/** Cached variants of a document's check: brands differ in few ways. */
const mostVariants = 12
/** Cached variants of a brand's check: each brand can have one per edition. */
const mostBrandVariants = 64

export function createChecker(facts: Facts = portalFacts, reading: ParseCache = createParseCache()): DocumentChecker {
  const dataValidator = createDataValidator(facts.formats)
  const caches: CheckCache = {
    reading,
    dataValidator,
    documents: createMemo(mostVariants),
    brands: createInputMemo(mostBrandVariants),
    examples: createMemo(mostVariants),
  }
  const check = (files: readonly SourceFile[]) => checkFiles(files, facts, caches)
  return {
    check,
    pass: (files) => {
      const findings = check(files)
      const isBroken = findings.some(({ severity }) => severity === 'error')
      return isBroken ? { findings } : { findings, checked: markChecked(files, readDocuments(files, reading), 'passed') }
    },
  }
}

function checkFiles(files: readonly SourceFile[], facts: Facts, caches: CheckCache): Finding[] {
  const read = readDocuments(files, caches.reading)
  const problems: Problem[] = [...read.problems, ...findSecrets(files, caches.reading)]
  const report = (problem: Problem) => problems.push(problem)
  // With an unreadable schema language, nothing can be checked.
  const isRead = isLanguageRead(read)
  const strayReferences = isRead ? checkMetaReferences(read) : []
  if (strayReferences.length > 0 || !isRead) return toFindings([...problems, ...strayReferences], read.files)
  const meta = createMetaChecker(read.meta)
  const checkShape = createShapeCheck(read, meta, report)
  const expressionCache = createExpressionCache()
  const ledger = createNameLedger()
  const added = new Set<NameLedger>()
  const brands: WholeCheck[] = []
  const examples: BrandExamples[] = []
  for (const { brand, documents: map, from, to } of listEditions(read)) {
    const documents = [...map.values()].flatMap((ofKind) => [...ofKind.values()].flatMap((document) => checkShape(document) ?? []))
    const { whole, source } = createWholeCheck({ read, brand, map, documents, facts, ledger, report, memo: caches.documents })
    brands.push(whole)
    examples.push({ whole, source: { ...source, memo: caches.examples }, dataValidator: caches.dataValidator, from, to })
    const isWhole = documents.every(({ sound }) => sound)
    for (const document of documents) {
      const names = checkDocument(whole, document, { source, dataValidator: caches.dataValidator, expressionCache, isWhole })
      // Brands share most results.
      if (!added.has(names)) addToLedger(ledger, names)
      added.add(names)
    }
    for (const text of facts.texts) noteName({ reads: whole.reads, ledger, whole: () => whole }, 'text', text)
    checkBrand(whole, caches.brands)
  }
  reportMissingNames(ledger)
  problems.push(...meta.problems, ...checkMetaConditions(read), ...checkBrandManifests(read))
  // A broken document may be the one that uses the text or the tariff variant.
  if (!problems.some(({ severity }) => severity !== 'warning')) {
    checkUnusedTexts(brands, ledger)
    checkUnusedNames(brands, ledger)
    checkUnusedFields(brands)
    checkCopiedDescriptions(brands)
    checkUnusedVariants(brands)
    checkComparedPrices(brands)
  }
  if (!problems.some(({ severity }) => severity !== 'warning')) checkExamples(examples)
  if (problems.length === 0) rememberPassed(caches.reading)
  return toFindings(problems, read.files)
}

/** Whether every file of the language was readable. */
function isLanguageRead({ files, meta, kinds }: ReadDocuments): boolean {
  const paths = [...files.keys()].filter((path) => path.startsWith(metaFolder) && path.endsWith('.json'))
  return kinds.size > 0 && paths.every((path) => Object.hasOwn(meta, path.slice(metaFolder.length)))
}
