/** The staff of the brand as those see them who administer it. */
import { type Handlers, readRow, readRows } from '../kernel/index.ts'
import { staffOf } from './store.ts'

export const listHandlers: Pick<Handlers, 'list-staff' | 'read-staff-person'> = {
  'list-staff': (input, call) =>
    readRows(call, input, staffOf(call.brand.id, call.now(), input), { more: (row) => ({ own: row.user_id === call.actor.userId }) }),

  'read-staff-person': ({ userId }, call) =>
    readRow(call, staffOf(call.brand.id, call.now(), { userId }), { more: (row) => ({ own: row.user_id === call.actor.userId }) }),
}
