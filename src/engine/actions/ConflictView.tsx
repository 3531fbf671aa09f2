import type { ReactNode } from 'react'
import { formatDateTime } from '#rules'
import { Button } from '../parts/Button.tsx'
import { usePortal } from '../portal.ts'
import type { Conflict, ConflictLine } from './conflict.ts'
import './conflict.css'

export interface ConflictViewProps {
  readonly conflict: Conflict
  readonly lines: readonly ConflictLine[]
  /** Whether anything was typed here. */
  readonly hasForm: boolean
  readonly busy: boolean
  readonly onTheirs: () => void
  readonly onMine: () => void
  readonly onEdit: () => void
}

/** Who changed what while this was open, next to what was typed here. Nothing has been sent, and nothing typed is lost. */
export function ConflictView({ conflict, lines, hasForm, busy, onTheirs, onMine, onEdit }: ConflictViewProps): ReactNode {
  const portal = usePortal()
  const at = formatDateTime(conflict.at, portal.shell.brand.timeZone)
  return (
    <div className="qs-conflict">
      <p className="qs-conflict-lead" role="alert">
        {portal.text('engine.conflict.lead', { by: conflict.by, at })}
      </p>
      <p>{portal.text(hasForm ? 'engine.conflict.kept' : 'engine.conflict.nothing')}</p>
      {lines.length > 0 ? (
        <table className="qs-conflict-table">
          <thead>
            <tr>
              <th scope="col">{portal.text('engine.conflict.field')}</th>
              <th scope="col">{portal.text('engine.conflict.before')}</th>
              <th scope="col">{portal.text('engine.conflict.theirs', { by: conflict.by })}</th>
              {hasForm ? <th scope="col">{portal.text('engine.conflict.mine')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">{line.label}</th>
                <Cell label={portal.text('engine.conflict.before')} words={line.old} />
                <Cell label={portal.text('engine.conflict.theirs', { by: conflict.by })} words={line.theirs} tone="theirs" />
                {hasForm ? <Cell label={portal.text('engine.conflict.mine')} words={line.mine} tone="mine" /> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <div className="qs-dialog-actions">
        {hasForm ? <Button onClick={onEdit}>{portal.text('engine.conflict.edit')}</Button> : null}
        <Button onClick={onTheirs}>{portal.text(hasForm ? 'engine.conflict.take' : 'engine.cancel')}</Button>
        <Button tone="primary" busy={busy} onClick={onMine}>
          {portal.text(hasForm ? 'engine.conflict.send' : 'engine.conflict.again')}
        </Button>
      </div>
    </div>
  )
}

function Cell({ label, words, tone }: { readonly label: string; readonly words: string; readonly tone?: string }): ReactNode {
  const portal = usePortal()
  return (
    <td data-tone={words === '' ? undefined : tone}>
      <span className="qs-conflict-label" aria-hidden="true">
        {label}
      </span>
      {words === '' ? (
        <span className="qs-absent">
          <span aria-hidden="true">–</span>
          <span className="qs-only-spoken">{portal.text('engine.absent')}</span>
        </span>
      ) : (
        <span className="qs-conflict-words">{words}</span>
      )}
    </td>
  )
}
