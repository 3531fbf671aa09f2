import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { FormView as FormPlan } from '#config'
import type { SearchPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { Placeholder } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { hrefWithQuery } from '../../context/use-link.ts'
import { FormView } from '../../forms/index.ts'
import { searchQuery, searchValues, searchWords } from '../../plan/search-values.ts'
import { usePortal } from '../../portal.ts'
import { useOnChange } from '../../use-on-change.ts'
import { noteSearch, RecentSearches } from './RecentSearches.tsx'
import './search.css'

/** A form whose values live in the address. On a phone an answered search folds into one line. */
export function SearchBlock({ block }: { readonly block: SearchPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const form = bundle.forms[block.form]
  const { path, query } = portal.location
  const addressed = form ? searchValues(form, query) : {}
  const key = JSON.stringify(addressed)
  const [values, setValues] = useState<JsonObject>({ ...form?.defaults, ...addressed })
  const [unfolded, setUnfolded] = useState(false)
  const formId = useId()
  // The address has changed, by the back button or a filter.
  useOnChange(key, () => setValues({ ...form?.defaults, ...addressed }))
  // The last search fills an empty one; read after hydration, because the server does not know it.
  const recall = useEffectEvent(() => {
    const remembered = block.remember && form && key === '{}' ? recallSearch(form) : null
    if (form && remembered) portal.navigate(hrefWithQuery(path, searchQuery(form, query, remembered)), { replace: true, keepScroll: true })
  })
  useEffect(() => recall(), [])
  if (!form)
    return <Placeholder title={portal.text('engine.unknownBlock', { block: block.form, page: bundle.page.id })} detail={block.id} />

  function submit(given: JsonObject): void {
    setUnfolded(false)
    if (block.remember && form) rememberSearch(form, given)
    const target = block.to ? portal.href(block.to, scope) : undefined
    const [base = path, fixed = ''] = (target ?? path).split('?')
    const keptQuery = target === undefined || base === path ? query : Object.fromEntries(new URLSearchParams(fixed))
    const href = hrefWithQuery(base, searchQuery(form as NonNullable<typeof form>, keptQuery, given))
    const searchedWords = form && block.recent ? searchWords(form, given, bundle.options) : []
    if (form && searchedWords.length > 0) noteSearch(form.id, { words: searchedWords.join(' · '), href })
    portal.navigate(href, { keepScroll: target === undefined })
  }

  const words = searchWords(form, block.folded ? { ...form.defaults, ...addressed } : addressed, bundle.options)
  // A search above its result folds even when empty; one that must be filled in first stays open until used.
  const awaited = form.fields.some(({ name, required }) => required && addressed[name] === undefined && form.defaults[name] === undefined)
  const folds = block.folded || (!block.to && (words.length > 0 || (block.look === 'bar' && !awaited)))
  return (
    <div
      className="qs-search"
      data-look={block.look ?? 'card'}
      data-stacked={block.columns !== undefined && block.columns < 3 ? '' : undefined}
      data-folds={block.folded ? 'always' : folds ? '' : undefined}
      data-unfolded={unfolded ? '' : undefined}
    >
      {folds ? (
        <div className="qs-search-short">
          <p>
            {words.length > 0 ? <span className="qs-only-spoken">{portal.text('engine.searchChosen')} </span> : null}
            {block.folded && form.label ? <span className="qs-search-name">{form.label}</span> : null}
            {words.length > 0 ? words.join(' · ') : (form.label ?? portal.text('engine.search'))}
          </p>
          <button
            type="button"
            className="qs-text-button"
            aria-expanded={unfolded}
            aria-controls={formId}
            onClick={() => setUnfolded(!unfolded)}
          >
            {portal.text(unfolded ? 'engine.close' : 'engine.searchChange')}
          </button>
        </div>
      ) : null}
      <div className="qs-search-form" id={formId}>
        <FormView
          id={`search-${block.id}`}
          form={form}
          options={bundle.options}
          values={values}
          onChange={(next: JsonObject) => setValues(next)}
          onSubmit={submit}
          submitLabel={form.submit ?? portal.text('engine.search')}
          look="bar"
          {...(block.columns ? { columns: block.columns } : {})}
          scope={scope}
        />
        {block.recent && key === '{}' ? <RecentSearches form={form.id} /> : null}
      </div>
    </div>
  )
}

/** The last search of a form, stored in this browser. It contains no more than an address would. */
const prefix = 'search.'

function rememberSearch(form: FormPlan, values: JsonObject): void {
  attempt(() => localStorage.setItem(prefix + form.id, JSON.stringify(searchQuery(form, {}, values))))
}

/** Null if there was none, or if it no longer has the current format. */
function recallSearch(form: FormPlan): JsonObject | null {
  const text = attempt(() => localStorage.getItem(prefix + form.id))
  const query = text ? attempt(() => JSON.parse(text) as Record<string, string>) : null
  if (typeof query !== 'object' || query === null) return null
  const values = searchValues(form, query)
  return Object.keys(values).length === 0 ? null : values
}

/** Storage may be blocked or full; the search then starts empty. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
