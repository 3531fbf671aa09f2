/**
 * The roles of a table's parts, written out: a browser may drop them where style sheets lay the parts out as something else,
 * as the cards of a phone do.
 */
export const asTable = { role: 'table' } as const
export const asRows = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asHead = { role: 'columnheader' } as const
export const asCell = { role: 'cell' } as const
