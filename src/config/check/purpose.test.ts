import { describe, expect, test } from 'vitest'
import { createLocator } from '../read/positions.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import purposeCases from './purpose.cases.json' with { type: 'json' }

interface Replacement {
  readonly from: string
  readonly to: string
}

/** `to` replaces `from` once; the finding points at « in it, or at the text `at`. */
interface Case extends Replacement {
  readonly what: string
  readonly path: string
  readonly also?: Replacement
  readonly then?: Replacement
  readonly code: string
  readonly says: string
  readonly at?: string
  /** File of the finding, if it is another one. */
  readonly in?: string
}

describe('the check of what has no purpose', () => {
  test.each(purposeCases as readonly Case[])(
    'reports $what once, at its position',
    ({ path, also, then, code, says, at, in: other = path, ...first }) => {
      const files = readSmallWorld()
      const marked = [first, also, then]
        .filter((part) => part !== undefined)
        .reduce((rest, { from, to }) => {
          if (!rest.includes(from)) throw new Error(`${path} has no ${from}`)
          return rest.replace(from, () => to)
        }, files.get(path)?.text ?? '')
      const text = marked.replace('«', '')
      const findings = checkSmall(files.set(path, { path, text }).values())
      const source = files.get(other)?.text ?? ''
      const place = createLocator(source)(at === undefined ? marked.indexOf('«') : source.indexOf(at))
      expect(findings.map((finding) => ({ path: finding.path, line: finding.line, column: finding.column, code: finding.code }))).toEqual([
        { path: other, ...place, code },
      ])
      expect(findings[0]?.words.en).toContain(says)
    },
  )
})
