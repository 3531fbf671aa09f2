import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { JsonObject } from '#rules'
import type { DataRequest } from '../plan/plan-page.ts'
import { type Portal, type RefusedAnswer, usePortal } from '../portal.ts'
import { createDataStore, type DataStore } from './data-store.ts'
import { usePoll } from './use-poll.ts'

export interface OperationState<T> {
  /** The last response. */
  readonly value: T | undefined
  readonly refusal: RefusedAnswer | undefined
  readonly loading: boolean
  /** Refreshes everything on the page. */
  readonly refresh: () => Promise<void>
}

/** One store per running app (the server renders many), replaced when the user changes. */
const stores = new WeakMap<ReadonlyMap<string, unknown>, { session: string; store: DataStore }>()

export interface UseOperationOptions {
  /** Shows the previous response until the next arrives, if both are from the same operation. */
  readonly keepPrevious?: boolean
  /** Seconds after which a visible page repeats the call; 0: never. */
  readonly every?: number
}

/** Calls an operation and caches the response; null makes no call. */
export function useOperation<T = unknown>(
  request: DataRequest | null,
  { keepPrevious = false, every = 0 }: UseOperationOptions = {},
): OperationState<T> {
  const portal = usePortal()
  const store = useDataStore()
  const call = useLatestCall(portal)
  const key = request?.key ?? ''
  const subscribe = useCallback((listener: () => void) => (key ? store.subscribe(key, listener) : () => {}), [store, key])
  const held = useSyncExternalStore(
    subscribe,
    () => store.read(key),
    () => store.read(key),
  )

  const latestRequest = useRef(request)
  latestRequest.current = request
  useEffect(() => {
    if (key && latestRequest.current) store.ask(latestRequest.current.operation, latestRequest.current.input, call)
  }, [store, key, call])

  usePoll(() => store.again(key, call), every, key !== '')

  const last = useRef<{ operation: string; value: unknown } | null>(null)
  if (request && held.value !== undefined) last.current = { operation: request.operation, value: held.value }
  const previous =
    keepPrevious && request && last.current?.operation === request.operation && !held.refusal ? last.current.value : undefined

  const refresh = useCallback(() => store.refresh(call), [store, call])
  return {
    value: (request ? (held.value ?? previous) : undefined) as T | undefined,
    refusal: request ? held.refusal : undefined,
    loading: request !== null && held.loading,
    refresh,
  }
}

/** How long a page waits for all of its parts before it shows those that are there. */
const patienceMs = 3000
/** What arrives may ask for more, as blocks do once their record is there. */
const pauseMs = 30

/** Whether everything the page has asked for is there, or three seconds have passed. */
export function useSettled(): boolean {
  const store = useDataStore()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (settled) return
    const look = () => setTimeout(() => !store.isWaiting() && setSettled(true), pauseMs)
    look()
    const stop = store.watch(look)
    const timer = setTimeout(() => setSettled(true), patienceMs)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, settled])
  return settled
}

/** Refreshes everything on the page after an action has changed it. */
export function useRefresh(): () => Promise<void> {
  const store = useDataStore()
  const call = useLatestCall(usePortal())
  return useCallback(() => store.refresh(call), [store, call])
}

function useDataStore(): DataStore {
  const { initialData, session } = usePortal()
  const who = `${session.actor}|${session.name}|${session.company}`
  return useMemo(() => storeFor(initialData, who), [initialData, who])
}

function storeFor(initialData: ReadonlyMap<string, unknown>, session: string): DataStore {
  const current = stores.get(initialData)
  if (current?.session === session) return current.store
  const store = createDataStore(current ? new Map() : initialData)
  stores.set(initialData, { session, store })
  return store
}

/** The portal may be a new object on each page; that must not repeat a request. */
function useLatestCall(portal: Portal): Portal['call'] {
  const latest = useRef(portal)
  latest.current = portal
  return useCallback(
    (operation: string, input: JsonObject, options) => latest.current.call(operation, input, options),
    [],
  ) as Portal['call']
}
