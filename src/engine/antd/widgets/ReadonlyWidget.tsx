import type { ReactNode } from 'react'
import { usePortal } from '../../portal.ts'
import { textOf, type WidgetProps } from '../widget.ts'

/** A value that is computed or given. One whose inputs are missing says which: a gap is never shown as zero. */
export function ReadonlyWidget({ id, value, options, gap, describedBy, labelledBy }: WidgetProps): ReactNode {
  const portal = usePortal()
  const text = textOf(value)
  const shown = options.find((option) => option.value === text)?.label ?? text
  return (
    <output id={id} className="qs-readonly qs-figures" tabIndex={-1} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {shown !== '' ? (
        shown
      ) : (
        <em>
          {gap?.length
            ? portal.text('engine.widget.gap', { fields: gap.join(portal.text('engine.widget.and')) })
            : portal.text('engine.widget.open')}
        </em>
      )}
    </output>
  )
}
