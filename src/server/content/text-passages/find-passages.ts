/** Passages of the portal's own texts that answer a question: paragraphs of public pages, and the terms of fees in words. */
import MiniSearch from 'minisearch'
import type { BlockPlan, BrandPlan } from '#config'
import type { Passage } from '#generated/entities.ts'
import { listTermPassages } from '../../freight/tariffs/index.ts'
import { type Call, cutPage, type Handlers, pageOf } from '../../kernel/index.ts'
import { mayOpen } from '../pages/index.ts'

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
    const index = indexOf(call)
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

type Search = (words: string) => Passage[]

/** By brand and language: the texts of public pages are the same for everyone, and change with the release. */
const indexes = new WeakMap<BrandPlan, Map<string, Search>>()

function indexOf(call: Call): Search {
  const byLanguage = indexes.get(call.brand) ?? new Map<string, Search>()
  indexes.set(call.brand, byLanguage)
  const made = byLanguage.get(call.language) ?? createIndex([...pagePassages(call), ...termsOf({}, call)])
  byLanguage.set(call.language, made)
  return made
}

function createIndex(passages: readonly Passage[]): Search {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  const index = new MiniSearch<Passage>({
    idField: 'passageId',
    fields: ['title', 'passage'],
    tokenize: splitWords,
    searchOptions: {
      boost: { title: 3 },
      combineWith: 'OR',
      fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 1 : false),
      prefix: (term) => /^[a-z]{3,}$/.test(term),
    },
  })
  index.addAll(passages)
  return (words) => {
    const terms = new Set(splitWords(words).filter((word) => !isCommon(word)))
    const hits = index.search([...terms].join(' '))
    // One word in passing is no answer: the most telling part of the question must be there.
    return hits
      .filter(({ queryTerms }) => queryTerms.length >= Math.max(1, Math.ceil(terms.size * leastShare)))
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
  }
}

const leastShare = 0.4

/** Latin words in lower case, and pairs of Chinese characters, because Chinese has no spaces. */
function splitWords(text: string): string[] {
  const latin = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const han = text.match(/\p{Script=Han}+/gu) ?? []
  return [...latin.map((word) => word.replace(/(?<=[a-z]{3})s$/, '')), ...han.flatMap(pairsOf)]
}

function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** English words that say nothing about the subject. */
const common = new Set(
  'a an the is are was do does can could i my me you we it in on at of to for from by with and or be how what when where which who why if there this that will would should have has get'.split(
    ' ',
  ),
)

function isCommon(word: string): boolean {
  return common.has(word) || /^\d+$/.test(word)
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
