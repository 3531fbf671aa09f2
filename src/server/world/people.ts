import type { Release } from '#config'
import { type CompanyFact, type DemoFacts, type PersonFact, readDemoFacts } from './facts.ts'

/** Who lives in one brand. */
export interface BrandPeople {
  readonly people: readonly PersonFact[]
  readonly companies: readonly CompanyFact[]
}
export interface DemoAccount {
  readonly brand: string
  readonly account: string
  readonly role: string
  readonly name: string
  readonly company: string | null
  readonly password: string
}

/** Who can sign in to the demonstration; printed when it starts. */
export function listDemoAccounts(release: Release): DemoAccount[] {
  const facts = readDemoFacts(release)
  return Object.keys(release.brands).flatMap((brand) =>
    listPeople(facts, brand, release.defaultBrand).people.map(({ account, role, latinName, company }) => ({
      brand,
      account,
      role,
      name: latinName,
      company: company ?? null,
      password: facts.password,
    })),
  )
}

/** The people that the documents give a brand; a brand without any gets those of the default one under ids of its own. */
export function listPeople(facts: DemoFacts, brand: string, defaultBrand: string): BrandPeople {
  const people = facts.people.filter((person) => person.brand === brand)
  if (people.length > 0) return { people, companies: facts.companies.filter((company) => company.brand === brand) }
  const rename = (id: string) => `${brand}-${id}`
  return {
    people: facts.people
      .filter((person) => person.brand === defaultBrand)
      .map((person) => ({ ...person, id: rename(person.account), brand, ...(person.company ? { company: rename(person.company) } : {}) })),
    companies: facts.companies
      .filter((company) => company.brand === defaultBrand)
      .map((company) => ({ ...company, id: rename(company.id), brand })),
  }
}
