import { useEffect, useState } from 'react'
import { usePortal } from '#engine'
import { type Acting, keepActing, readActing } from '../session/acting.ts'

/** Shows on every page for which company customer service is acting, with a button to stop. */
export function ActingBanner() {
  const portal = usePortal()
  const { actor } = portal.session
  const [acting, setActing] = useState<Acting | null>(null)
  // After hydration: the server does not know this tab's company.
  useEffect(() => setActing(actor === 'staff' ? readActing() : null), [actor])
  if (!acting) return null
  return (
    <div className="qs-acting" role="status">
      <p>
        {portal.text('portal.acting')} <strong>{acting.name}</strong>
      </p>
      <button
        type="button"
        onClick={() => {
          keepActing(null)
          // Reload the page: its prices and lists are those of the company.
          window.location.assign(portal.href({ route: 'desk' }, {}) ?? '/')
        }}
      >
        {portal.text('portal.acting.end')}
      </button>
    </div>
  )
}
