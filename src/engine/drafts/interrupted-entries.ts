/**
 * What was typed into forms when the session ended, in localStorage: any tab of the same person continues with it, and writing
 * finishes before the page changes.
 */
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { toFormerFields } from '../plan/compare-forms.ts'
import { type Found, fitTo } from './carried-entries.ts'
import { isTyped, type Typed, withoutSecrets } from './draft.ts'

interface Interrupted {
  readonly who: string
  readonly typed: Typed
}

const prefix = 'interrupted.'
const claimed = new Set<string>()

export interface InterruptedEntries {
  readonly form?: FormView | undefined
  /** Values that the page passed to the form at that time. */
  readonly given: string
  readonly values: JsonObject
}

export function writeInterrupted(name: string, who: string, { form, given, values }: InterruptedEntries): void {
  const typed: Typed = {
    values: form ? withoutSecrets(form, values) : values,
    given,
    fields: toFormerFields(form?.fields ?? []),
    at: new Date().toISOString(),
  }
  claimed.delete(name)
  attempt(() => localStorage.setItem(prefix + name, JSON.stringify({ who, typed } satisfies Interrupted)))
}

/** Read once, and only by the person who typed it. They count as typed: no older draft replaces them. */
export function takeInterrupted(name: string, who: string, form: FormView): Found | null {
  const typed = take(name, who)
  return typed && { ...fitTo(form, typed), isChosen: true }
}

/** The same for a field outside of a form. */
export function takeInterruptedText(name: string, who: string): string | null {
  const text = take(name, who)?.values['text']
  return typeof text === 'string' ? text : null
}

/** Whether entries of this person wait for their dialog; true only for the first caller, because several buttons may open it. */
export function claimInterrupted(name: string, who: string): boolean {
  if (claimed.has(name) || who === '' || read(name)?.who !== who) return false
  claimed.add(name)
  return true
}

export function removeInterrupted(name: string): void {
  attempt(() => localStorage.removeItem(prefix + name))
}

/** Deletes the entries of everyone else; without a person, all entries. */
export function clearInterrupted(except?: string): void {
  for (const key of attempt(() => Object.keys(localStorage)) ?? []) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    if (except === undefined || read(name)?.who !== except) removeInterrupted(name)
  }
}

function take(name: string, who: string): Typed | null {
  const entry = read(name)
  if (!entry || who === '' || entry.who !== who) return null
  removeInterrupted(name)
  return entry.typed
}

function read(name: string): Interrupted | null {
  const entry = attempt(() => JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Partial<Interrupted> | null)
  return typeof entry?.who === 'string' && isTyped(entry.typed) ? { who: entry.who, typed: entry.typed } : null
}

/** Storage may be blocked or full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
