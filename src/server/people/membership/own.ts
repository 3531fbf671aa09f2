import { type Handlers, nameIn } from '../../kernel/index.ts'
import { notFound } from './move-person.ts'
import { readFacts } from './people.ts'
import { findUserOf } from './people-store.ts'
import { findLatestRequest } from './request-store.ts'

/** The caller's relation to the company. Applicants only see what they wrote themselves. */
export const ownHandlers: Pick<Handlers, 'read-membership'> = {
  'read-membership': async (_input, call) => {
    const { db, actor, language } = call
    const row = await findUserOf(call)
    if (!row) return notFound
    const person = { id: row.id, role: row.role, companyId: row.company_id, active: row.status === 'active' }
    const [facts, request] = await Promise.all([readFacts(db, person), findLatestRequest(db, row.id)])
    const belongs = facts.state === 'certified'
    const { uscc } = row.company_data ?? {}
    const value = {
      membership: facts.state,
      relation: 'own' as const,
      role: actor.kind,
      active: facts.active,
      otherAdmins: facts.otherAdmins,
      openRequest: request?.state === 'open',
      ...(belongs ? { companyName: nameIn(language, { name: row.company_name ?? '', latinName: row.company_latin_name ?? '' }) } : {}),
      ...(belongs && typeof uscc === 'string' ? { uscc } : {}),
      ...(request
        ? {
            request: {
              requestId: request.id,
              kind: request.kind,
              state: request.state,
              companyName: request.company_name,
              uscc: request.uscc,
              ...(request.reason ? { reason: request.reason } : {}),
              createdAt: request.created_at.toISOString(),
              ...(request.decided_at ? { decidedAt: request.decided_at.toISOString() } : {}),
            },
          }
        : {}),
    }
    return { ok: true, value: value as Extract<Awaited<ReturnType<Handlers['read-membership']>>, { ok: true }>['value'] }
  },
}
