/** Regular expressions that a short text could keep busy for minutes: any visitor could send that text. */
import { createRequire } from 'node:module'
import { findTree } from '../../documents.ts'
import { say } from '../../messages.ts'
import { onceForText } from '../../once.ts'
import { type CheckedDocument, reportInString, type StringReporter } from '../brand-check.ts'

/**
 * Only repeated groups can match ambiguously; plain patterns are skipped, and so are groups repeated at most nine times: those
 * are never exponential, and proving it takes the library seconds.
 */
const repeatedGroup = /\)(?:[*+]|\{(?!\d(?:,\d)?\}))/
/** Beyond this length the library guesses; a pattern it cannot prove by then should be simplified. */
const longestProofMs = 1_500

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
  return repeatedGroup.test(pattern) ? prove(pattern) : undefined
}

const prove = onceForText(mostPatterns, (pattern): SlowPart | undefined => {
  const verdict = loadProver().checkSync(pattern, 'u', { timeout: longestProofMs })
  if (verdict.status !== 'vulnerable' || verdict.complexity.type !== 'exponential') return undefined
  const [hot] = verdict.hotspot.filter(({ temperature }) => temperature === 'heat')
  const { start, end } = hot ?? { start: 0, end: pattern.length }
  return { start, text: pattern.slice(start, end), attack: verdict.attack.pattern }
})

/** 3 MB, loaded for the few documents that need it; its browser build starts no process. */
function loadProver(): typeof import('recheck') {
  return createRequire(import.meta.url)('recheck/lib/browser.js')
}
