/** Applications for certification as customer service see them. */

import { hourMs } from '#rules'
import { type Call, type Handlers, readRow, readRows, tabsOf } from '../../kernel/index.ts'
import { findFile, serveFile } from '../../platform/files/index.ts'
import { notFound } from './move-person.ts'
import { readFacts, relationTo } from './people.ts'
import { countRivals, findRequest, listEarlier, type RequestRow } from './request-store.ts'
import { certificationsOf, type FoundCertification } from './store.ts'

type DeskHandlers = Pick<Handlers, 'list-certifications' | 'read-certification' | 'download-licence'>

const mostEarlier = 10

export const deskHandlers: DeskHandlers = {
  'list-certifications': (input, call) =>
    readRows(call, input, certificationsOf(call.brand.id, tabsOf(call, 'request-status'), input), {
      more: (row) => ({ waitingHours: waitingHours(row, call.now()) }),
    }),

  'read-certification': async ({ requestId }, call) => {
    const { db, brand } = call
    const request = await findCertification(call, requestId)
    if (!request) return notFound
    const licence = request.licence_file ? await findFile(db, brand.id, request.licence_file) : undefined
    const beside = {
      ...(licence ? { licenceName: licence.name, licenceSize: licence.size } : {}),
      earlierRequests: await answerEarlier(call, request),
      sameCodeOpen: request.state === 'open' ? await countRivals(db, request) : 0,
    }
    return await readRow(call, certificationsOf(brand.id, {}, { requestId }), {
      moreOf: async ([row]) => {
        const person = row && { id: row.user_id, role: row.role, companyId: row.company_id, active: row.status === 'active' }
        const standing = person && { ...membershipFields(await readFacts(db, person)), relation: relationTo(call.actor, person) }
        return (found) => ({ ...beside, ...standing, waitingHours: waitingHours(found, call.now()) })
      },
    })
  },

  'download-licence': async ({ requestId }, call) => {
    const request = await findCertification(call, requestId)
    const file = request?.licence_file ? await findFile(call.db, call.brand.id, request.licence_file) : undefined
    if (!request || !file) return notFound
    return serveFile(call, file)
  },
}

/** Requests to join are the company's own business. */
async function findCertification({ db, brand }: Call, requestId: string): Promise<RequestRow | undefined> {
  const request = await findRequest(db, brand.id, requestId)
  return request?.kind === 'certification' ? request : undefined
}

function membershipFields({ state, active, otherAdmins }: Awaited<ReturnType<typeof readFacts>>) {
  return { membership: state, active, otherAdmins }
}

/** For a waiting application, hours so far; for a decided one, whole hours until the decision. */
function waitingHours({ created_at, decided_at }: FoundCertification, now: Date): number {
  return Math.max(0, Math.floor(((decided_at ?? now).getTime() - created_at.getTime()) / hourMs))
}

async function answerEarlier({ db }: Call, request: RequestRow) {
  const rows = await listEarlier(db, request, mostEarlier)
  return rows.map(({ state, company_name, reason, created_at }) => ({
    at: created_at.toISOString(),
    state,
    companyName: company_name,
    ...(reason ? { reason } : {}),
  }))
}
