/** The last search of a form, kept by this browser. It holds no more than an address would show. */
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { searchQuery, searchValues } from '../../plan/search-values.ts'

const prefix = 'search.'

export function rememberSearch(form: FormView, values: JsonObject): void {
  attempt(() => localStorage.setItem(prefix + form.id, JSON.stringify(searchQuery(form, {}, values))))
}

/** Null where there was none, or it is not what one would write now. */
export function recallSearch(form: FormView): JsonObject | null {
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
