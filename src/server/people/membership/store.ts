/** SQL for lists of companies, their people and applications. Every query names the brand. */
import { sql } from 'kysely'
import { hasWords, isEqual, type SortInput, sortedBy, userFacts } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'

export interface CompanyFilter {
  readonly companyId?: string | undefined
  readonly tab?: string | undefined
  /** Part of a name or of the credit code. */
  readonly search?: string | undefined
}

export function companiesOf(brand: string, { companyId, tab, search }: CompanyFilter): RowList<object> {
  return {
    entity: 'company',
    from: sql`companies c`,
    select: sql`c.id as company_id, c.name, c.latin_name as name_latin, c.status, c.version, c.created_at,
      c.data->>'uscc' as uscc, c.data->'withdrawn'->>'reason' as reason,
      (select count(*)::integer from ${userFacts} u where u.company_id = c.id and u.role in ('member', 'admin')) as members,
      (select count(*)::integer from ${userFacts} u where u.company_id = c.id and u.role = 'admin' and u.status = 'active') as admins`,
    where: [
      sql`c.brand = ${brand}`,
      isEqual(sql`c.id`, companyId),
      hasWords([sql`c.name`, sql`c.latin_name`, sql`c.data->>'uscc'`], search),
    ],
    orderBy: sql`c.created_at desc, c.id`,
    tabs: { by: sql`c.status`, of: { certified: ['certified'], withdrawn: ['withdrawn'] }, open: tab },
  }
}

export interface CertificationFilter extends SortInput {
  readonly requestId?: string | undefined
  readonly tab?: string | undefined
  /** Part of a name of the company or the applicant. */
  readonly search?: string | undefined
}

export interface FoundCertification {
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly email: string | null
  readonly user_id: string
  readonly role: string
  readonly status: string
  readonly company_id: string | null
}

/** Applications for certification, by the tabs of their states. */
export function certificationsOf(
  brand: string,
  tabs: Readonly<Record<string, readonly string[]>>,
  { requestId, search, ...asked }: CertificationFilter,
): RowList<FoundCertification> {
  const sorts = { createdAt: sql`q.created_at`, decidedAt: sql`q.decided_at`, companyName: sql`q.company_name` }
  // Unsorted, the longest waiting come first; decided ones are listed latest first.
  const order = asked.order ?? (asked.tab === 'open' ? 'ascending' : 'descending')
  return {
    entity: 'certification',
    from: sql`membership_requests q join ${userFacts} p on p.id = q.user_id left join ${userFacts} d on d.id = q.decided_by`,
    select: sql`q.id as request_id, q.state, q.company_name, q.uscc, q.reason, q.version, q.created_at, q.decided_at,
      p.id as user_id, p.name as applicant, p.latin_name as applicant_latin, p.account, p.phone, p.email, p.role, p.status, p.company_id,
      d.name as decided_by, d.latin_name as decided_by_latin`,
    where: [
      sql`q.brand = ${brand}`,
      sql`q.kind = 'certification'`,
      isEqual(sql`q.id`, requestId),
      hasWords([sql`q.company_name`, sql`q.uscc`, sql`p.account`, sql`p.name`, sql`p.latin_name`, sql`p.phone`], search),
    ],
    orderBy: sql`${sortedBy(sorts, { sort: asked.sort ?? 'createdAt', order }, sql`q.created_at`)}, q.id`,
    tabs: { by: sql`q.state`, of: tabs, open: asked.tab },
  }
}

export interface MemberFilter {
  readonly tab?: string | undefined
  readonly search?: string | undefined
  /** Colleagues neither see who asks to join nor find people by masked values. */
  readonly masked: boolean
}

export interface FoundMember {
  readonly member_id: string
  readonly company_id: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly role: string
  readonly user_status: string
  readonly company_status: string | null
  readonly request_id: string | null
}

/** People of a company: applicants first, then administrators, then members. */
export function membersOf(brand: string, companyId: string, { tab, search, masked }: MemberFilter): RowList<FoundMember> {
  const status = sql`case when u.role = 'pending' then 'awaiting' else u.status end`
  const names = [sql`u.name`, sql`u.latin_name`]
  const tabs = { active: ['active'], disabled: ['disabled'], ...(masked ? {} : { awaiting: ['awaiting'] }) }
  return {
    entity: 'member',
    from: sql`${userFacts} u left join companies c on c.id = u.company_id
      left join membership_requests q on q.user_id = u.id and q.state = 'open' and q.kind = 'join'`,
    select: sql`u.id as member_id, u.name, u.latin_name as name_latin, u.phone, u.email, u.avatar_file as avatar, u.role, u.version,
      u.company_id, u.status as user_status, ${status} as status, c.status as company_status, q.id as request_id,
      q.version as request_version, coalesce(q.created_at, u.created_at) as since,
      (select count(*)::integer from ${userFacts} a where a.company_id = u.company_id and a.role = 'admin' and a.status = 'active' and a.id <> u.id)
        as other_admins`,
    where: [
      sql`u.brand = ${brand}`,
      sql`u.company_id = ${companyId}`,
      masked ? sql`u.role in ('member', 'admin')` : sql`u.role in ('member', 'admin', 'pending')`,
      hasWords(masked ? names : [...names, sql`u.phone`, sql`u.email`], search),
    ],
    orderBy: sql`case u.role when 'pending' then 0 when 'admin' then 1 else 2 end, u.created_at, u.id`,
    tabs: { by: status, of: tabs, open: tab },
  }
}
