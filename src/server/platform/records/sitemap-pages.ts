/** Pages of published records, for sitemaps. */
import { isObject } from '#rules'
import { type Database, readRowPage } from '../../db/index.ts'
import { type Call, limitOf } from '../../kernel/index.ts'
import { readEntity } from './entity.ts'
import { toSnake } from './place-store.ts'
import { pathOf } from './previews.ts'
import { recordsOf } from './query-store.ts'

export interface SitemapPage {
  readonly path: string
  readonly changed: Date
}

type RecordRow = Readonly<Record<string, unknown>> & Pick<Database['records'], 'publish_from'> & { readonly updated_at: Date }

/** The pages of all records that visitors may read, kind by kind, in the order of their lists. */
export async function listSitemapPages(call: Call): Promise<SitemapPage[]> {
  const { brand, release, db } = call
  const limit = limitOf(brand, 'sitemapRecords')
  const query = { scope: { brand: brand.id }, defaultBrand: release.defaultBrand, shown: 'readers' as const, now: call.now() }
  const pages: SitemapPage[] = []
  for (const entity of publicEntities(call)) {
    const plan = readEntity({ ...call, entity })
    const { rows } = await readRowPage<RecordRow>(db, { ...recordsOf(plan, query), tabs: undefined }, { limit, offset: 0 })
    for (const row of rows) {
      const path = pathOf(brand, plan, String(row[toSnake(plan.key)]))
      if (path !== undefined) pages.push({ path, changed: changedAt(row) })
    }
  }
  return pages
}

function publicEntities({ brand }: Call): string[] {
  return Object.entries(brand.documents.entity ?? {}).flatMap(([id, { stored }]) =>
    isObject(stored) && stored.read === 'public' && typeof stored.page === 'string' ? [id] : [],
  )
}

/** A record written before its publication is new on that day. */
function changedAt({ publish_from: published, updated_at: updated }: RecordRow): Date {
  return published && published > updated ? published : updated
}
