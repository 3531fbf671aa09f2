import { type ReactNode, useEffect } from 'react'
import type { ProgressPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { useRefresh } from '../../context/use-operation.ts'
import { resultOf } from '../../plan/expressions.ts'
import './progress.css'

const pauseMs = 1_000

/** Progress of a job. It polls until the record is finished, which removes the block. */
export function ProgressBlock({ block }: { readonly block: ProgressPlan }): ReactNode {
  const { scope } = usePage()
  const refresh = useRefresh()
  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout>
    // The next poll waits for the previous response, however slow the connection is.
    const ask = () => void refresh().finally(() => wait())
    const wait = () => {
      if (current) timer = setTimeout(ask, pauseMs)
    }
    wait()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [refresh])
  const share = Math.max(0, Math.min(100, Math.round(Number(resultOf(block.share, scope) ?? 0))))
  return (
    <div className="qs-progress">
      <p className="qs-progress-label">
        <span id={`progress-${block.id}`}>{block.label}</span>
        <span aria-hidden="true">{share} %</span>
      </p>
      <progress aria-labelledby={`progress-${block.id}`} max={100} value={share} />
      {block.text ? <p className="qs-progress-text">{block.text}</p> : null}
    </div>
  )
}
