/** Measures what publishing documents would change, without changing anything. */

import type { Kysely } from 'kysely'
import type { ReleaseImpact } from '#generated/entities.ts'
import type { Database } from '../../db/index.ts'
import type { CompareStage, ReleaseCalls, ReleaseComparison } from '../../kernel/index.ts'
import { countDraftsByForm } from '../../platform/drafts/index.ts'
import { countPrices, groupPriceChanges, type PricePair } from './compare-prices.ts'
import { listConcernedForms, listConcernedOrders } from './concerned.ts'
import { toAccessRows, toCaseRows, toDocumentRows } from './describe-documents.ts'
import { reprice } from './reprice.ts'
import { countOpenOrders, listPricedForms } from './store.ts'

export type MeasuredRelease = ReleaseImpact

export interface MeasureProgress {
  readonly stage: CompareStage | 'repricing'
  readonly priced: number
  readonly quotes: number
}

export interface MeasureParts {
  readonly db: Kysely<Database>
  readonly releases: Pick<ReleaseCalls, 'compare'>
  readonly now: () => Date
  /** Of the names of pages. */
  readonly language: string
  readonly reach?: (progress: MeasureProgress) => void
}

/** How many of the latest prices are calculated again. */
const mostQuotes = 200

/** `documents`: path to text; null for the files on the server. */
export async function measureRelease(documents: Readonly<Record<string, string>> | null, parts: MeasureParts): Promise<MeasuredRelease> {
  const { releases, reach = () => {} } = parts
  const comparison = await releases.compare(documents, (stage) => reach({ stage, priced: 0, quotes: 0 }))
  const { served, next, impact, cases } = comparison
  const listed = {
    passed: next !== null,
    changed: served !== next,
    documents: toDocumentRows(impact.brands),
    access: toAccessRows(impact.access),
    casesCompared: cases?.compared ?? 0,
    cases: cases ? toCaseRows(cases) : [],
  }
  // Without a change, or with errors, there is nothing to price.
  return { ...listed, ...(next === null || next === served ? nothing : await measureRecords(comparison, next, parts)) }
}

type RecordsImpact = Omit<ReleaseImpact, 'passed' | 'changed' | 'documents' | 'access' | 'casesCompared' | 'cases'>

const nothing: RecordsImpact = {
  ...toCounts([], 0),
  priceChanges: [],
  drafts: 0,
  forms: [],
  openOrders: 0,
  orderTypes: [],
}

async function measureRecords(
  { served }: ReleaseComparison,
  next: NonNullable<ReleaseComparison['next']>,
  { db, now, language, reach = () => {} }: MeasureParts,
): Promise<RecordsImpact> {
  const pricedForms = await listPricedForms(db, Object.keys(served.brands), mostQuotes)
  const onPriced = (priced: number) => reach({ stage: 'repricing', priced, quotes: pricedForms.length })
  const { pairs, unpriced } = await reprice(pricedForms, { db, served, next, now, onPriced })
  const forms = listConcernedForms(await countDraftsByForm(db), served, next, language)
  const orderTypes = listConcernedOrders(await countOpenOrders(db), served, next)
  return {
    ...toCounts(pairs, unpriced),
    // The release declares the names of order types and currencies.
    priceChanges: groupPriceChanges(pairs) as ReleaseImpact['priceChanges'],
    drafts: forms.reduce((sum, { drafts }) => sum + drafts, 0),
    forms,
    openOrders: orderTypes.reduce((sum, { orders }) => sum + orders, 0),
    orderTypes: orderTypes as ReleaseImpact['orderTypes'],
  }
}

function toCounts(pairs: readonly PricePair[], unpriced: number) {
  const { compared, ...counts } = countPrices(pairs)
  return { quotesCompared: compared, ...counts, unpriced }
}
