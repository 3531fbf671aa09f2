import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnchorsPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import './anchors.css'

type Item = AnchorsPlan['items'][number]

/** Links to the parts of a long page. Missing parts are omitted; the current part is marked. */
export function AnchorsBlock({ block }: { readonly block: AnchorsPlan }): ReactNode {
  const { bundle } = usePage()
  const list = useRef<HTMLUListElement>(null)
  const [there, setThere] = useState<readonly Item[]>(block.items)
  const [read, setRead] = useState<string>()
  useEffect(() => {
    // Parts appear and disappear with what the page shows; those with their own requests appear later.
    const look = () => setThere(block.items.filter(({ id }) => isDrawn(list.current, id)))
    look()
    const place = list.current?.closest('.qs-page')
    if (!place) return
    const changes = new MutationObserver(look)
    changes.observe(place, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [block])

  const ids = there.map(({ id }) => id).join(' ')
  useEffect(() => {
    const note = () => setRead(readNow(list.current, ids.split(' ')))
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [ids])

  useEffect(() => {
    const line = list.current
    const entry = line?.querySelector<HTMLElement>(`[data-to="${read ?? ''}"]`)
    if (line && entry) line.scrollLeft = entry.offsetLeft - (line.clientWidth - entry.offsetWidth) / 2
  }, [read])

  function go(event: MouseEvent<HTMLAnchorElement>, id: string): void {
    event.preventDefault()
    const section = sectionOf(list.current, id)
    if (!section) return
    section.scrollIntoView({ block: 'start' })
    // Tab continues from there.
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }

  return (
    <nav className="qs-anchors" aria-label={block.label ?? bundle.page.label}>
      <ul ref={list}>
        {there.map(({ id, label }) => (
          <li key={id} data-to={id}>
            <a href={`#${id}`} aria-current={id === read ? 'location' : undefined} onClick={(event) => go(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function sectionOf(list: Element | null, id: string): HTMLElement | null {
  return list?.closest('.qs-page')?.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? null
}

/** An empty block renders nothing. */
function isDrawn(list: Element | null, id: string): boolean {
  return Boolean(sectionOf(list, id)?.firstElementChild)
}

/** The last part whose start has been passed. */
function readNow(list: Element | null, ids: readonly string[]): string | undefined {
  const line = window.innerHeight / 3
  return ids.findLast((id) => (sectionOf(list, id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line)
}
