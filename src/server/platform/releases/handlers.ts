import { type DescribedFinding, describeFinding, type Finding, type FindingLanguage } from '#config'
import type { JsonObject } from '#rules'
import { type Call, cutPage, type Handlers, type PublishedRelease, pageOf, type Result } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../audit/index.ts'
import { describeProgress, describeServed, toFindingRows, toSwitchRows } from './desk.ts'

type ReleaseHandlers = Pick<
  Handlers,
  | 'check-release'
  | 'publish-release'
  | 'rollback-release'
  | 'read-publishing'
  | 'list-releases'
  | 'read-release'
  | 'read-served-release'
  | 'list-release-switches'
  | 'list-document-findings'
>

export const releaseHandlers: ReleaseHandlers = {
  'check-release': async ({ documents }, call) => ({
    ok: true,
    value: { findings: describeFindings(await call.releases.check(documents ?? null), call.language) },
  }),

  'publish-release': async ({ documents = null, basedOn }, call) => {
    const request = { who: call.actor.name, documents, basedOn, key: call.idempotencyKey ?? undefined }
    return describePublished(await audited(call, 'release-published', await call.releases.publish(request)), call.language)
  },

  'read-publishing': async (_input, call) => ({ ok: true, value: describeProgress(await call.releases.publishing(), call) }),

  'rollback-release': async ({ steps }, call) =>
    await audited(call, 'release-rolled-back', await call.releases.rollback(call.actor.name, steps)),

  'list-releases': async (_input, call) => ({ ok: true, value: { releases: await call.releases.history() } }),

  'read-release': async ({ release }, call) => await call.releases.read(release),

  'read-served-release': async (_input, call) => {
    const value = await describeServed(call)
    return value ? { ok: true, value } : { ok: false, error: 'error.not-found' }
  },

  'list-release-switches': async (input, call) => ({
    ok: true,
    value: cutPage(toSwitchRows(await call.releases.history()), pageOf(input, call)),
  }),

  'list-document-findings': async (input, call) => ({
    ok: true,
    value: cutPage(toFindingRows(await call.releases.check(null), call.language), pageOf(input, call)),
  }),
}

/** The published release has changed for everyone; audit who did it. */
async function audited<T extends { readonly release: string }>(call: Call, event: AuditEvent, done: Result<T>): Promise<Result<T>> {
  if (done.ok) await writeAudit(call.db, call, { event, subject: done.value.release })
  return done
}

export function describeFindings(findings: readonly Finding[], language: string): DescribedFinding[] {
  const findingLanguage: FindingLanguage = language === 'zh' ? 'zh' : 'en'
  return findings.map((finding) => describeFinding(finding, findingLanguage))
}

/** Response of a publish, successful or refused. */
export function describePublished(
  result: Result<PublishedRelease>,
  language: string,
): Result<{ release: string; findings: DescribedFinding[] }> {
  if (result.ok) return { ok: true, value: { ...result.value, findings: describeFindings(result.value.findings, language) } }
  const findings = (result.data as { findings?: readonly Finding[] } | undefined)?.findings
  return findings ? { ...result, data: { findings: describeFindings(findings, language) } as JsonObject } : result
}
