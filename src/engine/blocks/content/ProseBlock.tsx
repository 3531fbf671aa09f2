import type { ReactNode } from 'react'
import type { ProsePlan } from '#generated/blocks.ts'
import { formatDate } from '#rules'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Button } from '../../parts/Button.tsx'
import { usePortal } from '../../portal.ts'
import './prose.css'

/** Running text with a comfortable line length. An empty line in a text starts a new paragraph. */
export function ProseBlock({ block }: { readonly block: ProsePlan }): ReactNode {
  return (
    <div className="qs-prose">
      <BlockHead label={block.label} />
      {block.contents ? <Contents block={block} /> : null}
      {block.paragraphs.map((paragraph) => (
        <div key={paragraph.id} id={block.contents ? paragraph.id : undefined} className="qs-prose-part">
          {paragraph.heading ? block.label ? <h3>{paragraph.heading}</h3> : <h2>{paragraph.heading}</h2> : null}
          {paragraph.text.split(/\n{2,}/).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
            <p key={index}>{text}</p>
          ))}
          {paragraph.points ? (
            <ul>
              {paragraph.points.map((point) => (
                <li key={point.id}>{point.text}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** A reference document: table of contents, date, and print. */
function Contents({ block }: { readonly block: ProsePlan }): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-prose-contents">
      <div className="qs-prose-contents-head">
        {block.changed ? <p>{portal.text('engine.prose.changed', { date: formatDate(block.changed) })}</p> : null}
        <Button small onClick={() => window.print()}>
          {portal.text('engine.prose.print')}
        </Button>
      </div>
      <nav aria-label={portal.text('engine.prose.contents')}>
        <ul>
          {block.paragraphs.map(({ id, heading }) =>
            heading ? (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
    </div>
  )
}
