import type { ReactNode } from 'react'
import type { EntrancePlan } from '#generated/blocks.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { usePortal } from '../../portal.ts'
import './entrance.css'

/** Explains that the portal opens from another site, and links to it. */
export function EntranceBlock({ block }: { readonly block: EntrancePlan }): ReactNode {
  const { site } = usePortal().shell.brand
  return (
    <section className="qs-entrance">
      <BlockHead label={block.label} />
      {block.text && <p className="qs-entrance-lead">{block.text}</p>}
      {site !== undefined && (
        <a className="qs-entrance-back" href={site} target="_top" rel="noreferrer">
          {block.back}
        </a>
      )}
    </section>
  )
}
