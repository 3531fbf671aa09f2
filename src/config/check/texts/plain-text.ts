/** Wordings that readers would see as they are: markup of other programs, filler, and stray line breaks. */
import { type FindingMessage, say } from '../../read/messages.ts'

export interface WordingFault {
  /** Counts units of the wording. */
  readonly index: number
  readonly says: FindingMessage
}

const tag = /<\/?[A-Za-z!][^>]*>?/
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i
/** Emphasis, code, links and headings. Lists and quotes look the same in plain text. */
const markdown = /\*\*[^*]+\*\*|__\w[^_]*__|~~[^~]+~~|`[^`]+`|\[[^\]]+\]\([^)\s]*\)|^#{1,6} |\B\*\w[^*\n]*\*\B/m
/** Written twice, by hand or by a program: the reader would see a backslash. */
const doubled = /\\[nrtu"]/
const formatSign = /%(?:\d\$)?[sd]\b/
const control = /[\t\r]|^\n|\n$/
const marks: readonly { readonly pattern: RegExp; readonly word: (found: string) => FindingMessage }[] = [
  { pattern: tag, word: (found) => say('MARKUP/tag', { tag: found }) },
  { pattern: entity, word: (found) => say('MARKUP/entity', { entity: found }) },
  { pattern: markdown, word: (found) => say('MARKUP/markdown', { found: found.trim() }) },
  { pattern: doubled, word: (found) => say('MARKUP/escape', { found }) },
  { pattern: formatSign, word: (found) => say('MARKUP/format', { found, example: '{name}' }) },
  { pattern: control, word: () => say('LINE-BREAK/stray') },
]

/** Notes to oneself, wherever they stand; in Chinese: to be translated, to be completed, placeholder. */
const note =
  /\b(?:TODO|FIXME|TBD|TBA|X{3,9})\b|\blorem ipsum\b|\?{2,}|？{2,}|\u5f85\u7ffb\u8bd1|\u5f85\u8865\u5145|\u5360\u4f4d(?:\u7b26|\u6587\u5b57)/i
/** What is typed to try a page out, if there is nothing else; in Chinese: test. */
const trial =
  /^[^\p{L}\p{N}]*(?:(?:test|asdf\w*|qwerty|foo|bar|baz|dummy|undefined|null|nan|\u6d4b\u8bd5)[^\p{L}]*|(\p{L})\1{2,9}|\[object Object\])$/iu
const onlySigns = /^(?=\S)[\s.,;:?!*~_–—-]{2,}$/u

export function findWordingFaults(wording: string): WordingFault[] {
  const faults = marks.flatMap(({ pattern, word }): WordingFault[] => {
    const match = pattern.exec(wording)
    return match ? [{ index: match.index, says: word(match[0]) }] : []
  })
  const filler = findFiller(wording)
  return filler ? [...faults, filler] : faults
}

function findFiller(wording: string): WordingFault | undefined {
  const noted = note.exec(wording)
  if (noted) return { index: noted.index, says: say('FILLER/note', { found: noted[0] }) }
  const isTrial = trial.test(wording) || (onlySigns.test(wording) && !isSeparator(wording))
  return isTrial ? { index: 0, says: say('FILLER/trial', { found: wording }) } : undefined
}

/** A sign with a space joins the items of a list. */
function isSeparator(wording: string): boolean {
  return /^\s?\S\s?$/.test(wording)
}
