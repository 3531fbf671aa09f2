/** Invitations and who joined through them, within the scope that the permission grid gives the caller. */
import type { Operations } from '#generated/operations.ts'
import { type Call, type Handlers, nameIn, readRows, scopeOf } from '../../kernel/index.ts'
import { invitationsOf, type JoinedRow, joinedOf, listJoined } from './store.ts'

type InvitedPerson = Operations['list-invited-people']['output']['rows'][number]

const gridRow = 'invitations'

export const listHandlers: Pick<Handlers, 'list-invitations' | 'list-invited-people'> = {
  'list-invitations': (input, call) =>
    readRows(call, input, invitationsOf(scopeOf(call, gridRow), input.state, call.now()), {
      moreOf: async (rows) => {
        const ids = rows.map(({ invitation_id }) => invitation_id)
        const comers = Map.groupBy(await listJoined(call.db, ids), (comer) => comer.invitation_id)
        return ({ invitation_id, uses_left }) => {
          const came = comers.get(invitation_id) ?? []
          return { came: came.length, places: uses_left + came.length, people: came.map((comer) => toInvitedPerson(call, comer)) }
        }
      },
    }),

  'list-invited-people': (input, call) =>
    readRows(call, input, joinedOf(scopeOf(call, gridRow)), { more: (row) => toInvitedPerson(call, row) }),
}

function toInvitedPerson(call: Call, row: JoinedRow): InvitedPerson {
  return {
    useId: row.id,
    name: nameIn(call.language, { name: row.name, latinName: row.latin_name }),
    kind: row.invitation_id === null ? 'referral' : 'invitation',
    standing: standingOf(row),
    invitedBy: nameIn(call.language, { name: row.maker_name, latinName: row.maker_latin_name }),
    ...(row.note ? { note: row.note } : {}),
    at: row.at.toISOString(),
  }
}

/** Relation to the inviting company; members of other companies only learn that they cannot join. */
function standingOf({ company_id, maker_company, role }: JoinedRow): InvitedPerson['standing'] {
  if (company_id === null || company_id !== maker_company) return 'registered'
  return role === 'pending' ? 'awaiting' : role === 'member' || role === 'admin' ? 'joined' : 'registered'
}
