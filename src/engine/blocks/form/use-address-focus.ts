import { useEffect, useRef } from 'react'
import type { JsonObject } from '#rules'

/** Leads to the form when a link of its own page, such as a row's "Request", fills it in. */
export function useAddressFocus(formId: string, filled: JsonObject): void {
  const text = JSON.stringify(filled)
  const before = useRef(text)
  useEffect(() => {
    if (text === before.current) return
    before.current = text
    if (text === '{}') return
    const form = document.getElementById(formId)
    // The block with its heading.
    const block = form?.closest('[data-block]') ?? form
    block?.scrollIntoView({ block: 'start' })
    form?.querySelector<HTMLElement>('input, select, textarea, [tabindex="0"]')?.focus({ preventScroll: true })
  }, [text, formId])
}
