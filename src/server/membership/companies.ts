/** Companies at the desk: who is certified, taking that away, and giving a company without administrator one. */

import { type SqlBool, sql } from 'kysely'
import { writeAudit } from '../audit/index.ts'
import { containing } from '../db/index.ts'
import { type Call, type Handlers, nameIn, pageOf } from '../kernel/index.ts'
import { judgeMove, notFound, refuseFor, stale } from './judge.ts'
import { queueMembershipMails } from './mails.ts'
import { holdPeople, holdPerson, writeStanding } from './people.ts'
import { endGrants, holdCompany } from './requests.ts'

type CompanyHandlers = Pick<Handlers, 'list-companies' | 'read-company' | 'withdraw-certification' | 'appoint-administrator'>
type CompanyPage = Extract<Awaited<ReturnType<Handlers['list-companies']>>, { ok: true }>['value']
type Company = Extract<Awaited<ReturnType<Handlers['read-company']>>, { ok: true }>['value']

export const companyHandlers: CompanyHandlers = {
  'list-companies': async (input, call) => ({ ok: true, value: await listCompanies(input, call) }),

  'read-company': async ({ companyId }, call) => {
    const row = await selectCompanies(call).where('id', '=', companyId).executeTakeFirst()
    return row ? { ok: true, value: toCompany(row, call) } : notFound
  },

  'withdraw-certification': ({ companyId, version, reason }, call) =>
    call.transaction(async (tx) => {
      const company = await holdCompany(tx, call.brand.id, companyId)
      if (!company) return notFound
      if (company.version !== version) return stale({ version: company.version, state: company.status })
      if (company.status !== 'certified') return refuseFor(call, 'membership.refused.company-withdrawn', { state: company.status })
      const belonging = await tx.selectFrom('users').select('id').where('company_id', '=', companyId).execute()
      const people = await holdPeople(
        tx,
        call.brand.id,
        belonging.map(({ id }) => id),
      )
      const withdrawn = { at: call.now().toISOString(), by: call.actor.userId, reason }
      await tx
        .updateTable('companies')
        .set({ status: 'withdrawn', version: version + 1, data: JSON.stringify({ ...company.data, withdrawn }) })
        .where('id', '=', companyId)
        .execute()
      await endGrants(
        tx,
        call,
        companyId,
        people.map(({ id }) => id),
        reason,
      )
      const named = { id: companyId, name: company.name, latinName: company.latin_name }
      for (const person of people) {
        const moved = judgeMove(call, person, 'company-withdrawn')
        if (!moved.ok) return moved
        await writeStanding(tx, person, { role: 'registered', companyId: null })
        await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: named, reason })
      }
      await writeAudit(tx, call, {
        event: 'certification-withdrawn',
        subject: companyId,
        companyId,
        before: { status: company.status, people: people.map(({ id, role }) => ({ id, role })) },
        after: { status: 'withdrawn', reason },
      })
      return { ok: true, value: { companyId, status: 'withdrawn', version: version + 1 } }
    }),

  'appoint-administrator': ({ companyId, memberId, version }, call) =>
    call.transaction(async (tx) => {
      const company = await holdCompany(tx, call.brand.id, companyId)
      if (!company) return notFound
      if (company.version !== version) return stale({ version: company.version, state: company.status })
      const person = await holdPerson(tx, call.brand.id, memberId)
      if (!person || person.companyId !== companyId) return notFound
      const moved = judgeMove(call, person, 'appoint')
      if (!moved.ok) return moved
      await writeStanding(tx, person, { role: 'admin', companyId })
      await tx
        .updateTable('companies')
        .set({ version: version + 1 })
        .where('id', '=', companyId)
        .execute()
      await writeAudit(tx, call, {
        event: 'administrator-appointed',
        subject: memberId,
        companyId,
        before: { role: person.role },
        after: { role: 'admin' },
      })
      const named = { id: companyId, name: company.name, latinName: company.latin_name }
      await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: named })
      return { ok: true, value: { companyId, status: 'certified', version: version + 1 } }
    }),
}

interface CompanySearch {
  readonly tab?: string | undefined
  readonly search?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

async function listCompanies(input: CompanySearch, call: Call): Promise<CompanyPage> {
  const { db, brand } = call
  const { page, pageSize, offset } = pageOf(input, call)
  const { tab } = input
  const part = containing(input.search ?? '')
  const matches = sql<SqlBool>`(name ilike ${part} or latin_name ilike ${part} or data->>'uscc' ilike ${part})`
  const counted = await db
    .selectFrom('companies')
    .where('brand', '=', brand.id)
    .$if(Boolean(input.search), (query) => query.where(matches))
    .select(['status', (query) => query.fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  const found = Object.fromEntries(counted.map(({ status, count }) => [status, Number(count)]))
  const counts: Record<string, number> = { certified: 0, withdrawn: 0, ...found }
  const rows = await selectCompanies(call)
    .$if(Boolean(input.search), (query) => query.where(matches))
    .$if(tab !== undefined, (query) => query.where('status', '=', tab ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const total = tab === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[tab] ?? 0)
  return { rows: rows.map((row) => toCompany(row, call)), total, page, pageSize, counts } as CompanyPage
}

function selectCompanies({ db, brand }: Call) {
  return db
    .selectFrom('companies')
    .where('brand', '=', brand.id)
    .select(['id', 'name', 'latin_name', 'status', 'version', 'created_at', 'data'])
    .select(sql<string>`(select count(*) from users u where u.company_id = companies.id and u.role in ('member', 'admin'))`.as('members'))
    .select(
      sql<string>`(select count(*) from users u where u.company_id = companies.id and u.role = 'admin' and u.status = 'active')`.as(
        'admins',
      ),
    )
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['execute']>>[number]

function toCompany({ id, name, latin_name, status, version, created_at, data, members, admins }: CompanyRow, { language }: Call): Company {
  const withdrawn = data.withdrawn as { readonly reason?: unknown } | undefined
  return {
    companyId: id,
    name: nameIn(language, { name, latinName: latin_name }),
    ...(typeof data.uscc === 'string' ? { uscc: data.uscc } : {}),
    status: status as Company['status'],
    members: Number(members),
    admins: Number(admins),
    ...(typeof withdrawn?.reason === 'string' ? { reason: withdrawn.reason } : {}),
    createdAt: created_at.toISOString(),
    version,
  }
}
