/** The meaning of each name that can be typed at a place. */
import type { JsonObject } from '#rules'
import { declarationsOf } from '../check/names/known-names.ts'
import { allDocumentsAt } from '../resolve/dated.ts'
import { toDocuments } from '../resolve/read-documents.ts'
import type { Lookup, NamesAtPlace } from './complete.ts'
import type { DescribeNameOptions } from './describe-name.ts'
import { describeDeclaration } from './name-meanings.ts'

/** By name; empty for names that only code declares. */
export function describeMeanings(
  { set }: Lookup,
  { document, reference }: NamesAtPlace,
  { language, at }: DescribeNameOptions,
): (name: string) => string {
  const documents = set.brands.get(document.brand)
  if (!documents) return () => ''
  const declared: ReadonlyMap<string, JsonObject> = declarationsOf(toDocuments(allDocumentsAt(documents, at)), reference.kind)
  const fields = reference.fields ?? {}
  return (name) => describeDeclaration(declared.get(name) ?? (Object.hasOwn(fields, name) ? fields[name] : undefined), language)
}
