import type { ReactNode } from 'react'
import type { BlockPlan, PageBundle } from '#config'
import { PageHeading } from '../context/PageHeading.tsx'

export interface PageOutlineProps {
  readonly bundle: PageBundle
}

/** A page that the browser draws, until it has: its title, and its blocks in outline. Needs neither data nor a session. */
export function PageOutline({ bundle }: PageOutlineProps): ReactNode {
  const { page } = bundle
  return (
    <div className="qs-page" data-width={page.width} data-pace={page.pace} data-arriving="" aria-busy="true">
      <PageHeading page={page} isEmpty={false} />
      <BlocksOutline bundle={bundle} />
    </div>
  )
}

/** The blocks that everyone sees: those with a condition, and notices, may not come. */
export function BlocksOutline({ bundle }: PageOutlineProps): ReactNode {
  const blocks = bundle.page.blocks.filter(({ block, visible }) => block !== 'notice' && visible === undefined).slice(0, mostBlocks)
  return (
    <div className="qs-outline" aria-hidden="true">
      {blocks.map((block) => {
        const { shape, count } = shapeOf(block, bundle)
        return (
          <div key={block.id} className="qs-outline-block" data-shape={shape}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
              <span key={index} className="qs-bone" />
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** What fits into a window. */
const mostBlocks = 6
const mostFields = 12

interface Shape {
  readonly shape: 'fields' | 'rows' | 'boxes' | 'lines'
  readonly count: number
}

const shapes: Partial<Record<BlockPlan['block'], Shape>> = {
  list: { shape: 'rows', count: 10 },
  compare: { shape: 'rows', count: 8 },
  figures: { shape: 'boxes', count: 4 },
  cards: { shape: 'boxes', count: 3 },
  'record-head': { shape: 'lines', count: 2 },
  actions: { shape: 'lines', count: 1 },
}

function shapeOf(block: BlockPlan, { forms }: PageBundle): Shape {
  if ('form' in block && block.form !== undefined) {
    const fields = forms[block.form]?.fields.length ?? mostFields
    return { shape: 'fields', count: Math.min(fields, mostFields) }
  }
  return shapes[block.block] ?? { shape: 'lines', count: 4 }
}
