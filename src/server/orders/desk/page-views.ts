/** Report of the brand's page views, by the titles of its pages. */
import { type Call, type Handlers, readRows, todayOf } from '../../kernel/index.ts'
import { startOf } from './desk-figures.ts'
import { type PageViewFilter, pageViewDays, sumPageViewMonths, sumPageViews } from './page-view-store.ts'

interface Input {
  readonly period?: string | undefined
  readonly pageName?: string | undefined
}

export const pageViewHandlers: Pick<Handlers, 'read-page-views' | 'list-page-views' | 'list-page-view-months'> = {
  'read-page-views': async (input, call) => ({ ok: true, value: await sumPageViews(call.db, filterOf(input, call)) }),

  'list-page-views': (input, call) =>
    readRows(call, input, pageViewDays(filterOf(input, call)), {
      more: ({ page, views }) => ({ name: nameOf(page, call), views: Number(views) }),
    }),

  'list-page-view-months': async (input, call) => {
    const months = await sumPageViewMonths(call.db, filterOf(input, call))
    const rows = months.map(({ month, page, views }) => ({ month, name: nameOf(page, call), views: Number(views) }))
    return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(1, rows.length) } }
  },
}

function filterOf({ period, pageName }: Input, call: Call): PageViewFilter {
  const from = todayOf({ brand: call.brand, now: () => startOf(period, call) })
  return { brand: call.brand.id, from, pages: pagesNamed(pageName, call) }
}

/** Ids of the pages whose id or title contains the words; undefined without words. */
function pagesNamed(words: string | undefined, call: Call): string[] | undefined {
  const filterWords = words?.trim().toLowerCase()
  if (!filterWords) return undefined
  const ids = [...Object.keys(call.brand.pages[call.language] ?? {}), unknownPage]
  return ids.filter((id) => id.includes(filterWords) || nameOf(id, call).toLowerCase().includes(filterWords))
}

/** Counted for addresses that no route declares. */
const unknownPage = 'unknown'

function nameOf(page: string, { brand, language }: Call): string {
  return brand.pages[language]?.[page]?.page.label ?? page
}
