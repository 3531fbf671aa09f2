/** What search engines and social networks ask for beside the pages: robots.txt, sitemaps, and the pictures of pages. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BrandPlan } from '#config'
import { type FileAnswer, type Handlers, refuse, type Vault } from '../../kernel/index.ts'
import type { Releases } from '../../platform/releases/index.ts'
import { drawCard } from './draw-card.ts'
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.ts'

type FoundHandlers = Pick<Handlers, 'read-robots' | 'read-sitemap' | 'draw-card'>
type Sealing = Pick<Vault, 'mac'>

/** A title reads differently to machines than to the people who may choose it, so only titles of pages are drawn. */
export function cardAddress(vault: Sealing, brand: BrandPlan, language: string, title: string): string {
  return `/card.png?${new URLSearchParams({ title, language, seal: sealOf(vault, brand.id, language, title) })}`
}

const hour = 3600
/** A picture has some 25 kB. */
const mostCards = 500

export function createFoundHandlers(vault: Sealing, releases: Releases): FoundHandlers {
  const cards = new LRUCache<string, Promise<Uint8Array>>({ max: mostCards })
  return {
    'read-robots': (_input, call) => Promise.resolve(textFile('robots.txt', 'text/plain', writeRobots(call))),

    'read-sitemap': async ({ language }, call) => {
      if (language === undefined) return textFile('sitemap.xml', 'application/xml', writeSitemapIndex(call))
      if (!call.brand.languages.includes(language)) return refuse('error.not-found')
      return textFile('sitemap.xml', 'application/xml', await writeSitemap(call, language))
    },

    'draw-card': async ({ title, language, seal }, { brand }) => {
      const shell = brand.shells[language]
      if (!shell || seal !== sealOf(vault, brand.id, language, title)) return refuse('error.not-found')
      const { release, parts } = releases.current()
      const tag = createHash('sha256').update(`${release.id} ${brand.id} ${language} ${title}`).digest('base64url').slice(0, 22)
      const drawn = cards.get(tag) ?? drawCard({ title, brand: shell.brand, logo: parts.get(shell.brand.logo)?.bytes })
      cards.set(tag, drawn)
      drawn.catch(() => cards.delete(tag))
      return {
        ok: true,
        value: { name: 'card.png', type: 'image/png', bytes: await drawn, inline: true, open: { tag, seconds: 24 * hour } },
      }
    },
  }
}

function sealOf(vault: Sealing, brand: string, language: string, title: string): string {
  return vault.mac(['card', brand, language, title].join('\n')).slice(0, 32)
}

function textFile(name: string, type: string, text: string): { readonly ok: true; readonly value: FileAnswer } {
  const bytes = Buffer.from(text)
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { ok: true, value: { name, type: `${type}; charset=utf-8`, bytes, inline: true, open: { tag, seconds: hour } } }
}
