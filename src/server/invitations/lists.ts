/** Invitations and who came by them, as far as the caller may see: the grid says whose. */
import type { Operations } from '#generated/operations.ts'
import { type Call, type Handlers, nameIn, pageOf, readGrid } from '../kernel/index.ts'
import {
  type ComerRow,
  type InvitationScope,
  type ListedInvitation,
  listComers,
  searchComers,
  searchInvitations,
  stateOf,
} from './store.ts'

type InvitedPerson = Operations['list-invited-people']['output']['rows'][number]
type Invitation = Operations['list-invitations']['output']['rows'][number]

export const listHandlers: Pick<Handlers, 'list-invitations' | 'list-invited-people'> = {
  'list-invitations': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const now = call.now()
    const found = await searchInvitations(call.db, { ...scopeOf(call), state: input.state, now, limit: pageSize, offset })
    const comers = await listComers(
      call.db,
      found.rows.map(({ id }) => id),
    )
    const rows = found.rows.map((row) =>
      toInvitation(
        call,
        row,
        comers.filter((comer) => comer.invitation_id === row.id),
      ),
    )
    return { ok: true, value: { rows, total: found.total, page, pageSize } }
  },

  'list-invited-people': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const found = await searchComers(call.db, { ...scopeOf(call), limit: pageSize, offset })
    return { ok: true, value: { rows: found.rows.map((row) => toInvitedPerson(call, row)), total: found.total, page, pageSize } }
  },
}

/** Everybody's, one's company's or one's own, as the grid's cell says; what is nobody's is a company that there is none of. */
function scopeOf({ actor, brand }: Call): InvitationScope {
  const cell = readGrid(brand).invitations?.[actor.kind]
  if (cell === 'allow') return { brand: brand.id }
  const ofCompany = { brand: brand.id, companyId: actor.companyId ?? '' }
  return cell === 'own-company' ? ofCompany : { ...ofCompany, userId: actor.userId ?? '' }
}

function toInvitation(call: Call, row: ListedInvitation, comers: readonly ComerRow[]): Invitation {
  return {
    invitationId: row.id,
    note: row.note,
    state: stateOf(row, call.now()),
    came: comers.length,
    places: row.uses_left + comers.length,
    companyName: nameIn(call.language, { name: row.company_name, latinName: row.company_latin_name }),
    invitedBy: nameIn(call.language, { name: row.maker_name, latinName: row.maker_latin_name }),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    people: comers.map((comer) => toInvitedPerson(call, comer)),
  }
}

function toInvitedPerson(call: Call, row: ComerRow): InvitedPerson {
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

/** Where they stand towards the company that invited; of another company nothing is told but that they are here. */
function standingOf({ company_id, maker_company, role }: ComerRow): InvitedPerson['standing'] {
  if (company_id === null || company_id !== maker_company) return 'registered'
  return role === 'pending' ? 'awaiting' : role === 'member' || role === 'admin' ? 'joined' : 'registered'
}
