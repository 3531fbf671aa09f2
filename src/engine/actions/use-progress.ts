/** How far the work of a running action is. */
import { useEffect, useState } from 'react'
import type { ActionPlan } from '#config'
import { usePortal } from '../portal.ts'

const everyMs = 1_000

/** The text for a button or dialog whose action runs: what the server says about the work, else that it is pending. */
export function useProgress({ progress, pending }: ActionPlan, busy: boolean): string | undefined {
  const { call } = usePortal()
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (progress === undefined || !busy) return
    let isOver = false
    const timer = setInterval(async () => {
      const answer = await call(progress, {})
      if (!isOver && answer.ok) setText(readText(answer.value))
    }, everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
      setText(undefined)
    }
  }, [progress, busy, call])
  return busy ? (text ?? pending) : undefined
}

function readText(value: unknown): string | undefined {
  const { text } = (value ?? {}) as { readonly text?: unknown }
  return typeof text === 'string' ? text : undefined
}
