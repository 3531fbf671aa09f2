import type { ReactNode } from 'react'
import type { ListPlan } from '#config'
import { type Counted, type ListState, scrollPageSize, scrollSize, sizesOf } from '../plan/list-state.ts'
import { type Portal, usePortal } from '../portal.ts'
import type { ListControl } from './use-list-state.ts'

export interface ListPagesProps {
  readonly list: ListPlan
  readonly state: ListControl
  readonly counted: Counted
  readonly onTurn: () => void
}

/** The current position in the rows, and plain links to other pages, so that a page can be shared. */
export function ListPages({ list, state, counted, onTurn }: ListPagesProps): ReactNode {
  const portal = usePortal()
  const { total, more } = counted
  const { page, pageSize, scroll = false } = state.current
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  if (list.pages === false) return null
  if (last === 1 && total <= (sizesOf(list)[0] ?? 0)) return null
  const step = (to: number, label: string, direction: string) =>
    to < 1 || to > last ? null : (
      <a className="qs-page-step" href={state.hrefOf({ page: to })} rel={direction} onClick={(event) => turn(event, to)}>
        {label}
      </a>
    )
  function turn(event: Parameters<ListControl['follow']>[0], to: number): void {
    state.follow(event, { page: to })
    onTurn()
  }
  return (
    <div className="qs-pages">
      <p className="qs-pages-range">
        {!scroll
          ? portal.text(more ? 'engine.range.more' : 'engine.range', { from, to: Math.min(total, page * pageSize), total })
          : total > (list.scroll ?? total)
            ? portal.text('engine.scroll.most', { most: list.scroll ?? total })
            : sayResults(portal, counted)}
      </p>
      {last > 1 && !scroll ? (
        <nav aria-label={portal.text('engine.pages')}>
          {step(page - 1, portal.text('engine.previous'), 'prev')}
          <span className="qs-page-numbers">
            {pagesAround(page, last).map((to, index) =>
              to === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, distinguished by position
                <span key={`gap-${index}`} aria-hidden="true">
                  …
                </span>
              ) : (
                <a
                  key={to}
                  href={state.hrefOf({ page: to })}
                  aria-current={to === page ? 'page' : undefined}
                  aria-label={portal.text('engine.pageNumber', { page: to })}
                  onClick={(event) => turn(event, to)}
                >
                  {to}
                </a>
              ),
            )}
          </span>
          {step(page + 1, portal.text('engine.next'), 'next')}
        </nav>
      ) : null}
      <label className="qs-pages-size">
        <span>{portal.text('engine.rowsPerPage')}</span>
        <select value={scroll ? scrollSize : pageSize} onChange={(event) => state.change(sizeOf(event.target.value))}>
          {sizesOf(list).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
          {list.scroll ? <option value={scrollSize}>{portal.text('engine.scroll')}</option> : null}
        </select>
      </label>
    </div>
  )
}

/** The number of rows, or of those that were counted. */
export function sayResults(portal: Portal, { total, more }: Counted): string {
  return portal.text(more ? 'engine.results.more' : 'engine.results', { count: total })
}

function sizeOf(chosen: string): Pick<ListState, 'pageSize' | 'scroll'> {
  return chosen === scrollSize ? { pageSize: scrollPageSize, scroll: true } : { pageSize: Number(chosen), scroll: false }
}

/** The page numbers with links: the first, the last, and those next to the current one; null is a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const pageNumbers = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(pageNumbers)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
