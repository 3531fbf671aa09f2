import { type ReactNode, Suspense, useRef } from 'react'
import type { ListPlan } from '#config'
import { Skeleton } from '../context/Placeholder.tsx'
import { usePage } from '../context/page-context.ts'
import { RefusalView } from '../context/RefusalView.tsx'
import { useOperation } from '../context/use-operation.ts'
import { lazyPart } from '../lazy-part.ts'
import { answerOf } from '../plan/list-state.ts'
import type { DataRequest } from '../plan/plan-page.ts'
import { type Portal, type Scope, usePortal } from '../portal.ts'
import { useColumnChoice } from './column-choice.ts'
import { columnsInGroup, openGroup } from './group-rows.ts'
import { ListArticles } from './ListArticles.tsx'
import { ListCards } from './ListCards.tsx'
import { ListNotices } from './ListNotices.tsx'
import { ListPages, sayResults } from './ListPages.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { SavedFilters } from './SavedFilters.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { shownColumns } from './shown-columns.ts'
import { useListChoices } from './use-list-choices.ts'
import { useListState } from './use-list-state.ts'
import './list.css'
import './table.css'
import './phone.css'

/** Lists without a map do not load its code. */
const ListMap = lazyPart(() => import('./ListMap.tsx').then((module) => ({ default: module.ListMap })))

export interface ListViewProps {
  readonly list: ListPlan
  readonly request: DataRequest | null
  readonly prefix: string
  readonly caption: string
  /** Whether the number of rows is already in the heading. */
  readonly counted: boolean
}

/** Tools, rows and pages of a list. All choices are in the address, except columns, which this browser remembers. */
export function ListView({ list: declared, request, prefix, caption, counted }: ListViewProps): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const list = withoutClosedChoice(declared, portal, scope)
  const state = useListState(list, prefix)
  const listChoices = useListChoices(list)
  const choice = useColumnChoice(list, listChoices)
  const { value, refusal, loading, refresh } = useOperation(request, { keepPrevious: true })
  const top = useRef<HTMLDivElement>(null)
  const answer = answerOf(value)
  const rows = answer?.rows
  const scroll = state.current.scroll && request && answer ? { request, total: Math.min(answer.total, list.scroll ?? 0) } : undefined
  return (
    <div ref={top} className="qs-list" aria-busy={loading || undefined}>
      {listChoices.keeps ? <SavedFilters list={list} kept={listChoices} /> : null}
      {(counted || list.pages === false) && !list.tabs && !list.export && list.filters.length === 0 ? null : (
        <ListTools
          list={list}
          state={state}
          choice={choice}
          request={request}
          counts={answer?.counts}
          facets={answer?.facets}
          counted={counted ? undefined : answer}
        />
      )}
      {rows ? <ListNotices notices={list.notices} scope={{ ...scope, rows }} /> : null}
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={refresh} />
      ) : rows && rows.length === 0 && !loading ? (
        <div className="qs-list-empty">
          <p className="qs-list-empty-label">{list.empty}</p>
          {list.emptyHint ? <p>{list.emptyHint}</p> : null}
        </div>
      ) : state.current.look === 'articles' ? (
        <ListArticles list={list} rows={rows} scope={scope} caption={caption} loading={loading} />
      ) : state.current.look === 'map' && list.map ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ListMap list={list} map={list.map} rows={rows} scope={scope} caption={caption} loading={loading} />
        </Suspense>
      ) : state.current.look === 'cards' ? (
        <ListCards list={list} rows={rows} scope={scope} caption={caption} loading={loading} />
      ) : (
        <>
          <ListTable
            list={list}
            columns={columnsInGroup(shownColumns(choice.columns, rows ?? [], portal.location.query), openGroup(list, scope))}
            rows={rows}
            state={state}
            scope={scope}
            caption={caption}
            loading={loading}
            scroll={scroll}
          />
          {list.actions[0]?.link && rows && rows.length > 1 ? (
            <p className="qs-list-keys" aria-hidden="true">
              <kbd>J</kbd> <kbd>K</kbd> {portal.text('engine.list.move')} <kbd>↵</kbd> {portal.text('engine.list.open')}
              {list.choose ? (
                <>
                  {' '}
                  <kbd>X</kbd> {portal.text('engine.list.choose')}
                </>
              ) : null}
            </p>
          ) : null}
        </>
      )}
      {answer && answer.total > 0 ? (
        <ListPages list={list} state={state} counted={answer} onTurn={() => top.current?.scrollIntoView({ block: 'start' })} />
      ) : null}
      {list.choose ? <SelectionBar choose={list.choose} scope={scope} /> : null}
      <p className="qs-only-spoken" role="status">
        {loading ? portal.text('engine.loading') : answer ? sayResults(portal, answer) : ''}
      </p>
    </div>
  )
}

/** Rows are not selectable if the user cannot open the page they lead to, or do what the bar offers. */
function withoutClosedChoice(list: ListPlan, portal: Portal, scope: Scope): ListPlan {
  const { choose } = list
  if (!choose) return list
  const isOpen = choose.link ? portal.href(choose.link, { ...scope, chosen: '' }) !== undefined : choose.each !== undefined
  if (isOpen) return list
  const { choose: _closed, ...rest } = list
  return rest
}
