/** Prints findings in the requested language: as lines, as JSON, or as GitHub annotations. */
import { type DescribedFinding, describeFinding, type Finding, type FindingLanguage, findingCodes, formatDescribed } from '#config'
import { UsageError } from './command.ts'

export const languageOption = { lang: { type: 'string' } } as const

/** The requested language; otherwise Chinese on a Chinese terminal, and English elsewhere. */
export function readLanguage(asked: unknown, environment: NodeJS.ProcessEnv = process.env): FindingLanguage {
  if (asked === 'zh' || asked === 'en') return asked
  if (asked !== undefined) throw new UsageError(`--lang must be zh or en, not ${String(asked)}`)
  const terminal = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return /^zh/i.test(terminal) ? 'zh' : 'en'
}

/** One JSON value for tools; each finding has the address of its reference entry. */
export function formatForTools(findings: readonly DescribedFinding[]): string {
  return JSON.stringify(
    findings.map((finding) => ({ ...finding, reference: `/analyst/findings/${finding.code}` })),
    null,
    2,
  )
}

/** A workflow command, shown by GitHub beside the line. */
export function formatForGithub({ path, line, column, severity, code, message }: DescribedFinding, language: FindingLanguage): string {
  const title = code in findingCodes ? `${code}: ${findingCodes[code as keyof typeof findingCodes][language]}` : code
  return `::${severity} file=${escapeProperty(path)},line=${line},col=${column},title=${escapeProperty(title)}::${escapeText(message)}`
}

/** Prints to stderr, for commands whose stdout carries their own result. */
export function printFindings(findings: readonly DescribedFinding[]): void {
  for (const finding of findings) console.error(formatDescribed(finding))
}

/** Used if the language option cannot be read. */
export function printInTerminal(findings: readonly Finding[]): void {
  printFindings(findings.map((finding) => describeFinding(finding, readLanguage(undefined))))
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
