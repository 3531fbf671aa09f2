/** The checks of one document in one brand, not made again while nothing that they looked at has changed. */
import type { Problem, ResolvedDocument } from '../documents.ts'
import { remember } from '../memory.ts'
import type { BrandCheck, CheckedDocument } from './brand-check.ts'
import { checkConditions } from './expressions/conditions.ts'
import { checkExpressions, type ExpressionShelf } from './expressions/expressions.ts'
import type { DataJudge } from './fields/data-judge.ts'
import { checkFields } from './fields/fields.ts'
import { checkLimitMeasures } from './fields/limit-measures.ts'
import { checkPeriods } from './fields/periods.ts'
import { createNameLedger, type NameLedger } from './names/name-ledger.ts'
import { checkReferences, isSettled } from './names/references.ts'
import { checkUniqueIds } from './names/unique-ids.ts'
import { type NameReads, watchNames } from './names/watched-names.ts'
import type { MetaChecker } from './shapes/meta-checker.ts'
import { checkStored } from './stored.ts'
import { checkTariff } from './tariffs/tariffs.ts'
import { checkTexts } from './texts/texts.ts'

export interface CheckMemory {
  readonly judge: DataJudge
  /** Documents held against the language. */
  readonly shapes: WeakMap<
    MetaChecker,
    WeakMap<ResolvedDocument, { readonly checked?: CheckedDocument; readonly problems: readonly Problem[] }>
  >
  /** Documents in which nothing was wrong: what was looked up, and the names that they use. */
  readonly clean: WeakMap<CheckedDocument, CleanCheck[]>
}

interface CleanCheck {
  readonly reads: NameReads
  readonly noted: NameLedger
}

/** Brands differ in few ways; of more variants of one document, those not met for longest are forgotten. */
const mostVariants = 12

export function createCheckMemory(judge: DataJudge): CheckMemory {
  return { judge, shapes: new WeakMap(), clean: new WeakMap() }
}

export interface CheckOnceOptions {
  readonly memory: CheckMemory
  readonly shelf: ExpressionShelf
  /** Every document of the brand has the right shape, so that nothing had to be left out. */
  readonly isWhole: boolean
}

/** Reports what is wrong, and answers the names that the document uses. */
export function checkOnce(check: BrandCheck, document: CheckedDocument, options: CheckOnceOptions): NameLedger {
  const variants = remember(options.memory.clean, document, () => [])
  const place = variants.findIndex(({ reads }) => reads.holdFor(check.names))
  const [known] = place < 0 ? [] : variants.splice(place, 1)
  if (known) {
    variants.unshift(known)
    return known.noted
  }
  const { names, reads } = watchNames(check.names)
  const noted = createNameLedger()
  let count = 0
  const report = (problem: Problem) => {
    count += 1
    check.report(problem)
  }
  const settled = checkDocument({ ...check, names, ledger: noted, report }, document, options)
  if (settled && options.isWhole && count === 0 && noted.missing.size === 0) {
    variants.unshift({ reads, noted })
    variants.length = Math.min(variants.length, mostVariants)
  }
  return noted
}

/** Answers whether everything could be looked at. */
function checkDocument(check: BrandCheck, document: CheckedDocument, { shelf, memory }: CheckOnceOptions): boolean {
  const settled = isSettled(check, document)
  checkReferences(check, document, settled)
  if (!document.sound) return false
  checkTexts(check, document)
  checkUniqueIds(check, { ...document, tree: (document.written ?? document).tree })
  checkPeriods(document, check.report)
  if (!settled) return false
  checkExpressions(check, document, shelf)
  checkConditions(check, document, shelf)
  checkLimitMeasures(check, document)
  checkFields(check, document, memory.judge)
  checkTariff(check, document)
  checkStored(check, document)
  return true
}
