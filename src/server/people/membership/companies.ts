/** Companies at the desk: lists certified ones, revokes certification, and appoints an administrator where there is none. */

import { type Handlers, readRow, readRows } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { writeMembership } from '../accounts/index.ts'
import { holdCompany, updateCompany } from './company-store.ts'
import { queueMembershipMails } from './mails.ts'
import { notFound, planMove, refuseFor, stale } from './move-person.ts'
import { holdPeople, holdPerson } from './people.ts'
import { listUserIds } from './people-store.ts'
import { endGrants } from './request-store.ts'
import { companiesOf } from './store.ts'

type CompanyHandlers = Pick<Handlers, 'list-companies' | 'read-company' | 'withdraw-certification' | 'appoint-administrator'>

export const companyHandlers: CompanyHandlers = {
  'list-companies': (input, call) => readRows(call, input, companiesOf(call.brand.id, input)),
  'read-company': ({ companyId }, call) => readRow(call, companiesOf(call.brand.id, { companyId })),

  'withdraw-certification': ({ companyId, version, reason }, call) =>
    call.transaction(async (tx) => {
      const company = await holdCompany(tx, call.brand.id, companyId)
      if (!company) return notFound
      if (company.version !== version) return stale({ version: company.version, state: company.status })
      if (company.status !== 'certified') return refuseFor(call, 'membership.refused.company-withdrawn', { state: company.status })
      const people = await holdPeople(tx, call.brand.id, await listUserIds(tx, companyId))
      const withdrawn = { at: call.now().toISOString(), by: call.actor.userId, reason }
      await updateCompany(tx, company, { status: 'withdrawn', data: { ...company.data, withdrawn } })
      await endGrants(
        tx,
        call,
        companyId,
        people.map(({ id }) => id),
        reason,
      )
      const named = { id: companyId, name: company.name, latinName: company.latin_name }
      for (const person of people) {
        const moved = planMove(call, person, 'company-withdrawn')
        if (!moved.ok) return moved
        await writeMembership(tx, person, { role: 'registered', companyId: null })
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
      const moved = planMove(call, person, 'appoint')
      if (!moved.ok) return moved
      await writeMembership(tx, person, { role: 'admin', companyId })
      await updateCompany(tx, company, {})
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
