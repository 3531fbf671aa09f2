import { type ReactNode, useEffect, useState } from 'react'
import { follow } from '../../context/use-link.ts'
import { usePortal } from '../../portal.ts'
import './recent-searches.css'

export interface RecentSearch {
  /** What was searched for, in the language of that time. */
  readonly words: string
  readonly href: string
}

const prefix = 'recent.'
const most = 5

/** The last searches with a form, as links; kept in this browser, and read after hydration, because the server does not know them. */
export function RecentSearches({ form }: { readonly form: string }): ReactNode {
  const portal = usePortal()
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])
  useEffect(() => setRecent(readRecent(form)), [form])
  // The line keeps its height while it is empty, so that nothing moves when it fills.
  if (recent.length === 0) return <div className="qs-recent" />
  return (
    <nav className="qs-recent" aria-label={portal.text('engine.search.recent')}>
      <span className="qs-quiet">{portal.text('engine.search.recent')}</span>
      {recent.map(({ words, href }) => (
        <a key={href} href={href} onClick={(event) => follow(event, portal, href)}>
          {words}
        </a>
      ))}
    </nav>
  )
}

/** The same search moves to the front. */
export function noteSearch(form: string, search: RecentSearch): void {
  const others = readRecent(form).filter(({ href }) => href !== search.href)
  try {
    localStorage.setItem(prefix + form, JSON.stringify([search, ...others].slice(0, most)))
  } catch {
    // Storage may be blocked or full: nothing is remembered.
  }
}

/** Empty if there are none, or if they no longer have the current format. Only addresses of this site are followed. */
function readRecent(form: string): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + form) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const { words, href } = (value ?? {}) as Partial<RecentSearch>
  return typeof words === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href)
}
