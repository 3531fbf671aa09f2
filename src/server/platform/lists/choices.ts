/** Saved columns and filters of lists. Visible only to their owner. */
import type { JsonObject } from '#rules'
import { type Call, type Handlers, limitOf, refuse } from '../../kernel/index.ts'
import { changeFilter, deleteFilter, findColumns, insertFilter, listFilters, saveColumns } from './store.ts'

type ChoiceHandlers = Pick<Handlers, 'read-list-choices' | 'save-list-columns' | 'save-filter' | 'change-filter' | 'remove-filter'>

export const choiceHandlers: ChoiceHandlers = {
  'read-list-choices': async ({ list }, call) => {
    const userId = call.actor.userId ?? ''
    const [columns, filters] = await Promise.all([findColumns(call.db, userId, list), listFilters(call.db, userId, list)])
    return {
      ok: true,
      value: {
        ...(columns ? { columns: [...columns] } : {}),
        filters: filters.map(({ id, name, query, is_default }) => ({ filterId: id, name, query: { ...query }, isDefault: is_default })),
      },
    }
  },

  'save-list-columns': async ({ list, columns }, call) => {
    const plan = keptList(call, list)
    if (!plan) return refuse('error.not-found')
    await saveColumns(call.db, call.actor.userId ?? '', list, columns, call.now())
    return { ok: true, value: {} }
  },

  'save-filter': async ({ list, name, query }, call) => {
    if (!keptList(call, list)) return refuse('error.not-found')
    const words = toQuery(query)
    if (!words) return refuse('error.filter-query')
    const { brand, actor } = call
    const most = limitOf(brand, 'savedFiltersMax')
    const saved = await insertFilter(call.db, {
      brand: brand.id,
      userId: actor.userId ?? '',
      list,
      name,
      query: words,
      most,
      now: call.now(),
    })
    if (saved.kind === 'taken') return refuse('error.filter-name')
    if (saved.kind === 'too-many') return refuse('error.limited')
    return { ok: true, value: { filterId: saved.id } }
  },

  'change-filter': async ({ filterId, name, query, isDefault }, call) => {
    const words = query && toQuery(query)
    if (query && !words) return refuse('error.filter-query')
    const done = await changeFilter(call.db, call.actor.userId ?? '', filterId, { name, isDefault, query: words || undefined })
    if (done === 'missing') return refuse('error.not-found')
    return done === 'taken' ? refuse('error.filter-name') : { ok: true, value: {} }
  },

  'remove-filter': async ({ filterId }, call) =>
    (await deleteFilter(call.db, call.actor.userId ?? '', filterId)) ? { ok: true, value: {} } : refuse('error.not-found'),
}

/** The list's document, if people may save settings for it. */
function keptList({ brand }: Call, list: string): JsonObject | undefined {
  const document = brand.documents.list?.[list]
  return document?.keeps === true ? document : undefined
}

const mostTerms = 30
const longestTerm = 300

/** A query string: names and values, none of them long. */
function toQuery(query: object): JsonObject | null {
  const terms = Object.entries(query as JsonObject)
  const isPlain = terms.every(
    ([name, value]) => /^[A-Za-z][A-Za-z0-9._-]{0,60}$/.test(name) && typeof value === 'string' && value.length <= longestTerm,
  )
  return isPlain && terms.length <= mostTerms ? Object.fromEntries(terms) : null
}
