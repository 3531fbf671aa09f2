import type { ReactNode } from 'react'
import type { ListPlan } from '#config'
import { useLink } from '../context/use-link.ts'
import { Value } from '../display/Value.tsx'
import { resolveValues } from '../plan/expressions.ts'
import { operationAddress } from '../plan/operation-address.ts'
import { isAbsent, readField } from '../plan/read.ts'
import { type Scope, usePortal } from '../portal.ts'
import './articles.css'

export interface ListArticlesProps {
  readonly list: ListPlan
  readonly rows: readonly unknown[] | undefined
  readonly scope: Scope
  readonly caption: string
  readonly loading: boolean
}

/** Rows for reading, stacked and without labels: a line of facts, the title with its link, and the text. */
export function ListArticles({ list, rows, scope, caption, loading }: ListArticlesProps): ReactNode {
  const waiting = Array.from({ length: 3 }, (_, index) => ({ [list.rowKey]: `waiting-${String(index)}` }))
  return (
    <ul className="qs-articles" aria-label={caption} data-stale={loading && rows ? '' : undefined}>
      {(rows ?? waiting).map((row) => (
        <li key={String(readField(row, list.rowKey))}>
          {rows ? <Article list={list} row={row} scope={{ ...scope, row }} /> : <span className="qs-bone" />}
        </li>
      ))}
    </ul>
  )
}

function Article({ list, row, scope }: { readonly list: ListPlan; readonly row: unknown; readonly scope: Scope }): ReactNode {
  const link = useLink()(list.actions[0]?.link, scope)
  const place = (name: string) =>
    list.columns.filter((column) => (column.phone ?? 'line') === name && !isAbsent(readField(row, column.field)))
  const picture = usePictureOf(list, row, scope)
  return (
    <article className="qs-article-row" data-picture={picture ? '' : undefined}>
      <p className="qs-article-facts">
        {place('line').map((column) => (
          <span key={column.id}>
            <span className="qs-only-spoken">{column.label} </span>
            <Value column={column} row={row} />
          </span>
        ))}
      </p>
      {place('title').map((column) => (
        <h2 key={column.id}>
          {link ? (
            <a {...link}>
              <Value column={column} row={row} />
            </a>
          ) : (
            <Value column={column} row={row} />
          )}
        </h2>
      ))}
      {place('wide').map((column) => (
        <p key={column.id} className="qs-article-text">
          <Value column={column} row={row} />
        </p>
      ))}
      {picture ? <img className="qs-article-picture" src={picture.url} alt={picture.alt} loading="lazy" /> : null}
    </article>
  )
}

function usePictureOf({ picture }: ListPlan, row: unknown, scope: Scope): { url: string; alt: string } | null {
  const { shell } = usePortal()
  if (!picture || isAbsent(readField(row, picture.field))) return null
  const url = operationAddress(shell, picture.operation, resolveValues(picture.input, scope))
  return url === undefined ? null : { url, alt: String(readField(row, picture.alt) ?? '') }
}
