import { type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'

/** Lists whose rows are units: a heading names them in brackets. */
const unitLists = ['unit-of-measure', 'currency']

/**
 * Every name of a field's unit, or of the unit at the end of its label, as in "Weight (kg)" and "Weight KGS": KGS is also kg and, in
 * Chinese, gongjin. Undefined if it has no unit, or one that is not declared.
 */
export function unitNamesOf(field: JsonObject, documents: Reads<'dictionary'>): string[] | undefined {
  const units = new Set([...textsOf(field.unit), ...textsOf(field.label).map(unitIn)].map(fold).filter((name) => name !== ''))
  const rows = unitLists.flatMap((list) => listOf(documents.one('dictionary', list)?.rows).map(objectOf))
  const row = rows.map(namesOf).find((names) => names.some((name) => units.has(fold(name))))
  return row && [...new Set(row)]
}

/** The text in brackets at the end of a label, or else its last word. */
function unitIn(label: string): string {
  const [, bracket, word] = /\(([^)]*)\)$|\s(\S+)$/.exec(label.normalize('NFKC')) ?? []
  return bracket ?? word ?? ''
}

function namesOf(row: JsonObject): string[] {
  return [String(row.id), ...textsOf(row.label), ...stringsOf(row.aliases)]
}

function textsOf(label: JsonObject[string] | undefined): string[] {
  return Object.values(objectOf(label)).filter((text) => typeof text === 'string')
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
