import { limitOf } from './brand.ts'
import type { Call } from './call.ts'

/** What a list call may say of the page that it wants. */
export interface PageInput {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

export interface Page {
  readonly page: number
  readonly pageSize: number
  /** Of the first row, counted from 0. */
  readonly offset: number
}

/** The page that a call asks for. Without a size, `limit` names the brand's own. */
export function pageOf({ page = 1, pageSize }: PageInput, { brand }: Pick<Call, 'brand'>, limit = 'pageSize'): Page {
  const size = pageSize ?? limitOf(brand, limit)
  return { page, pageSize: size, offset: (page - 1) * size }
}

/** One page of rows that are all in memory. */
export function cutPage<Row>(rows: readonly Row[], { page, pageSize, offset }: Page) {
  return { rows: rows.slice(offset, offset + pageSize), total: rows.length, page, pageSize }
}
