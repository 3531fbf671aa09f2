import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLastAdmin,
  type MembershipActor,
  type MembershipEventType,
  type MembershipState,
  membershipEffects,
  membershipEventTypes,
  membershipMachine,
  membershipStates,
} from './machine.ts'
import { type MembershipFacts, membershipOf, moveMembership, possibleMembershipMoves } from './move-membership.ts'

const kinds = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst'] as const
const relations = ['none', 'own', 'own-company', 'other'] as const
const actors: readonly MembershipActor[] = kinds.flatMap((kind) => relations.map((relation) => ({ kind, relation })))
const allFacts: readonly MembershipFacts[] = membershipStates.flatMap((state) =>
  (['member', 'admin'] as const).flatMap((role) =>
    [true, false].flatMap((active) => [0, 1].map((otherAdmins) => ({ state, role, active, otherAdmins }))),
  ),
)
const self: MembershipActor = { kind: 'registered', relation: 'own' }
const staff: MembershipActor = { kind: 'staff', relation: 'other' }
const admin: MembershipActor = { kind: 'admin', relation: 'own-company' }
const plain = { role: 'member', active: true, otherAdmins: 1 } as const
const { texts }: { texts: Record<string, unknown> } = JSON.parse(readFileSync('schemas/people/company/membership.texts.json', 'utf8'))

describe('membership in a company', () => {
  it('has exactly the states and events in the lists', () => {
    expect(Object.keys(membershipMachine.states).sort()).toEqual([...membershipStates].sort())
    expect([...membershipMachine.events].sort()).toEqual([...membershipEventTypes].sort())
  })

  it('agrees with the independent table for every state, event and actor', () => {
    let allowed = 0
    for (const facts of allFacts) {
      for (const event of membershipEventTypes) {
        for (const actor of actors) {
          const move = moveMembership(facts, event, actor)
          const place = JSON.stringify({ facts, event, actor })
          expect(move.ok ? move.state : 'refused', place).toBe(targetOf(facts, event, actor) ?? 'refused')
          if (!move.ok) expect(Object.keys(texts), place).toContain(move.reason)
          else allowed += 1
        }
      }
    }
    expect(allowed).toBeGreaterThan(100)
  })

  it('never lets visitors, analysts and people of other companies do anything', () => {
    const strangers: MembershipActor[] = actors.filter(
      ({ kind, relation }) =>
        kind === 'visitor' || kind === 'analyst' || (kind !== 'staff' && (relation === 'other' || relation === 'none')),
    )
    for (const facts of allFacts) {
      for (const actor of strangers) {
        expect(Object.values(possibleMembershipMoves(facts, actor)).filter(({ allowed }) => allowed)).toEqual([])
      }
    }
  })

  it('never lets people decide on their own request, in any role', () => {
    for (const state of ['under-review', 'awaiting-consent'] as const) {
      for (const event of ['approve', 'refuse'] as const) {
        for (const kind of kinds) {
          expect(moveMembership({ ...plain, state }, event, { kind, relation: 'own' })).toMatchObject({
            ok: false,
            reason: 'membership.refused.own-request',
          })
        }
      }
    }
  })

  it('never leaves a company without an administrator, in any order of calls', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        fc.array(fc.record({ at: fc.nat(3), by: fc.nat(3), event: fc.constantFrom(...membershipEventTypes) }), { maxLength: 30 }),
        (roles, asked) => {
          const people = roles.map((isAdmin, index) => ({
            state: 'certified' as MembershipState,
            role: (isAdmin || index === 0 ? 'admin' : 'member') as 'admin' | 'member',
            active: true,
          }))
          for (const { at, by, event } of asked) {
            const person = people[at % people.length]
            const actor = people[by % people.length]
            if (!person || !actor || person.state !== 'certified' || actor.state !== 'certified' || !actor.active) continue
            const otherAdmins = people.filter(
              (one) => one !== person && one.state === 'certified' && one.role === 'admin' && one.active,
            ).length
            const move = moveMembership({ ...person, otherAdmins }, event, {
              kind: actor.role,
              relation: actor === person ? 'own' : 'own-company',
            })
            if (!move.ok) continue
            person.state = move.state
            if (event === 'make-admin') person.role = 'admin'
            if (event === 'make-member') person.role = 'member'
            if (event === 'disable') person.active = false
            if (event === 'enable') person.active = true
          }
          expect(people.some(({ state, role, active }) => state === 'certified' && role === 'admin' && active)).toBe(true)
        },
      ),
    )
  })

  it('reaches every state from the start, and the start from every state', () => {
    const seen = reachFrom('not-certified')
    expect([...seen].sort()).toEqual([...membershipStates].sort())
    for (const state of membershipStates) expect([...reachFrom(state)]).toContain('not-certified')
  })

  it('checks the actor first, then the state, then the details when giving a reason', () => {
    const reasonOf = (facts: Partial<MembershipFacts>, event: MembershipEventType, actor: MembershipActor) => {
      const move = moveMembership({ ...plain, state: 'certified', ...facts }, event, actor)
      return move.ok ? 'allowed' : move.reason.replace('membership.refused.', '')
    }
    expect(reasonOf({ state: 'under-review' }, 'apply-certification', self)).toBe('already-applied')
    expect(reasonOf({ state: 'awaiting-consent' }, 'apply-certification', self)).toBe('already-applied')
    expect(reasonOf({}, 'apply-certification', { kind: 'member', relation: 'own' })).toBe('already-member')
    expect(reasonOf({ state: 'not-certified' }, 'withdraw', self)).toBe('nothing-open')
    expect(reasonOf({ state: 'under-review' }, 'approve', admin)).toBe('only-staff')
    expect(reasonOf({ state: 'awaiting-consent' }, 'approve', staff)).toBe('only-admin')
    expect(reasonOf({ state: 'under-review', active: false }, 'approve', staff)).toBe('disabled')
    expect(reasonOf({ role: 'admin', otherAdmins: 0 }, 'make-member', { kind: 'admin', relation: 'own' })).toBe('last-admin')
    expect(reasonOf({ role: 'admin' }, 'disable', { kind: 'admin', relation: 'own' })).toBe('own-account')
    expect(reasonOf({}, 'make-member', admin)).toBe('already-plain')
    expect(reasonOf({ role: 'admin' }, 'make-admin', admin)).toBe('already-admin')
    expect(reasonOf({}, 'appoint', staff)).toBe('has-admin')
    expect(reasonOf({ state: 'not-certified' }, 'remove', admin)).toBe('not-member')
    expect(reasonOf({ state: 'odd' }, 'remove', admin)).toBe('unknown-state')
  })

  it('names the e-mails to send, each with a text', () => {
    expect(moveMembership({ ...plain, state: 'under-review' }, 'company-certified', staff)).toEqual({
      ok: true,
      state: 'awaiting-consent',
      effects: ['notify-colleague-certified', 'notify-join-asked'],
    })
    for (const effect of membershipEffects) {
      const key = `membership.mail.${effect.replace('notify-', '')}`
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([`${key}.subject`, `${key}.body`]))
    }
  })

  it('follows role and company, otherwise the open request', () => {
    expect(membershipOf({ role: 'admin', companyStatus: 'certified', openRequest: null })).toBe('certified')
    expect(membershipOf({ role: 'member', companyStatus: 'withdrawn', openRequest: null })).toBe('not-certified')
    expect(membershipOf({ role: 'member', companyStatus: 'withdrawn', openRequest: 'certification' })).toBe('under-review')
    expect(membershipOf({ role: 'pending', companyStatus: 'certified', openRequest: 'join' })).toBe('awaiting-consent')
    expect(membershipOf({ role: 'registered', companyStatus: null, openRequest: 'join' })).toBe('awaiting-consent')
    expect(membershipOf({ role: 'registered', companyStatus: null, openRequest: null })).toBe('not-certified')
  })
})

