import { useEffect, useRef, useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { startValues } from '../plan/start-values.ts'
import { usePortal } from '../portal.ts'
import { useLatest } from '../use-latest.ts'
import { carry, fitTo } from './carried-entries.ts'
import { type Typed, typedNow } from './draft.ts'
import { removeInterrupted } from './interrupted-entries.ts'
import type { KeeperReport } from './keeper-state.ts'
import { nameAt, useInterruption } from './use-interruption.ts'
import { nothingKept, removeSoon, useKeeper } from './use-keeper.ts'
import { type Typing, useOpening } from './use-opening.ts'
import { type Restoration, useShownEntries } from './use-shown-entries.ts'

export interface Draft extends Restoration {
  readonly values: JsonObject
  /** `pointer` is the edited field; without it the form computed the change. */
  readonly setValues: (values: JsonObject, pointer?: string) => void
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
  const { session } = portal
  const who = session.signedIn ? session.userId : ''
  const givenText = JSON.stringify(given)
  const entries = useShownEntries(form, given)
  const { values, show, setValues } = entries
  const [report, setReport] = useState<KeeperReport>(nothingKept)
  const interrupted = keep ? undefined : nameAt(portal.location, name)
  const typing = useRef<Typing>({ isTyped: false, given, owner: who })
  const latest = useLatest(values)
  const keeper = useKeeper({ place: keep ? name : undefined, form: form?.id, report: setReport })
  useOpening({ name, who, keeper, typing, form, given, interrupted, entries })
  useInterruption(interrupted, () => (typing.current.isTyped ? { form, given: givenText, values: latest.current } : null))

  // The same user again, after the session had ended.
  useEffect(() => keeper?.signedIn(session.signedIn ? session.userId : ''), [session, keeper])

  function type(next: JsonObject, pointer?: string): void {
    setValues(next)
    // Dropping hidden fields on the first render is not typing: a draft still loading must be shown.
    if (pointer === undefined && !typing.current.isTyped && isPartOf(next, latest.current)) return
    typing.current.isTyped = true
    if (form && keeper) keeper.write(typedNow(form, next, givenText, new Date()))
  }

  async function leave(): Promise<void> {
    typing.current.isTyped = false
    entries.clearRestoration()
    if (interrupted !== undefined) removeInterrupted(interrupted)
    await removeSoon(keeper)
  }

  return {
    ...entries.restoration,
    values,
    kept: keeper ? report : null,
    setValues: type,
    carryOver: () => carry(name, form, { who: typing.current.owner, given: givenText, values }),
    discard() {
      void leave()
      setValues(startValues(form, given))
    },
    take(other) {
      if (!form) return
      typing.current.isTyped = true
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
