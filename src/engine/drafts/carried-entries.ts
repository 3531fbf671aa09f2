/** Entries of a form that has changed since, carried over to the new form through a reload. */
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { compareForms, type FormDifference, type FormerField, toFormerFields } from '../plan/compare-forms.ts'
import { withoutSecrets } from './draft.ts'

interface Carried {
  readonly who: string
  /** Values that the page passed to the form. */
  readonly given: string
  readonly values: JsonObject
  /** The form's fields at that time; null if another page filled it in. */
  readonly fields: readonly FormerField[] | null
}

export interface Found {
  readonly given: string
  readonly values: JsonObject
  /** Whether the form has changed since then. */
  readonly change: FormDifference | null
  /** The user chose to continue with these values: they count as typed, and no older draft replaces them. */
  readonly isChosen?: boolean
  /** When they were typed, if that is known. */
  readonly at?: string
}

const prefix = 'carried.'

/** Read once. One user's entries are never shown to another. */
export function takeCarried(name: string, form: FormView, who: string): Found | null {
  const text = attempt(() => sessionStorage.getItem(prefix + name))
  const carried = text ? attempt(() => JSON.parse(text) as Carried) : null
  if (!carried || typeof carried.values !== 'object') return null
  attempt(() => sessionStorage.removeItem(prefix + name))
  return carried.who === who || carried.who === '' ? fitTo(form, carried) : null
}

export function carry(name: string, form: FormView | undefined, carried: Omit<Carried, 'fields'>): void {
  const values = form ? withoutSecrets(form, carried.values) : carried.values
  attempt(() => sessionStorage.setItem(prefix + name, JSON.stringify({ ...carried, values, fields: toFormerFields(form?.fields ?? []) })))
}

/** Prefills the form of another page for the user's next visit. */
export function handOver(name: string, who: string, values: JsonObject): void {
  attempt(() => sessionStorage.setItem(prefix + name, JSON.stringify({ who, given: '', values, fields: null })))
}

export function forgetCarried(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Values that still fit the current form, and those that do not. */
export function fitTo(form: FormView, { given, values, fields, at }: Omit<Carried, 'who'> & Pick<Found, 'at'>): Found {
  const fieldNames = new Set(form.fields.map((field) => field.name))
  return {
    given,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => fieldNames.has(field))),
    change: fields === null ? null : compareForms(fields, values, form.fields),
    ...(fields === null ? { isChosen: true } : {}),
    ...(at === undefined ? {} : { at }),
  }
}

/** When restored entries were typed, as a notice shows it. */
export function atOf({ at }: Found): { readonly at?: string } {
  return at === undefined ? {} : { at }
}

/** Storage may be blocked or full; the form then works without it. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
