/** Messages of findings: id, parameters and language. The texts are in schemas/meta/findings. */
import { type FindingParam, type FindingParams, type findingCodes, findingFrame, findingWords } from '#generated/findings.ts'
import { editDistance, mostListed } from '#rules'

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
  const named = namedIn.map((name) => params[name]).find((value) => typeof value === 'string')
  return findingWords[says][language].replace(/\{(\w+)\}/g, (_, name: string) => writeParam(params[name], language, named))
}

/** Parameters that hold the name that is not known. */
const namedIn = ['name', 'id', 'field', 'other', 'path']

/** Texts around findings. */
export function formatFrame(
  name: keyof typeof findingFrame,
  params: Readonly<Record<string, string | number>>,
  language: FindingLanguage,
): string {
  return findingFrame[name][language].replace(/\{(\w+)\}/g, (_, param: string) => String(params[param] ?? ''))
}

function writeParam(param: FindingParam | undefined, language: FindingLanguage, wanted = ''): string {
  if (param === undefined) return ''
  if (typeof param === 'string' || typeof param === 'number') return String(param)
  if (isNames(param)) return writeNames(param, language, wanted)
  return param[language]
}

function isNames(param: FindingParam): param is readonly string[] {
  return Array.isArray(param)
}

/** Of more than `mostListed` names. */
const nearestListed = 5

/** All names if there are few; otherwise those nearest to the wanted one, and the number of the others. */
function writeNames(names: readonly string[], language: FindingLanguage, wanted: string): string {
  const comma = formatFrame('comma', {}, language)
  const sorted = [...new Set(names)].sort()
  if (sorted.length === 0) return formatFrame('none', {}, language)
  if (sorted.length <= mostListed) return sorted.join(comma)
  const distanceTo = (name: string) => editDistance(wanted.toLowerCase(), name.toLowerCase(), Math.max(wanted.length, name.length))
  const near = sorted.map((name) => ({ name, distance: distanceTo(name) })).sort((left, right) => left.distance - right.distance)
  const nearest = near.slice(0, nearestListed).map(({ name }) => name)
  return formatFrame('others', { names: nearest.join(comma), count: sorted.length - nearest.length }, language)
}
