import { useLocation } from 'react-router-dom'
import { formatDateTime, usePortal } from '#engine'

/** Marks every page of a preview, with a link to leave it. */
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
      {/* Not a router link: the server has to load the page again. */}
      <a href={`${pathname}?${query}`}>{portal.text('portal.leavePreview')}</a>
    </div>
  )
}
