import { type RefObject, useEffect } from 'react'
import type { FormView } from '#config'
import type { JsonObject } from '#rules'
import { startValues } from '../plan/start-values.ts'
import { useLatest } from '../use-latest.ts'
import { type Found, fitTo, takeCarried } from './carried-entries.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { takeInterrupted } from './interrupted-entries.ts'
import type { ShownEntries } from './use-shown-entries.ts'

/** What a form remembers between renderings. */
export interface Typing {
  /** The user has typed or chosen the values. */
  isTyped: boolean
  /** The page's values when the form was opened. */
  given: JsonObject
  /** Who opened it; stays when the session ends. */
  owner: string
}

export interface OpeningParts {
  readonly name: string
  readonly who: string
  readonly keeper: DraftKeeper | null
  readonly typing: RefObject<Typing>
  readonly form: FormView | undefined
  readonly given: JsonObject
  /** Name of the entries that an ended session interrupted; undefined if a draft has them. */
  readonly interrupted: string | undefined
  readonly entries: ShownEntries
}

/** Restores what was typed before when a form opens. A new record or another person restarts the form. */
export function useOpening({ name, who, keeper, typing, ...rest }: OpeningParts): void {
  const latest = useLatest(rest)
  const givenText = JSON.stringify(rest.given)
  useEffect(() => {
    const { form, given, interrupted, entries } = latest.current
    const { owner, isTyped, given: givenBefore } = typing.current
    // The session ended while the form was open: entries stay visible for the same user.
    if (who === '' && owner !== '') return keeper?.signedIn('')
    Object.assign(typing.current, { owner: who, given } satisfies Partial<Typing>)
    // After signing in, users continue with what they typed before.
    if (isTyped && JSON.stringify(givenBefore) !== givenText) entries.setValues(startValues(form, { ...entries.values, ...given }))
    if (!isTyped) {
      const waiting = form ? takeWaiting(form, { name, who, interrupted }) : null
      entries.show(waiting)
      if (waiting?.isChosen) typing.current.isTyped = true
    }
    if (!keeper) return
    let isCurrent = true
    void keeper.open(who).then(({ typed }) => {
      const { form: currentForm, entries: currentEntries } = latest.current
      if (isCurrent && typed && !typing.current.isTyped && currentForm) currentEntries.show(fitTo(currentForm, typed))
    })
    return () => {
      isCurrent = false
    }
  }, [givenText, who, name, keeper, typing, latest])
}

/** Entries that wait for the form: from before the session ended, or from before a reload. Taken once. */
function takeWaiting(form: FormView, { name, who, interrupted }: Pick<OpeningParts, 'name' | 'who' | 'interrupted'>): Found | null {
  return (interrupted === undefined ? null : takeInterrupted(interrupted, who, form)) ?? takeCarried(name, form, who)
}
