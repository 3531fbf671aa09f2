/** A person's own actions: uploading the licence, applying, withdrawing. */
import { formatText } from '#rules'
import { isUniqueViolation } from '../../db/index.ts'
import type { Call, Handlers, Refusal, Result } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { checkLicence, countFile, storeFile } from '../../platform/files/index.ts'
import { addressSubject, countInWindow, writeMembership } from '../accounts/index.ts'
import { holdCode, holdCompanyOfCode } from './company-store.ts'
import { queueMembershipMails } from './mails.ts'
import { notFound, planMove, refuseFor } from './move-person.ts'
import { type HeldPerson, holdPerson, type Tx } from './people.ts'
import { attachLicence, endRequest, findLatestRequest, holdRequest, insertRequest } from './request-store.ts'

type ApplyHandlers = Pick<Handlers, 'upload-licence' | 'apply-certification' | 'withdraw-application'>
type Applied = Extract<Awaited<ReturnType<Handlers['apply-certification']>>, { ok: true }>['value']

const licenceKind = 'business-licence'

export const applyHandlers: ApplyHandlers = {
  'upload-licence': async (_input, call) => {
    const { upload, actor, brand } = call
    if (!upload || actor.userId === null) return { ok: false, error: 'error.file-missing' }
    if (actor.kind === 'member' || actor.kind === 'admin') return { ok: false, error: 'error.already-member' }
    const checked = await checkLicence(upload.name, upload.bytes, brand)
    if (!checked.ok) return checked
    const tooMany = await countFile(call)
    if (tooMany) return tooMany
    const { id, name } = await storeFile(call.db, call, {
      kind: `${brand.documentPrefix}${licenceKind}`,
      companyId: null,
      userId: actor.userId,
      name: upload.name,
      type: checked.value,
      bytes: upload.bytes,
    })
    return { ok: true, value: { fileId: id, name, size: upload.bytes.length } }
  },

  'apply-certification': async (input, call) => {
    // Counted outside the transaction: refused requests count too, or anyone could probe one company after another.
    const tooMany = await countApplication(call)
    if (tooMany) return tooMany
    try {
      return await call.transaction((tx) => applyInside(input, call, tx))
    } catch (error) {
      if (isUniqueViolation(error, 'membership_requests_open')) return { ok: false, error: 'error.already-applied' }
      throw error
    }
  },

  'withdraw-application': (_input, call) =>
    call.transaction(async (tx) => {
      const person = await holdSelf(call, tx)
      if (!person) return notFound
      const moved = planMove(call, person, 'withdraw')
      if (!moved.ok) return moved
      const latest = await findLatestRequest(tx, person.id)
      if (latest?.state !== 'open') return refuseFor(call, 'membership.refused.nothing-open', { state: person.facts.state })
      const request = await holdRequest(tx, latest.id)
      const version = await endRequest(tx, call, request, { state: 'withdrawn' })
      if (person.role === 'pending') await writeMembership(tx, person, { role: 'registered', companyId: null })
      await writeAudit(tx, call, {
        event: 'application-withdrawn',
        subject: person.id,
        companyId: person.companyId,
        before: { membership: person.facts.state },
        after: { membership: moved.value.state, requestId: request.id, kind: request.kind },
      })
      return { ok: true, value: { requestId: request.id, version, state: 'withdrawn', membership: moved.value.state } }
    }),
}

async function holdSelf({ actor, brand }: Call, tx: Tx): Promise<HeldPerson | undefined> {
  return actor.userId === null ? undefined : await holdPerson(tx, brand.id, actor.userId)
}

async function countApplication({ db, brand, actor, remoteAddress, now }: Call): Promise<Refusal | null> {
  const own = await countInWindow(db, `${brand.id}\n${actor.userId}`, brand, 'applicationsPerDay', now())
  const address = addressSubject(remoteAddress)
  const { seconds } = own.seconds === null ? await countInWindow(db, address, brand, 'applicationsPerDayAndAddress', now()) : own
  return seconds === null ? null : { ok: false, error: 'error.limited', params: { seconds } }
}

interface Application {
  readonly companyName: string
  readonly uscc: string
  readonly licence: string
}

/** If the company is already certified, its administrator is asked instead, and the applicant learns nothing else about it. */
async function applyInside({ uscc, licence, ...said }: Application, call: Call, tx: Tx): Promise<Result<Applied>> {
  const companyName = said.companyName.trim()
  const { brand, language } = call
  await holdCode(tx, brand.id, uscc)
  const certifiedCompany = await holdCompanyOfCode(tx, brand.id, uscc)
  const certified = certifiedCompany?.status === 'certified' ? certifiedCompany : null
  const person = await holdSelf(call, tx)
  if (!person) return notFound
  const moved = planMove(call, person, certified ? 'request-join' : 'apply-certification')
  if (!moved.ok) return moved
  const kind = certified ? 'join' : 'certification'
  const requestId = await insertRequest(tx, call, person, {
    kind,
    company_id: certified?.id ?? null,
    company_name: companyName,
    uscc,
    licence: null,
  })
  if (!(await attachLicence(tx, call, licence, `${brand.documentPrefix}${licenceKind}`, requestId))) return notFound
  if (certified) await writeMembership(tx, person, { role: 'pending', companyId: certified.id })
  await writeAudit(tx, call, {
    event: certified ? 'join-requested' : 'certification-applied',
    subject: person.id,
    companyId: certified?.id ?? null,
    before: { membership: person.facts.state },
    after: { membership: moved.value.state, requestId, companyName, uscc },
  })
  const company = certified
    ? { id: certified.id, name: certified.name, latinName: certified.latin_name }
    : { id: null, name: companyName, latinName: companyName }
  await queueMembershipMails(call, tx, { effects: moved.value.effects, person, company, uscc })
  const message = formatText(brand.texts[language]?.[`membership.sent.${kind}`] ?? '', {}, language)
  return { ok: true, value: { requestId, kind, membership: moved.value.state, message } }
}
