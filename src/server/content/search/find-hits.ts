/** One finder for each kind of result. Each shows only what the caller may see. */
import type { BrandPlan } from '#config'
import { isObject, type Json, type JsonObject, onceFor } from '#rules'
import { findShips } from '../../feeds/transport/index.ts'
import { findQuotesLike } from '../../freight/saved-quotes/index.ts'
import { type Call, displayField, labelOf, limitOf, listObjects, nameIn, pickWords } from '../../kernel/index.ts'
import { findPages } from '../pages/index.ts'
import { createTextIndex } from '../text-index/index.ts'
import { addressOfHit, type Finder, type SearchGroup } from './groups.ts'
import { beginningsOf, isWholeNumber, shortestNumber, toNumber } from './number-words.ts'
import { type FoundOrder, findOrders } from './store.ts'

export interface Hit {
  readonly title: string
  readonly about?: string
  readonly status?: string
  readonly address: string
}

type Find = (words: string, group: SearchGroup, call: Call) => Promise<readonly Hit[]>

export const finders: Readonly<Record<Finder, Find>> = {
  orders: async (words, group, call) => {
    const number = toNumber(words)
    const { actor, brand, db } = call
    if (number.length < shortestNumber || (actor.kind !== 'staff' && actor.companyId === null)) return []
    const orders = await findOrders(db, {
      brand: brand.id,
      companyId: actor.kind === 'staff' ? undefined : (actor.companyId ?? ''),
      words: words.toUpperCase(),
      beginnings: beginningsOf(number, codesOf('carrier', call)),
      most: group.most,
    })
    return orders.map((order) => ({ ...describeOrder(order, call), address: addressOfHit(group, order.id) }))
  },

  numbers: async (words, group) => {
    const number = toNumber(words)
    return isWholeNumber(number) ? [{ title: number, ...aboutOf(group), address: addressOfHit(group, number) }] : []
  },

  ships: async (words, group, call) => {
    if (words.length < 2) return []
    const ships = await findShips(call.db, call.brand.id, words.toUpperCase(), group.most)
    return ships.map(({ vessel, name, carrier, voyage }) => ({
      title: name ?? vessel,
      about: joined([voyage, carrier && labelOf('reference', 'carrier', carrier, call), name !== null && vessel !== name ? vessel : null]),
      address: addressOfHit(group, name ?? vessel),
    }))
  },

  reference: async (words, group, call) => findRows(words, group, call),

  quotes: async (words, group, call) => {
    const quotes = await findQuotesLike(call, words, group.most)
    return quotes.map(({ id, orderType, data }) => ({
      title: data.number,
      about: joined([data.name, labelOf('dictionary', 'service-type', orderType, call), laneOf(data.facts.pol, data.facts.pod, call)]),
      address: addressOfHit(group, id),
    }))
  },

  pages: async (words, group, { brand, language, actor }) => {
    const most = Math.min(group.most, limitOf(brand, 'foundPages'))
    return findPages({ words, brand, language, actor, most }).map(({ label, about, path }) => ({
      title: label,
      ...(about === undefined ? {} : { about }),
      address: path,
    }))
  },
}

function describeOrder({ id, number, state, type, pol, pod, vessel, voyage, company, latin }: FoundOrder, call: Call) {
  const isStaff = call.actor.kind === 'staff'
  return {
    title: id,
    about: joined([
      number,
      labelOf('dictionary', 'service-type', type, call),
      laneOf(pol, pod, call),
      vessel && [vessel, voyage].filter(Boolean).join(' '),
      isStaff && nameIn(call.language, { name: company, latinName: latin }),
    ]),
    status: labelOf('dictionary', 'order-status', state, call),
  }
}

function laneOf(pol: Json | undefined, pod: Json | undefined, call: Call): string {
  const port = { type: 'string', reference: 'port' }
  return [pol, pod]
    .map((code) => displayField(code ?? undefined, port, call))
    .filter(Boolean)
    .join(' – ')
}

/** Rows by code, alias, name or search term; codes and beginnings first. */
function findRows(words: string, group: SearchGroup, call: Call): Hit[] {
  const { entries, find } = indexOf(call.brand, group.list ?? '')
  const upperWords = words.toUpperCase()
  const exact = entries.filter(({ codes }) => codes.includes(upperWords))
  return (exact.length > 0 ? exact : find(words))
    .filter(({ id }) => group.ids?.test(id) ?? true)
    .slice(0, group.most)
    .map(({ id, code, row }) => ({
      title: pickWords(row.label, call),
      about: joined([code, group.about]),
      address: addressOfHit(group, id),
    }))
}

interface RowIndex {
  readonly entries: readonly RowEntry[]
  readonly find: (words: string) => RowEntry[]
}

/** Rows change with the release. */
const indexOf = onceFor((brand: BrandPlan, list: string): RowIndex => indexRows(listObjects(brand.documents.reference?.[list]?.rows)))

interface RowEntry {
  readonly id: string
  readonly code: string
  readonly codes: readonly string[]
  readonly terms: readonly string[]
  readonly row: JsonObject
}

function indexRows(rows: readonly JsonObject[]): RowIndex {
  const entries = rows.map((row) => ({
    id: String(row.id),
    code: String(row.code ?? row.id),
    codes: [row.id, row.code, ...listStrings(row.aliases)].filter((one) => typeof one === 'string'),
    terms: [...Object.values(isObject(row.label) ? row.label : {}), ...listStrings(row.keywords)].filter((one) => typeof one === 'string'),
    row,
  }))
  const fields = { codes: ({ codes }: RowEntry) => codes.join(' , '), terms: ({ terms }: RowEntry) => terms.join(' , ') }
  return { entries, find: createTextIndex(entries, { kind: 'names', fields }) }
}

function codesOf(list: string, { brand }: Pick<Call, 'brand'>): string[] {
  return listObjects(brand.documents.reference?.[list]?.rows).map(({ id }) => String(id))
}

function listStrings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function aboutOf({ about }: SearchGroup): { about?: string } {
  return about === undefined ? {} : { about }
}

function joined(parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
