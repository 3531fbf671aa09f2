/** Every check reads exactly what it declares. */
import { expect, test } from 'vitest'
import { filesWithRecords } from '../../../tests/support/documents.ts'
import { createMemo } from '../memo/memo.ts'
import type { Problem } from '../read/documents.ts'
import { listEditions } from '../resolve/dated.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import type { DocumentCheck } from './brand-check.ts'
import { brandSteps, runBrandStep } from './brand-steps.ts'
import { documentSteps, runDocumentStep } from './document-check.ts'
import { createExpressionCache } from './expressions/expressions.ts'
import { createDataValidator } from './fields/data-validator.ts'
import { createNameLedger } from './names/name-ledger.ts'
import { portalFacts } from './portal-facts.ts'
import { createShapeCheck } from './shapes/check-shapes.ts'
import { createMetaChecker } from './shapes/meta-checker.ts'
import { createWholeCheck } from './whole-check.ts'

const problems: Problem[] = []
const brands = readBrands(readDocuments(await filesWithRecords()))
const expressionCache = createExpressionCache()
const dataValidator = createDataValidator(portalFacts.formats)

/** One brand is enough: the others are the same documents with changes. */
function readBrands(read: ReadDocuments) {
  const report = (problem: Problem) => problems.push(problem)
  const checkShapes = createShapeCheck(read, createMetaChecker(read.meta), report)
  return listEditions(read)
    .slice(0, 1)
    .map(({ brand, documents: map }) => {
      const kinds = new Map([...map].map(([kind, ofKind]) => [kind, checkShapes(kind, ofKind)]))
      const options = { read, brand, map, kinds, facts: portalFacts, ledger: createNameLedger(), report, memo: createMemo(1) }
      return createWholeCheck(options).whole
    })
}

type DocumentStep = (typeof documentSteps)[number]

function runOnDocuments(step: DocumentStep): void {
  for (const whole of brands) {
    for (const document of whole.documents) {
      const check: DocumentCheck = { ...whole, places: new Map(), dataValidator, expressionCache, isWhole: true, whole: () => whole }
      runDocumentStep(step, document, check)
    }
  }
}

function runOnBrands(step: (typeof brandSteps)[number]): void {
  for (const whole of brands) runBrandStep(whole, step)
}

test.each(documentSteps)('the $name check reads only what it declares', (step) => {
  runOnDocuments(step)
  expect(problems).toEqual([])
})

test.each(brandSteps)('the $name check reads only the kinds it declares', (step) => {
  runOnBrands(step)
  expect(problems).toEqual([])
})

test.each(documentSteps.filter(({ reads }) => reads.length > 0))('the $name check fails if it declares nothing', (step) => {
  expect(() => runOnDocuments({ ...step, reads: [] })).toThrow(`"${step.name}" reads`)
})

test.each(brandSteps)('the $name check fails if it omits a kind', (step) => {
  expect(() => runOnBrands({ ...step, reads: [] })).toThrow(`"${step.name}" reads`)
  expect(() => runOnBrands({ ...step, reads: step.reads.slice(1) })).toThrow(`"${step.name}" reads "${step.reads[0]}"`)
})
