import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ManualPlan } from '#generated/blocks.ts'
import { usePage } from '../context/page-context.ts'
import { follow } from '../context/use-link.ts'
import { resultOf } from '../plan/expressions.ts'
import { usePortal } from '../portal.ts'
import { ManualContents } from './ManualContents.tsx'
import { ManualSectionView } from './ManualSectionView.tsx'
import { type ManualValue, readManual, sectionsWith, topicsWith } from './manual-value.ts'
import './manual.css'

/** A manual: contents at the side, a search over the open page, sections with links. */
export function ManualBlock({ block }: { readonly block: ManualPlan }): ReactNode {
  const { scope } = usePage()
  const value = resultOf(block.of, scope)
  const manual = useMemo(() => readManual(value), [value])
  return manual ? <OpenManual key={manual.topic} block={block} manual={manual} /> : null
}

function OpenManual({ block, manual }: { readonly block: ManualPlan; readonly manual: ManualValue }): ReactNode {
  const portal = usePortal()
  const [asked, setAsked] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useSlash(search)
  useOpenSection(manual)
  const sections = sectionsWith(manual.sections, asked)
  const hrefOf = (topic: string): string => {
    const href = portal.href({ route: block.route, params: { [block.part]: JSON.stringify(topic) } }, {})
    return href ?? '#'
  }
  return (
    <div className="qs-manual">
      <ManualContents manual={manual} topics={topicsWith(manual.topics, asked, asked ? sections : [])} hrefOf={hrefOf} />
      <article className="qs-manual-body">
        <input
          ref={search}
          type="search"
          className="qs-control qs-manual-search"
          aria-label={portal.text('engine.manual.search')}
          placeholder={portal.text('engine.manual.search')}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        {manual.title ? <h2 className="qs-manual-title">{manual.title}</h2> : null}
        {paragraphs(manual.text).map((text) => (
          <p key={text} className="qs-manual-lead">
            {text}
          </p>
        ))}
        {sections.map((section) => (
          <ManualSectionView
            key={section.id}
            section={section}
            see={
              section.see ? (
                <a href={hrefOf(section.see)} onClick={(event) => follow(event, portal, hrefOf(section.see))}>
                  {portal.text('engine.manual.see')}: {manual.topics.find(({ id }) => id === section.see)?.label}
                </a>
              ) : null
            }
          />
        ))}
        <p role="status" className="qs-quiet">
          {sections.length === 0 && asked ? portal.text('engine.manual.nothing') : ''}
        </p>
      </article>
    </div>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part !== '')
}

/** The key / focuses the manual's search, unless the user is typing. */
function useSlash(search: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      search.current?.focus()
    }
    // Capturing, so that it comes before the site's own search in the header.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [search])
}

/** Scrolls to the section named in the address, once it is rendered. */
function useOpenSection({ opens }: ManualValue): void {
  useEffect(() => {
    const named = decodeURIComponent(window.location.hash.slice(1)) || opens
    if (named) document.getElementById(named)?.scrollIntoView()
  }, [opens])
}
