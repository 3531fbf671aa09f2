import type { ReactNode } from 'react'
import type { FieldView } from '#config'
import { usePortal } from '../portal.ts'

/** Links to pages that explain a field. They open in a new tab so that input is not lost. */
export function FieldLinks({ links }: { readonly links: FieldView['links'] }): ReactNode {
  const portal = usePortal()
  if (!links) return null
  return (
    <span className="qs-field-links">
      {links.map(({ id, label, link }) => {
        const href = portal.href(link, {})
        return href === undefined ? null : (
          <a key={id} href={href} target="_blank" rel="noopener">
            {label}
            <span className="qs-only-spoken">{portal.text('engine.form.newTab')}</span>
          </a>
        )
      })}
    </span>
  )
}
