import { type ReactNode, useMemo } from 'react'
import type { AnswerPlan } from '#generated/blocks.ts'
import { Blocks } from '../../context/Blocks.tsx'
import { PageContextProvider, usePage } from '../../context/page-context.ts'

/** Blocks that read `answer`. */
export function AnswerScope({ answer, blocks }: { readonly answer: unknown; readonly blocks: AnswerPlan['blocks'] }): ReactNode {
  const page = usePage()
  const context = useMemo(() => ({ ...page, scope: { ...page.scope, answer } }), [page, answer])
  return (
    <PageContextProvider value={context}>
      <Blocks blocks={blocks} />
    </PageContextProvider>
  )
}
