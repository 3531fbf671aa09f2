/** Regular expressions that a short text could keep busy for minutes: every visitor may send that text. */
import { createRequire } from 'node:module'
import { findTree } from '../../documents.ts'
import { onceForText } from '../../once.ts'
import { say } from '../../say.ts'
import { type CheckedDocument, reportInString, type StringReporter } from '../brand-check.ts'

/**
 * Only a group that repeats can be read in more ways than its text is long; plain patterns need not be looked into, nor
 * groups that come nine times at most: those are never exponential, and to prove it takes the library seconds.
 */
const repeatedGroup = /\)(?:[*+]|\{(?!\d(?:,\d)?\}))/
/** Beyond this the library guesses; what it cannot prove by then, an analyst can say more simply. */
const longestProofMs = 1_500

/** More than the shipped documents have. */
const mostPatterns = 200

/** The part that repeats, and a text that would keep it busy; undefined where the pattern is quick on every text. */
export interface SlowPart {
  /** Counts units of the pattern. */
  readonly start: number
  readonly text: string
  /** As code that makes the text: 'a'.repeat(31) + '\x00'. */
  readonly attack: string
}

export function checkPattern(check: StringReporter, document: CheckedDocument, pointer: string, pattern: string): void {
  const slow = findSlowPart(pattern)
  if (!slow) return
  const { place } = findTree(document.tree, pointer).tree
  reportInString(check, place, slow.start, say('SLOW-PATTERN/exponential', { part: slow.text, attack: slow.attack }))
}

export function findSlowPart(pattern: string): SlowPart | undefined {
  return repeatedGroup.test(pattern) ? prove(pattern) : undefined
}

const prove = onceForText(mostPatterns, (pattern): SlowPart | undefined => {
  const verdict = loadProver().checkSync(pattern, 'u', { timeout: longestProofMs })
  if (verdict.status !== 'vulnerable' || verdict.complexity.type !== 'exponential') return undefined
  const [hot] = verdict.hotspot.filter(({ temperature }) => temperature === 'heat')
  const { start, end } = hot ?? { start: 0, end: pattern.length }
  return { start, text: pattern.slice(start, end), attack: verdict.attack.pattern }
})

/** 3 MB, for the few documents that need it; its browser build starts no process. */
function loadProver(): typeof import('recheck') {
  return createRequire(import.meta.url)('recheck/lib/browser.js')
}
