import { useEffect, useState } from 'react'
import { type PortalLocation, usePortal } from '../portal.ts'
import { useLatest } from '../use-latest.ts'
import { type InterruptedEntries, removeInterrupted, takeInterruptedText, writeInterrupted } from './interrupted-entries.ts'
import { followInterruption } from './interruption.ts'

/** Longer than a page takes to refetch everything, which may remount a form. */
const refetchMs = 20_000

/** A name that is unique to the record in the address. */
export function nameAt({ path, query }: PortalLocation, name: string): string {
  return `${path}?${new URLSearchParams(query)} ${name}`
}

/**
 * Saves what `read` returns if the session ends while the form is open, until the same person opens it again. `read` returns null
 * if nothing was typed. Without a name, nothing is saved here, because a draft has the entries.
 */
export function useInterruption(name: string | undefined, read: () => InterruptedEntries | null): void {
  const { session, resumed } = usePortal()
  const owner = session.signedIn ? session.userId : ''
  const latest = useLatest(read)
  useEffect(() => {
    if (name === undefined || owner === '') return
    return followInterruption((end) => {
      const entries = end === 'lost' ? latest.current() : null
      if (entries) writeInterrupted(name, owner, entries)
    })
  }, [name, owner, latest])
  // Signed in again, and the form is still open after the page has refetched its data.
  useEffect(() => {
    if (resumed === 0 || name === undefined) return
    const timer = setTimeout(() => removeInterrupted(name), refetchMs)
    return () => clearTimeout(timer)
  }, [resumed, name])
}

/** The text of a field outside of a form; it is restored if the session ended before it was sent. */
export function useUnsentText(name: string, start = ''): [text: string, setText: (text: string) => void] {
  const { session, location } = usePortal()
  const place = nameAt(location, name)
  const [text, setText] = useState(() => takeInterruptedText(place, session.signedIn ? session.userId : '') ?? start)
  useInterruption(place, () => (text === start ? null : { given: '', values: { text } }))
  return [text, setText]
}
