/** Applications for certification as customer service see them. */

import { type SqlBool, sql } from 'kysely'
import { containing } from '../db/index.ts'
import { findFile, serveFile } from '../files/index.ts'
import { type Call, type Handlers, isObject, listObjects, nameIn, pageOf } from '../kernel/index.ts'
import { notFound } from './judge.ts'
import { readFacts, relationTo } from './people.ts'
import { findRequest, type RequestRow } from './requests.ts'

type DeskHandlers = Pick<Handlers, 'list-certifications' | 'read-certification' | 'download-licence'>
type ListInput = Parameters<Handlers['list-certifications']>[0]
type CertificationPage = Extract<Awaited<ReturnType<Handlers['list-certifications']>>, { ok: true }>['value']
type Certification = Extract<Awaited<ReturnType<Handlers['read-certification']>>, { ok: true }>['value']

const hourMs = 3_600_000
const mostEarlier = 10

export const deskHandlers: DeskHandlers = {
  'list-certifications': async (input, call) => ({ ok: true, value: await listCertifications(input, call) }),

  'read-certification': async ({ requestId }, call) => {
    const { db, brand } = call
    const request = await findCertification(call, requestId)
    if (!request) return notFound
    const row = await selectCertifications(call).where('request.id', '=', requestId).executeTakeFirst()
    if (!row) return notFound
    const person = { id: row.user_id, role: row.role, companyId: row.company_id, active: row.status === 'active' }
    const licence = request.licence_file ? await findFile(db, brand.id, request.licence_file) : undefined
    const value = {
      ...toCertification(row, call),
      ...(row.email ? { email: row.email } : {}),
      ...membershipFields(await readFacts(db, person)),
      role: row.role,
      relation: relationTo(call.actor, person),
      ...(licence ? { licenceName: licence.name, licenceSize: licence.size } : {}),
      earlierRequests: await listEarlier(call, request),
      sameCodeOpen: request.state === 'open' ? await countSameCode(call, request) : 0,
    }
    return { ok: true, value: value as Certification }
  },

  'download-licence': async ({ requestId }, call) => {
    const request = await findCertification(call, requestId)
    const file = request?.licence_file ? await findFile(call.db, call.brand.id, request.licence_file) : undefined
    if (!request || !file) return notFound
    return serveFile(call, file)
  },
}

/** Requests to join are the company's own affair. */
async function findCertification({ db, brand }: Call, requestId: string): Promise<RequestRow | undefined> {
  const request = await findRequest(db, brand.id, requestId)
  return request?.kind === 'certification' ? request : undefined
}

function membershipFields({ state, active, otherAdmins }: Awaited<ReturnType<typeof readFacts>>) {
  return { membership: state, active, otherAdmins }
}

function selectCertifications({ db, brand }: Call) {
  return db
    .selectFrom('membership_requests as request')
    .innerJoin('users as person', 'person.id', 'request.user_id')
    .leftJoin('users as decider', 'decider.id', 'request.decided_by')
    .where('request.brand', '=', brand.id)
    .where('request.kind', '=', 'certification')
    .select(['request.id', 'request.state', 'request.company_name', 'request.uscc', 'request.reason', 'request.version'])
    .select(['request.created_at', 'request.decided_at', 'person.id as user_id', 'person.name', 'person.latin_name', 'person.account'])
    .select(['person.phone', 'person.email', 'person.role', 'person.status', 'person.company_id'])
    .select(['decider.name as decider_name', 'decider.latin_name as decider_latin_name'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCertifications>['execute']>>[number]

function toCertification(row: Row, { language, now }: Call) {
  const decidedBy = nameIn(language, { name: row.decider_name ?? '', latinName: row.decider_latin_name ?? '' })
  const until = row.decided_at ?? now()
  return {
    requestId: row.id,
    state: row.state,
    companyName: row.company_name,
    uscc: row.uscc,
    applicant: nameIn(language, { name: row.name, latinName: row.latin_name }),
    account: row.account,
    ...(row.phone ? { phone: row.phone } : {}),
    createdAt: row.created_at.toISOString(),
    waitingHours: Math.max(0, Math.floor((until.getTime() - row.created_at.getTime()) / hourMs)),
    ...(row.decided_at ? { decidedAt: row.decided_at.toISOString() } : {}),
    ...(decidedBy ? { decidedBy } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    version: row.version,
  }
}

async function listCertifications(input: ListInput, call: Call): Promise<CertificationPage> {
  const { page, pageSize, offset } = pageOf(input, call)
  const { tab, search } = input
  const tabs = readTabs(call)
  const part = containing(search ?? '')
  const found = sql<SqlBool>`(request.company_name ilike ${part} or request.uscc ilike ${part} or person.account ilike ${part}
    or person.name ilike ${part} or person.latin_name ilike ${part} or person.phone like ${part})`
  const matching = selectCertifications(call).$if(Boolean(search), (query) => query.where(found))
  const counted = await matching
    .clearSelect()
    .select(['request.state', (query) => query.fn.countAll<string>().as('count')])
    .groupBy('request.state')
    .execute()
  const byState: Record<string, number> = Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)]))
  const sum = (states: readonly string[]) => states.reduce((total, state) => total + (byState[state] ?? 0), 0)
  const states = tab === undefined ? null : (tabs[tab] ?? [])
  const column = { createdAt: 'request.created_at', decidedAt: 'request.decided_at', companyName: 'request.company_name' } as const
  // Unsorted, who has waited longest comes first; what is decided is read from the latest.
  const direction = input.order === undefined ? (tab === 'open' ? 'asc' : 'desc') : input.order === 'descending' ? 'desc' : 'asc'
  const rows = await matching
    .$if(states !== null, (query) => query.where('request.state', '=', sql<Row['state']>`any(${[...(states ?? [])]}::text[])`))
    .orderBy(column[input.sort ?? 'createdAt'], (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('request.id')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return {
    rows: rows.map((row) => toCertification(row, call)),
    total: sum(states ?? Object.keys(byState)),
    page,
    pageSize,
    counts: Object.fromEntries(Object.entries(tabs).map(([id, list]) => [id, sum(list)])),
  } as CertificationPage
}

/** The tabs and the states in each, as the dictionary of states groups them. */
function readTabs({ brand }: Call): Record<string, string[]> {
  const tabs: Record<string, string[]> = {}
  const dictionary = brand.documents.dictionary?.['request-status']
  for (const row of listObjects(isObject(dictionary) ? dictionary.rows : undefined)) {
    if (typeof row.id !== 'string' || typeof row.group !== 'string') continue
    tabs[row.group] = [...(tabs[row.group] ?? []), row.id]
  }
  return tabs
}

async function listEarlier({ db }: Call, request: RequestRow) {
  const rows = await db
    .selectFrom('membership_requests')
    .select(['state', 'company_name', 'reason', 'created_at'])
    .where('user_id', '=', request.user_id)
    .where('id', '!=', request.id)
    .where('created_at', '<=', request.created_at)
    .orderBy('created_at', 'desc')
    .limit(mostEarlier)
    .execute()
  return rows.map(({ state, company_name, reason, created_at }) => ({
    at: created_at.toISOString(),
    state,
    companyName: company_name,
    ...(reason ? { reason } : {}),
  }))
}

async function countSameCode({ db }: Call, { id, brand, uscc }: RequestRow): Promise<number> {
  const { count } = await db
    .selectFrom('membership_requests')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('uscc', '=', uscc)
    .where('kind', '=', 'certification')
    .where('state', '=', 'open')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
