import type { ReactNode } from 'react'
import type { ListPlan } from '#config'
import type { Counted, Facets } from '../plan/list-state.ts'
import type { DataRequest } from '../plan/plan-page.ts'
import { usePortal } from '../portal.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { ColumnChoice } from './column-choice.ts'
import { ExportTool } from './ExportTool.tsx'
import { ListFilterView } from './ListFilterView.tsx'
import { sayResults } from './ListPages.tsx'
import type { ListControl } from './use-list-state.ts'

export interface ListToolsProps {
  readonly list: ListPlan
  readonly state: ListControl
  readonly choice: ColumnChoice
  /** The request for the rows. */
  readonly request: DataRequest | null
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly facets: Facets | undefined
  readonly counted: Counted | undefined
}

/** Above the rows: tabs with counts, filters, sorting on a phone, and the choice of columns. */
export function ListTools({ list, state, choice, request, counts, facets, counted }: ListToolsProps): ReactNode {
  const portal = usePortal()
  const filtered = Object.keys(state.current.filters).length > 0
  return (
    <div className="qs-list-tools">
      {list.tabs ? (
        <nav className="qs-tabs" aria-label={list.label ?? portal.text('engine.tabs')}>
          {list.tabs.items.map((tab) => {
            const count = counts?.[tab.id]
            return (
              <a
                key={tab.id}
                href={state.hrefOf({ tab: tab.id })}
                aria-current={tab.id === state.current.tab ? 'page' : undefined}
                onClick={(event) => state.follow(event, { tab: tab.id })}
              >
                {tab.label}
                {count === undefined ? null : <span className="qs-count">{count}</span>}
              </a>
            )
          })}
        </nav>
      ) : null}
      <div className="qs-list-line">
        {list.filters.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a search landmark would be one of many on the page
          <div className="qs-filters" role="group" aria-label={portal.text('engine.filters')}>
            {list.filters.map((filter) => (
              <ListFilterView
                key={filter.id}
                filter={filter}
                value={state.current.filters[filter.input] ?? ''}
                onChange={(value) => state.change({ filters: { ...state.current.filters, [filter.input]: value } })}
                counts={facets?.[filter.input]}
              />
            ))}
            {filtered ? (
              <button type="button" className="qs-text-button" onClick={() => state.change({ filters: {} })}>
                {portal.text('engine.clearFilters')}
              </button>
            ) : null}
          </div>
        ) : null}
        <div className="qs-list-side">
          {counted ? <span className="qs-list-total">{sayResults(portal, counted)}</span> : null}
          <PhoneSort list={list} state={state} />
          <Looks list={list} state={state} />
          {list.export && counted?.total !== 0 ? <ExportTool list={list} request={request} choice={choice} /> : null}
          {choice.offered && hasHeader(state) ? (
            <ColumnChooser columns={list.columns.filter(({ display }) => display !== 'drawing')} choice={choice} />
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** Whether the rows are a table, whose header sorts; default: they are. */
function hasHeader({ current }: ListControl): boolean {
  return current.look === undefined || current.look === 'table'
}

/** The available views of the rows, if there are several. */
function Looks({ list, state }: { readonly list: ListPlan; readonly state: ListControl }): ReactNode {
  const portal = usePortal()
  const { looks = [] } = list
  if (looks.length < 2) return null
  return (
    <nav className="qs-looks" aria-label={portal.text('engine.look')}>
      {looks.map((look) => (
        <a
          key={look}
          href={state.hrefOf({ look, page: state.current.page })}
          aria-current={look === state.current.look ? 'true' : undefined}
          onClick={(event) => state.follow(event, { look, page: state.current.page })}
        >
          {portal.text(`engine.look.${look}`)}
        </a>
      ))}
    </nav>
  )
}

/** Column headers are hidden on phones and cards; sorting is chosen here instead. */
function PhoneSort({ list, state }: { readonly list: ListPlan; readonly state: ListControl }): ReactNode {
  const portal = usePortal()
  const sortable = list.columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const { sort } = state.current
  const offered = sortable.some((column) => column.field === sort?.field) ? sort : undefined
  return (
    <label className="qs-phone-sort" data-always={hasHeader(state) ? undefined : ''}>
      <span className="qs-only-spoken">{portal.text('engine.sort')}</span>
      <select
        value={offered ? `${offered.field} ${offered.order}` : ''}
        onChange={(event) => {
          const [field, order] = event.target.value.split(' ')
          if (field) state.change({ sort: { field, order: order === 'descending' ? 'descending' : 'ascending' } })
        }}
      >
        {offered ? null : <option value="">{portal.text('engine.sort')}</option>}
        {sortable.flatMap((column) =>
          (['ascending', 'descending'] as const).map((order) => (
            <option key={`${column.id} ${order}`} value={`${column.field} ${order}`}>
              {portal.text(`engine.sort.${order}`, { column: column.label })}
            </option>
          )),
        )}
      </select>
    </label>
  )
}
