/** How the demo people joined their companies, and who is still waiting: the same rows that applying and deciding write. */

import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addDays } from '#rules'
import type { Database } from '../db/index.ts'
import type { FileStore } from '../kernel/index.ts'
import type { DemoFacts, RequestFact } from './demo-documents.ts'
import { drawPage } from './pdf-page.ts'
import type { BrandPeople } from './people.ts'
import { bringUserForward, insertWorldRows, setCompanyCreated } from './store.ts'

export interface AddRequestsOptions {
  readonly brand: string
  readonly documentPrefix: string
  readonly release: string
  readonly today: string
  readonly facts: Pick<DemoFacts, 'licence'>
  readonly lived: BrandPeople
  /** Where licences are stored; without it there are none. */
  readonly files: FileStore | null
}

/** Bytes are written before their rows; if the rows are rolled back, the sweep removes the bytes. */
export async function addRequests(tx: Kysely<Database>, options: AddRequestsOptions): Promise<void> {
  for (const request of options.lived.requests) await addRequest(tx, options, request)
}

async function addRequest(tx: Kysely<Database>, options: AddRequestsOptions, request: RequestFact): Promise<void> {
  const { brand, release, today, lived } = options
  const { id, person, kind, state, daysAgo, decidedAfter, decidedBy, reason } = request
  const company = lived.companies.find((one) => one.id === request.company)
  const at = `${addDays(today, -daysAgo)}T01:20:00Z`
  const decidedAt = decidedAfter === undefined ? null : `${addDays(today, decidedAfter - daysAgo)}T06:40:00Z`
  await insertWorldRows(tx, 'membership_requests', [
    {
      id,
      brand,
      user_id: person,
      kind,
      state,
      version: state === 'open' ? 1 : 2,
      release,
      company_id: kind === 'join' || state === 'approved' ? (company?.id ?? null) : null,
      company_name: company?.name ?? request.companyName ?? '',
      uscc: company?.uscc ?? request.uscc ?? '',
      licence_file: await keepLicence(tx, options, request, at),
      reason: reason ?? null,
      decided_by: decidedBy ?? null,
      created_at: at,
      decided_at: decidedAt,
    },
  ])
  // No one applies before registering, and no company exists before it is certified.
  await bringUserForward(tx, person, new Date(at))
  if (kind === 'certification' && state === 'approved' && company && decidedAt) await setCompanyCreated(tx, company.id, new Date(decidedAt))
}

async function keepLicence(tx: Kysely<Database>, options: AddRequestsOptions, request: RequestFact, at: string): Promise<string | null> {
  const { brand, documentPrefix, facts, files } = options
  if (!files || request.kind !== 'certification' || !request.latinName) return null
  const bytes = drawPage([...facts.licence, request.latinName, request.uscc ?? ''])
  const id = `${request.id}-licence`
  const key = `demo/${id}`
  await files.put(key, bytes)
  await insertWorldRows(tx, 'files', [
    {
      id,
      brand,
      company_id: null,
      user_id: request.person,
      order_id: null,
      kind: `${documentPrefix}business-licence`,
      name: `${request.latinName.replace(/\.$/, '')}.pdf`,
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      key,
      created_at: new Date(at),
      belongs_to: `request:${request.id}`,
    },
  ])
  return id
}
