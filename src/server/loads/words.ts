import { formatText, type JsonObject } from '#rules'
import { listObjects } from '../dictionaries/index.ts'
import type { Call } from '../operation.ts'
import type { CellProblem } from '../workbooks/index.ts'
import { headingOf, importOf } from './rate-columns.ts'

type Reader = Pick<Call, 'brand' | 'language'>

/** A text in the reader's words. */
export function sayText(key: string, params: JsonObject, { brand, language }: Reader): string {
  const words = brand.texts[language]?.[key]
  if (words === undefined) throw new Error(`The release lacks the text ${key}`)
  return formatText(words, params, language)
}

/** Headings of the columns in the reader's words, by the column's id. */
export function readHeadingWords({ brand, language }: Reader): ReadonlyMap<string, string> {
  return new Map(listObjects(importOf(brand).columns).map((column) => [String(column.id), headingOf(column, brand, language)]))
}

export function sayProblem(problem: CellProblem, reader: Reader, headings: ReadonlyMap<string, string>): string {
  const heading = problem.column === null ? problem.value : (headings.get(problem.column) ?? problem.column)
  return sayText(problem.text, { ...problem.params, heading, value: problem.value }, reader)
}
