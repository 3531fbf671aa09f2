/** A dictionary that labels the states of a life has one row for each state that the machine knows. */
import { say } from '../say.ts'
import { type BrandCheck, defineBrandCheck, reportPointer } from './brand-check.ts'
import { rowIds } from './names/known-names.ts'

export const livesCheck = defineBrandCheck('lives', { reads: ['dictionary'], run: checkLives })

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
