import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'
import { usePage } from '../page/page-context.ts'
import { useLink } from '../page/use-link.ts'
import type { CardPlan, CardsPlan } from '../plan/block-plans.ts'
import { BlockHead } from './BlockHead.tsx'
import './cards.css'

/** A few things side by side, parted by hairlines, each with a way on. */
export function CardsBlock({ block }: { readonly block: CardsPlan }): ReactNode {
  return (
    <div className="qs-cards">
      <BlockHead label={block.label} text={block.text} />
      <ul data-columns={block.columns ?? Math.min(block.items.length, 4)}>
        {block.items.map((item) => (
          <li key={item.id}>
            <Card card={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Card({ card }: { readonly card: CardPlan }): ReactNode {
  const { scope } = usePage()
  const link = useLink()(card.link, scope)
  const inside = (
    <>
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
