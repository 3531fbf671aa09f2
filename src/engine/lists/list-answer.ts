/**
 * A page of rows as an operation answers it; `counts` by tab where it has tabs, `facets` by filter and choice: how many rows
 * the choice would leave. A choice that no row has at all is not named there.
 */
export interface ListAnswer {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly counts?: Readonly<Record<string, number>>
  readonly facets?: Facets
}

export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** An operation answers a page of rows or a bare list. */
export function answerOf(value: unknown): ListAnswer | undefined {
  if (Array.isArray(value)) return { rows: value, total: value.length }
  if (typeof value !== 'object' || value === null || !Array.isArray((value as ListAnswer).rows)) return undefined
  const answer = value as ListAnswer
  return { ...answer, total: answer.total ?? answer.rows.length }
}
