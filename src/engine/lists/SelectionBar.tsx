import { type ReactNode, useState } from 'react'
import type { ChoosePlan } from '#config'
import { newKey } from '../actions/use-submit.ts'
import { useLink } from '../context/use-link.ts'
import { useRefresh } from '../context/use-operation.ts'
import { Button } from '../parts/Button.tsx'
import { resolveValues } from '../plan/expressions.ts'
import { type Scope, usePortal } from '../portal.ts'
import { useSelection } from './use-selection.ts'
import './selection.css'

const fewest = 2

/** At the bottom of the window while rows are selected: their number, and the action for them. */
export function SelectionBar({ choose, scope }: { readonly choose: ChoosePlan; readonly scope: Scope }): ReactNode {
  const portal = usePortal()
  const { keys, clear, keep } = useSelection(choose)
  const link = useLink()(choose.link, { ...scope, chosen: keys.join(',') })
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const least = choose.least ?? (choose.each ? 1 : fewest)
  const missing = least - keys.length
  return (
    <>
      <p className="qs-only-spoken" role="status">
        {keys.length > 0 ? portal.text('engine.chosen', { count: keys.length, most: choose.most }) : ''}
      </p>
      {keys.length === 0 ? null : (
        <section className="qs-chosen" aria-label={choose.action}>
          <p>
            <strong>{portal.text('engine.chosen', { count: keys.length, most: choose.most })}</strong>
            {missing > 0 ? <span className="qs-quiet">{portal.text('engine.chosen.more', { count: missing })}</span> : null}
            {refusals.map((refusal) => (
              <span key={refusal} className="qs-chosen-refusal" role="alert">
                {refusal}
              </span>
            ))}
          </p>
          <button
            type="button"
            className="qs-text-button"
            onClick={() => {
              setRefusals([])
              clear()
            }}
          >
            {portal.text('engine.chosen.clear')}
          </button>
          {missing > 0 || !link ? null : (
            <Button tone="primary" {...link}>
              {choose.action}
            </Button>
          )}
          {missing > 0 || !choose.each ? null : (
            <EachButton
              label={choose.action}
              each={choose.each}
              keys={keys}
              scope={scope}
              onDone={(refused) => {
                setRefusals(refused.map(({ key, message }) => portal.text('engine.chosen.refused', { key, message })))
                keep(refused.map(({ key }) => key))
              }}
            />
          )}
        </section>
      )}
    </>
  )
}

interface EachProps {
  readonly label: string
  readonly each: NonNullable<ChoosePlan['each']>
  readonly keys: readonly string[]
  readonly scope: Scope
  readonly onDone: (refused: readonly Refused[]) => void
}

interface Refused {
  readonly key: string
  readonly message: string
}

/** Calls the operation for one row after the other, so that a refusal concerns one row only, and counts on the button. */
function EachButton({ label, each, keys, scope, onDone }: EachProps): ReactNode {
  const portal = usePortal()
  const refresh = useRefresh()
  const [done, setDone] = useState<number | null>(null)

  async function run(): Promise<void> {
    const refused: Refused[] = []
    for (const [index, key] of keys.entries()) {
      setDone(index)
      const input = resolveValues(each.input, { ...scope, chosen: key })
      const answer = await portal.call(each.operation, input, { idempotencyKey: newKey(), quiet: true })
      if (!answer.ok) refused.push({ key, message: answer.message })
    }
    setDone(null)
    const count = keys.length - refused.length
    if (count > 0) portal.notify('good', portal.text('engine.chosen.done', { action: label, count }))
    onDone(refused)
    await refresh()
  }

  return (
    <Button tone="primary" busy={done !== null} onClick={() => void run()}>
      {done === null ? label : portal.text('engine.chosen.running', { action: label, done, count: keys.length })}
    </Button>
  )
}
