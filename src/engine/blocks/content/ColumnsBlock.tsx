import type { ReactNode } from 'react'
import type { ColumnsPlan } from '#generated/blocks.ts'
import { Blocks } from '../../context/Blocks.tsx'
import './columns.css'

/** Blocks side by side on a wide screen, one below another on a narrow one. */
export function ColumnsBlock({ block }: { readonly block: ColumnsPlan }): ReactNode {
  return (
    <div className="qs-columns">
      {block.items.map((item) => (
        <div
          key={item.id}
          className="qs-column"
          data-sticky={item.sticky ? '' : undefined}
          style={{ ['--qs-span' as string]: item.span ?? Math.floor(12 / block.items.length) }}
        >
          <Blocks blocks={item.blocks} />
        </div>
      ))}
    </div>
  )
}
