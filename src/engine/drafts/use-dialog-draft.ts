import { useEffect, useRef, useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { startValues } from '../plan/start-values.ts'
import { usePortal } from '../portal.ts'
import { useLatest } from '../use-latest.ts'
import { atOf, carry, fitTo, takeCarried } from './carried-entries.ts'
import { type Typed, typedNow } from './draft.ts'
import { removeInterrupted, takeInterrupted } from './interrupted-entries.ts'
import type { KeeperReport } from './keeper-state.ts'
import type { Draft } from './use-draft.ts'
import { useInterruption } from './use-interruption.ts'
import { nothingKept, removeSoon, useKeeper } from './use-keeper.ts'
import type { Restoration } from './use-shown-entries.ts'

const touches = ['keydown', 'pointerdown', 'input'] as const

export interface DialogPlace {
  /** The action on its record. */
  readonly name: string
  /** Saved while the user types; otherwise entries are saved only if the session ends. */
  readonly keep: boolean
  readonly form: FormView | undefined
  /** Initial values of the form. */
  readonly start: JsonObject
}

export type DialogDraft = Pick<Draft, 'values' | 'restored' | 'change' | 'kept' | 'discard' | 'take' | 'drop' | 'forget'> & {
  /** The form reports a change. */
  readonly write: (values: JsonObject) => void
  /** Replaces the values without counting them as typed. */
  readonly show: (values: JsonObject) => void
  /** Keeps entries until the next form of this name is rendered, after a reload. */
  readonly carryOver: () => void
}

/** Values of a dialog's form. Unsubmitted ones are restored when the same person opens it again on the same record. */
export function useDialogDraft({ name, keep, form, start }: DialogPlace): DialogDraft {
  const { session } = usePortal()
  const who = session.signedIn ? session.userId : ''
  const [begun] = useState(() => {
    if (!form) return null
    const interrupted = takeInterrupted(name, who, form)
    // Entries that are saved as a draft are restored from the draft.
    return (keep ? null : interrupted) ?? takeCarried(name, form, who)
  })
  const [values, setValues] = useState<JsonObject>(begun ? startValues(form, { ...start, ...begun.values }) : start)
  const [report, setReport] = useState<KeeperReport>(nothingKept)
  const [restoration, setRestoration] = useState<Restoration>({
    restored: begun ? atOf(begun) : null,
    change: begun?.change ?? null,
  })
  const typing = useRef({ isTyped: begun?.isChosen ?? false, isTouched: false })
  const keeper = useKeeper({ place: keep ? name : undefined, form: form?.id, report: setReport })
  const latest = useLatest({ start, values, bring })
  useInterruption(name, () => (typing.current.isTyped ? { form, given: '', values: latest.current.values } : null))

  function bring(typed: Typed): void {
    if (!form) return
    const { values: restored, change } = fitTo(form, typed)
    setValues(startValues(form, { ...latest.current.start, ...restored }))
    setRestoration({ restored: { at: typed.at }, change })
  }

  // Once for each keeper and person.
  useEffect(() => {
    const { bring: restore } = latest.current
    let isCurrent = true
    void keeper?.open(who).then(({ typed }) => {
      if (isCurrent && typed && !typing.current.isTyped) restore(typed)
    })
    return () => {
      isCurrent = false
    }
  }, [keeper, who, latest])

  // The same user again, after the session had ended.
  useEffect(() => keeper?.signedIn(session.signedIn ? session.userId : ''), [session, keeper])

  // Computed values change while a form renders; only changes after a key or pointer event are the user's own.
  useEffect(() => {
    const touch = () => {
      typing.current.isTouched = true
    }
    for (const kind of touches) document.addEventListener(kind, touch, true)
    return () => {
      for (const kind of touches) document.removeEventListener(kind, touch, true)
    }
  }, [])

  async function forget(): Promise<void> {
    typing.current.isTyped = false
    setRestoration({ restored: null, change: null })
    removeInterrupted(name)
    await removeSoon(keeper)
  }

  return {
    ...restoration,
    values,
    kept: keeper ? report : null,
    show: setValues,
    write(next) {
      setValues(next)
      if (!typing.current.isTouched) return
      typing.current.isTyped = true
      if (form && keeper) keeper.write(typedNow(form, next, '', new Date()))
    },
    carryOver: () => carry(name, form, { who, given: '', values }),
    discard() {
      void forget()
      setValues(latest.current.start)
    },
    take(other) {
      typing.current.isTyped = true
      keeper?.take(other)
      bring(other)
    },
    drop: (other) => keeper?.drop(other),
    forget,
  }
}
