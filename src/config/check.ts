/** Everything that can be wrong with the documents, found before anyone is served: a list of findings, never an exception. */

import { checkAccess } from './check/access.ts'
import type { BrandCheck, CheckedDocument } from './check/brand-check.ts'
import { checkBrandLinks } from './check/brands/brand-links.ts'
import { checkBrandManifests } from './check/brands/brands.ts'
import { type CheckMemory, checkOnce, createCheckMemory } from './check/document-check.ts'
import { createExpressionShelf } from './check/expressions/expressions.ts'
import { type Facts, portalFacts } from './check/facts.ts'
import { createDataJudge } from './check/fields/data-judge.ts'
import { checkLimits } from './check/fields/limits.ts'
import { checkLives } from './check/lives.ts'
import { collectNames } from './check/names/known-names.ts'
import { addToLedger, createNameLedger, type NameLedger, noteName, reportMissingNames } from './check/names/name-ledger.ts'
import { checkUnusedTexts } from './check/names/unused-texts.ts'
import { checkOrderTypes } from './check/order-types.ts'
import { checkClosedLinks } from './check/routes/closed-links.ts'
import { checkRouteOverlaps } from './check/routes/route-overlap.ts'
import { checkRoutes } from './check/routes/routes.ts'
import { findSecrets } from './check/secrets.ts'
import { createMetaChecker, type MetaChecker } from './check/shapes/meta-checker.ts'
import { checkMetaConditions } from './check/shapes/meta-conditions.ts'
import { checkMetaReferences } from './check/shapes/meta-references.ts'
import { describeShape } from './check/shapes/shape-problems.ts'
import { checkTariffOverlaps } from './check/tariffs/tariff-overlaps.ts'
import { checkUnusedVariants } from './check/tariffs/tariffs.ts'
import { checkCircles } from './check/texts/circles.ts'
import { countPlaceholders } from './check/texts/texts.ts'
import { listEditions } from './dated.ts'
import type { Problem, ResolvedDocument, SourceFile } from './documents.ts'
import type { Finding } from './finding.ts'
import { toFindings } from './findings.ts'
import { metaFolder } from './kinds.ts'
import { createReadingMemory, type ReadingMemory, remember, rememberPassed } from './memory.ts'
import { readDocuments, toDocuments } from './read-documents.ts'
import { stringsOf } from './schema.ts'
import { type CheckedDocuments, type DocumentMap, markChecked, type ReadDocuments } from './stages.ts'

/** A check that remembers: of files given again, only what changed and what that touches is looked at. */
export interface Checker {
  /** All findings, by path and line. */
  readonly check: (files: readonly SourceFile[]) => Finding[]
}

export interface DocumentChecker extends Checker {
  /** The findings, and the documents as checked ones where none of these is an error. */
  readonly pass: (files: readonly SourceFile[]) => { readonly findings: Finding[]; readonly checked?: CheckedDocuments }
}

/** All findings, by path and line. */
export function checkDocuments(files: readonly SourceFile[], facts: Facts = portalFacts): Finding[] {
  return createChecker(facts).check(files)
}

export function createChecker(facts: Facts = portalFacts, reading: ReadingMemory = createReadingMemory()): DocumentChecker {
  const memory = createCheckMemory(createDataJudge(facts.formats))
  const check = (files: readonly SourceFile[]) => checkFiles(files, { facts, reading, memory })
  return {
    check,
    pass: (files) => {
      const findings = check(files)
      const isBroken = findings.some(({ severity }) => severity === 'error')
      return isBroken ? { findings } : { findings, checked: markChecked(files, readDocuments(files, reading), 'passed') }
    },
  }
}

interface CheckFilesOptions {
  readonly facts: Facts
  readonly reading: ReadingMemory
  readonly memory: CheckMemory
}

function checkFiles(files: readonly SourceFile[], { facts, reading, memory }: CheckFilesOptions): Finding[] {
  const set = readDocuments(files, reading)
  const problems: Problem[] = [...set.problems, ...findSecrets(files, reading)]
  // By a language that cannot be read nothing can be judged.
  const isRead = isLanguageRead(set)
  const strayReferences = isRead ? checkMetaReferences(set) : []
  if (strayReferences.length > 0 || !isRead) return toFindings([...problems, ...strayReferences], set.files)
  const meta = createMetaChecker(set.meta)
  const checkShape = createShapeCheck({ set, meta, memory, problems })
  const shelf = createExpressionShelf()
  const ledger = createNameLedger()
  const checks: BrandCheck[] = []
  for (const { brand, documents } of listEditions(set)) {
    const checked = [...documents.values()].flatMap((ofKind) => [...ofKind.values()].flatMap((document) => checkShape(document) ?? []))
    const check = createBrandCheck({ set, brand, map: documents, checked, facts, ledger, problems })
    checks.push(check)
    const isWhole = checked.every(({ sound }) => sound)
    for (const document of checked) addToLedger(ledger, checkOnce(check, document, { memory, shelf, isWhole }))
    for (const text of facts.texts) noteName(check, 'text', text)
    checkRoutes(check)
    checkRouteOverlaps(check)
    checkCircles(check)
    checkBrandLinks(check)
    checkClosedLinks(check)
    checkAccess(check)
    checkLimits(check)
    checkLives(check)
    checkOrderTypes(check)
    checkTariffOverlaps(check)
  }
  reportMissingNames(ledger)
  problems.push(...meta.problems, ...checkMetaConditions(set), ...checkBrandManifests(set))
  // Whatever is wrong elsewhere may be what uses a text, or a reading of a tariff.
  if (!problems.some(({ severity }) => severity !== 'warning')) {
    checkUnusedTexts(checks, ledger)
    checkUnusedVariants(checks)
  }
  if (problems.length === 0) rememberPassed(reading)
  return toFindings(problems, set.files)
}

