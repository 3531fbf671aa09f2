/** One port, several codes: carriers, customs and airports name the same place differently. */

interface CodedRow {
  readonly id: string
  readonly code?: string
  readonly aliases?: readonly string[]
}

/** The row that a code means, by its id, its shown code or an alias; undefined where nothing does. */
export function portByCode<Row extends CodedRow>(rows: readonly Row[], code: string): Row | undefined {
  const wanted = code.trim().toUpperCase()
  return rows.find(({ id }) => id === wanted) ?? rows.find((row) => row.code === wanted || row.aliases?.includes(wanted))
}
