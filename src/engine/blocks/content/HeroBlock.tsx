import type { ReactNode } from 'react'
import type { HeroPlan } from '#generated/blocks.ts'
import { Blocks } from '../../context/Blocks.tsx'
import './hero.css'

/** The top of a page: a headline in large type with a picture, and blocks such as a search. */
export function HeroBlock({ block }: { readonly block: HeroPlan }): ReactNode {
  const inside = block.blocks ?? []
  return (
    <div className="qs-hero" data-look={block.look ?? 'wide'} data-pictured={block.image ? '' : undefined}>
      <div className="qs-hero-ground">
        {block.image ? <img className="qs-hero-image" src={block.image} alt="" fetchPriority="high" /> : <HeroLines />}
        <div className="qs-hero-words">
          <h1>{block.label}</h1>
          {block.text ? <p>{block.text}</p> : null}
        </div>
      </div>
      {inside.length > 0 ? (
        <div className="qs-hero-blocks">
          <Blocks blocks={inside} />
        </div>
      ) : null}
    </div>
  )
}

/** A few parallel lines, as on a nautical chart, if there is no picture. */
function HeroLines(): ReactNode {
  return (
    <svg className="qs-hero-lines" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => {
        const y = 90 + index * 44
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <path key={index} d={`M420 ${y + 120} C 640 ${y + 150}, 780 ${y - 120}, 980 ${y - 40} S 1180 ${y - 160}, 1260 ${y - 130}`} />
        )
      })}
    </svg>
  )
}
