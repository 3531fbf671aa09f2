import type { ReactNode } from 'react'
import type { ProsePlan } from '../plan/block-plans.ts'
import { BlockHead } from './BlockHead.tsx'
import './prose.css'

/** Running text in a measure that reads well. An empty line in a text starts a new paragraph. */
export function ProseBlock({ block }: { readonly block: ProsePlan }): ReactNode {
  return (
    <div className="qs-prose">
      <BlockHead label={block.label} />
      {block.paragraphs.map((paragraph) => (
        <div key={paragraph.id} className="qs-prose-part">
          {paragraph.heading ? block.label ? <h3>{paragraph.heading}</h3> : <h2>{paragraph.heading}</h2> : null}
          {paragraph.text.split(/\n{2,}/).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
            <p key={index}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  )
}
