/** Steps of a load that a person takes: upload a sheet, decide what to do with its rows, undo it. */

import type { Kysely } from 'kysely'
import { nearestName } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { findLoading, findResting, findReturning, holdLoad, holdSwitch } from '../../freight/rates/index.ts'
import type { Handlers, Result } from '../../kernel/index.ts'
import { listCertifiedCompanies } from '../../people/membership/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { kindHandlers } from './kind-handlers.ts'
import { loadListHandlers } from './lists.ts'
import { milestoneListHandlers } from './milestone-lists.ts'
import { sheetFileHandlers } from './sheet-files.ts'
import { confirmLoad, discardLoad, move, refuse, stale, startLoad, takeSheet } from './steps.ts'

type StepHandlers = Pick<Handlers, 'upload-rate-sheet' | 'start-rate-load' | 'confirm-rate-load' | 'discard-rate-load' | 'undo-rate-load'>
type MilestoneHandlers = Pick<
  Handlers,
  'upload-milestone-sheet' | 'start-milestone-load' | 'confirm-milestone-load' | 'discard-milestone-load'
>

const stepHandlers: StepHandlers = {
  'upload-rate-sheet': (_input, call) => takeSheet(call, 'rate-sheet'),

  'start-rate-load': async ({ file, overlap, company }, call) => {
    const agreed = company?.trim() ? await findContractCompany(call.db, call.brand.id, company) : null
    if (agreed && !agreed.ok) return agreed
    return startLoad(call, { of: 'rates', sheet: 'rate-sheet', file, overlap, companyId: agreed?.value ?? null })
  },

  'confirm-rate-load': (input, call) => confirmLoad(call, 'rates', input),

  'discard-rate-load': (input, call) => discardLoad(call, 'rates', input),

  'undo-rate-load': async ({ loadId, version }, call) =>
    inTransaction(call.db as Kysely<Database>, async (tx) => {
      // Everything that does not change in between.
      await holdSwitch(tx, call.brand.id)
      const load = await holdLoad(tx, call.brand.id, { id: loadId, of: 'rates' })
      if (!load) return refuse('error.not-found')
      if (load.state !== 'loaded') return stale(load)
      const busy = await findLoading(tx, load.brand)
      if (busy !== null) return refuse('error.load-busy', { load: busy })
      const resting = (await findResting(tx, load)) ?? (load.replaced > 0 ? await findReturning(tx, load, call.release.columns) : null)
      if (resting !== null) return refuse('error.load-rested', { load: resting })
      const done = await move(tx, { load, version, change: { state: 'undone', undone_at: call.now(), undone_by: call.actor.name } })
      if (!done.ok) return done
      const before = { file: load.file_name, rows: load.loaded, replaced: load.replaced }
      await writeAudit(tx, call, { event: 'rates-undone', subject: load.id, companyId: load.company_id, before })
      return done
    }),
}

const milestoneSteps: MilestoneHandlers = {
  'upload-milestone-sheet': (_input, call) => takeSheet(call, 'milestone-sheet'),

  'start-milestone-load': ({ file }, call) =>
    startLoad(call, { of: 'milestones', sheet: 'milestone-sheet', file, overlap: '', companyId: null }),

  'confirm-milestone-load': (input, call) => confirmLoad(call, 'milestones', input),

  'discard-milestone-load': (input, call) => discardLoad(call, 'milestones', input),
}

export const loadHandlers = {
  ...stepHandlers,
  ...milestoneSteps,
  ...loadListHandlers,
  ...milestoneListHandlers,
  ...kindHandlers,
  ...sheetFileHandlers,
}

/**
 * By its number, its unified social credit code or its full name in either language; suggests the nearest name if there is
 * none.
 */
async function findContractCompany(db: Kysely<Database>, brand: string, words: string): Promise<Result<string>> {
  const trimmed = words.trim()
  const companies = await listCertifiedCompanies(db, brand)
  const namesOf = (candidate: (typeof companies)[number]) => [candidate.id, candidate.name, candidate.latin_name, candidate.uscc ?? '']
  const matches = companies.filter((candidate) =>
    namesOf(candidate).some((name) => name !== '' && name.toLowerCase() === trimmed.toLowerCase()),
  )
  const [company, ...others] = matches
  if (company && others.length === 0) return { ok: true, value: company.id }
  const nearest = nearestName(trimmed, companies.flatMap((one) => [one.name, one.latin_name]).filter(Boolean))
  const problem = nearest === undefined ? { id: 'invalid.company' } : { id: 'invalid.company-near' }
  return {
    ok: false,
    error: 'error.invalid',
    fields: [{ path: '/company', ...problem, params: nearest === undefined ? {} : { nearest } }],
  }
}
