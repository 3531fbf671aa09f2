import type { ReactNode } from 'react'
import type { ChoosePlan } from '#config'
import { Button } from '../display/Button.tsx'
import { useLink } from '../page/use-link.ts'
import { type Scope, usePortal } from '../portal.ts'
import { useSelection } from './use-selection.ts'
import './selection.css'

const fewest = 2

/** At the bottom of the window while rows are selected: their number, and the actions for them. */
export function SelectionBar({ choose, scope }: { readonly choose: ChoosePlan; readonly scope: Scope }): ReactNode {
  const portal = usePortal()
  const { keys, clear } = useSelection(choose)
  const link = useLink()(choose.link, { ...scope, chosen: keys.join(',') })
  const least = choose.least ?? fewest
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
          </p>
          <button type="button" className="qs-text-button" onClick={clear}>
            {portal.text('engine.chosen.clear')}
          </button>
          {missing > 0 || !link ? null : (
            <Button tone="primary" {...link}>
              {choose.action}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
