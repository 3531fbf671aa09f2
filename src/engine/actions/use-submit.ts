import { useCallback, useRef, useState } from 'react'
import type { JsonObject } from '#rules'
import { ask, notify } from '../antd/notices.ts'
import { saveBlob } from '../parts/save-blob.ts'
import { dataKey } from '../plan/plan-page.ts'
import { type Answer, type Portal, type PortalCallOptions, usePortal } from '../portal.ts'

export interface Submit {
  readonly busy: boolean
  /** Submits one at a time: a second click while a submit is pending returns null. */
  readonly send: (operation: string, input: JsonObject) => Promise<Answer | null>
}

/**
 * Submits a user's decision. Each decision has one idempotency key: a retry after a lost connection reuses the key, so that the
 * server executes it once; after a rejection, the next attempt is a new decision. If the outcome is unknown, the user sees that it
 * is being checked, with the result, and can check again.
 */
export function useSubmit(): Submit {
  const portal = usePortal()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const attempt = useRef<{ question: string; key: string } | null>(null)

  const send = useCallback(
    async (operation: string, input: JsonObject): Promise<Answer | null> => {
      if (running.current) return null
      running.current = true
      setBusy(true)
      const question = dataKey(operation, input)
      if (attempt.current?.question !== question) attempt.current = { question, key: newKey() }
      try {
        const options = { idempotencyKey: attempt.current.key, quiet: true }
        const answer = portal.shell.calls[operation]?.file
          ? await saveFile(portal, operation, input, options)
          : await callUntilKnown(portal, operation, input, options)
        if (!isUnknown(answer)) attempt.current = null
        return answer
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [portal],
  )
  return { busy, send }
}

/** A file is saved to disk; the caller only learns that it arrived. */
async function saveFile(portal: Portal, operation: string, input: JsonObject, options: PortalCallOptions): Promise<Answer> {
  const answer = await portal.download(operation, input, options)
  if (!answer.ok) return answer
  saveBlob(answer.value.blob, answer.value.name)
  return { ok: true, value: { name: answer.value.name } }
}

async function callUntilKnown(portal: Portal, operation: string, input: JsonObject, options: PortalCallOptions): Promise<Answer> {
  let hasChecked = false
  const onChecking = () => {
    hasChecked = true
    notify('plain', portal.text('engine.outcome.checking'))
  }
  let answer = await portal.call(operation, input, { ...options, onChecking })
  while (hasChecked && isUnknown(answer)) {
    if (!(await ask('warning', portal.text('engine.outcome.unknown'), portal.text('engine.outcome.check')))) return answer
    onChecking()
    answer = await portal.call(operation, input, { ...options, onChecking })
  }
  if (hasChecked) {
    if (answer.ok) notify('good', portal.text('engine.outcome.done'))
    else notify('warning', portal.text('engine.outcome.not-done'))
  }
  return answer
}

/** The response never arrived, or the server does not know the outcome. */
function isUnknown(answer: Answer): boolean {
  return !answer.ok && (answer.error.id === 'error.access-abnormal' || answer.error.id === 'error.outcome-unknown')
}

/** Random letters; crypto.randomUUID exists on secure origins only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
