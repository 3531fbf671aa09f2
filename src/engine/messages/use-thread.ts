import { useCallback, useEffect, useRef, useState } from 'react'
import type { MessagesPlan } from '#generated/blocks.ts'
import type { JsonObject } from '#rules'
import { usePage } from '../context/page-context.ts'
import { usePoll } from '../context/use-poll.ts'
import { resolveValues } from '../plan/expressions.ts'
import { type RefusedAnswer, usePortal } from '../portal.ts'
import { useLatest } from '../use-latest.ts'
import { joinThread, lastOf, type Message, type Thread, type ThreadAnswer } from './thread.ts'

export interface ThreadControl {
  readonly thread: Thread | null
  readonly refusal: RefusedAnswer | null
  readonly loading: boolean
  readonly reload: () => void
  readonly earlier: () => void
  /** Call this when the whole thread is visible to the reader. */
  readonly seen: () => void
  readonly add: (message: Message) => void
}

/** A thread that updates itself while it is open. */
export function useThread(block: MessagesPlan): ThreadControl {
  const portal = usePortal()
  const { scope } = usePage()
  const [thread, setThread] = useState<Thread | null>(null)
  const [refusal, setRefusal] = useState<RefusedAnswer | null>(null)
  const [loading, setLoading] = useState(true)
  const asking = useRef(false)
  const reported = useRef(0)
  /** What the thread is of, as JSON. */
  const place = JSON.stringify(resolveValues(block.list.input, scope))
  const latest = useLatest({ portal, scope, thread, place })

  const ask = useCallback(
    async (asked: string, more: JsonObject = {}, isEarlier = false): Promise<void> => {
      if (asking.current && !isEarlier) return
      asking.current = true
      const answer = await latest.current.portal.call<ThreadAnswer>(
        block.list.operation,
        { ...JSON.parse(asked), ...more },
        { quiet: true },
      )
      asking.current = false
      setLoading(false)
      // The page has moved on to another record in the meantime.
      if (asked !== latest.current.place) return
      if (answer.ok) {
        setRefusal(null)
        setThread((known) => joinThread(known, answer.value, isEarlier))
      } else if (latest.current.thread === null) setRefusal(answer)
    },
    [block, latest],
  )

  useEffect(() => {
    asking.current = false
    reported.current = 0
    setThread(null)
    setRefusal(null)
    setLoading(true)
    void ask(place)
  }, [place, ask])

  // Signed in again: what is written meanwhile stays.
  useEffect(() => {
    if (portal.resumed > 0) void ask(latest.current.place)
  }, [portal.resumed, ask, latest])

  usePoll(() => void ask(place, thread ? { after: lastOf(thread) } : {}), block.every, refusal === null)

  return {
    thread,
    refusal,
    loading,
    reload: () => void ask(latest.current.place),
    earlier: () => void ask(latest.current.place, { before: latest.current.thread?.rows[0]?.messageId ?? 1 }, true),
    seen: () => {
      const upTo = lastOf(latest.current.thread)
      if (upTo <= reported.current || !latest.current.thread?.unread) return
      reported.current = upTo
      const now = latest.current
      void now.portal.call(block.seen.operation, { ...resolveValues(block.seen.input, now.scope), upTo }, { quiet: true })
    },
    add: (message) => setThread((known) => known && joinThread(known, { ...known, rows: [message], unread: 0 })),
  }
}
