import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { SharePlan } from '#generated/blocks.ts'
import { asks, useAction } from '../../actions/use-action.ts'
import { QrCode } from '../../antd/qr-code-part.ts'
import { usePage } from '../../context/page-context.ts'
import { lazyPart } from '../../lazy-part.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { type Answer, usePortal } from '../../portal.ts'
import '../../antd/controls.css'
import './share.css'

const ActionDialog = lazyPart(async () => ({ default: (await import('../../actions/ActionDialog.tsx')).ActionDialog }))

/** A button that creates a link or key, and the result: to read, copy or scan. It is shown once. */
export function ShareBlock({ block }: { readonly block: SharePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  // The link is shown, not followed.
  const { then, ...making } = block.action
  const { busy, run } = useAction(making, scope)
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<Shown>()

  async function make(values?: Parameters<typeof run>[0]): Promise<Answer | null> {
    const answer = await run(values)
    if (!answer?.ok) return answer
    const answered = { ...scope, record: answer.value }
    const path = then ? portal.href(then, answered) : undefined
    const value = block.shows === undefined ? undefined : (answer.value as Readonly<Record<string, unknown>>)[block.shows]
    if (path !== undefined) setShown({ text: `${window.location.origin}${path}`, isLink: true })
    else if (typeof value === 'string') setShown({ text: value, isLink: false })
    return answer
  }

  return (
    <div className="qs-share">
      <BlockHead label={block.label} text={block.text} />
      {shown === undefined ? (
        <Button
          tone={making.tone ?? 'primary'}
          icon={making.icon}
          busy={busy}
          onClick={() => (asks(making) ? setAsking(true) : void make())}
        >
          {busy && making.pending ? making.pending : making.label}
        </Button>
      ) : (
        <SharedText shown={shown} note={block.note} onDone={() => setShown(undefined)} />
      )}
      {asking ? (
        <Suspense fallback={null}>
          <ActionDialog action={making} scope={scope} busy={busy} run={make} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface Shown {
  readonly text: string
  /** A link has a QR code; a key is for a program. */
  readonly isLink: boolean
}

interface SharedTextProps {
  readonly shown: Shown
  readonly note: string | undefined
  readonly onDone: () => void
}

function SharedText({ shown: { text, isLink }, note, onDone }: SharedTextProps): ReactNode {
  const portal = usePortal()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  // The pressed button is gone: focus the result.
  useEffect(() => {
    requestAnimationFrame(() => field.current?.focus())
  }, [])

  async function copy(): Promise<void> {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      // The browser blocks copying: select the link, so that it can be copied by keyboard.
      setCopied('failed')
    }
  }

  return (
    <div className="qs-share-made">
      <div className="qs-share-words">
        <label htmlFor={id}>{portal.text(isLink ? 'engine.share.link' : 'engine.share.value')}</label>
        <textarea
          id={id}
          ref={field}
          className="qs-control qs-share-link"
          readOnly
          rows={2}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        {note ? <p className="qs-share-note">{note}</p> : null}
        <div className="qs-share-actions">
          <Button tone="primary" onClick={() => void copy()}>
            {portal.text(isLink ? 'engine.share.copy' : 'engine.share.copyValue')}
          </Button>
          <Button onClick={onDone}>{portal.text('engine.share.done')}</Button>
          <span role="status" className="qs-share-said">
            {copied === 'yes' ? portal.text('engine.share.copied') : copied === 'failed' ? portal.text('engine.share.notCopied') : ''}
          </span>
        </div>
      </div>
      {isLink ? (
        <Suspense fallback={<div className="qs-share-code" />}>
          <div className="qs-share-code">
            <QrCode value={text} label={portal.text('engine.share.code')} />
          </div>
        </Suspense>
      ) : null}
    </div>
  )
}
