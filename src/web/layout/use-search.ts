import { useEffect, useRef, useState } from 'react'
import { usePortal } from '#engine'

export interface SearchHit {
  readonly group: string
  readonly groupLabel: string
  readonly title: string
  readonly about?: string
  readonly status?: string
  readonly address: string
}

export interface SearchAnswer {
  readonly rows: readonly SearchHit[]
  /** What is wrong with the words, and words that may be meant. */
  readonly hint?: string
  readonly instead?: string
}

/** Time without a key press before the server is asked. */
const pauseMs = 150

export interface Search {
  /** Results of the latest answered words; they stay while the next ones load. */
  readonly answer: SearchAnswer | null
  readonly state: 'ready' | 'busy' | 'failed'
}

/** Searches as the user types; a later question cancels the earlier one. */
export function useSearch(operation: string, words: string): Search {
  const portal = usePortal()
  const latest = useRef(portal)
  latest.current = portal
  const [search, setSearch] = useState<Search>({ answer: null, state: 'ready' })
  const searchWords = words.trim()
  useEffect(() => {
    if (searchWords === '') {
      setSearch({ answer: null, state: 'ready' })
      return
    }
    setSearch(({ answer }) => ({ answer, state: 'busy' }))
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void latest.current.call<SearchAnswer>(operation, { words: searchWords }, { quiet: true, signal: stop.signal }).then((answer) => {
        if (stop.signal.aborted) return
        setSearch(answer.ok ? { answer: answer.value, state: 'ready' } : { answer: null, state: 'failed' })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [operation, searchWords])
  return search
}
