/** Releases for analysts: the served one, the history with rollbacks, and the state of the files. */
import { describeFinding, type Finding, type FindingLanguage } from '#config'
import type { Operations } from '#generated/operations.ts'
import { formatText } from '#rules'
import type { Call, ReleaseProgress, ReleaseSwitch } from '../../kernel/index.ts'
import { servedStack } from './history.ts'

type SwitchRow = Operations['list-release-switches']['output']['rows'][number]
type FindingRow = Operations['list-document-findings']['output']['rows'][number]

const shortLength = 12

/** Newest first. An earlier release can be restored from the last entry that switched to it. */
export function toSwitchRows(history: readonly ReleaseSwitch[]): SwitchRow[] {
  const stack = servedStack(history.toReversed().map(({ release, action }) => ({ hash: release, action: toAction(action) })))
  const seen = new Set<string>()
  return history.map((entry, index) => {
    const isNewest = !seen.has(entry.release)
    seen.add(entry.release)
    const steps = stack.length - 1 - stack.lastIndexOf(entry.release)
    const isReachable = isNewest && index > 0 && steps > 0 && stack.includes(entry.release)
    return {
      ...describeSwitch(entry),
      switchId: String(history.length - index),
      state: index === 0 ? 'served' : isReachable ? 'earlier' : 'past',
      ...(isReachable ? { steps } : {}),
    }
  })
}

export function describeSwitch({ release, action: kept, who, at }: ReleaseSwitch) {
  const action = toAction(kept)
  // At startup and in watch mode, the server itself switches.
  const isPerson = action === 'publish' || action === 'rollback'
  return { release, shortRelease: release.slice(0, shortLength), action, at, ...(isPerson ? { who } : {}) }
}

/** Narrows the action, which the database stores as text. */
function toAction(action: string): 'start' | 'publish' | 'rollback' | 'watch' {
  return action === 'publish' || action === 'rollback' || action === 'watch' ? action : 'start'
}

export function toFindingRows(findings: readonly Finding[], language: string): FindingRow[] {
  const findingLanguage: FindingLanguage = language === 'zh' ? 'zh' : 'en'
  return findings.map((finding) => {
    const { path, line, column, severity, code, message } = describeFinding(finding, findingLanguage)
    const place = `${path}:${line}:${column}`
    return { findingId: `${place} ${code}`, place, severity, code, message }
  })
}

/** What a publish in progress does, in words; empty without one. */
export function describeProgress(
  progress: ReleaseProgress | null,
  { brand, language, now }: Call,
): Operations['read-publishing']['output'] {
  if (!progress) return {}
  const { who, stage, documents, startedAt } = progress
  const seconds = Math.max(0, Math.round((now().getTime() - startedAt.getTime()) / 1_000))
  return { who, stage, documents, text: formatText(brand.texts[language]?.[`publishing.${stage}`] ?? '', { documents, seconds }, language) }
}

/** The published release, and the errors and warnings of the current files. */
export async function describeServed(call: Call): Promise<Operations['read-served-release']['output'] | null> {
  const [last] = await call.releases.history()
  if (!last) return null
  const [contents, findings] = await Promise.all([call.releases.read(last.release), call.releases.check(null)])
  const documents = contents.ok ? Object.keys(contents.value.documents).length : 0
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const brands = Object.keys(call.release.brands).length
  return { ...describeSwitch(last), documents, brands, errors, warnings: findings.length - errors }
}
