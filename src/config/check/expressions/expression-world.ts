/** What expressions are held against beside the fields: the currencies, and the rows of reference lists. */
import type { ExpressionWorld } from '#rules'
import type { Reads } from '../../memo.ts'
import { rowCodes } from '../../schema.ts'

type ListKind = 'dictionary' | 'reference'

/** Lists that were looked at, with the codes that their rows had. */
export type AskedLists = Map<string, { readonly kind: ListKind; readonly id: string; readonly codes: string }>

/** In `asked` it is noted which lists were looked at. */
export function worldOf(documents: Reads<ListKind>, asked: AskedLists = new Map()): ExpressionWorld {
  const codesOf = (kind: ListKind, id: string) => {
    const codes = rowCodes(kind, id, documents)
    asked.set(`${kind} ${id}`, { kind, id, codes: String(codes) })
    return codes
  }
  const currencies = codesOf('dictionary', 'currency')
  return { ...(currencies ? { currencies } : {}), reference: (name) => codesOf('reference', name) }
}

/** Whether the lists have the same codes in other documents. */
export function isAskedAlike(asked: AskedLists, documents: Reads<ListKind>): boolean {
  return [...asked.values()].every(({ kind, id, codes }) => String(rowCodes(kind, id, documents)) === codes)
}
