/** Decisions on requests: customer service certify companies, administrators admit people. */

import { type Call, type Handlers, nameIn, type Refusal, type Result } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { writeMembership } from '../accounts/index.ts'
import { type Companies, holdCode, holdCompany, holdCompanyOfCode, insertCompany, updateCompany } from './company-store.ts'
import { queueMembershipMails } from './mails.ts'
import { notFound, planMove, refuseFor, stale } from './move-person.ts'
import { type HeldPerson, holdPeople, holdPerson, relationTo, type Tx } from './people.ts'
import { findNames, isStillAdmin } from './people-store.ts'
import { endRequest, findRequest, holdRequest, listRivals, type RequestRow, turnRequestIntoJoin } from './request-store.ts'

type DecideHandlers = Pick<Handlers, 'decide-certification' | 'decide-join'>
type Decided = Extract<Awaited<ReturnType<Handlers['decide-join']>>, { ok: true }>['value']

interface Decision {
  readonly requestId: string
  readonly version: number
  readonly decision: string
  readonly reason?: string | undefined
}

export const decideHandlers: DecideHandlers = {
  'decide-certification': (input, call) => call.transaction((tx) => decideCertification(input, call, tx)),
  'decide-join': (input, call) => call.transaction((tx) => decideJoin(input, call, tx)),
}

async function decideCertification(input: Decision, call: Call, tx: Tx): Promise<Result<Decided>> {
  const { brand } = call
  const requestRow = await findRequest(tx, brand.id, input.requestId)
  if (!requestRow) return notFound
  await holdCode(tx, brand.id, requestRow.uscc)
  const companyOfCode = await holdCompanyOfCode(tx, brand.id, requestRow.uscc)
  const rivals = input.decision === 'approve' ? await listRivals(tx, requestRow) : []
  const people = await holdPeople(tx, brand.id, [requestRow.user_id, ...rivals.map(({ user_id }) => user_id)])
  const request = await holdRequest(tx, requestRow.id)
  const person = people.find(({ id }) => id === request.user_id)
  if (!person) return notFound
  if (request.version !== input.version) return await staleRequest(call, tx, request)
  if (request.kind !== 'certification') return notFound
  if (request.state !== 'open') return refuseFor(call, 'membership.refused.nothing-open', { state: request.state })
  if (input.decision !== 'approve') return await refuseRequest(input, call, tx, { request, person })
  // Customer service and analysts are employees: approval would make customers of them.
  if (person.role === 'staff' || person.role === 'analyst') {
    const own = relationTo(call.actor, person) === 'own'
    return refuseFor(call, own ? 'membership.refused.own-request' : 'membership.refused.house', { state: person.facts.state })
  }
  if (companyOfCode?.status === 'certified') return await turnIntoJoin(call, tx, { request, person, company: companyOfCode })
  const moved = planMove(call, person, 'approve')
  if (!moved.ok) return moved
  const company = await certifyCompany(call, tx, request, companyOfCode)
  await writeMembership(tx, person, { role: 'admin', companyId: company.id })
  const version = await endRequest(tx, call, request, { state: 'approved', companyId: company.id })
  await writeAudit(tx, call, {
    event: 'certification-approved',
    subject: person.id,
    companyId: company.id,
    before: { membership: person.facts.state, role: person.role },
    after: { membership: moved.value.state, role: 'admin', requestId: request.id, companyName: company.name, uscc: request.uscc },
  })
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company, uscc: request.uscc })
  for (const rival of rivals) {
    const colleague = people.find(({ id }) => id === rival.user_id)
    const held = await holdRequest(tx, rival.id)
    if (!colleague || held.state !== 'open' || held.kind !== 'certification') continue
    const turned = await turnIntoJoin(call, tx, { request: held, person: colleague, company })
    // Users who cannot join, such as staff, keep an application that will be rejected.
    if (!turned.ok) continue
  }
  return { ok: true, value: { requestId: request.id, version, state: 'approved', membership: moved.value.state } }
}

type NamedCompany = Pick<Companies, 'id' | 'name'> & { readonly latinName: string }

/** A company that was certified once keeps its id, and with it its orders. */
async function certifyCompany(call: Call, tx: Tx, request: RequestRow, known: Companies | undefined): Promise<NamedCompany> {
  const { company_name: name, uscc } = request
  if (known) {
    const { withdrawn: _withdrawn, ...data } = known.data
    const latinName = known.name === name ? known.latin_name : name
    await updateCompany(tx, known, { name, latin_name: latinName, status: 'certified', data })
    return { id: known.id, name, latinName }
  }
  return { id: await insertCompany(tx, call, { name, uscc }), name, latinName: name }
}

