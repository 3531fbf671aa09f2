import type { ReactNode } from 'react'
import type { FieldError } from '#rules'
import { type Portal, usePortal } from '../../portal.ts'
import type { CheckedPaste, RowFault } from './check-pasted.ts'
import type { PastedRow } from './to-rows.ts'
import type { Paste } from './use-paste.ts'

/** At most this many incorrect rows are listed; with more, it is easier to correct the sheet. */
const shownRows = 50

/** What was read from the text, and what is wrong with it. `id` is that of its element. */
export function PasteReport({ paste, id }: { readonly paste: Paste; readonly id: string }): ReactNode {
  const portal = usePortal()
  const { pasted, checked, text, others, dropped, tooMany, atMost } = paste
  return (
    <>
      <div id={id} role="status" className="qs-paste-summary">
        <Summary rows={pasted.rows} checked={checked} isEmpty={text.trim() === ''} />
        {others.length > 0 ? <p>{portal.text('engine.paste.others', { sheets: others.join(', ') })}</p> : null}
        {pasted.unread.length > 0 ? <p>{portal.text('engine.paste.unread', { columns: pasted.unread.join(', ') })}</p> : null}
        {dropped > 0 ? <p>{portal.text('engine.paste.dropped', { count: dropped })}</p> : null}
        {tooMany ? <p className="qs-error">{portal.text('engine.paste.tooMany', { limit: atMost })}</p> : null}
        {checked?.whole.map((error) => (
          <p key={error.id} className="qs-error">
            {sayError(portal, error)}
          </p>
        ))}
      </div>
      {paste.wrong > 0 && checked ? <WrongRows rows={pasted.rows} checked={checked} /> : null}
    </>
  )
}

interface SummaryProps {
  readonly rows: readonly PastedRow[]
  readonly checked: CheckedPaste | null
  readonly isEmpty: boolean
}

function Summary({ rows, checked, isEmpty }: SummaryProps): ReactNode {
  const portal = usePortal()
  if (isEmpty) return null
  if (rows.length === 0) return <p>{portal.text('engine.paste.nothing')}</p>
  if (!checked) return null
  const { size } = checked.faults
  return size === 0 ? (
    <p className="qs-paste-right">{portal.text('engine.paste.allRight', { count: rows.length })}</p>
  ) : (
    <p className="qs-error">{portal.text('engine.paste.wrong', { count: size })}</p>
  )
}

/** Each incorrect row as written, with the reasons. */
function WrongRows({ rows, checked }: Omit<SummaryProps, 'isEmpty' | 'checked'> & { readonly checked: CheckedPaste }): ReactNode {
  const portal = usePortal()
  const summary = [...checked.faults].sort(([a], [b]) => a - b).slice(0, shownRows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own, so the keyboard must reach it
    <section className="qs-paste-wrong" tabIndex={0} aria-label={portal.text('engine.paste.reason')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{portal.text('engine.paste.row')}</th>
            <th scope="col">{portal.text('engine.paste.area')}</th>
            <th scope="col">{portal.text('engine.paste.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {summary.map(([index, faults]) => (
            <tr key={index}>
              <th scope="row" className="qs-figures">
                {rows[index]?.line.number}
              </th>
              <td className="qs-paste-cells">{rows[index]?.line.cells.join(' · ')}</td>
              <td>
                <ul>
                  {faults.map((fault) => (
                    <li key={`${fault.field} ${fault.error.id}`}>{describeFault(portal, fault)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Speaking = Pick<Portal, 'text'>

function sayError(portal: Speaking, { id, params }: FieldError): string {
  return portal.text(id, params)
}

function describeFault(portal: Speaking, { field, error }: RowFault): string {
  const message = sayError(portal, error)
  return field === undefined ? message : portal.text('engine.form.error', { field, message })
}
