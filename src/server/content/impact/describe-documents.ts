/** Rows for what documents change: kinds of documents, kinds of users, worked cases. */
import type { CaseResult, CasesImpact, Impact } from '#config'
import type { ReleaseImpact } from '#generated/entities.ts'

type DocumentRow = ReleaseImpact['documents'][number]
type AccessRow = ReleaseImpact['access'][number]
type CaseRow = ReleaseImpact['cases'][number]

const changes = ['changed', 'added', 'removed'] as const

/** A change of the vocabulary may change hundreds of forms: pages only name some. */
const mostShown = 5

/** A shared document usually changes for all brands alike: these share a row. */
export function toDocumentRows(brands: Impact['brands']): DocumentRow[] {
  const rows = brands.flatMap(({ brand, kind, ...named }) =>
    changes.flatMap((change) => (named[change].length === 0 ? [] : [{ brand, kind, change, names: [...named[change]] }])),
  )
  const groups = Map.groupBy(rows, ({ kind, change, names }) => [kind, change, ...names].join(' '))
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ kind, change, names }) => ({
      // The language lists the kinds, the dictionary document-kind their names.
      kind: kind as DocumentRow['kind'],
      change,
      brands: group.map(({ brand }) => brand),
      count: names.length,
      names,
      first: names.slice(0, mostShown),
    })),
  )
}

export function toAccessRows(access: Impact['access']): AccessRow[] {
  return access.flatMap(({ actor, ...places }) =>
    (['more', 'less'] as const).flatMap((side) => {
      const opened = places[side]
      return opened.length === 0
        ? []
        : [{ actor, access: side, count: opened.length, names: [...opened], first: opened.slice(0, mostShown) }]
    }),
  )
}

export function toCaseRows({ changed }: CasesImpact): CaseRow[] {
  return changed.map(({ brand, tariff, example, before, after }) => ({
    brand,
    tariff,
    example,
    before: describeAmounts(before),
    after: describeAmounts(after),
    // Ids of the documents compared, which may have other fees than this version.
    refused: [...after.refused] as CaseRow['refused'],
  }))
}

/** Empty without a price. */
function describeAmounts({ amounts, refused }: CaseResult): string {
  if (refused.length > 0) return ''
  return Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(' + ')
}
