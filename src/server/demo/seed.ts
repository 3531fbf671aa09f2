import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan, Release } from '#config'
import { addDays } from '#rules'
import { type Database, inTransaction, type Log } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import { createHasher } from '../people/accounts/index.ts'
import { linkAccount } from '../people/token-sign-in/index.ts'
import { leaveBacklog, openBrand, workOffBacklog } from './backlog.ts'
import { type BusinessOptions, makeExchange } from './brand-business.ts'
import { addContent } from './content.ts'
import { type DemoFacts, readDemoFacts } from './demo-documents.ts'
import { addInvitations } from './invitations.ts'
import { type BrandPeople, type DemoAccount, listDemoAccounts, listPeople } from './people.ts'
import { addRequests } from './requests.ts'
import { addCalls, addRates, makeRates, type Sailings } from './sailings.ts'
import {
  countWorld,
  findLastSailing,
  hasBacklog,
  insertCompanies,
  insertExchangeRates,
  insertUsers,
  readBacklog,
  type WorldCount,
} from './store.ts'

export interface SeedWorldOptions extends BusinessOptions {
  readonly seed: number
  /** Calendar day that the demo world is made for. */
  readonly today: string
  /** Sea rates of a brand that serves all ports; others get their share. */
  readonly rates: number
  readonly log?: Pick<Log, 'info'>
  /** Makes the default brand's first pages and leaves the rest to startBacklog; default: the world is whole on return. */
  readonly backlogFollows?: boolean
}

/** `rates` and `orders` are all that these brands have now. */
export interface SeededWorld extends WorldCount {
  readonly seed: number
  readonly today: string
  /** Those to which something was added. */
  readonly brands: readonly string[]
  readonly companies: readonly string[]
  readonly users: readonly DemoAccount[]
}

/** With fewer weeks of sailings left, the coming eight are filled again. */
const leastSailingDays = 21

/**
 * Adds missing parts of the demo world: first the people of every brand, so that each of them can sign in, then orders and sailings.
 * Each part is one transaction, so that a killed start goes on with the next. Returns null if nothing was missing.
 */
export async function seedWorld(db: Kysely<Database>, release: Release, options: SeedWorldOptions): Promise<SeededWorld | null> {
  const facts = readDemoFacts(release)
  const added: AddedPart[] = []
  for (const [index, brand] of inOrder(release, facts).entries()) {
    const madeFrom = { seed: options.seed + index, today: options.today, rates: options.rates, idPrefix: `r${index + 1}` }
    const part = await fillBrand(db, { facts, release, brand, madeFrom }, options.files ?? null)
    if (part) added.push(part)
  }
  if (options.backlogFollows) await openBrand({ db, release, options, log: options.log }, release.defaultBrand)
  else await workOffBacklog({ db, release, options, log: options.log })
  if (added.length === 0) return null
  const brands = added.map(({ brand }) => brand)
  return {
    seed: options.seed,
    today: options.today,
    brands,
    companies: added.flatMap(({ companies }) => companies),
    users: listDemoAccounts(release).filter(({ brand }) => brands.includes(brand)),
    ...(await countWorld(db, brands)),
  }
}

/** Whether a start would add nothing before the first page: everyone can sign in, and the default brand has its business. */
export async function isWorldOpen(db: Kysely<Database>, release: Release, today: string): Promise<boolean> {
  const backlogs = new Map((await readBacklog(db)).map(({ brand, done }) => [brand, done]))
  for (const brand of Object.keys(release.brands))
    if (!backlogs.has(brand) && !reachesAhead(await findLastSailing(db, brand), today)) return false
  return backlogs.get(release.defaultBrand) !== 0
}

function reachesAhead(lastSailing: string | null, today: string): boolean {
  return lastSailing !== null && lastSailing >= addDays(today, leastSailingDays)
}

