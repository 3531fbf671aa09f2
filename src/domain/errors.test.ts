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

it('every error is raised: by code, with its id or a prefix and the name of a fault, or as a price that is missing', () => {
  const paths = globSync('src/**/*.{ts,tsx}', { exclude: ['src/generated/**', 'src/**/*.test.ts', 'src/domain/errors.ts'] })
  const code = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
  const documents = globSync('schemas/**/*.json').map((path) => readFileSync(path, 'utf8'))
  const missing = new Set(documents.flatMap((text) => [...text.matchAll(/"missing": "([^"]+)"/g)].map(([, id]) => id)))
  const prefixes = new Set([...code.matchAll(/`(error\.[a-z-]*)\$\{/g)].map(([, prefix = '']) => prefix))
  const isRaised = (id: string) =>
    missing.has(id) ||
    code.includes(`'${id}'`) ||
    [...prefixes].some((prefix) => id.startsWith(prefix) && code.includes(`'${id.slice(prefix.length)}'`))
  expect(Object.keys(errors).filter((id) => !isRaised(id))).toEqual([])
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
