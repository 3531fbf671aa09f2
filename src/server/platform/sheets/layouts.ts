/** Table lines and spacing on sheets. */

/** Grey for hairlines and secondary text; dark enough for black-and-white printing. */
export const paperInk = { line: '#c9ced3', quiet: '#5c6670', ink: '#16212b', band: '#f1f3f5' } as const

const hairline = 0.5

export const layouts = {
  /** Details: no lines, space between the columns. */
  facts: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : 10),
    paddingRight: () => 0,
    paddingTop: () => 3,
    paddingBottom: () => 4,
  },
  /** Rows separated by hairlines below a shaded header. */
  rows: {
    hLineWidth: (line: number) => (line === 0 ? 0 : hairline),
    vLineWidth: () => 0,
    hLineColor: () => paperInk.line,
    fillColor: (row: number) => (row === 0 ? paperInk.band : null),
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Sums: a line above the last one. */
  sums: {
    hLineWidth: (line: number, node: { readonly table: { readonly body: readonly unknown[] } }) =>
      line === node.table.body.length - 1 ? 1 : 0,
    vLineWidth: () => 0,
    hLineColor: () => paperInk.ink,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
} as const
