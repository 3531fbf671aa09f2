import type { ReactNode } from 'react'
import type { BlockPlan, PageBundle } from '#config'
import { childBlocks } from '../plan/plan-page.ts'

interface PageHeadingProps {
  readonly page: PageBundle['page']
  /** The page needs a record, but the address names none. */
  readonly isEmpty: boolean
}

/** Every page has one h1, visible or not; a hero or record head provides it if the page has none. */
export function PageHeading({ page, isEmpty }: PageHeadingProps): ReactNode {
  if (page.heading === 'hidden' && !isEmpty) {
    return speaksForPage(page.blocks) ? null : <h1 className="qs-only-spoken">{page.label}</h1>
  }
  return (
    <header className="qs-page-head">
      <h1>{page.label}</h1>
      {page.about ? <p>{page.about}</p> : null}
    </header>
  )
}

function speaksForPage(blocks: readonly BlockPlan[]): boolean {
  return blocks.some(
    (block) => block.block === 'hero' || block.block === 'summary' || block.block === 'record-head' || speaksForPage(childBlocks(block)),
  )
}