/** The membership rules, implemented a second time without a state machine. */
function targetOf(facts: MembershipFacts, event: MembershipEventType, { kind, relation }: MembershipActor): MembershipState | undefined {
  const { state, role, active } = facts
  const customer = kind === 'registered' || kind === 'pending' || kind === 'member' || kind === 'admin'
  const bySelf = customer && relation === 'own'
  const byStaff = kind === 'staff' && relation !== 'own'
  const byAdmin = kind === 'admin' && (relation === 'own' || relation === 'own-company')
  const byOther = relation !== 'own'
  const certified = state === 'certified'
  switch (event) {
    case 'apply-certification':
      return bySelf && state === 'not-certified' ? 'under-review' : undefined
    case 'request-join':
      return bySelf && state === 'not-certified' ? 'awaiting-consent' : undefined
    case 'accept-invitation':
      return bySelf && state === 'not-certified' ? 'certified' : undefined
    case 'withdraw':
      return bySelf && (state === 'under-review' || state === 'awaiting-consent') ? 'not-certified' : undefined
    case 'approve':
      if (!active) return undefined
      return (state === 'under-review' && byStaff) || (state === 'awaiting-consent' && byAdmin && byOther) ? 'certified' : undefined
    case 'refuse':
      return (state === 'under-review' && byStaff) || (state === 'awaiting-consent' && byAdmin && byOther) ? 'not-certified' : undefined
    case 'company-certified':
      return state === 'under-review' && byStaff ? 'awaiting-consent' : undefined
    case 'company-withdrawn':
      return (certified || state === 'awaiting-consent') && byStaff ? 'not-certified' : undefined
    case 'make-admin':
      return certified && byAdmin && active && role === 'member' ? 'certified' : undefined
    case 'make-member':
      return certified && byAdmin && role === 'admin' && !isLastAdmin(facts) ? 'certified' : undefined
    case 'disable':
      return certified && byAdmin && byOther && active && !isLastAdmin(facts) ? 'certified' : undefined
    case 'enable':
      return certified && byAdmin && !active ? 'certified' : undefined
    case 'remove':
      return certified && byAdmin && !isLastAdmin(facts) ? 'not-certified' : undefined
    case 'appoint':
      return certified && byStaff && active && facts.otherAdmins === 0 && role === 'member' ? 'certified' : undefined
  }
}

/** All reachable states, for any actor and person. */
function reachFrom(start: MembershipState): Set<MembershipState> {
  const seen = new Set<MembershipState>([start])
  for (const state of seen) {
    for (const facts of allFacts.filter((one) => one.state === state)) {
      for (const event of membershipEventTypes) {
        for (const actor of actors) {
          const move = moveMembership(facts, event, actor)
          if (move.ok) seen.add(move.state)
        }
      }
    }
  }
  return seen
}
