import { type ReactNode, useEffect, useRef } from 'react'
import type { MessagesPlan } from '#generated/blocks.ts'
import { formatDateTime, formatSize } from '#rules'
import { ActionButton } from '../actions/ActionButton.tsx'
import { Skeleton } from '../context/Placeholder.tsx'
import { usePage } from '../context/page-context.ts'
import { RefusalView } from '../context/RefusalView.tsx'
import { BlockHead } from '../parts/BlockHead.tsx'
import { Icon } from '../parts/Icon.tsx'
import { saveBlob } from '../parts/save-blob.ts'
import { usePortal } from '../portal.ts'
import { Composer } from './Composer.tsx'
import { lastOf, type Message, type Thread } from './thread.ts'
import { useThread } from './use-thread.ts'
import './messages.css'

/** Messages between two sides about a record. New messages appear automatically; visible ones count as read. */
export function MessagesBlock({ block }: { readonly block: MessagesPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const { thread, refusal, loading, reload, earlier, seen, add } = useThread(block)
  const end = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const last = lastOf(thread)
  useSight(end, last, seen)
  // A thread opens at its end, and follows new messages while the reader is there.
  const atEnd = useRef(true)
  useEffect(() => {
    const room = log.current
    if (room && last > 0 && atEnd.current) room.scrollTop = room.scrollHeight
  }, [last])
  return (
    <div className="qs-messages">
      <BlockHead label={block.label}>
        {thread
          ? (block.actions ?? []).map((action) => <ActionButton key={action.id} action={action} scope={{ ...scope, thread }} small />)
          : null}
      </BlockHead>
      {refusal ? (
        <RefusalView refusal={refusal} onRetry={reload} />
      ) : thread === null ? (
        <div role="status" aria-label={portal.text('engine.loading')} aria-busy={loading}>
          <Skeleton lines={3} />
        </div>
      ) : (
        <>
          <div
            ref={log}
            className="qs-messages-log"
            role="log"
            aria-label={block.label ?? portal.text('engine.messages')}
            // It scrolls on its own, so it must be focusable.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
            tabIndex={0}
            onScroll={(event) => {
              const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
              atEnd.current = scrollHeight - scrollTop - clientHeight < 40
            }}
          >
            {thread.more ? (
              <button type="button" className="qs-text-button qs-messages-earlier" onClick={earlier}>
                {portal.text('engine.messages.earlier')}
              </button>
            ) : null}
            {thread.rows.length === 0 ? (
              <p className="qs-quiet qs-messages-none">{block.empty ?? portal.text('engine.nothingYet')}</p>
            ) : (
              <Lines thread={thread} download={block.download} sides={block.sides} />
            )}
            <div ref={end} />
          </div>
          <Composer block={block} onSent={add} />
        </>
      )}
    </div>
  )
}

interface LinesProps {
  readonly thread: Thread
  readonly download: string | undefined
  readonly sides: MessagesPlan['sides']
}

function Lines({ thread, download, sides }: LinesProps): ReactNode {
  const portal = usePortal()
  const { timeZone } = portal.shell.brand
  const mineSeen = thread.rows.filter(({ mine, messageId }) => mine && messageId <= thread.readTo).at(-1)?.messageId
  return (
    <ol>
      {thread.rows.map((message) => (
        <li
          key={message.messageId}
          data-mine={message.mine ? '' : undefined}
          data-side={message.side}
          data-new={message.messageId === thread.newFrom ? '' : undefined}
        >
          {message.messageId === thread.newFrom ? <p className="qs-messages-new">{portal.text('engine.messages.new')}</p> : null}
          <p className="qs-message-head">
            <span className="qs-message-by">{message.mine ? portal.text('engine.messages.you') : message.by}</span>
            <span className="qs-message-side">{sides?.find(({ id }) => id === message.side)?.label}</span>
            <time dateTime={message.at}>{formatDateTime(message.at, timeZone)}</time>
          </p>
          {/* Isolated, so that right-to-left text does not affect the rest of the line. */}
          <p className="qs-message-body" dir="auto">
            {message.body}
          </p>
          <Attachment message={message} download={download} />
          {message.messageId === mineSeen && thread.readAt ? (
            <p className="qs-message-seen">
              {portal.text('engine.messages.seen', { by: thread.readBy ?? '', at: formatDateTime(thread.readAt, timeZone) })}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function Attachment({ message, download }: { readonly message: Message; readonly download: string | undefined }): ReactNode {
  const portal = usePortal()
  const { fileId, fileName = '', fileSize } = message
  if (!fileId || !download) return null
  async function open(): Promise<void> {
    const answer = await portal.download(download as string, { fileId: fileId as string })
    if (answer.ok) saveBlob(answer.value.blob, fileName)
  }
  return (
    <button type="button" className="qs-message-file" onClick={() => void open()}>
      <Icon name="file" />
      <span>{fileName}</span>
      {fileSize === undefined ? null : <small>{formatSize(fileSize)}</small>}
      <span className="qs-only-spoken">{portal.text('engine.download')}</span>
    </button>
  )
}

/** Reports when the end is visible to the reader. */
function useSight(end: React.RefObject<HTMLDivElement | null>, last: number, onSight: () => void): void {
  const latest = useRef(onSight)
  latest.current = onSight
  useEffect(() => {
    const mark = end.current
    if (!mark || last === 0) return
    let isSeen = false
    const look = () => {
      if (isSeen && document.visibilityState === 'visible') latest.current()
    }
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      look()
    })
    observer.observe(mark)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, last])
}
