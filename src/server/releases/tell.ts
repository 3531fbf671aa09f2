/** Findings leave the server in the language of whoever asked. */
import { type Finding, type FindingLanguage, type ToldFinding, tellFinding } from '#config'
import type { JsonObject } from '#rules'
import type { PublishedRelease, Result } from '../kernel/index.ts'

export function tellFindings(findings: readonly Finding[], language: string): ToldFinding[] {
  const told: FindingLanguage = language === 'zh' ? 'zh' : 'en'
  return findings.map((finding) => tellFinding(finding, told))
}

/** What a publish answers, served or refused. */
export function tellPublished(result: Result<PublishedRelease>, language: string): Result<{ release: string; findings: ToldFinding[] }> {
  if (result.ok) return { ok: true, value: { ...result.value, findings: tellFindings(result.value.findings, language) } }
  const findings = (result.data as { findings?: readonly Finding[] } | undefined)?.findings
  return findings ? { ...result, data: { findings: tellFindings(findings, language) } as unknown as JsonObject } : result
}
