import { type ReactNode, useRef } from 'react'
import type { SourcePlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { useOnChange } from '../../use-on-change.ts'
import './source.css'

interface SourceText {
  readonly path: string
  readonly label?: string
  readonly row: number
  readonly lines: readonly string[]
}

/** A document with line numbers; the requested line is marked and scrolled into view. */
export function SourceBlock({ block }: { readonly block: SourcePlan }): ReactNode {
  const { scope } = usePage()
  const source = resultOf(block.of, scope) as SourceText | undefined
  const marked = useRef<HTMLLIElement>(null)
  const row = source?.row ?? 0
  useOnChange(`${source?.path ?? ''}:${row}`, () => {
    // The page does not move: only the file scrolls, until the line is in the middle.
    const [line, file] = [marked.current, marked.current?.parentElement]
    if (line && file) file.scrollTop = line.offsetTop - file.offsetTop - file.clientHeight / 2
  })
  if (!source) return null
  return (
    <div className="qs-source">
      <BlockHead label={block.label ?? source.label} text={row > 0 ? `${source.path}:${row}` : source.path} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <ol tabIndex={0} aria-label={source.path}>
        {source.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          <li key={index} {...(index + 1 === row ? { ref: marked, 'aria-current': 'location' as const } : {})}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </div>
  )
}
