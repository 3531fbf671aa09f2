import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MembershipEventType, type MembershipState, moveMembership } from '#domain'
import { type Answer, type MembershipPortal, makeCreditCode, openMembershipPortal } from './membership-support.ts'

let portal: MembershipPortal
beforeAll(async () => {
  portal = await openMembershipPortal()
  await portal.addPerson('desk', { role: 'staff' })
})
afterAll(() => portal.close())

const acts = [
  'apply-certification',
  'request-join',
  'withdraw',
  'approve',
  'refuse',
  'make-admin',
  'make-member',
  'disable',
  'enable',
  'remove',
] as const satisfies readonly MembershipEventType[]

/** The model's state of a person, besides the existing company. */
interface Person {
  readonly id: string
  state: MembershipState
  role: 'member' | 'admin'
  active: boolean
}

let walks = 0
/** Actions that succeeded, and actions that were refused, at least once. */
const done = new Set<string>()
const refused = new Set<string>()

it('random calls in any order lead to the states given by the state machine', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.nat(3), act: fc.constantFrom(...acts) }), { minLength: 30, maxLength: 45 }),
      async (steps) => await walk(steps),
    ),
    { numRuns: 8, seed: 20261121 },
  )
  expect([...done].sort()).toEqual([...acts].sort())
  expect([...refused].sort()).toEqual([...acts].sort())
})

async function walk(steps: readonly { readonly who: number; readonly act: (typeof acts)[number] }[]): Promise<void> {
  walks += 1
  // No daily limit on applications in this test.
  await portal.test.db.deleteFrom('sign_in_failures').execute()
  const code = makeCreditCode(1000 + walks)
  const company = await portal.addCompany(`w${walks}`, code)
  const admin = `${company}-admin`
  const people: Person[] = []
  for (const letter of ['a', 'b', 'c', 'd']) {
    const belongs = letter > 'b'
    const id = await portal.addPerson(`w${walks}${letter}`, belongs ? { role: 'member', company } : {})
    people.push({ id, state: belongs ? 'certified' : 'not-certified', role: 'member', active: true })
  }
  for (const [index, { who, act }] of steps.entries()) {
    const person = people[who]
    if (!person) continue
    const before = { ...person }
    const otherAdmins = 1 + people.filter((one) => one !== person && one.state === 'certified' && one.role === 'admin' && one.active).length
    const own = ['apply-certification', 'request-join', 'withdraw'].includes(act)
    const byDesk = person.state === 'under-review' && (act === 'approve' || act === 'refuse')
    const actor = own
      ? ({ kind: kindOf(person), relation: 'own' } as const)
      : byDesk
        ? ({ kind: 'staff', relation: 'other' } as const)
        : ({
            kind: 'admin',
            relation: person.state === 'certified' || person.state === 'awaiting-consent' ? 'own-company' : 'other',
          } as const)
    // A disabled person cannot call at all; the state machine only covers those who can.
    if (own && !person.active) continue
    const expected = moveMembership({ ...person, otherAdmins }, act, actor)
    const answer = await carryOut(act, { person, admin, code, own: makeCreditCode(100_000 + walks * 100 + index) })
    const place = `${walks}.${index} ${act} by ${actor.kind} on ${JSON.stringify(before)}: ${JSON.stringify(answer)}`
    expect(answer?.code === 0, place).toBe(expected.ok)
    ;(expected.ok ? done : refused).add(act)
    if (expected.ok) follow(person, act, expected.state)
    // Disabling ended the person's sessions.
    if (expected.ok && !before.active) await portal.open(person.id)
    const user = await portal.findUser(person.id)
    expect({ role: user.role, active: user.status === 'active' }, place).toEqual({ role: kindOf(person), active: person.active })
    expect((await portal.ask(admin, '/api/account/session')).data.actor).toBe('admin')
    if (person.active) expect((await portal.ask(person.id, '/api/membership')).data.membership, place).toBe(person.state)
    // The walk ends for a person with their own company.
    if (byDesk && person.state === 'certified') people[who] = await replace(who, index)
  }
}

async function replace(who: number, index: number): Promise<Person> {
  return { id: await portal.addPerson(`w${walks}r${who}i${index}`), state: 'not-certified', role: 'member', active: true }
}

function kindOf({ state, role }: Person) {
  if (state === 'certified') return role
  return state === 'awaiting-consent' ? 'pending' : 'registered'
}

function follow(person: Person, act: MembershipEventType, state: MembershipState): void {
  const left = state === 'not-certified'
  if (act === 'approve' && person.state === 'under-review') person.role = 'admin'
  if (act === 'make-admin') person.role = 'admin'
  if (act === 'make-member' || left) person.role = 'member'
  if (act === 'disable') person.active = false
  if (act === 'enable' || left) person.active = true
  person.state = state
}

interface CarryingOut {
  readonly person: Person
  readonly admin: string
  /** Codes of the certified company, and of an uncertified one. */
  readonly code: string
  readonly own: string
}

async function carryOut(act: (typeof acts)[number], { person, admin, code, own }: CarryingOut): Promise<Answer | null> {
  const { id } = person
  const { version } = await portal.findUser(id)
  const member = (what: string, body: object) => portal.ask(admin, `/api/company/members/${id}/${what}`, { version, ...body })
  switch (act) {
    case 'apply-certification':
    case 'request-join':
      return await apply(id, act === 'request-join' ? code : own)
    case 'withdraw':
      return await portal.ask(id, '/api/membership/withdraw', {})
    case 'approve':
    case 'refuse':
      return await decide(act, id, admin)
    case 'make-admin':
    case 'make-member':
      return await member('role', { role: act === 'make-admin' ? 'admin' : 'member' })
    case 'disable':
    case 'enable':
      return await member('status', { status: act === 'disable' ? 'disabled' : 'active' })
    case 'remove':
      return await member('remove', {})
  }
}

/** Members cannot upload a licence; use an earlier one of theirs. */
async function apply(id: string, uscc: string): Promise<Answer> {
  const sent = await portal.sendFile(id, 'a.pdf', new TextEncoder().encode('%PDF-1.4\n%%EOF\n'))
  const licence = sent.code === 0 ? sent.data.fileId : 'none'
  return await portal.ask(id, '/api/membership/certification', { companyName: '漫步公司', uscc, licence })
}

async function decide(decision: 'approve' | 'refuse', id: string, admin: string): Promise<Answer | null> {
  const request = await portal.test.db
    .selectFrom('membership_requests')
    .select(['id', 'version', 'kind'])
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  if (!request) return null
  const body = { version: request.version, decision, ...(decision === 'refuse' ? { reason: '再议' } : {}) }
  const url = request.kind === 'join' ? `/api/company/joins/${request.id}` : `/api/desk/certifications/${request.id}/decision`
  return await portal.ask(request.kind === 'join' ? admin : 'desk', url, body)
}
