/** Finds all problems in the documents before they are served. Returns findings; never throws. */

import { createMemo, type Memo, type Source } from '../memo/memo.ts'
import { createInputMemo, type InputMemo, onceForInputs } from '../memo/once.ts'
import type { Problem, SourceFile } from '../read/documents.ts'
import { createParseCache, type ParseCache, rememberPassed } from '../read/parse-cache.ts'
import { listEditions } from '../resolve/dated.ts'
import { metaFolder } from '../resolve/kinds.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { type CheckedDocuments, markChecked, type ReadDocuments } from '../resolve/stages.ts'
import type { WholeCheck } from './brand-check.ts'
import { checkBrand } from './brand-steps.ts'
import { checkBrandManifests } from './brands/brands.ts'
import { checkDocument } from './document-check.ts'
import { type BrandExamples, checkExamples } from './examples/examples.ts'
import { createExpressionCache, type ExpressionCache, renewExpressionCache } from './expressions/expressions.ts'
import { createDataValidator, type DataValidator } from './fields/data-validator.ts'
import { type Finding, toFindings } from './findings.ts'
import { checkCopiedDescriptions } from './meaning/copied-descriptions.ts'
import { checkUnusedFields, checkUnusedNames } from './meaning/unused.ts'
import { addToLedger, createNameLedger, mergeLedgers, type NameLedger, noteName, reportMissingNames } from './names/name-ledger.ts'
import { type Facts, portalFacts } from './portal-facts.ts'
import { findSecrets } from './secrets.ts'
import { createShapeCheck } from './shapes/check-shapes.ts'
import { createMetaChecker } from './shapes/meta-checker.ts'
import { checkMetaConditions } from './shapes/meta-conditions.ts'
import { checkMetaReferences } from './shapes/meta-references.ts'
import { checkUnusedVariants } from './tariffs/tariffs.ts'
import { checkComparedPrices } from './tariffs/unlikely-prices.ts'
import { checkUnusedTexts } from './texts/texts.ts'
import { createWholeCheck } from './whole-check.ts'

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
  expressions: ExpressionCache
  readonly documents: Memo
  readonly brands: InputMemo
  readonly portal: InputMemo
  readonly names: InputMemo
  /** Of the last check, by brand and beginning of its edition. */
  sources: ReadonlyMap<string, Source>
}

/** Cached variants of a document's check: brands differ in few ways. */
const mostVariants = 12
/** Cached variants of a brand's check: each brand can have one per edition. */
const mostBrandVariants = 64
/** Of what is derived from all brands at once: the last state, and the one before an edit that is undone. */
const mostPortalVariants = 2

export function createChecker(facts: Facts = portalFacts, reading: ParseCache = createParseCache()): DocumentChecker {
  const dataValidator = createDataValidator(facts.formats)
  const caches: CheckCache = {
    reading,
    dataValidator,
    expressions: createExpressionCache(),
    documents: createMemo(mostVariants),
    brands: createInputMemo(mostBrandVariants),
    portal: createInputMemo(mostPortalVariants),
    names: createInputMemo(mostPortalVariants),
    sources: new Map(),
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
  const checkShapes = createShapeCheck(read, meta, report)
  const expressionCache = renewExpressionCache(caches.expressions)
  caches.expressions = expressionCache
  const ledger = createNameLedger()
  const ledgers = new Map<string, Set<NameLedger>>()
  const brands: WholeCheck[] = []
  const examples: BrandExamples[] = []
  const sources = new Map<string, Source>()
  for (const { brand, documents: map, from, to } of listEditions(read)) {
    const kinds = new Map([...map].map(([kind, ofKind]) => [kind, checkShapes(kind, ofKind)]))
    // At first, a brand is compared with the one before it, which it shares most documents with.
    const earlier = caches.sources.get(`${brand} ${from}`) ?? examples.at(-1)?.source
    const { whole, source } = createWholeCheck({ read, brand, map, kinds, facts, ledger, report, memo: caches.documents, earlier })
    sources.set(`${brand} ${from}`, source)
    brands.push(whole)
    examples.push({ whole, source, dataValidator: caches.dataValidator, from, to })
    const isWhole = [...kinds.values()].every(({ isSound }) => isSound)
    for (const document of whole.documents) {
      const names = checkDocument(whole, document, { source, dataValidator: caches.dataValidator, expressionCache, isWhole })
      // Brands share most results.
      const ofKind = ledgers.get(document.kind) ?? new Set()
      ledgers.set(document.kind, ofKind.add(names))
    }
    for (const text of facts.texts) noteName({ reads: whole.reads, ledger, whole: () => whole }, 'text', text)
    checkBrand(whole, caches.brands)
  }
  caches.sources = sources
  for (const [kind, ofKind] of ledgers) addToLedger(ledger, mergeLedgers(caches.names, kind, ofKind))
  reportMissingNames(ledger)
  problems.push(...meta.problems, ...checkMetaConditions(read), ...checkBrandManifests(read))
  // A broken document may be the one that uses the text or the tariff variant.
  if (!problems.some(({ severity }) => severity !== 'warning')) {
    checkUnusedTexts(brands, ledger)
    checkUnusedNames(brands, ledger)
    checkUnusedFields(brands)
    for (const step of portalSteps) problems.push(...runPortalStep(step, brands, caches.portal))
  }
  if (!problems.some(({ severity }) => severity !== 'warning')) checkExamples(examples)
  if (problems.length === 0) rememberPassed(caches.reading)
  return toFindings(problems, read.files)
}

/** A check of the documents of all brands together. */
interface PortalStep {
  readonly name: string
  readonly reads: readonly string[]
  readonly run: (brands: readonly WholeCheck[]) => void
}

const portalSteps: readonly PortalStep[] = [
  { name: 'copied descriptions', reads: ['entity', 'form', 'operation', 'limits'], run: checkCopiedDescriptions },
  { name: 'unused variants', reads: ['tariff'], run: checkUnusedVariants },
  { name: 'compared prices', reads: ['tariff'], run: checkComparedPrices },
]

function runPortalStep({ name, reads, run }: PortalStep, brands: readonly WholeCheck[], memo: InputMemo): readonly Problem[] {
  const inputs = brands.flatMap(({ kinds }) => reads.map((kind) => kinds.get(kind)))
  return onceForInputs(memo, name, inputs, () => {
    const problems: Problem[] = []
    run(brands.map((brand) => ({ ...brand, report: (problem) => problems.push(problem) })))
    return problems
  })
}

/** Whether every file of the language was readable. */
function isLanguageRead({ files, meta, kinds }: ReadDocuments): boolean {
  const paths = [...files.keys()].filter((path) => path.startsWith(metaFolder) && path.endsWith('.json'))
  return kinds.size > 0 && paths.every((path) => Object.hasOwn(meta, path.slice(metaFolder.length)))
}
