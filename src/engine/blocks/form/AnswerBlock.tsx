import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerPlan } from '#generated/blocks.ts'
import { Blocks } from '../../page/Blocks.tsx'
import { Skeleton } from '../../page/Placeholder.tsx'
import { PageContextProvider, usePage } from '../../page/page-context.ts'
import { RefusalView } from '../../page/RefusalView.tsx'
import { resolveValues } from '../../plan/expressions.ts'
import { type Answer, usePortal } from '../../portal.ts'

/** Calls an operation once for each input and shows blocks that read the response. Other blocks do not repeat the call. */
export function AnswerBlock({ block }: { readonly block: AnswerPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [round, setRound] = useState(0)
  const input = JSON.stringify(resolveValues(block.input, scope))
  const wanted = `${round} ${input}`
  const asked = useRef('')
  const latest = useRef(portal)
  latest.current = portal
  useEffect(() => {
    // Once for each input, however often it renders: the call may change something.
    if (asked.current === wanted) return
    asked.current = wanted
    setAnswer(null)
    void latest.current.call(block.operation, JSON.parse(input), { quiet: true }).then((one) => asked.current === wanted && setAnswer(one))
  }, [block.operation, wanted, input])
  if (!answer) {
    return (
      <div role="status" aria-label={portal.text('engine.loading')}>
        <Skeleton lines={4} />
      </div>
    )
  }
  if (!answer.ok) {
    return <RefusalView refusal={answer} onRetry={() => setRound(round + 1)} />
  }
  return <AnswerScope answer={answer.value} blocks={block.blocks} />
}

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
