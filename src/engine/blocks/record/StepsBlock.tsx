import type { ReactNode } from 'react'
import type { StepsPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { resultOf } from '../../plan/expressions.ts'
import { usePortal } from '../../portal.ts'
import './steps.css'

/** A process step by step; with `current`, the step reached. */
export function StepsBlock({ block }: { readonly block: StepsPlan }): ReactNode {
  const portal = usePortal()
  const { scope } = usePage()
  const current = block.items.findIndex((item) => item.id === resultOf(block.current, scope))
  return (
    <div className="qs-steps">
      <BlockHead label={block.label} />
      <ol data-tracked={block.current ? '' : undefined}>
        {block.items.map((item, index) => {
          const state = current < 0 ? 'plain' : index < current ? 'done' : index === current ? 'current' : 'next'
          return (
            <li key={item.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="qs-step-number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="qs-step-label">
                {item.label}
                {state === 'done' ? <span className="qs-only-spoken">{portal.text('engine.stepDone')}</span> : null}
              </span>
              {item.text ? <span className="qs-step-text">{item.text}</span> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
