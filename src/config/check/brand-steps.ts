/** Checks of a whole brand, cached until a document of a kind they read changes. */

import { assertDeclared } from '../memo/memo.ts'
import { type InputMemo, onceForInputs } from '../memo/once.ts'
import type { Problem } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import { stringsOf } from '../resolve/schema.ts'
import { accessCheck } from './access.ts'
import { type BrandCheck, type BrandCheckStep, defineBrandCheck, everyKind, reportPointer, type WholeCheck } from './brand-check.ts'
import { brandLinksCheck } from './brands/brand-links.ts'
import { limitsCheck } from './fields/limits.ts'
import { limitUnitsCheck } from './meaning/limit-units.ts'
import { hasName, rowIds } from './names/known-names.ts'
import { orderTypesCheck } from './order-types.ts'
import { closedLinksCheck } from './routes/closed-links.ts'
import { routeOverlapsCheck } from './routes/route-overlap.ts'
import { routePartsCheck } from './routes/route-parts.ts'
import { pagesOfCodeCheck, routesCheck } from './routes/routes.ts'
import { standardsCheck } from './standards.ts'
import { tariffOverlapsCheck } from './tariffs/tariff-overlaps.ts'
import { circularReferencesCheck } from './texts/circular-references.ts'
import { textsTwiceCheck } from './texts/texts-twice.ts'

const livesCheck = defineBrandCheck('lives', { reads: ['dictionary'], run: checkLives })
const rowTextsCheck = defineBrandCheck('texts of rows', { reads: ['dictionary', 'texts', 'name'], run: checkRowTexts })

/** All checks of a brand. */
export const brandSteps: readonly BrandCheckStep[] = [
  routesCheck,
  pagesOfCodeCheck,
  routeOverlapsCheck,
  routePartsCheck,
  circularReferencesCheck,
  brandLinksCheck,
  closedLinksCheck,
  accessCheck,
  limitsCheck,
  limitUnitsCheck,
  livesCheck,
  rowTextsCheck,
  textsTwiceCheck,
  orderTypesCheck,
  standardsCheck,
  tariffOverlapsCheck,
]

export function checkBrand(whole: WholeCheck, memo: InputMemo): void {
  for (const step of brandSteps) {
    const inputs = inputsOf(whole, step.reads)
    for (const problem of onceForInputs(memo, step.name, inputs, () => runBrandStep(whole, step))) whole.report(problem)
  }
}

function inputsOf({ map, kinds }: WholeCheck, read: readonly string[]): readonly unknown[] {
  const names = read.includes(everyKind) ? [...map.keys()] : read
  return names.flatMap((kind) => [map.get(kind), kinds.get(kind)])
}

/** Findings of one check, limited to the kinds it declares. */
export function runBrandStep(whole: WholeCheck, { name, reads: kinds, run }: BrandCheckStep): readonly Problem[] {
  const problems: Problem[] = []
  const declared = { name, kinds: new Set(kinds) }
  const check: BrandCheck = {
    reads: whole.reads.narrow(name, kinds),
    documentsOf: (...wanted) => {
      for (const kind of wanted) assertDeclared(declared, kind)
      return whole.documentsOf(...wanted)
    },
    documentOf: (kind, id) => {
      assertDeclared(declared, kind)
      return whole.documentOf(kind, id)
    },
    facts: whole.facts,
    textOf: whole.textOf,
    report: (problem) => problems.push(problem),
  }
  run(check)
  return problems
}

/** A dictionary that labels the states of a state machine has one row for each state. */
function checkLives(check: BrandCheck<'dictionary'>): void {
  for (const document of check.documentsOf('dictionary')) {
    const life = document.sound ? document.value.life : undefined
    const states = typeof life === 'string' ? check.facts.states[life] : undefined
    if (!states) continue
    const rows = rowIds(document.value)
    const missing = states.filter((state) => !rows.includes(state))
    const unknown = rows.flatMap((row, index) => (states.includes(row) ? [] : [{ row, index }]))
    for (const { row, index } of unknown) {
      const saying = say('LIFE/unknown', { life: String(life), row, states })
      reportPointer(check, document, `/rows/${index}/id`, { ...saying, name: row, known: missing })
    }
    if (missing.length > unknown.length) {
      reportPointer(check, document, '/life', say('LIFE/missing', { states: missing.map((state) => `"${state}"`) }))
    }
  }
}

/** Code finds these texts by the id of the row: without them, a new row would be shown as a key. */
function checkRowTexts(check: BrandCheck<'dictionary' | 'texts' | 'name'>): void {
  // They may be in a document that cannot be read.
  if (check.documentsOf('texts').some(({ sound }) => !sound)) return
  for (const document of check.documentsOf('dictionary')) {
    const prefixes = document.sound ? stringsOf(document.value.texts) : []
    for (const [index, row] of (prefixes.length > 0 ? rowIds(document.value) : []).entries()) {
      const keys = prefixes.map((prefix) => `${prefix}${row}`).filter((key) => !hasName(check.reads, 'text', key))
      if (keys.length > 0) reportPointer(check, document, `/rows/${index}/id`, say('ROW-TEXT/missing', { row, keys }))
    }
  }
}
