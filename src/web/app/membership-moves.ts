import { type MembershipFacts, possibleMembershipMoves, type Relation } from '#domain'
import type { PortalSession } from '#engine'

/** What an answer about a person says that the machine needs. */
interface MembershipView extends Omit<MembershipFacts, 'state'> {
  readonly membership: string
  readonly relation: Relation
}

export function membershipMoves(record: object, session: PortalSession): ReturnType<typeof possibleMembershipMoves> {
  const { membership, role, active, otherAdmins, relation } = record as MembershipView
  return possibleMembershipMoves({ state: membership, role, active, otherAdmins }, { kind: session.actor, relation })
}
