import { type ReactNode, useEffect, useId, useRef } from 'react'
import { follow } from '../context/use-link.ts'
import { usePortal } from '../portal.ts'
import type { ManualTopic, ManualValue } from './manual-value.ts'

export interface ManualContentsProps {
  readonly manual: ManualValue
  /** Visible topics: all, or the search results. */
  readonly topics: readonly ManualTopic[]
  readonly hrefOf: (topic: string) => string
}

/** All topics by group; folded on a phone, where they would hide the content. */
export function ManualContents(props: ManualContentsProps): ReactNode {
  const portal = usePortal()
  return (
    <>
      <nav className="qs-manual-contents" aria-label={portal.text('engine.manual.contents')}>
        <TopicGroups {...props} />
      </nav>
      <details className="qs-manual-folded">
        <summary>{portal.text('engine.manual.contents')}</summary>
        <nav aria-label={portal.text('engine.manual.contents')}>
          <TopicGroups {...props} />
        </nav>
      </details>
    </>
  )
}

function TopicGroups({ manual, topics, hrefOf }: ManualContentsProps): ReactNode {
  const id = useId()
  const groups = [...new Set(topics.map(({ group }) => group))]
  const current = manual.topic || manual.opens
  return (
    <div className="qs-manual-groups">
      {groups.map((group, index) => (
        <div key={group}>
          <p id={`${id}${index}`}>{group}</p>
          <ul aria-labelledby={`${id}${index}`}>
            {topics
              .filter((topic) => topic.group === group)
              .map((topic) => (
                <li key={topic.id}>
                  <TopicLink topic={topic} href={hrefOf(topic.id)} isCurrent={topic.id === current} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

interface TopicLinkProps {
  readonly topic: ManualTopic
  readonly href: string
  readonly isCurrent: boolean
}

function TopicLink({ topic, href, isCurrent }: TopicLinkProps): ReactNode {
  const portal = usePortal()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Long contents scroll on their own; the page does not move.
    const [contents, anchor] = [link.current?.closest('nav'), link.current]
    if (isCurrent && contents && anchor) contents.scrollTop = anchor.offsetTop - contents.clientHeight / 2
  }, [isCurrent])
  return (
    <a
      ref={link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        const here = document.getElementById(topic.id)
        follow(event, portal, href, { keepScroll: here !== null })
        // A section of this page is already there.
        here?.scrollIntoView()
      }}
    >
      {topic.label}
    </a>
  )
}
