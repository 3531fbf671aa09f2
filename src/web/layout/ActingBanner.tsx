import { useEffect, useState } from 'react'
import { usePortal } from '#engine'
import { type Acting, keepActing, readActing } from '../session/acting.ts'

/** Says on every page for which company customer service act here, and ends it. */
export function ActingBanner() {
  const portal = usePortal()
  const { actor } = portal.session
  const [acting, setActing] = useState<Acting | null>(null)
  // After the first drawing, which is the server's: it knows no tab.
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
          // Prices and lists on the page are for the company.
          window.location.assign(portal.href({ route: 'desk' }, {}) ?? '/')
        }}
      >
        {portal.text('portal.acting.end')}
      </button>
    </div>
  )
}
