import { useEffect, useRef, useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import type { FormDifference } from '../plan/compare-forms.ts'
import { startValues } from '../plan/start-values.ts'
import { usePortal } from '../portal.ts'
import { atOf, carry, type Found, fitTo, takeCarried } from './carried-entries.ts'
import { type Typed, typedNow } from './draft.ts'
import type { KeeperReport } from './draft-keeper.ts'
import { removeInterrupted, takeInterrupted } from './interrupted-entries.ts'
import { nameAt, useInterruption } from './use-interruption.ts'
import { nothingKept, removeSoon, useKeeper } from './use-keeper.ts'

export interface Draft {
  readonly values: JsonObject
  /** `pointer` is the edited field; without it the form computed the change. */
  readonly setValues: (values: JsonObject, pointer?: string) => void
  /** Values were restored, with the time they were typed. */
  readonly restored: { readonly at?: string } | null
  /** The form has changed since they were typed. */
  readonly change: FormDifference | null
  /** State of saving; null if the form is not saved. */
  readonly kept: KeeperReport | null
  /** Keeps entries until the next form of this name is rendered, after a reload. */
  readonly carryOver: () => void
  /** Restarts with the page's values. */
  readonly discard: () => void
  /** Switches to the other draft; the current one stays available. */
  readonly take: (other: Typed) => void
  /** Discards the version typed elsewhere. */
  readonly drop: (other: Typed) => void
  /** The values have been submitted. Resolves when they are deleted everywhere, or after a moment. */
  readonly forget: () => Promise<void>
}

export interface DraftPlace {
  /** Page and block. */
  readonly name: string
  readonly keep: boolean
}

/**
 * The values of a form; with `keep` they are restored for the same person, here and on other devices. Values from the page (such
 * as a chosen offer) take precedence over a draft started with something else.
 */
export function useDraft(form: FormView | undefined, given: JsonObject, { name: place, keep }: DraftPlace): Draft {
  const portal = usePortal()
  // Drafts for one company must not appear under another.
  const name = portal.onBehalf === '' ? place : `${place}.for-${portal.onBehalf}`
  const { session, shell } = portal
  const who = session.signedIn ? session.userId : ''
  const givenText = JSON.stringify(given)
  const [values, setValues] = useState<JsonObject>(startValues(form, given))
  const [restored, setRestored] = useState<Draft['restored']>(null)
  const [change, setChange] = useState<FormDifference | null>(null)
  const [report, setReport] = useState<KeeperReport>(nothingKept)
  const interrupted = keep ? undefined : nameAt(portal.location, name)
  const now = useRef({ values, form, call: portal.call, given, isTyped: false, owner: who })
  now.current.values = values
  now.current.form = form
  now.current.call = portal.call

  const formId = form?.id
  const keeper = useKeeper({ place: keep ? name : undefined, form: formId, release: shell.release, now, report: setReport })

  function show(entries: Found | null): void {
    const { form: currentForm } = now.current
    const initial = entries ? (entries.given === givenText ? { ...given, ...entries.values } : { ...entries.values, ...given }) : given
    const next = startValues(currentForm, initial)
    // Initial values do not count as restored.
    const isFound = entries !== null && JSON.stringify(next) !== JSON.stringify(startValues(currentForm, given))
    setRestored(isFound ? atOf(entries) : null)
    setChange(entries?.change ?? null)
    setValues((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record or another person restarts the form
  useEffect(() => {
    const { owner, isTyped, given: givenBefore } = now.current
    // The session ended while the form was open: entries stay visible for the same user.
    if (who === '' && owner !== '') return keeper?.signedIn('')
    now.current.owner = who
    now.current.given = given
    // After signing in, users continue with what they typed before.
    if (isTyped && JSON.stringify(givenBefore) !== givenText) setValues(startValues(form, { ...now.current.values, ...given }))
    if (!isTyped) {
      const interruptedEntries = form && interrupted !== undefined ? takeInterrupted(interrupted, who, form) : null
      const entries = interruptedEntries ?? (form ? takeCarried(name, form, who) : null)
      show(entries)
      if (entries?.isChosen) now.current.isTyped = true
    }
    if (!keeper) return
    let current = true
    void keeper.open(who).then(({ typed }) => {
      if (!current || !typed || now.current.isTyped || !now.current.form) return
      show(fitTo(now.current.form, typed))
    })
    return () => {
      current = false
    }
  }, [givenText, who, name, keeper])

  useInterruption(interrupted, () => (now.current.isTyped ? { form, given: givenText, values: now.current.values } : null))

  // The same user again, after the session had ended.
  useEffect(() => keeper?.signedIn(session.signedIn ? session.userId : ''), [session, keeper])

  function type(next: JsonObject, pointer?: string): void {
    setValues(next)
    // Dropping hidden fields on the first render is not typing: a draft still loading must be shown.
    if (pointer === undefined && !now.current.isTyped && isPartOf(next, now.current.values)) return
    now.current.isTyped = true
    if (form && keeper) keeper.write(typedNow(form, next, givenText, new Date()))
  }

  async function leave(): Promise<void> {
    now.current.isTyped = false
    setRestored(null)
    setChange(null)
    if (interrupted !== undefined) removeInterrupted(interrupted)
    await removeSoon(keeper)
  }

  return {
    values,
    restored,
    change,
    kept: keeper ? report : null,
    setValues: type,
    carryOver: () => carry(name, form, { who: now.current.owner, given: givenText, values }),
    discard() {
      void leave()
      setValues(startValues(form, given))
    },
    take(other) {
      if (!form) return
      now.current.isTyped = true
      keeper?.take(other)
      show(fitTo(form, other))
    },
    drop: (other) => keeper?.drop(other),
    forget: leave,
  }
}

/** Whether the values are equal to, or part of, the others. */
function isPartOf(some: JsonObject, all: JsonObject): boolean {
  return Object.entries(some).every(([name, value]) => JSON.stringify(value) === JSON.stringify(all[name]))
}
