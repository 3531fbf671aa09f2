import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import type { CardsPlan } from '#generated/blocks.ts'
import { usePage } from '../../context/page-context.ts'
import { type LinkProps, useLink } from '../../context/use-link.ts'
import { Value } from '../../display/Value.tsx'
import { BlockHead } from '../../parts/BlockHead.tsx'
import { Icon } from '../../parts/Icon.tsx'
import './cards.css'

const mostColumns = 4

/** A few items, each with a link. Items the reader may not open are omitted. */
export function CardsBlock({ block }: { readonly block: CardsPlan }): ReactNode {
  const { scope } = usePage()
  const linkOf = useLink()
  const cards = block.items.map((card) => ({ card, link: linkOf(card.link, scope) }))
  const openCards = cards.filter(({ card, link }) => !card.link || link)
  if (openCards.length === 0) return null
  return (
    <div className="qs-cards" data-look={block.look ?? 'lines'}>
      <BlockHead label={block.label} text={block.text} />
      <ul data-columns={Math.min(openCards.length, block.columns ?? mostColumns)}>
        {openCards.map(({ card, link }) => (
          <li key={card.id}>
            <Card card={card} link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Card({ card, link }: { readonly card: CardsPlan['items'][number]; readonly link: LinkProps | null }): ReactNode {
  const inside = (
    <>
      {card.drawing ? (
        <span className="qs-card-drawing">
          <Value column={{ id: 'drawing', field: 'drawing', display: 'drawing' } as ColumnPlan} row={{ drawing: card.drawing }} />
        </span>
      ) : null}
      {card.image ? <img src={card.image} alt="" loading="lazy" /> : null}
      {card.icon && !card.figure ? <Icon name={card.icon} /> : null}
      {card.figure ? <span className="qs-card-figure">{card.figure}</span> : null}
      <span className="qs-card-label">{card.label}</span>
      {card.text ? <span className="qs-card-text">{card.text}</span> : null}
      {link ? (
        <span className="qs-card-way">
          <Icon name="arrow-right" />
        </span>
      ) : null}
    </>
  )
  return link ? (
    <a className="qs-card" {...link}>
      {inside}
    </a>
  ) : (
    <div className="qs-card">{inside}</div>
  )
}
