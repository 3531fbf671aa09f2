import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ListPlan } from '#config'
import type { JsonObject } from '#rules'
import { follow, hrefWithQuery } from '../context/use-link.ts'
import { usePanel } from '../context/use-panel.ts'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import { FilterName } from './FilterName.tsx'
import type { SavedChoices, SavedFilter } from './use-list-choices.ts'
import './saved-filters.css'

export interface SavedFiltersProps {
  readonly list: ListPlan
  readonly kept: SavedChoices
}

type Naming = { readonly kind: 'new' } | { readonly kind: 'rename'; readonly filter: SavedFilter }

/** The user's saved filters as chips, and a button that saves the current ones. */
export function SavedFilters({ list, kept: { choices, refresh } }: SavedFiltersProps): ReactNode {
  const portal = usePortal()
  const [naming, setNaming] = useState<Naming | null>(null)
  const { path, query } = portal.location
  const filters = choices?.filters ?? []
  const terms = termsOf(query)
  const visibleFilters = findShown(filters, query)
  useDefault(choices?.filters)

  async function run(operation: string, input: JsonObject, done?: string): Promise<boolean> {
    const answer = await portal.call(operation, input)
    if (!answer.ok) return false
    await refresh()
    if (done) portal.notify('good', done)
    return true
  }

  const isNew = !visibleFilters && Object.keys(terms).length > 0
  if (filters.length === 0 && !isNew) return null
  return (
    <div className="qs-kept">
      {filters.length > 0 ? (
        <ul aria-label={portal.text('engine.filters.kept')}>
          {filters.map((filter) => {
            const href = hrefWithQuery(path, withTerms(query, filter.query))
            return (
              <li key={filter.filterId} data-shown={filter === visibleFilters ? '' : undefined}>
                <a
                  href={href}
                  aria-current={filter === visibleFilters ? 'true' : undefined}
                  onClick={(event) => follow(event, portal, href, { keepScroll: true })}
                >
                  {filter.name}
                  {filter.isDefault ? <span className="qs-quiet">{portal.text('engine.filters.isDefault')}</span> : null}
                </a>
                <FilterMenu
                  filter={filter}
                  replaces={isNew}
                  onRename={() => setNaming({ kind: 'rename', filter })}
                  onReplace={() =>
                    void run(
                      'change-filter',
                      { filterId: filter.filterId, query: terms },
                      portal.text('engine.filters.kept.done', { name: filter.name }),
                    )
                  }
                  onDefault={() => void run('change-filter', { filterId: filter.filterId, isDefault: !filter.isDefault })}
                  onRemove={() =>
                    void run('remove-filter', { filterId: filter.filterId }, portal.text('engine.filters.removed', { name: filter.name }))
                  }
                />
              </li>
            )
          })}
        </ul>
      ) : null}
      {isNew ? (
        <button type="button" className="qs-text-button" onClick={() => setNaming({ kind: 'new' })}>
          <Icon name="filter" />
          {portal.text('engine.filters.keep')}
        </button>
      ) : null}
      {naming ? (
        <FilterName
          start={naming.kind === 'rename' ? naming.filter.name : ''}
          title={portal.text(naming.kind === 'rename' ? 'engine.filters.rename' : 'engine.filters.keep')}
          onClose={() => setNaming(null)}
          onName={async (name) => {
            const done =
              naming.kind === 'rename'
                ? await run('change-filter', { filterId: naming.filter.filterId, name })
                : await run('save-filter', { list: list.id, name, query: terms }, portal.text('engine.filters.kept.done', { name }))
            if (done) setNaming(null)
          }}
        />
      ) : null}
    </div>
  )
}

interface FilterMenuProps {
  readonly filter: SavedFilter
  readonly replaces: boolean
  readonly onRename: () => void
  readonly onReplace: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
}

function FilterMenu({ filter, replaces, onRename, onReplace, onDefault, onRemove }: FilterMenuProps): ReactNode {
  const portal = usePortal()
  const { open, setOpen, root, button } = usePanel()
  const panelId = useId()
  const item = (key: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        setOpen(false)
        button.current?.focus()
        act()
      }}
    >
      {portal.text(key)}
    </button>
  )
  return (
    <div ref={root} className="qs-kept-more">
      <button
        ref={button}
        type="button"
        aria-label={portal.text('engine.filters.more', { name: filter.name })}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-down" />
      </button>
      {open ? (
        <div id={panelId} className="qs-kept-menu">
          {item('engine.filters.rename', onRename)}
          {replaces ? item('engine.filters.replace', onReplace) : null}
          {item(filter.isDefault ? 'engine.filters.notDefault' : 'engine.filters.default', onDefault)}
          {item('engine.filters.remove', onRemove)}
        </div>
      ) : null}
    </div>
  )
}

/** A list opened without filters uses the user's default filter; cleared filters stay cleared. */
function useDefault(filters: readonly SavedFilter[] | undefined): void {
  const portal = usePortal()
  const decided = useRef(false)
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    if (!filters || decided.current) return
    decided.current = true
    const { location, navigate } = latest.current
    const opens = filters.find(({ isDefault }) => isDefault)
    if (opens && Object.keys(termsOf(location.query)).length === 0)
      navigate(hrefWithQuery(location.path, withTerms(location.query, opens.query)), { replace: true, keepScroll: true })
  }, [filters])
}

type Query = Readonly<Record<string, string>>

/** Parts of an address that belong to a filter: everything except the position in the rows. */
const passedOver = new Set(['page', 'size', 'brand'])

export function termsOf(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => !passedOver.has(name) && value !== ''))
}

/** The address for other filters: the same page size, from the first row. */
export function withTerms(query: Query, terms: Query): Record<string, string> {
  const otherQuery = Object.entries(query).filter(([name]) => passedOver.has(name) && name !== 'page')
  return { ...Object.fromEntries(otherQuery), ...terms }
}

export function isSame(one: Query, other: Query): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The saved filter that the address shows, if any. */
export function findShown(filters: readonly SavedFilter[], query: Query): SavedFilter | undefined {
  const terms = termsOf(query)
  return filters.find((filter) => isSame(filter.query, terms))
}
