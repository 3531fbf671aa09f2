import type { FieldError } from '#rules'
import { type FieldPath, fromPointer } from '../form-state/paths.ts'

/** A line of the summary: one error, or the errors of a row, which several rows may have alike. */
export interface ErrorLine {
  /** Path of the first error. */
  readonly path: FieldPath
  /** For errors in rows: the list, and the indexes of the rows. */
  readonly list?: FieldPath
  readonly rows: readonly number[]
  /** Errors of one of these rows. */
  readonly errors: readonly FieldError[]
}

/** Lines that name every row with errors, however many errors each has. */
export function toErrorLines(errors: readonly FieldError[]): readonly ErrorLine[] {
  const inRows = Map.groupBy(errors, ({ path }) => rowOf(path)?.pointer ?? path)
  const lines = [...inRows.values()].map((same): ErrorLine & { readonly kind: string } => {
    const path = fromPointer(same[0]?.path ?? '')
    const row = rowOf(same[0]?.path ?? '')
    if (!row) return { kind: `/${path.join('/')}`, path, rows: [], errors: same }
    const { list, index, pointer } = row
    const kind = JSON.stringify([list, same.map(({ path: errorPath, id, params }) => [errorPath.slice(pointer.length), id, params])])
    return { kind, path, list, rows: [index], errors: same }
  })
  return [...Map.groupBy(lines, ({ kind }) => kind).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { kind: _kind, ...line } = first
    return [{ ...line, rows: [...line.rows, ...others.flatMap(({ rows }) => rows)] }]
  })
}

/** The row that a pointer leads into. */
function rowOf(pointer: string): { readonly list: FieldPath; readonly index: number; readonly pointer: string } | undefined {
  const path = fromPointer(pointer)
  const at = path.findIndex((part) => typeof part === 'number')
  if (at < 0) return undefined
  return {
    list: path.slice(0, at),
    index: Number(path[at]),
    pointer: pointer
      .split('/')
      .slice(0, at + 2)
      .join('/'),
  }
}
