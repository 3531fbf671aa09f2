/** What a link shows to the person who opens it, and joining through it. */
import type { Operations } from '#generated/operations.ts'
import { type Call, type Handlers, nameIn } from '../../kernel/index.ts'
import { hashCode, isInvitationCode } from './codes.ts'
import { type Came, findSharer, isConsented, isOpen, joinByInvitation } from './join.ts'
import { type FoundInvitation, findByCode, hasUsed } from './store.ts'

type Offer = Operations['read-invitation']['output']
type VisitHandlers = Pick<Handlers, 'read-invitation' | 'accept-invitation' | 'read-inviter'>

/** Gives no reason: unknown, used up, expired and revoked look the same from outside. */
const closed: Offer = { state: 'ended' }

export const visitHandlers: VisitHandlers = {
  'read-invitation': async ({ invitation }, call) => {
    const record = isInvitationCode(invitation) ? await findByCode(call.db, call.brand.id, hashCode(invitation)) : undefined
    if (!record) return { ok: true, value: closed }
    const came = await findOwnComing(call, record)
    if (came) return { ok: true, value: toOffer(call, record, came) }
    return { ok: true, value: isOpen(record, call.now()) ? toOffer(call, record, 'open') : closed }
  },

  'accept-invitation': ({ invitation }, call) =>
    call.transaction(async (tx) => {
      const coming = await joinByInvitation(tx, call, invitation)
      return coming.ok ? { ok: true as const, value: toOffer(call, coming.value.invitation, coming.value.came) } : coming
    }),

  'read-inviter': async ({ inviteUser }, call) => {
    const sharer = await findSharer(call.db, call.brand.id, inviteUser)
    return {
      ok: true,
      value: sharer
        ? { state: 'open', name: nameIn(call.language, { name: sharer.name, latinName: sharer.latin_name }) }
        : { state: 'ended' },
    }
  },
}

/** Whether the reader joined through this invitation, and is still a member. */
async function findOwnComing({ db, actor }: Call, found: FoundInvitation): Promise<Came | null> {
  if (actor.userId === null || actor.companyId !== found.company_id || !(await hasUsed(db, found.id, actor.userId))) return null
  return actor.kind === 'pending' ? 'awaiting' : 'joined'
}

function toOffer(call: Call, found: FoundInvitation, state: Offer['state']): Offer {
  return {
    state,
    companyName: nameIn(call.language, { name: found.company_name, latinName: found.company_latin_name }),
    invitedBy: nameIn(call.language, { name: found.maker_name, latinName: found.maker_latin_name }),
    consented: isConsented(found),
    expiresAt: found.expires_at.toISOString(),
  }
}
