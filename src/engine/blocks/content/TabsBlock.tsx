import type { ReactNode } from 'react'
import type { TabsPlan } from '#generated/blocks.ts'
import { Blocks } from '../../context/Blocks.tsx'
import { usePage } from '../../context/page-context.ts'
import { follow, hrefWithQuery } from '../../context/use-link.ts'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { openTab, shownTabs } from '../../plan/plan-page.ts'
import { usePortal } from '../../portal.ts'
import './tabs.css'

/** Blocks behind tabs. The open tab is in the address, so tabs are links: they can be shared and opened in a new tab. */
export function TabsBlock({ block }: { readonly block: TabsPlan }): ReactNode {
  const portal = usePortal()
  const { bundle, scope } = usePage()
  const { path, query } = portal.location
  const open = openTab(block, scope)
  return (
    <div className="qs-tabs-block">
      <BlockHead label={block.label} />
      <nav className="qs-tabs" aria-label={block.label ?? bundle.page.label}>
        {shownTabs(block, scope).map((item, index) => {
          const { [block.id]: _, ...rest } = query
          const href = hrefWithQuery(path, index === 0 && block.start === undefined ? rest : { ...rest, [block.id]: item.id })
          return (
            <a
              key={item.id}
              href={href}
              aria-current={item === open ? 'page' : undefined}
              onClick={(event) => follow(event, portal, href, { keepScroll: true })}
            >
              {item.label}
            </a>
          )
        })}
      </nav>
      {open ? <Blocks blocks={open.blocks} /> : null}
    </div>
  )
}
