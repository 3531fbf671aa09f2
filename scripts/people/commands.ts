/** Commands for managing staff. Each uses the same operations as the desk. */
import type { PeopleCommands } from '#server'

/** Invalid arguments; the usage is printed. */
export class UsageError extends Error {}

export interface Asked {
  readonly people: PeopleCommands
  readonly words: readonly string[]
  readonly brand: string | undefined
  readonly administrator: boolean
}

export interface PeopleCommand {
  readonly usage: string
  readonly about: string
  /** Number of positional arguments. */
  readonly words: number
  /** 0 success, 1 rejected. */
  readonly run: (asked: Asked) => Promise<number>
}

export const commands = {
  list: { usage: '[--brand x]', about: 'lists staff, analysts and open invitations', words: 0, run: list },
  invite: {
    usage: 'staff|analyst <mail> --brand x [--administrator]',
    about: "prints a link that makes one person staff; --administrator: with the right to administer the brand's staff",
    words: 2,
    run: invite,
  },
  withdraw: { usage: '<mail> --brand x', about: 'withdraws the open invitation of this address', words: 1, run: withdraw },
  grant: {
    usage: '<mail> staff|analyst|administrator --brand x',
    about: 'changes the role, effective with the next request; an administrator is staff who can manage the staff',
    words: 2,
    run: grant,
  },
  revoke: { usage: '<mail> administrator --brand x', about: 'revokes the permission to manage the staff', words: 2, run: revoke },
  suspend: { usage: '<mail> --brand x', about: "ends the person's sessions and blocks sign-in", words: 1, run: suspend },
  restore: { usage: '<mail> --brand x', about: 'allows the person to sign in again', words: 1, run: restore },
  'reset-second-factor': {
    usage: '<mail> --brand x',
    about:
      'turns off two-step verification at once for a person who lost the device, if no second administrator can approve it at the desk',
    words: 1,
    run: resetSecondFactor,
  },
} as const satisfies Readonly<Record<string, PeopleCommand>>

/** A rejected command, with the portal's message. */
class Refused extends Error {}

async function done(work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  }
}

async function ask<Id extends Parameters<PeopleCommands['run']>[1]>(
  { people, brand }: Asked,
  operation: Id,
  input: Parameters<typeof people.run<Id>>[2],
) {
  if (brand === undefined) throw new UsageError('name the brand: --brand x')
  const result = await people.run(brand, operation, input)
  if (result.ok) return result.value
  throw new Refused([result.message, ...result.fields.map(({ path, id }) => `  ${path}: ${id}`)].join('\n'))
}

async function list(asked: Asked): Promise<number> {
  return await done(async () => {
    for (const brand of asked.brand === undefined ? await findBrands(asked.people) : [asked.brand]) {
      const { rows } = await ask({ ...asked, brand }, 'list-staff', { pageSize: 100 })
      const open = await ask({ ...asked, brand }, 'list-staff-invitations', { state: 'open', pageSize: 100 })
      console.log(`${brand}: ${rows.length} staff, ${open.rows.length} open invitations`)
      for (const { email, account, role, status, lastSignInAt, secondFactor } of rows)
        console.log(
          `  ${(email ?? account).padEnd(34)} ${role.padEnd(12)} ${status.padEnd(9)} ${secondFactor ? 'two-step' : '-'.padEnd(13)} ${lastSignInAt ?? 'never signed in'}`,
        )
      for (const { email, role, expiresAt } of open.rows) console.log(`  ${email.padEnd(34)} ${role.padEnd(12)} invited until ${expiresAt}`)
    }
  })
}

/** No brand has this id, so the error lists the existing ones. */
async function findBrands(people: PeopleCommands): Promise<string[]> {
  const result = await people.run('*', 'list-staff', {})
  return result.ok ? [] : String(result.params.brands).split(', ')
}

