import type { BrandPlan } from '#config'
import { formatText, isObject, type JsonObject } from '#rules'
import { type Call, listObjects, pickWords } from '../../kernel/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import { headingOf, importOf } from './sheet-columns.ts'

type Reader = Pick<Call, 'brand' | 'language'>

/** A text in the reader's language. */
export function translate(key: string, params: JsonObject, { brand, language }: Reader): string {
  const words = brand.texts[language]?.[key]
  if (words === undefined) throw new Error(`The release lacks the text ${key}`)
  return formatText(words, params, language)
}

/** Column headings in the reader's language, by column id. */
export function readHeadingWords({ brand, language }: Reader, document: string): ReadonlyMap<string, string> {
  return new Map(listObjects(importOf(brand, document).columns).map((column) => [String(column.id), headingOf(column, brand, language)]))
}

export function describeProblem(problem: CellProblem, reader: Reader, headings: ReadonlyMap<string, string>): string {
  const heading = problem.column === null ? problem.value : (headings.get(problem.column) ?? problem.column)
  const params = Object.entries(problem.params).map(([name, value]) => [name, nameRows(value, reader)])
  return translate(problem.text, { ...Object.fromEntries(params), heading, value: problem.value }, reader)
}

/** Labels of dictionary rows, in the reader's language. */
export function rowsOf(dictionary: string, ids: readonly string[]): string {
  return `${rowsSign}${dictionary}:${ids.join(',')}`
}

const rowsSign = 'dictionary/'

function nameRows(value: string, { brand, language }: Reader): string {
  const [, dictionary = '', ids = ''] = (value.startsWith(rowsSign) && /^dictionary\/([^:]+):(.*)$/.exec(value)) || []
  if (dictionary === '') return value
  const rows = new Map(listObjects(brand.documents.dictionary?.[dictionary]?.rows).map((row) => [String(row.id), row]))
  const names = ids.split(',').map((id) => pickWords(rows.get(id)?.label, { brand, language }) || id)
  return listNames(names, { language })
}

/** Text with the name of the sheet of a template that explains the columns. */
export const templateGuide = 'load.template.guide'

/** Names of the sheets that templates have beside the first, in any language. */
export function listTemplateSheets(brand: BrandPlan): string[] {
  const { reference = {}, dictionary = {} } = brand.documents
  const labels = [...Object.values(reference), ...Object.values(dictionary)].map(({ label }) => label)
  const guides = brand.languages.map((language) => translate(templateGuide, {}, { brand, language }))
  return [...labels.flatMap((label) => (isObject(label) ? Object.values(label).map(String) : [])), ...guides]
}

export function listNames(names: readonly string[], { language }: Pick<Reader, 'language'>): string {
  return names.join(language === 'zh' ? '、' : ', ')
}
