/** Whether someone still has the rights under which they opened a link, a key, a calendar or a webhook. */

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { companyFacts } from '../../db/index.ts'

export interface ActingColumns {
  /** Columns of the query: who opened it, and for which company; staff open for none. */
  readonly user: string
  readonly company: string
  /** Only administrators may open it. */
  readonly asAdmin?: boolean
  /** The company need not be certified: the caller gets an error that says so. */
  readonly certifiedOrNot?: boolean
}

/** A condition: active, still in the company as a confirmed member, and the company certified. */
export function stillActs({ user, company, asAdmin = false, certifiedOrNot = false }: ActingColumns): RawBuilder<SqlBool> {
  const roles = sql.join(asAdmin ? ['admin'] : ['member', 'admin'])
  const certified = certifiedOrNot ? sql<SqlBool>`true` : sql<SqlBool>`firm.status = 'certified'`
  return sql<SqlBool>`exists (
    select from users as person left join ${companyFacts} as firm on firm.id = person.company_id
    where person.id = ${sql.ref(user)} and person.status = 'active' and person.company_id is not distinct from ${sql.ref(company)}
      and (person.company_id is null or (person.role in (${roles}) and ${certified}))
  )`
}
