/** A dictionary that labels the states of a life has one row for each state that the machine knows. */
import { listNames } from '../suggest.ts'
import { type BrandCheck, type Fault, reportPointer } from './brand-check.ts'
import { rowIds } from './known-names.ts'

export function checkLives(check: BrandCheck): void {
  for (const document of check.documents) {
    const life = document.kind === 'dictionary' && document.sound ? document.value.life : undefined
    const states = typeof life === 'string' ? check.facts.states[life] : undefined
    if (!states) continue
    const rows = rowIds(document.value)
    const missing = states.filter((state) => !rows.includes(state))
    const unknown = rows.flatMap((row, index) => (states.includes(row) ? [] : [{ row, index }]))
    for (const { row, index } of unknown) {
      const fault: Fault = {
        code: 'LIFE',
        message: `the life "${life}" has no state "${row}". States: ${listNames(states)}`,
        name: row,
        known: missing,
      }
      reportPointer(check, document, `/rows/${index}/id`, fault)
    }
    if (missing.length > unknown.length) {
      reportPointer(check, document, '/life', {
        code: 'LIFE',
        message: `no row for ${missing.map((state) => `"${state}"`).join(', ')}; every state needs a label`,
      })
    }
  }
}