/** The default brand, the others as the demo documents name them, then the rest: a new brand does not change the worlds of these. */
function inOrder({ brands, defaultBrand }: Release, { brandOrigins }: DemoFacts): BrandPlan[] {
  const ids = new Set([defaultBrand, ...Object.keys(brandOrigins), ...Object.keys(brands)])
  return [...ids].flatMap((id) => brands[id] ?? [])
}

interface AddedPart {
  readonly brand: string
  readonly companies: readonly string[]
}

/** Adds the people of a new brand and records what else it lacks; to a known brand whose sailings run out, it adds the next ones. */
async function fillBrand(db: Kysely<Database>, sailings: Sailings, files: FileStore | null): Promise<AddedPart | null> {
  const { facts, release, brand, madeFrom } = sailings
  const lastSailing = await findLastSailing(db, brand.id)
  if (reachesAhead(lastSailing, madeFrom.today) || (await hasBacklog(db, brand.id))) return null
  if (lastSailing !== null) {
    const rates = makeRates(sailings, lastSailing)
    await inTransaction(db, async (tx) => {
      await insertExchangeRates(tx, makeExchange(sailings))
      await addRates(tx, sailings, rates)
      await addCalls(tx, sailings, { rates })
    })
    return { brand: brand.id, companies: [] }
  }
  const lived = listPeople(facts, brand.id, release.defaultBrand)
  const passwords = await hashPasswords(lived, facts.password)
  const isAdded = await inTransaction(db, async (tx) => {
    if (!(await leaveBacklog(tx, sailings))) return false
    await addPeople(tx, sailings, { lived, passwords, files })
    return true
  })
  if (!isAdded) return null
  return { brand: brand.id, companies: lived.companies.map(({ id }) => id) }
}

interface Arrivals {
  readonly lived: BrandPeople
  readonly passwords: ReadonlyMap<string, string>
  readonly files: FileStore | null
}

/** Everyone who can sign in, what they asked for, and what the brand publishes. */
async function addPeople(tx: Transaction<Database>, sailings: Sailings, { lived, passwords, files }: Arrivals): Promise<void> {
  const { facts, release, brand, madeFrom } = sailings
  const { today } = madeFrom
  await insertCompanies(tx, lived.companies)
  await insertUsers(tx, listUsers(lived, passwords))
  await linkCustomers(tx, brand, lived, `${today}T00:00:00Z`)
  const { documentPrefix } = brand
  await addRequests(tx, { brand: brand.id, documentPrefix, release: release.id, today, facts, lived, files })
  await addContent(tx, { brand, release, today, people: lived.people, content: facts.content, files })
  await addInvitations(tx, { brand: brand.id, today, lived })
  await insertExchangeRates(tx, makeExchange(sailings))
}

/** One hash per person: two people with the same password must not have the same hash. */
async function hashPasswords({ people }: BrandPeople, password: string): Promise<ReadonlyMap<string, string>> {
  const hasher = createHasher()
  const withPassword = people.filter(({ subject }) => subject === undefined)
  return new Map(await Promise.all(withPassword.map(async ({ id }) => [id, await hasher.hash(password)] as const)))
}

/** Customers whom another site signs in are recognised by their number there. */
async function linkCustomers(
  tx: Kysely<Database>,
  { id: brand, tokenSignIn }: BrandPlan,
  { people }: BrandPeople,
  at: string,
): Promise<void> {
  if (!tokenSignIn) return
  for (const { id, subject } of people)
    if (subject !== undefined) await linkAccount(tx, { brand, issuer: tokenSignIn.issuer, subject }, id, new Date(at))
}

function listUsers({ people }: BrandPeople, passwords: ReadonlyMap<string, string>) {
  return people.map(({ id, brand, account, role, staffAdmin = false, company, name, latinName, mobile, email }) => ({
    id,
    brand,
    companyId: company ?? null,
    account,
    role,
    staffAdmin,
    name,
    latinName,
    phone: mobile,
    email,
    passwordHash: passwords.get(id) ?? null,
  }))
}