async function invite(asked: Asked): Promise<number> {
  const [role = '', email = ''] = asked.words
  if (role !== 'staff' && role !== 'analyst') throw new UsageError(`unknown role ${role}: use staff or analyst`)
  if (asked.administrator && role !== 'staff') throw new UsageError('only staff can be administrators')
  return await done(async () => {
    const made = await ask(asked, 'invite-staff', { email, role: asked.administrator ? 'staff-admin' : role })
    console.log(`This link works once, until ${made.expiresAt}. Give it to ${made.email} only:\n`)
    console.log(made.link)
  })
}

async function withdraw(asked: Asked): Promise<number> {
  const [email = ''] = asked.words
  return await done(async () => {
    const { rows } = await ask(asked, 'list-staff-invitations', { state: 'open', pageSize: 100 })
    const open = rows.find((row) => row.email === email.trim().toLowerCase())
    if (!open) throw new Refused(`${email} has no open invitation`)
    await ask(asked, 'withdraw-staff-invitation', { invitationId: open.invitationId })
    console.log(`the invitation to ${open.email} is withdrawn`)
  })
}

async function findPerson(asked: Asked) {
  const [wanted = ''] = asked.words
  const name = wanted.trim().toLowerCase()
  const { rows } = await ask(asked, 'list-staff', { search: name.slice(0, 80), pageSize: 100 })
  const person = rows.find(({ email, account }) => email?.toLowerCase() === name || account.toLowerCase() === name)
  if (!person) throw new Refused(`${wanted} is not on the staff of ${asked.brand}`)
  return person
}

const granted = { staff: 'staff', analyst: 'analyst', administrator: 'staff-admin' } as const

async function grant(asked: Asked): Promise<number> {
  const right = asked.words[1] ?? ''
  if (!Object.hasOwn(granted, right)) throw new UsageError(`unknown right ${right}: use staff, analyst or administrator`)
  return await done(() => changeRole(asked, granted[right as keyof typeof granted]))
}

async function revoke(asked: Asked): Promise<number> {
  if (asked.words[1] !== 'administrator') throw new UsageError('administrator can be revoked; to end an account, suspend it')
  return await done(async () => {
    if ((await findPerson(asked)).role !== 'staff-admin') throw new Refused(`${asked.words[0]} is not an administrator`)
    await changeRole(asked, 'staff')
  })
}

async function changeRole(asked: Asked, role: 'staff' | 'staff-admin' | 'analyst'): Promise<void> {
  const { userId, version } = await findPerson(asked)
  await ask(asked, 'change-staff-role', { userId, version, role })
  console.log(`${asked.words[0]} is ${role} of ${asked.brand}`)
  await warnIfLeaderless(asked)
}

function suspend(asked: Asked): Promise<number> {
  return setStatus(asked, 'disabled')
}

function restore(asked: Asked): Promise<number> {
  return setStatus(asked, 'active')
}

async function setStatus(asked: Asked, status: 'active' | 'disabled'): Promise<number> {
  return await done(async () => {
    const { userId, version } = await findPerson(asked)
    await ask(asked, 'set-staff-status', { userId, version, status })
    console.log(`${asked.words[0]} is ${status === 'active' ? 'restored' : 'suspended'}`)
    await warnIfLeaderless(asked)
  })
}

async function warnIfLeaderless(asked: Asked): Promise<void> {
  const { rows } = await ask(asked, 'list-staff', { tab: 'active', pageSize: 100 })
  if (!rows.some(({ role }) => role === 'staff-admin'))
    console.log(`${asked.brand} has no staff administrator left: grant <mail> administrator, or invite one`)
}

async function resetSecondFactor(asked: Asked): Promise<number> {
  return await done(async () => {
    const { userId } = await findPerson(asked)
    await ask(asked, 'request-second-factor-removal', { userId, reason: 'by command on the host' })
    console.log(`two-step verification of ${asked.words[0]} is off, and all their sessions are ended`)
  })
}