interface Turning {
  readonly request: RequestRow
  readonly person: HeldPerson
  readonly company: NamedCompany | Companies
}

/** A colleague's application was approved first, so the company's administrator decides. */
async function turnIntoJoin(call: Call, tx: Tx, { request, person, company }: Turning): Promise<Result<Decided>> {
  const moved = planMove(call, person, 'company-certified')
  if (!moved.ok) return moved
  if (person.role === 'staff' || person.role === 'analyst')
    return refuseFor(call, 'membership.refused.house', { state: person.facts.state })
  const version = await turnRequestIntoJoin(tx, request, company.id)
  await writeMembership(tx, person, { role: 'pending', companyId: company.id })
  await writeAudit(tx, call, {
    event: 'join-requested',
    subject: person.id,
    companyId: company.id,
    before: { membership: person.facts.state },
    after: { membership: moved.value.state, requestId: request.id },
  })
  const latinName = 'latinName' in company ? company.latinName : company.latin_name
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: { id: company.id, name: company.name, latinName } })
  return { ok: true, value: { requestId: request.id, version, state: 'open', membership: moved.value.state } }
}

async function decideJoin(input: Decision, call: Call, tx: Tx): Promise<Result<Decided>> {
  const { brand, actor } = call
  const requestRow = await findRequest(tx, brand.id, input.requestId)
  // Return 404 for other companies' requests, and for applications to customer service.
  if (!requestRow?.company_id || requestRow.kind !== 'join' || requestRow.company_id !== actor.companyId) return notFound
  const company = await holdCompany(tx, brand.id, requestRow.company_id)
  const person = await holdPerson(tx, brand.id, requestRow.user_id)
  const request = await holdRequest(tx, requestRow.id)
  if (!company || !person) return notFound
  if (!(await isStillAdmin(tx, call))) return { ok: false, error: 'error.forbidden' }
  if (request.version !== input.version) return await staleRequest(call, tx, request)
  if (request.state !== 'open') return refuseFor(call, 'membership.refused.nothing-open', { state: request.state })
  if (input.decision !== 'approve') return await refuseRequest(input, call, tx, { request, person, company })
  const moved = planMove(call, person, 'approve')
  if (!moved.ok) return moved
  await writeMembership(tx, person, { role: 'member', companyId: company.id })
  const version = await endRequest(tx, call, request, { state: 'approved' })
  await writeAudit(tx, call, {
    event: 'join-approved',
    subject: person.id,
    companyId: company.id,
    before: { membership: person.facts.state, role: person.role },
    after: { membership: moved.value.state, role: 'member', requestId: request.id },
  })
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: { ...company, latinName: company.latin_name } })
  return { ok: true, value: { requestId: request.id, version, state: 'approved', membership: moved.value.state } }
}

interface Refusing {
  readonly request: RequestRow
  readonly person: HeldPerson
  readonly company?: Companies
}

/** Rejects with a reason; the applicant may apply again. */
async function refuseRequest(input: Decision, call: Call, tx: Tx, { request, person, company }: Refusing): Promise<Result<Decided>> {
  const moved = planMove(call, person, 'refuse')
  if (!moved.ok) return moved
  const reason = input.reason?.trim()
  if (!reason) return { ok: false, error: 'error.invalid', fields: [{ path: '/reason', id: 'invalid.required', params: {} }] }
  const version = await endRequest(tx, call, request, { state: 'refused', reason })
  if (person.role === 'pending') await writeMembership(tx, person, { role: 'registered', companyId: null })
  await writeAudit(tx, call, {
    event: company ? 'join-refused' : 'certification-refused',
    subject: person.id,
    companyId: company?.id ?? null,
    before: { membership: person.facts.state },
    after: { membership: moved.value.state, requestId: request.id, reason },
  })
  const named = { id: request.company_id, name: request.company_name, latinName: request.company_name }
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company: named, reason })
  return { ok: true, value: { requestId: request.id, version, state: 'refused', membership: moved.value.state } }
}

/** Returns the request's new state and who decided it. */
async function staleRequest({ language }: Call, tx: Tx, request: RequestRow): Promise<Refusal> {
  const by = request.decided_by ? await findNames(tx, request.decided_by) : undefined
  return stale({
    version: request.version,
    state: request.state,
    by: by ? nameIn(language, by) : '',
    at: (request.decided_at ?? request.created_at).toISOString(),
  })
}
