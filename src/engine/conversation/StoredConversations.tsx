import { type ReactNode, useCallback, useRef, useState } from 'react'
import { follow, hrefWithQuery } from '../context/use-link.ts'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import { useOnChange } from '../use-on-change.ts'
import { conversationName } from './use-conversation.ts'

interface Stored {
  readonly conversation: string
  readonly title: string
}

export interface StoredConversationsProps {
  readonly list: string
  readonly remove: string | undefined
  /** Changes when the list may have. */
  readonly version: string
  readonly onRemoved: (conversation: string | undefined) => void
}

/** The user's earlier conversations, newest first; each can be opened and deleted. */
export function StoredConversations({ list, remove, version, onRemoved }: StoredConversationsProps): ReactNode {
  const portal = usePortal()
  const [stored, setStored] = useState<readonly Stored[]>([])
  const [asked, setAsked] = useState<string>()
  const latest = useRef(portal)
  latest.current = portal
  const load = useCallback(async () => {
    const answer = await latest.current.call<{ rows: readonly Stored[] }>(list, { pageSize: 20 }, { quiet: true })
    if (answer.ok) setStored(answer.value.rows)
  }, [list])
  useOnChange(`${list} ${version}`, () => void load())
  if (stored.length === 0) return null

  async function removeOne(operation: string, conversation: string | undefined): Promise<void> {
    const answer = await portal.call(operation, conversation === undefined ? {} : { conversation })
    setAsked(undefined)
    if (!answer.ok) return
    onRemoved(conversation)
    await load()
  }

  const all = 'all'
  const confirmation = (id: string) =>
    remove === undefined ? null : asked === id ? (
      <span className="qs-stored-confirm">
        <Button tone="danger" onClick={() => void removeOne(remove, id === all ? undefined : id)}>
          {portal.text('engine.conversation.remove')}
        </Button>
        <Button onClick={() => setAsked(undefined)}>{portal.text('engine.cancel')}</Button>
      </span>
    ) : (
      <button
        type="button"
        className="qs-text-button"
        aria-label={portal.text(id === all ? 'engine.conversation.removeAll' : 'engine.conversation.removeOne', {
          title: stored.find(({ conversation }) => conversation === id)?.title ?? '',
        })}
        onClick={() => setAsked(id)}
      >
        {portal.text(id === all ? 'engine.conversation.removeAll' : 'engine.conversation.remove')}
      </button>
    )

  return (
    <details className="qs-stored">
      <summary>{portal.text('engine.conversation.earlier', { count: stored.length })}</summary>
      <ul>
        {stored.map(({ conversation, title }) => {
          const href = hrefWithQuery(portal.location.path, { [conversationName]: conversation })
          return (
            <li key={conversation}>
              <a
                href={href}
                aria-current={portal.location.query[conversationName] === conversation ? 'true' : undefined}
                onClick={(event) => follow(event, portal, href)}
              >
                {title}
              </a>
              {confirmation(conversation)}
            </li>
          )
        })}
      </ul>
      {stored.length > 1 ? confirmation(all) : null}
    </details>
  )
}
