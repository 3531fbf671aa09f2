import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { SharePlan } from '#generated/blocks.ts'
import { asks, useAction } from '../../actions/use-action.ts'
import { Button } from '../../display/Button.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { usePage } from '../../page/page-context.ts'
import { type Answer, usePortal } from '../../portal.ts'
import { BlockHead } from '../BlockHead.tsx'
import '../../antd/controls.css'
import './share.css'

const ActionDialog = lazyPart(async () => ({ default: (await import('../../actions/ActionDialog.tsx')).ActionDialog }))
const QrCode = lazyPart(async () => ({ default: (await import('../../antd/QrCode.tsx')).QrCode }))

/** A button that creates a link, and the link itself: to read, copy or scan. It is shown once. */
export function ShareBlock({ block }: { readonly block: SharePlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  // The link is shown, not followed.
  const { then, ...making } = block.action
  const { busy, run } = useAction(making, scope)
  const [asking, setAsking] = useState(false)
  const [address, setAddress] = useState<string>()

  async function make(values?: Parameters<typeof run>[0]): Promise<Answer | null> {
    const answer = await run(values)
    const path = answer?.ok && then ? portal.href(then, { ...scope, record: answer.value }) : undefined
    if (path !== undefined) setAddress(`${window.location.origin}${path}`)
    return answer
  }

  return (
    <div className="qs-share">
      <BlockHead label={block.label} text={block.text} />
      {address === undefined ? (
        <Button
          tone={making.tone ?? 'primary'}
          icon={making.icon}
          busy={busy}
          onClick={() => (asks(making) ? setAsking(true) : void make())}
        >
          {busy && making.pending ? making.pending : making.label}
        </Button>
      ) : (
        <SharedLink address={address} note={block.note} onDone={() => setAddress(undefined)} />
      )}
      {asking ? (
        <Suspense fallback={null}>
          <ActionDialog action={making} scope={scope} busy={busy} run={make} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface SharedLinkProps {
  readonly address: string
  readonly note: string | undefined
  readonly onDone: () => void
}

function SharedLink({ address, note, onDone }: SharedLinkProps): ReactNode {
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
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      // The browser blocks copying: select the link, so that it can be copied by keyboard.
      setCopied('failed')
    }
  }

  return (
    <div className="qs-share-made">
      <div className="qs-share-words">
        <label htmlFor={id}>{portal.text('engine.share.link')}</label>
        <textarea
          id={id}
          ref={field}
          className="qs-control qs-share-link"
          readOnly
          rows={2}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {note ? <p className="qs-share-note">{note}</p> : null}
        <div className="qs-share-actions">
          <Button tone="primary" onClick={() => void copy()}>
            {portal.text('engine.share.copy')}
          </Button>
          <Button onClick={onDone}>{portal.text('engine.share.done')}</Button>
          <span role="status" className="qs-share-said">
            {copied === 'yes' ? portal.text('engine.share.copied') : copied === 'failed' ? portal.text('engine.share.notCopied') : ''}
          </span>
        </div>
      </div>
      <Suspense fallback={<div className="qs-share-code" />}>
        <div className="qs-share-code">
          <QrCode value={address} label={portal.text('engine.share.code')} />
        </div>
      </Suspense>
    </div>
  )
}