/** Whether every file of the language could be read. */
function isLanguageRead({ files, meta, kinds }: ReadDocuments): boolean {
  const paths = [...files.keys()].filter((path) => path.startsWith(metaFolder) && path.endsWith('.json'))
  return kinds.size > 0 && paths.every((path) => Object.hasOwn(meta, path.slice(metaFolder.length)))
}

interface ShapeCheckOptions {
  readonly set: ReadDocuments
  readonly meta: MetaChecker
  readonly memory: CheckMemory
  readonly problems: Problem[]
}

/** Holds each document against its schema once; undefined where the language itself says nothing about such a document. */
function createShapeCheck({ set, meta, memory, problems }: ShapeCheckOptions): (document: ResolvedDocument) => CheckedDocument | undefined {
  const told = new Set<ResolvedDocument>()
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const shapes = remember(memory.shapes, meta, () => new WeakMap())
  const checkShape = (document: ResolvedDocument): CheckedDocument | undefined => {
    // What a document says at one time can be no better than the whole of it.
    const isWrittenWrong = document.written !== undefined && checkShape(document.written)?.sound === false
    if (isWrittenWrong) return { ...document, verdict: { errors: [], mentions: [] }, sound: false }
    const shape = remember(shapes, document, () => judgeShape(document, meta, schemas.get(document.kind) ?? ''))
    if (told.has(document)) return shape.checked
    told.add(document)
    const below = set.base.get(document.kind)?.get(document.id)
    const isBelowWrong = below !== undefined && below !== document && checkShape(below)?.sound === false
    // A slip below shows in each brand that changes the document; it is told once, where it is.
    if (!isBelowWrong) problems.push(...shape.problems)
    return shape.checked
  }
  return checkShape
}

function judgeShape(document: ResolvedDocument, meta: MetaChecker, schema: string): { checked?: CheckedDocument; problems: Problem[] } {
  const verdict = document.broken ? { errors: [], mentions: [] } : meta.check(schema, document.value)
  if (!verdict) return { problems: [] }
  const checked = { ...document, verdict, sound: !document.broken && verdict.errors.length === 0 }
  return { checked, problems: describeShape(document.tree, verdict.errors) }
}

interface BrandSubject {
  readonly set: ReadDocuments
  readonly brand: string
  readonly map: DocumentMap
  readonly checked: readonly CheckedDocument[]
  readonly facts: Facts
  readonly ledger: NameLedger
  readonly problems: Problem[]
}

function createBrandCheck({ set, brand, map, checked, facts, ledger, problems }: BrandSubject): BrandCheck {
  const names = collectNames({
    brand,
    documents: toDocuments(map),
    facts,
    icons: stringsOf(set.meta['icons.json']?.enum),
    assets: assetsOf(set, brand),
    brands: [...set.brands.keys()],
  })
  const byName = new Map(checked.map((document) => [`${document.kind}/${document.id}`, document]))
  return {
    brand,
    documents: checked,
    documentOf: (kind, id) => byName.get(`${kind}/${id}`),
    map,
    base: set.base,
    names,
    facts,
    ledger,
    placeholders: countPlaceholders(names.documents),
    report: (problem) => problems.push(problem),
    textOf: (path) => set.files.get(path)?.text ?? '',
  }
}

/** Files beside the brand, and those of the brands that it extends. */
function assetsOf(set: ReadDocuments, brand: string): Set<string> {
  const paths = set.brands.get(brand)?.get('brand')?.get(brand)?.paths ?? []
  const folders = [...new Set([`brands/${brand}/`, ...paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))])]
  const assets = new Set<string>()
  for (const path of set.files.keys()) {
    for (const folder of folders) if (path.startsWith(folder) && !path.endsWith('.json')) assets.add(path.slice(folder.length))
  }
  return assets
}
