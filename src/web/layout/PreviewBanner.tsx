import { useLocation } from 'react-router-dom'
import { formatDateTime, usePortal } from '#engine'

/** Says on every page of a preview that it is one, and leads out of it. */
export function PreviewBanner() {
  const portal = usePortal()
  const { pathname, search } = useLocation()
  const { preview, brand } = portal.shell
  if (!preview) return null
  const query = new URLSearchParams(search)
  query.set('preview', 'end')
  return (
    <div className="qs-preview" role="status">
      <p>{portal.text('portal.preview', { at: formatDateTime(preview.at, brand.timeZone) })}</p>
      {/* Not a router link: the page has to be loaded from the server again. */}
      <a href={`${pathname}?${query}`}>{portal.text('portal.leavePreview')}</a>
    </div>
  )
}
