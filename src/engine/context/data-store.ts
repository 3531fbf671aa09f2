import { type JsonObject, lacksSession } from '#rules'
import { dataKey } from '../plan/plan-page.ts'
import type { Answer, Portal, RefusedAnswer } from '../portal.ts'

/** State of one request: the last response, and whether another is pending. */
export interface Held {
  readonly value?: unknown
  readonly refusal?: RefusedAnswer
  readonly loading: boolean
}

interface Entry {
  held: Held
  operation: string
  input: JsonObject
  /** Counts the calls, so that a response overtaken by a later request is dropped. */
  round: number
  abort?: AbortController
  fresh: boolean
  readonly listeners: Set<() => void>
}

type Call = Portal['call']

/** Responses of visited pages for the current user. Going back shows them at once and refetches. */
export interface DataStore {
  read(key: string): Held
  /** Sends the request unless a response has just arrived. */
  ask(operation: string, input: JsonObject, call: Call): void
  /** Refreshes everything on the page. */
  refresh(call: Call): Promise<void>
  /** Repeats one request, unless it is in flight. */
  again(key: string, call: Call): void
  subscribe(key: string, listener: () => void): () => void
  /** Whether something shown waits for its first response. */
  isWaiting(): boolean
  /** Called whenever a response arrives. */
  watch(listener: () => void): () => void
}

const nothing: Held = { loading: true }
const keepAtMost = 60

export function createDataStore(initial: ReadonlyMap<string, unknown>): DataStore {
  const entries = new Map<string, Entry>()
  const watchers = new Set<() => void>()
  for (const [key, value] of initial) {
    entries.set(key, { held: { value, loading: false }, operation: '', input: {}, round: 0, fresh: true, listeners: new Set() })
  }

  function entryOf(key: string): Entry {
    const current = entries.get(key)
    if (current) return current
    const entry: Entry = { held: nothing, operation: '', input: {}, round: 0, fresh: false, listeners: new Set() }
    entries.set(key, entry)
    forgetOldest(entries)
    return entry
  }

  function notify(entry: Entry, held: Held): void {
    entry.held = held
    for (const listener of entry.listeners) listener()
    for (const watcher of watchers) watcher()
  }

  /** A quiet request shows neither loading nor an error while there is a response. */
  async function fetchEntry(entry: Entry, call: Call, quietly = false): Promise<void> {
    entry.abort?.abort()
    const abort = new AbortController()
    entry.abort = abort
    entry.round += 1
    const round = entry.round
    if (!entry.held.loading && !quietly) notify(entry, { ...entry.held, loading: true })
    const answer: Answer = await call(entry.operation, entry.input, { signal: abort.signal, quiet: true })
    if (round !== entry.round || abort.signal.aborted) return
    delete entry.abort
    entry.fresh = true
    if (answer.ok) notify(entry, { value: answer.value, loading: false })
    // Keep the data until the user has signed in again: forms on the page hold what was typed.
    else if (lacksSession(answer.code) && entry.held.value !== undefined) notify(entry, { value: entry.held.value, loading: false })
    else if (!quietly || entry.held.value === undefined) notify(entry, { refusal: answer, loading: false })
  }

  return {
    read: (key) => entries.get(key)?.held ?? nothing,
    isWaiting: () => [...entries.values()].some(({ held, listeners }) => held.loading && held.value === undefined && listeners.size > 0),
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    ask(operation, input, call) {
      const entry = entryOf(dataKey(operation, input))
      entry.operation = operation
      entry.input = input
      if (entry.abort || entry.fresh) return
      void fetchEntry(entry, call)
    },
    async refresh(call) {
      const watched = [...entries.values()].filter((entry) => entry.operation !== '' && entry.listeners.size > 0)
      for (const entry of entries.values()) if (entry.listeners.size === 0) entry.fresh = false
      await Promise.all(watched.map((entry) => fetchEntry(entry, call)))
    },
    again(key, call) {
      const entry = entries.get(key)
      if (entry && !entry.abort && entry.operation !== '') void fetchEntry(entry, call, true)
    },
    subscribe(key, listener) {
      const entry = entryOf(key)
      entry.listeners.add(listener)
      return () => {
        entry.listeners.delete(listener)
        // React mounts twice in development: drop only what no component uses again in this tick.
        queueMicrotask(() => {
          if (entry.listeners.size > 0) return
          entry.fresh = false
          entry.abort?.abort()
          delete entry.abort
        })
      }
    },
  }
}

function forgetOldest(entries: Map<string, Entry>): void {
  if (entries.size <= keepAtMost) return
  for (const [key, entry] of entries) {
    if (entry.listeners.size > 0) continue
    entries.delete(key)
    return
  }
}
