/** Regular expressions that a short text could keep busy for minutes: any visitor could send that text. */
import { createRequire } from 'node:module'
import { onceForText } from '../../memo/once.ts'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { type CheckedDocument, reportInString, type StringReporter } from '../brand-check.ts'

/**
 * Only repeated groups and several unbounded repetitions can match ambiguously; other patterns are skipped, and so are groups
 * repeated at most nine times: those are never exponential, and proving it takes the library seconds.
 */
const ambiguous = /\)(?:[*+]|\{(?!\d(?:,\d)?\}))|(?:(?:[^\\)(][*+]|\{\d+,\}).*){3}/
/** A group repeated n times multiplies the ways of matching n times: fewer prove the same, and are proved in time. */
const oftenRepeated = /\)\{\d\d+(?:,\d*)?\}/g
const enoughRepeated = '){4}'
/** Texts of a few thousand characters take seconds from the third power on. */
const leastPower = 3
/** The library gives up here. Ample, as what is found must not depend on how busy the machine is. */
const longestProofMs = 10_000

/** More than the shipped documents have. */
const mostPatterns = 200

/** The repeated part, and an attack string; undefined if the pattern is fast on every text. */
export interface SlowPart {
  /** Counts units of the pattern. */
  readonly start: number
  readonly text: string
  /** As code that creates the text: 'a'.repeat(31) + '\x00'. */
  readonly attack: string
}

export function checkPattern(check: StringReporter, document: CheckedDocument, pointer: string, pattern: string): void {
  const slow = findSlowPart(pattern)
  if (!slow) return
  const { place } = findTree(document.tree, pointer).tree
  reportInString(check, place, slow.start, say('SLOW-PATTERN/exponential', { part: slow.text, attack: slow.attack }))
}

export function findSlowPart(pattern: string): SlowPart | undefined {
  return ambiguous.test(pattern) ? prove(pattern) : undefined
}

const prove = onceForText(mostPatterns, (pattern): SlowPart | undefined => {
  const shorter = pattern.replace(oftenRepeated, enoughRepeated)
  const verdict = loadProver().checkSync(shorter, 'u', { timeout: longestProofMs })
  if (verdict.status !== 'vulnerable') return undefined
  const { complexity, hotspot, attack } = verdict
  if (complexity.type === 'polynomial' && complexity.degree < leastPower) return undefined
  const [hot] = hotspot.filter(({ temperature }) => temperature === 'heat')
  const { start, end } = hot ?? { start: 0, end: shorter.length }
  return { start, text: shorter.slice(start, end), attack: attack.pattern }
})

/** 3 MB, loaded for the few documents that need it; its browser build starts no process. */
function loadProver(): typeof import('recheck') {
  return createRequire(import.meta.url)('recheck/lib/browser.js')
}
