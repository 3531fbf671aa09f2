import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorEntry, errors } from './errors.ts'

/** Error messages live with the texts of their area: most in one file, those of lists and documents in their own. */
const files = globSync(['schemas/**/*.texts.json', 'schemas/**/texts/*.json'])
const words = files.flatMap((name) => {
  const { texts }: { texts: Record<string, unknown> } = JSON.parse(readFileSync(name, 'utf8'))
  return Object.keys(texts).filter((id) => id.startsWith('error.'))
})

it('every error has a message, and every message belongs to an error', () => {
  expect(words.sort()).toEqual(Object.keys(errors).sort())
})

it('codes 4 and 8 are used only for the session', () => {
  const sessions = Object.entries(errors).filter(([, { code }]) => code !== 500)
  expect(sessions).toEqual([
    ['error.not-signed-in', { kind: 'unauthenticated', code: 4, status: 401 }],
    ['error.session-ended', { kind: 'ended', code: 8, status: 401 }],
  ])
})

it('an unknown id is a server error', () => {
  expect(errorEntry('error.nothing-like-it').status).toBe(500)
  expect(errorEntry('toString').status).toBe(500)
})
