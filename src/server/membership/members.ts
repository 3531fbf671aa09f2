/** The people of a company as they are listed: administrators see them whole, colleagues see telling parts masked. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { decide, maskEmail, maskPhone, membershipOf } from '#domain'
import { containing, type Database } from '../db/index.ts'
import { type Call, type Handlers, nameIn, pageOf, type Result, readGrid } from '../kernel/index.ts'
import { notFound } from './judge.ts'
import { relationTo } from './people.ts'

type MemberPage = Extract<Awaited<ReturnType<Handlers['list-members']>>, { ok: true }>['value']

const people = ['member', 'admin', 'pending'] as const

export const memberHandlers: Pick<Handlers, 'list-members'> = {
  'list-members': async (input, call) => {
    const scope = await judgeScope(input.companyId, call)
    if (!scope.ok) return scope
    const { companyId, masked } = scope.value
    const { page, pageSize, offset } = pageOf(input, call)
    const status = sql<string>`case when users.role = 'pending' then 'awaiting' else users.status end`
    const matching = call.db
      .selectFrom('users')
      .where('users.brand', '=', call.brand.id)
      .where('users.company_id', '=', companyId)
      .where('users.role', 'in', people)
      // Colleagues neither see who asks to join nor find people by what is masked.
      .$if(masked, (query) => query.where('users.role', '!=', 'pending'))
      .$if(Boolean(input.search), (query) => query.where((where) => matches(where, input.search ?? '', masked)))
    const counted = await matching
      .select([status.as('tab'), (query) => query.fn.countAll<string>().as('count')])
      .groupBy(status)
      .execute()
    const found = Object.fromEntries(counted.map(({ tab, count }) => [tab, Number(count)]))
    const counts: Record<string, number> = { active: 0, disabled: 0, ...(masked ? {} : { awaiting: 0 }), ...found }
    const rows = await matching
      .leftJoin('companies', 'companies.id', 'users.company_id')
      .leftJoin('membership_requests as request', (join) =>
        join.onRef('request.user_id', '=', 'users.id').on('request.state', '=', 'open').on('request.kind', '=', 'join'),
      )
      .$if(input.tab !== undefined, (query) => query.where(status, '=', input.tab ?? ''))
      .select([
        'users.id',
        'users.name',
        'users.latin_name',
        'users.phone',
        'users.email',
        'users.avatar_file',
        'users.role',
        'users.status',
        'users.version',
      ])
      .select(['users.company_id', 'users.created_at', 'companies.status as company_status'])
      .select(['request.id as request_id', 'request.version as request_version', 'request.created_at as requested_at'])
      .select(
        sql<string>`(select count(*) from users a where a.company_id = users.company_id and a.role = 'admin' and a.status = 'active' and a.id <> users.id)`.as(
          'other_admins',
        ),
      )
      .orderBy(sql`case users.role when 'pending' then 0 when 'admin' then 1 else 2 end`)
      .orderBy('users.created_at')
      .orderBy('users.id')
      .limit(pageSize)
      .offset(offset)
      .execute()
    const shown = rows.map((row) => {
      const relation = relationTo(call.actor, { id: row.id, companyId: row.company_id })
      const whole = !masked || relation === 'own'
      return {
        memberId: row.id,
        name: nameIn(call.language, { name: row.name, latinName: row.latin_name }),
        ...(row.avatar_file ? { avatar: row.avatar_file } : {}),
        ...(row.phone ? { phone: whole ? row.phone : maskPhone(row.phone) } : {}),
        ...(row.email ? { email: whole ? row.email : maskEmail(row.email) } : {}),
        role: row.role,
        status: row.role === 'pending' ? 'awaiting' : row.status,
        membership: membershipOf({ role: row.role, companyStatus: row.company_status, openRequest: row.request_id ? 'join' : null }),
        relation,
        active: row.status === 'active',
        otherAdmins: Number(row.other_admins),
        since: (row.requested_at ?? row.created_at).toISOString(),
        version: row.version,
        ...(row.request_id && row.request_version ? { requestId: row.request_id, requestVersion: row.request_version } : {}),
      }
    })
    const total = input.tab === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[input.tab] ?? 0)
    return { ok: true, value: { rows: shown, total, page, pageSize, counts } as MemberPage }
  },
}

interface Scope {
  readonly companyId: string
  readonly masked: boolean
}

/** Customers see the company of their session and no other; staff name one. */
async function judgeScope(named: string | undefined, { db, actor, brand }: Call): Promise<Result<Scope>> {
  if (actor.kind === 'staff') {
    if (!named) return { ok: false, error: 'error.company-required' }
    const company = await db.selectFrom('companies').select('id').where('id', '=', named).where('brand', '=', brand.id).executeTakeFirst()
    return company ? { ok: true, value: { companyId: company.id, masked: false } } : notFound
  }
  const companyId = named ?? actor.companyId
  const verdict = decide(readGrid(brand), 'member-list', actor.kind, companyId === actor.companyId ? 'own-company' : 'other')
  if (!verdict.allow) return { ok: false, error: verdict.error }
  return companyId === null ? notFound : { ok: true, value: { companyId, masked: verdict.masked === true } }
}

function matches(where: ExpressionBuilder<Database, 'users'>, search: string, masked: boolean): Expression<SqlBool> {
  const part = containing(search)
  const names = [where('users.name', 'ilike', part), where('users.latin_name', 'ilike', part)]
  return where.or(masked ? names : [...names, where('users.phone', 'like', part), where('users.email', 'ilike', part)])
}
