import { useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import type { FormDifference } from '../plan/compare-forms.ts'
import { startValues } from '../plan/start-values.ts'
import { atOf, type Found } from './carried-entries.ts'

export interface Restoration {
  /** Values were restored, with the time they were typed. */
  readonly restored: { readonly at?: string } | null
  /** The form has changed since they were typed. */
  readonly change: FormDifference | null
}

export interface ShownEntries {
  readonly values: JsonObject
  readonly setValues: (values: JsonObject) => void
  readonly restoration: Restoration
  /** Restores entries; without any, starts with the page's values. */
  readonly show: (entries: Found | null) => void
  /** The values no longer count as restored. */
  readonly clearRestoration: () => void
}

const notRestored: Restoration = { restored: null, change: null }

/** The values that a form shows, and whether they were restored. */
export function useShownEntries(form: FormView | undefined, given: JsonObject): ShownEntries {
  const [values, setValues] = useState<JsonObject>(startValues(form, given))
  const [restoration, setRestoration] = useState<Restoration>(notRestored)

  function show(entries: Found | null): void {
    const next = startValues(form, entries ? mergeEntries(entries, given) : given)
    // Initial values do not count as restored.
    const isRestored = entries !== null && JSON.stringify(next) !== JSON.stringify(startValues(form, given))
    setRestoration({ restored: isRestored ? atOf(entries) : null, change: entries?.change ?? null })
    setValues((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }

  return { values, setValues, restoration, clearRestoration: () => setRestoration(notRestored), show }
}

/** The page's values take precedence if they are others than those that the entries started with. */
function mergeEntries(entries: Found, given: JsonObject): JsonObject {
  return entries.given === JSON.stringify(given) ? { ...given, ...entries.values } : { ...entries.values, ...given }
}
