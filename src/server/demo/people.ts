import type { Release } from '#config'
import {
  type CompanyFact,
  type DemoFacts,
  type InvitationFact,
  type PersonFact,
  type ReferralFact,
  type RequestFact,
  readDemoFacts,
} from './demo-documents.ts'

/** The people of one brand. */
export interface BrandPeople {
  readonly people: readonly PersonFact[]
  readonly companies: readonly CompanyFact[]
  readonly requests: readonly RequestFact[]
  readonly invitations: readonly InvitationFact[]
  readonly referrals: readonly ReferralFact[]
}
export interface DemoAccount {
  readonly brand: string
  readonly account: string
  readonly role: string
  readonly name: string
  readonly company: string | null
  readonly password: string
}

/** Who can sign in to the demo with a password; printed when it starts. */
export function listDemoAccounts(release: Release): DemoAccount[] {
  const facts = readDemoFacts(release)
  return Object.keys(release.brands).flatMap((brand) =>
    listPeople(facts, brand, release.defaultBrand)
      .people.filter(({ subject }) => subject === undefined)
      .map(({ account, role, latinName, company }) => ({
        brand,
        account,
        role,
        name: latinName,
        company: company ?? null,
        password: facts.password,
      })),
  )
}

/** A brand's declared people; a brand without any gets copies of the default brand's, with its own ids. */
export function listPeople(facts: DemoFacts, brand: string, defaultBrand: string): BrandPeople {
  const ofBrand = <T extends { readonly brand: string }>(rows: readonly T[], id: string) => rows.filter((row) => row.brand === id)
  const people = ofBrand(facts.people, brand)
  if (people.length > 0) {
    const { companies, requests, invitations, referrals } = facts
    return {
      people,
      companies: ofBrand(companies, brand),
      requests: ofBrand(requests, brand),
      invitations: ofBrand(invitations, brand),
      referrals: ofBrand(referrals, brand),
    }
  }
  // An id that names another brand must not keep that name.
  const own = `${defaultBrand}-`
  const rename = (id: string) => `${brand}-${id.startsWith(own) ? id.slice(own.length) : id}`
  const renamePerson = (id: string) => rename(facts.people.find((person) => person.id === id)?.account ?? id)
  return {
    people: ofBrand(facts.people, defaultBrand).map((person) => ({
      ...person,
      id: rename(person.account),
      brand,
      ...(person.company ? { company: rename(person.company) } : {}),
    })),
    companies: ofBrand(facts.companies, defaultBrand).map((company) => ({ ...company, id: rename(company.id), brand })),
    requests: ofBrand(facts.requests, defaultBrand).map((request) => ({
      ...request,
      id: rename(request.id),
      brand,
      person: renamePerson(request.person),
      ...(request.company ? { company: rename(request.company) } : {}),
      ...(request.decidedBy ? { decidedBy: renamePerson(request.decidedBy) } : {}),
    })),
    invitations: ofBrand(facts.invitations, defaultBrand).map((invitation) => ({
      ...invitation,
      id: rename(invitation.id),
      brand,
      by: renamePerson(invitation.by),
      people: invitation.people.map(({ person, daysAgo }) => ({ person: renamePerson(person), daysAgo })),
    })),
    referrals: ofBrand(facts.referrals, defaultBrand).map((referral) => ({
      ...referral,
      id: rename(referral.id),
      brand,
      by: renamePerson(referral.by),
      person: renamePerson(referral.person),
    })),
  }
}
