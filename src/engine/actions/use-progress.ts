/** How far the work of a running operation is. */

import { useEffect, useState } from 'react'
import type { ActionPlan } from '#config'
import { textOf } from '#rules'
import { usePoll } from '../context/use-poll.ts'
import { usePortal } from '../portal.ts'

const everySeconds = 1

/** The text while an action or a block waits for its operation: what the server says about the work, else that it is pending. */
export function useProgress({ progress, pending }: Pick<ActionPlan, 'progress' | 'pending'>, busy: boolean): string | undefined {
  const { call } = usePortal()
  const [message, setMessage] = useState<string>()
  const ask = async () => {
    const answer = progress === undefined ? undefined : await call(progress, {})
    if (answer?.ok) setMessage(readText(answer.value))
  }
  useEffect(() => {
    if (!busy) setMessage(undefined)
  }, [busy])
  usePoll(() => void ask(), everySeconds, busy && progress !== undefined)
  return busy ? (message ?? pending) : undefined
}

function readText(value: unknown): string | undefined {
  const { text } = (value ?? {}) as { readonly text?: unknown }
  return textOf(text)
}
