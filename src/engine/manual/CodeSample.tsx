import { type ReactNode, useEffect, useState } from 'react'
import { usePortal } from '../portal.ts'
import type { ManualSample } from './manual-value.ts'

const copiedMs = 2_000

/** A code sample with its position and a copy button. */
export function CodeSample({ sample }: { readonly sample: ManualSample }): ReactNode {
  const portal = usePortal()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])
  const head = [sample.label, sample.path].filter((part) => part !== '').join(' · ')

  async function copy(): Promise<void> {
    // Pages over plain HTTP have no clipboard; the code can still be selected by hand.
    await navigator.clipboard?.writeText(sample.text)
    setCopied(true)
  }

  return (
    <figure className="qs-code-sample">
      <figcaption>
        <span>{head}</span>
        <button type="button" className="qs-text-button" onClick={() => void copy()}>
          {portal.text(copied ? 'engine.manual.copied' : 'engine.manual.copy')}
        </button>
      </figcaption>
      <pre>
        <code>{sample.text}</code>
      </pre>
    </figure>
  )
}
