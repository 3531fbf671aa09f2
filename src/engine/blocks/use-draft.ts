import { useEffect, useRef, useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { startValues } from '../plan/start-values.ts'
import { usePortal } from '../portal.ts'

interface StoredDraft {
  readonly who: string
  /** What the page gave the form when the draft was written. */
  readonly given: string
  readonly values: JsonObject
}

export interface Draft {
  readonly values: JsonObject
  readonly setValues: (values: JsonObject) => void
  /** The values were found in this browser. */
  readonly restored: boolean
  /** Starts over with what the page gives. */
  readonly discard: () => void
  /** The values have been sent. */
  readonly forget: () => void
}

const prefix = 'draft.'
const restMs = 400

/**
 * The values of a form; with `keep` they survive a reload in this browser, for the same person. What the page gives
 * (a chosen offer, say) wins over a draft that was begun with something else.
 */
export function useDraft(form: FormView | undefined, given: JsonObject, name: string, keep: boolean): Draft {
  const { session } = usePortal()
  const who = session.signedIn ? `${session.name} ${session.company}` : ''
  const key = `${prefix}${name}`
  const givenText = JSON.stringify(given)
  const [values, setValues] = useState<JsonObject>(startValues(form, given))
  const [restored, setRestored] = useState(false)
  const changed = useRef(false)
  const owner = useRef(who)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that arrives, or another person, starts the form anew
  useEffect(() => {
    // The session ended under the form: what is typed stays in sight, for the same person to go on with.
    if (who === '' && owner.current !== '') return
    owner.current = who
    const draft = keep && form ? read(key, form) : null
    // What a visitor typed is theirs after they sign in; what one person typed is not another's.
    const isTheirs = draft !== null && (draft.who === who || draft.who === '')
    if (draft && !isTheirs && who !== '') remove(key)
    const found = isTheirs ? draft : null
    const kept = found ? (found.given === givenText ? { ...given, ...found.values } : { ...found.values, ...given }) : given
    changed.current = false
    setRestored(found !== null)
    setValues(startValues(form, kept))
  }, [givenText, who, key])

  useEffect(() => {
    if (!keep || !changed.current) return
    const timer = setTimeout(() => write(key, { who: owner.current, given: givenText, values }), restMs)
    return () => clearTimeout(timer)
  }, [keep, key, givenText, values])

  return {
    values,
    restored,
    setValues(next) {
      changed.current = true
      setValues(next)
    },
    discard() {
      changed.current = false
      remove(key)
      setRestored(false)
      setValues(startValues(form, given))
    },
    forget() {
      changed.current = false
      remove(key)
      setRestored(false)
    },
  }
}

/** Forgets what was typed and not sent; for an explicit sign-out. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
}

/** Fields that the form has lost since are left out. */
function read(key: string, form: FormView): StoredDraft | null {
  const text = attempt(() => localStorage.getItem(key))
  const draft = text ? attempt(() => JSON.parse(text) as StoredDraft) : null
  if (!draft || typeof draft.values !== 'object') return null
  const names = new Set(form.fields.map((field) => field.name))
  return { ...draft, values: Object.fromEntries(Object.entries(draft.values).filter(([name]) => names.has(name))) }
}

function write(key: string, draft: StoredDraft): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(draft)))
}

function remove(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** Storage may be blocked or full; the form then works without it. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
