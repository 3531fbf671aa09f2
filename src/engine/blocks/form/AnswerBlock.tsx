import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnswerPlan } from '#generated/blocks.ts'
import { useProgress } from '../../actions/use-progress.ts'
import { Skeleton } from '../../context/Placeholder.tsx'
import { usePage } from '../../context/page-context.ts'
import { RefusalView } from '../../context/RefusalView.tsx'
import { resolveValues } from '../../plan/expressions.ts'
import { type Answer, usePortal } from '../../portal.ts'
import { AnswerScope } from './AnswerScope.tsx'

/** Calls an operation once, and again if its input changes, and shows blocks that read the response. Other blocks do not repeat the call. */
export function AnswerBlock({ block }: { readonly block: AnswerPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [round, setRound] = useState(0)
  const progress = useProgress(block, answer === null)
  const askedWords = useRef('')
  const input = JSON.stringify(resolveValues(block.input, scope))
  const latest = useRef({ portal, scope })
  latest.current = { portal, scope }
  useEffect(() => {
    // Once per load and input, however often it renders: the call may change something.
    const question = `${round} ${input}`
    if (askedWords.current === question) return
    askedWords.current = question
    setAnswer(null)
    const { portal: now, scope: values } = latest.current
    void now.call(block.operation, resolveValues(block.input, values), { quiet: true }).then((found) => {
      // The input may have changed again meanwhile.
      if (askedWords.current === question) setAnswer(found)
    })
  }, [block, round, input])
  if (!answer) {
    return (
      <div className="qs-page-skeleton" role="status" aria-label={progress === undefined ? portal.text('engine.loading') : undefined}>
        {progress === undefined ? null : <p className="qs-quiet">{progress}</p>}
        <Skeleton lines={4} />
      </div>
    )
  }
  if (!answer.ok) {
    return <RefusalView refusal={answer} onRetry={() => setRound(round + 1)} />
  }
  return <AnswerScope answer={answer.value} blocks={block.blocks} />
}
