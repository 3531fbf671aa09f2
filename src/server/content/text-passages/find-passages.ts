/** Passages of the portal's own texts that answer a question: paragraphs of public pages, and the terms of fees in words. */
import type { BlockPlan, BrandPlan } from '#config'
import type { Passage } from '#generated/entities.ts'
import { onceFor } from '#rules'
import { listTermPassages } from '../../freight/tariffs/index.ts'
import { type Call, cutPage, type Handlers, pageOf } from '../../kernel/index.ts'
import { mayOpen } from '../pages/index.ts'
import { createTextIndex } from '../text-index/index.ts'

export const passageHandlers: Pick<Handlers, 'find-passages'> = {
  'find-passages': async ({ words, fee, port, passage, ...cut }, call) => {
    const page = pageOf(cut, call)
    if (passage !== undefined)
      return {
        ok: true,
        value: cutPage(
          pagePassages(call).filter(({ passageId }) => passageId === passage),
          page,
        ),
      }
    if (fee !== undefined) return { ok: true, value: cutPage(termsOf({ fee, ...(port === undefined ? {} : { port }) }, call), page) }
    const index = indexOf(call.brand, call.language, call)
    return { ok: true, value: cutPage(words === undefined ? [] : index(words), page) }
  },
}

function termsOf(wanted: Parameters<typeof listTermPassages>[0], call: Call): Passage[] {
  const route = pageOfText('fee-terms', call)
  // Lines that differ in one input only, such as the container type, have the same terms.
  const terms = [...new Map(listTermPassages(wanted, call).map((term) => [`${term.title}\n${term.passage}`, term])).values()]
  return terms.map(({ id, title, passage, service }) => ({
    passageId: id,
    title,
    passage,
    source: route?.label ?? '',
    path: `${route?.path ?? '/'}?${new URLSearchParams({ service, ...(wanted.port === undefined ? {} : { port: wanted.port }) })}`,
  }))
}

type FindPassages = (words: string) => Passage[]

/** The texts of public pages are the same for everyone, and change with the release. */
const indexOf = onceFor(
  (_brand: BrandPlan, _language: string, call: Call): FindPassages => indexPassages([...pagePassages(call), ...termsOf({}, call)]),
)

function indexPassages(passages: readonly Passage[]): FindPassages {
  const fields = { title: ({ title }: Passage) => title, passage: ({ passage }: Passage) => passage }
  return createTextIndex(passages, { kind: 'prose', fields, boost: { title: 3 } })
}

/** Paragraphs and cards of the pages that every visitor may open. */
function pagePassages({ brand, language }: Call): Passage[] {
  const routes = brand.shells[language]?.routes ?? []
  const visitor = { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' } as const
  const seen = new Set<string>()
  return routes.flatMap((route) => {
    const page = brand.pages[language]?.[route.page ?? '']?.page
    if (!page || route.path.includes(':') || seen.has(page.id) || !mayOpen(route, brand, visitor)) return []
    seen.add(page.id)
    return textsOf(page.blocks).map(({ id, title, text }) => ({
      passageId: `${page.id}.${id}`,
      title: title ?? page.label,
      passage: text,
      source: page.label,
      path: route.path,
    }))
  })
}

interface PageText {
  readonly id: string
  readonly title: string | undefined
  readonly text: string
}

/** Only blocks that everyone sees. */
function textsOf(blocks: readonly BlockPlan[]): PageText[] {
  return blocks.flatMap((block): PageText[] => {
    if (block.grid !== undefined || block.visible !== undefined) return []
    if (block.block === 'prose') {
      return block.paragraphs.map(({ id, heading, text, points = [] }) => ({
        id: `${block.id}.${id}`,
        title: heading ?? block.label,
        text: [text, ...points.map((point) => point.text)].join('\n'),
      }))
    }
    if (block.block === 'cards') {
      return block.items.flatMap(({ id, label, text }) => (text === undefined ? [] : [{ id: `${block.id}.${id}`, title: label, text }]))
    }
    if (block.block === 'tabs' || block.block === 'columns') return block.items.flatMap((item) => textsOf(item.blocks))
    return []
  })
}

function pageOfText(page: string, { brand, language }: Call) {
  const route = brand.shells[language]?.routes.find((one) => one.page === page)
  const label = brand.pages[language]?.[page]?.page.label
  return route && label !== undefined ? { path: route.path, label } : undefined
}
