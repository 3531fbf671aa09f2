/** The search box of the header: one call, results of every group. */
import { cutPage, type Handlers, pageOf, wordsOf } from '../../kernel/index.ts'
import { finders } from './find-hits.ts'
import { readGroups } from './groups.ts'
import { correctContainer, toNumber } from './number-words.ts'

export const searchHandlers: Pick<Handlers, 'search-portal'> = {
  'search-portal': async ({ words: typed = '', ...cut }, call) => {
    const words = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
    const page = pageOf(cut, call)
    if (words === '') return { ok: true, value: cutPage([], page) }
    const corrected = correctContainer(toNumber(words))
    const groups = await Promise.all(
      readGroups(call).map(async (group) => {
        const hits = await finders[group.finder](words, group, call)
        return hits.map((hit) => ({ group: group.id, groupLabel: group.label, ...hit }))
      }),
    )
    const hint = corrected && { hint: wordsOf(call)('search.wrong-digit', { ...corrected }), instead: corrected.right }
    return { ok: true, value: { ...cutPage(groups.flat(), page), ...hint } }
  },
}
