/** Milestone sheets as shown at the desk: their history, one of them, its wrong cells, and the outcome of its rows. */
import { countOutcomes, findLoad, loadsOf, milestoneRows } from '../../freight/rates/index.ts'
import { type Handlers, readRow, readRows } from '../../kernel/index.ts'
import { describeFailure, listWrongCells } from './lists.ts'
import { translate } from './words.ts'

type ListHandlers = Pick<Handlers, 'list-milestone-loads' | 'read-milestone-load' | 'list-milestone-cells' | 'list-milestone-rows'>

export const milestoneListHandlers: ListHandlers = {
  'list-milestone-loads': (input, call) =>
    readRows(call, input, loadsOf(call.brand.id, 'milestones'), { more: (load) => describeFailure(load, call) }),

  'read-milestone-load': ({ loadId }, call) =>
    readRow(call, loadsOf(call.brand.id, 'milestones', loadId), {
      moreOf: async ([load]) => {
        const { refused = 0, unchanged = 0 } = load?.state === 'loaded' ? await countOutcomes(call.db, load.id) : {}
        return (found) => ({ ...describeFailure(found, call), refused, unchanged })
      },
    }),

  'list-milestone-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'milestones' })
    return load ? await listWrongCells(load, input, call) : { ok: false, error: 'error.not-found' }
  },

  'list-milestone-rows': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'milestones' })
    if (!load) return { ok: false, error: 'error.not-found' }
    return await readRows(call, input, milestoneRows(load.id, input.outcome), {
      more: ({ outcome }) => ({
        outcome: outcome?.kind ?? 'open',
        ...(outcome?.error === undefined ? {} : { why: translate(outcome.error, outcome.params ?? {}, call) }),
      }),
    })
  },
}
