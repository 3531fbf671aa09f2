/** Checks of one document in one brand, cached until an input they read changes. */
import { keep, noteReads, recall, type Source } from '../memo/memo.ts'
import type { CheckedDocument, DocumentCheck, DocumentCheckStep, WholeCheck } from './brand-check.ts'
import { conditionsCheck } from './expressions/conditions.ts'
import { expressionsCheck } from './expressions/expressions.ts'
import { fieldsCheck } from './fields/fields.ts'
import { limitMeasuresCheck } from './fields/limit-measures.ts'
import { periodsCheck } from './fields/periods.ts'
import { audienceCheck } from './meaning/audience.ts'
import { crossedCheck } from './meaning/crossed.ts'
import { fittingCheck } from './meaning/fitting.ts'
import { hintsCheck } from './meaning/hints.ts'
import { nestedConditionsCheck } from './meaning/nested-conditions.ts'
import { recipientsCheck } from './meaning/recipients.ts'
import { twinsCheck } from './meaning/twins.ts'
import { createNameLedger, type NameLedger } from './names/name-ledger.ts'
import { isSettled, looseReferencesCheck, referencesCheck } from './names/references.ts'
import { uniqueIdsCheck } from './names/unique-ids.ts'
import { storedCheck } from './stored.ts'
import { existingCheck } from './stored-existing.ts'
import { tariffCheck } from './tariffs/tariffs.ts'
import { textsCheck } from './texts/texts.ts'

/** For well-formed documents, whatever they build on. */
const checksOfSound: readonly DocumentCheckStep[] = [textsCheck, uniqueIdsCheck, periodsCheck, twinsCheck]
/** For documents that do not build on unreadable ones. */
const checksOfSettled: readonly DocumentCheckStep[] = [
  expressionsCheck,
  conditionsCheck,
  nestedConditionsCheck,
  fittingCheck,
  crossedCheck,
  audienceCheck,
  recipientsCheck,
  limitMeasuresCheck,
  fieldsCheck,
  tariffCheck,
  storedCheck,
  existingCheck,
  hintsCheck,
]

/** All checks of one document. */
export const documentSteps = [referencesCheck, looseReferencesCheck, ...checksOfSound, ...checksOfSettled]

export interface CheckDocumentOptions extends Pick<DocumentCheck, 'dataValidator' | 'expressionCache' | 'isWhole'> {
  readonly source: Source
}

/**
 * Results are kept by the verdict, which is the same for a document that has only moved. Reports problems, and returns the names that the document uses. Only clean results are cached: the inputs read to report a
 * problem are not declared, so problems are reported again each time.
 */
export function checkDocument(
  whole: WholeCheck,
  document: CheckedDocument,
  { source, dataValidator, expressionCache, isWhole }: CheckDocumentOptions,
): NameLedger {
  const recalled = recall<NameLedger>(source, document.verdict)
  if (recalled) return recalled
  const { reads, notes } = noteReads(source)
  const ledger = createNameLedger()
  let isClean = true
  const check: DocumentCheck = {
    reads,
    places: new Map(),
    facts: whole.facts,
    dataValidator,
    expressionCache,
    ledger,
    isWhole,
    textOf: whole.textOf,
    report: (problem) => {
      isClean = false
      whole.report(problem)
    },
    whole: () => {
      isClean = false
      return whole
    },
  }
  const settled = isSettled(whole, document)
  for (const step of stepsFor(document, settled)) runDocumentStep(step, document, check)
  if (settled && document.sound && isWhole && isClean) keep(source, document.verdict, { value: ledger, notes })
  return ledger
}

/** One check of a document, limited to the kinds it declares. */
export function runDocumentStep({ name, reads: kinds, run }: DocumentCheckStep, document: CheckedDocument, check: DocumentCheck): void {
  run({ ...check, reads: check.reads.narrow(name, kinds) }, document)
}

function stepsFor({ sound }: CheckedDocument, settled: boolean): readonly DocumentCheckStep[] {
  const references = settled ? referencesCheck : looseReferencesCheck
  if (!sound) return [references]
  return settled ? [references, ...checksOfSound, ...checksOfSettled] : [references, ...checksOfSound]
}
