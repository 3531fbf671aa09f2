/** The company that a load is agreed with, by whatever customer service have at hand. */
import type { Kysely } from 'kysely'
import { nearestName } from '#rules'
import type { Database } from '../db/index.ts'
import type { Result } from '../kernel/index.ts'

/** By its number, its unified social credit code or its whole name in either language; the nearest name where there is none. */
export async function findContractCompany(db: Kysely<Database>, brand: string, words: string): Promise<Result<string>> {
  const given = words.trim()
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name', 'latin_name', 'data'])
    .where('brand', '=', brand)
    .where('status', '=', 'certified')
    .execute()
  const namesOf = (company: (typeof companies)[number]) => [company.id, company.name, company.latin_name, String(company.data.uscc ?? '')]
  const found = companies.filter((company) => namesOf(company).some((name) => name !== '' && name.toLowerCase() === given.toLowerCase()))
  const [company, ...others] = found
  if (company && others.length === 0) return { ok: true, value: company.id }
  const nearest = nearestName(given, companies.flatMap((one) => [one.name, one.latin_name]).filter(Boolean))
  const problem = nearest === undefined ? { id: 'invalid.company' } : { id: 'invalid.company-near' }
  return {
    ok: false,
    error: 'error.invalid',
    fields: [{ path: '/company', ...problem, params: nearest === undefined ? {} : { nearest } }],
  }
}
