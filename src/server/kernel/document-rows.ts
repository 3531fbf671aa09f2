/** Rows of documents, as the declarations of the documents describe them. */
import type { BrandPlan } from '#config'
import type { Json } from '#rules'
import { listObjects } from './words.ts'

/** A row of a reference document that has an entity: the members of every row, and the facts, which the entity declares. */
export interface FactRow<Facts extends object> {
  readonly id: string
  readonly label: Json
  readonly parent?: string
  readonly source?: string
  /** Absent in rows of an entity that requires nothing. */
  readonly facts?: Facts
}

/**
 * The rows of a document; none if the brand lacks the document. The cast takes their shape for granted, here and nowhere else:
 * before a document is served, the configuration check has checked its rows against its declaration, and their facts against the
 * entity that it names. `Row` may therefore have only members that these declare.
 */
export function documentRows<Row extends object>(
  { documents }: Pick<BrandPlan, 'documents'>,
  kind: 'dictionary' | 'reference',
  name: string,
): Row[] {
  return listObjects(documents[kind]?.[name]?.rows) as Row[]
}
