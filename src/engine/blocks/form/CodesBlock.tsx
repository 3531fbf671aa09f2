import { type ReactNode, Suspense, useState } from 'react'
import type { CodesPlan } from '#generated/blocks.ts'
import { QrCode } from '../../antd/qr-code-part.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { saveBlob } from '../../parts/save-blob.ts'
import { resultOf } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'
import './codes.css'

/** Codes for use elsewhere: as a QR code, to type, to copy, or as a file. */
export function CodesBlock({ block }: { readonly block: CodesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const value = resultOf(block.of, scope)
  const codes = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)
  const picture = resultOf(block.qr, scope)
  const text = codes.join('\n')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      // If the browser blocks copying, the codes can still be selected.
      setCopied('no')
    }
  }

  return (
    <div className="qs-codes">
      {block.label ? (
        <BlockHead label={block.label} text={block.text} />
      ) : block.text ? (
        <p className="qs-codes-text">{block.text}</p>
      ) : null}
      {typeof picture === 'string' ? (
        <Suspense fallback={<div className="qs-codes-picture" aria-hidden="true" />}>
          <div className="qs-codes-picture">
            <QrCode value={picture} label={block.picture ?? portal.text('engine.codes.picture')} />
          </div>
        </Suspense>
      ) : null}
      {codes.length > 0 ? (
        <>
          {block.name ? <p className="qs-codes-name">{block.name}</p> : null}
          <ul className="qs-codes-list" data-single={codes.length === 1 ? '' : undefined}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="qs-codes-tools">
            <Button small onClick={() => void copy()}>
              {portal.text('engine.codes.copy')}
            </Button>
            {block.file ? (
              <Button small icon="download" onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), block.file ?? '')}>
                {portal.text('engine.codes.download')}
              </Button>
            ) : null}
            <span role="status">{copied ? portal.text(copied === 'yes' ? 'engine.codes.copied' : 'engine.codes.notCopied') : null}</span>
          </div>
        </>
      ) : null}
    </div>
  )
}
