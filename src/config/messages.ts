/** Messages of findings: id, parameters and language. The texts are in schemas/meta/findings. */
import { type FindingParam, type FindingParams, type findingCodes, findingFrame, findingWords } from '#generated/findings.ts'
import { mostListed } from '#rules'

export type FindingCode = keyof typeof findingCodes
export type FindingLanguage = 'zh' | 'en'
export type MessageId = keyof FindingParams

/** The content of a problem: its message id, which starts with the code, and parameters. */
export interface FindingMessage {
  readonly code: FindingCode
  readonly says: MessageId
  readonly params: Readonly<Record<string, FindingParam>>
}

export function say<Id extends MessageId>(says: Id, ...[params]: MessageArguments<Id>): FindingMessage {
  return { code: says.slice(0, says.indexOf('/')) as FindingCode, says, params: params ?? {} }
}

/** A message without placeholders has no parameters. */
type MessageArguments<Id extends MessageId> = keyof FindingParams[Id] extends never ? [] : [FindingParams[Id]]

/** The sentence in one language. */
export function formatMessage({ says, params }: Pick<FindingMessage, 'says' | 'params'>, language: FindingLanguage): string {
  return findingWords[says][language].replace(/\{(\w+)\}/g, (_, name: string) => writeParam(params[name], language))
}

/** Texts around findings. */
export function formatFrame(
  name: keyof typeof findingFrame,
  params: Readonly<Record<string, string | number>>,
  language: FindingLanguage,
): string {
  return findingFrame[name][language].replace(/\{(\w+)\}/g, (_, param: string) => String(params[param] ?? ''))
}

function writeParam(param: FindingParam | undefined, language: FindingLanguage): string {
  if (param === undefined) return ''
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  if (isNames(param)) return writeNames(param, language)
  return param[language]
}

function isNames(param: FindingParam): param is readonly string[] {
  return Array.isArray(param)
}

/** All names if there are few; otherwise the first ones and the number of the others. */
function writeNames(names: readonly string[], language: FindingLanguage): string {
  const comma = formatFrame('comma', {}, language)
  const sorted = [...new Set(names)].sort()
  if (sorted.length === 0) return formatFrame('none', {}, language)
  if (sorted.length <= mostListed) return sorted.join(comma)
  const shown = sorted.slice(0, mostListed - 4)
  return formatFrame('others', { names: shown.join(comma), count: sorted.length - shown.length }, language)
}
