import { useEffect, useRef, useState } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { startValues } from '../plan/start-values.ts'
import { usePortal } from '../portal.ts'
import { fitTo } from './carried-entries.ts'
import { type Typed, typedNow } from './draft.ts'
import type { KeeperReport } from './draft-keeper.ts'
import type { Draft } from './use-draft.ts'
import { nothingKept, removeSoon, useKeeper } from './use-keeper.ts'

const touches = ['keydown', 'pointerdown', 'input'] as const

export interface KeptPlace {
  /** Undefined: not saved. */
  readonly place: string | undefined
  readonly form: FormView | undefined
  /** Initial values of the form. */
  readonly start: JsonObject
  readonly show: (values: JsonObject) => void
}

export type DialogDraft = Pick<Draft, 'restored' | 'change' | 'kept' | 'discard' | 'take' | 'drop' | 'forget'> & {
  readonly write: (values: JsonObject) => void
}

/** Unsubmitted entries of a dialog: restored when it is opened again by the same person on the same record. */
export function useDialogDraft({ place, form, start, show }: KeptPlace): DialogDraft {
  const portal = usePortal()
  const who = portal.session.signedIn ? portal.session.userId : ''
  const [report, setReport] = useState<KeeperReport>(nothingKept)
  const [found, setFound] = useState<Pick<Draft, 'restored' | 'change'>>({ restored: null, change: null })
  const now = useRef({ call: portal.call, start, show, isTyped: false, isTouched: false })
  Object.assign(now.current, { call: portal.call, start, show })
  const keeper = useKeeper({ place, form: form?.id, release: portal.shell.release, now, report: setReport })

  function bring(typed: Typed): void {
    if (!form) return
    const { values, change } = fitTo(form, typed)
    now.current.show(startValues(form, { ...now.current.start, ...values }))
    setFound({ restored: { at: typed.at }, change })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each keeper and person
  useEffect(() => {
    let current = true
    void keeper?.open(who).then(({ typed }) => {
      if (current && typed && !now.current.isTyped) bring(typed)
    })
    return () => {
      current = false
    }
  }, [keeper, who])

  // Computed values change while a form renders; only changes after a key or pointer event are the user's own.
  useEffect(() => {
    const touch = () => {
      now.current.isTouched = true
    }
    for (const kind of touches) document.addEventListener(kind, touch, true)
    return () => {
      for (const kind of touches) document.removeEventListener(kind, touch, true)
    }
  }, [])

  async function forget(): Promise<void> {
    now.current.isTyped = false
    setFound({ restored: null, change: null })
    await removeSoon(keeper)
  }

  return {
    ...found,
    kept: keeper ? report : null,
    write(values) {
      if (!now.current.isTouched) return
      now.current.isTyped = true
      if (form && keeper) keeper.write(typedNow(form, values, '', new Date()))
    },
    discard() {
      void forget()
      now.current.show(now.current.start)
    },
    take(other) {
      now.current.isTyped = true
      keeper?.take(other)
      bring(other)
    },
    drop: (other) => keeper?.drop(other),
    forget,
  }
}
