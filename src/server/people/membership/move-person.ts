/** Runs an event on the membership machine for a person, and turns its refusal into one that the caller understands. */
import { type MembershipEventType, type MembershipMoved, moveMembership } from '#domain'
import { formatText } from '#rules'
import type { Call, Refusal, Result } from '../../kernel/index.ts'
import { type HeldPerson, relationTo } from './people.ts'

/** Reasons with their own error; the others are returned as text. */
const errors: Readonly<Record<string, string>> = {
  'membership.refused.already-applied': 'error.already-applied',
  'membership.refused.already-member': 'error.already-member',
  'membership.refused.own-request': 'error.own-request',
  'membership.refused.last-admin': 'error.last-admin',
  'membership.refused.only-admin': 'error.forbidden',
  'membership.refused.only-self': 'error.forbidden',
  'membership.refused.only-staff': 'error.forbidden',
}

export function planMove(
  call: Call,
  person: Pick<HeldPerson, 'id' | 'companyId' | 'facts'>,
  event: MembershipEventType,
): Result<MembershipMoved> {
  const actor = { kind: call.actor.kind, relation: relationTo(call.actor, person) }
  const moved = moveMembership(person.facts, event, actor)
  return moved.ok ? { ok: true, value: moved } : refuseFor(call, moved.reason, moved.params)
}

/** The refusal of a reason, which is a text key. */
export function refuseFor(
  { brand, language }: Pick<Call, 'brand' | 'language'>,
  reason: string,
  params: { readonly state: string },
): Refusal {
  const error = errors[reason]
  if (error) return { ok: false, error, params: { state: params.state } }
  const words = brand.texts[language]?.[reason]
  const why = words === undefined ? reason : formatText(words, params, language)
  return { ok: false, error: 'error.refused-membership', params: { ...params, reason, why } }
}

export const notFound: Refusal = { ok: false, error: 'error.not-found' }

/** Someone else changed it first: returns the current state. */
export function stale(current: { readonly version: number; readonly state: string; readonly by?: string; readonly at?: string }): Refusal {
  return { ok: false, error: 'error.conflict-version', params: { ...current }, data: current }
}
