import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { findingWords } from '#generated/findings.ts'
import { formatFrame, formatMessage, say } from './messages.ts'

interface Topic {
  readonly findings?: Readonly<Record<string, { readonly says: Readonly<Record<string, { readonly zh: string; readonly en: string }>> }>>
}

const meta = new URL('../../../schemas/meta/', import.meta.url).pathname
const topics = readdirSync(join(meta, 'findings')).map((name) => ({ name, topic: read(`findings/${name}`) as Topic }))
const codes = topics.flatMap(({ topic }) => Object.entries(topic.findings ?? {}))
const messages = codes.flatMap(([code, { says }]) => Object.entries(says).map(([id, words]) => ({ id: `${code}/${id}`, words })))

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(meta, path), 'utf8'))
}

/** All code that reports on documents, without tests. */
function readCode(): string {
  const folders = [new URL('..', import.meta.url).pathname, new URL('../../rules/', import.meta.url).pathname]
  const paths = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  const code = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  return code.map((path) => readFileSync(path, 'utf8')).join('\n')
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}

/** Codes whose id ends with a computed part, from results of another stage. */
const putTogether = new Set(['DEFAULT', 'EXAMPLE', 'FACT', 'PERIOD-TIME', 'EXPRESSION', 'MEASURE', 'CURRENCY', 'CONDITION'])

describe('the messages of findings', () => {
  test.each(topics)('match the file format in $name', ({ topic }) => {
    const validate = new Ajv2020({ allErrors: true }).compile(read('findings.json') as object)
    validate(topic)
    expect(validate.errors ?? []).toEqual([])
  })

  test('are defined once for each code, in one file', () => {
    const names = codes.map(([code]) => code)
    expect(names.filter((code, index) => names.indexOf(code) < index)).toEqual([])
  })

  test('have the same placeholders in both languages', () => {
    const uneven = messages.filter(({ words }) => placeholdersOf(words.zh).join() !== placeholdersOf(words.en).join())
    expect(uneven.map(({ id }) => id)).toEqual([])
  })

  test('are all used', () => {
    const code = readCode()
    const isSaid = (id: string): boolean => {
      const [start = '', last = ''] = id.split('/')
      const [part = '', reason] = /^(?:always|never)-(.+)$/.exec(last) ?? [last, last]
      return code.includes(`'${id}'`) || (putTogether.has(start) && (code.includes(`'${part}'`) || code.includes(`'${reason}'`)))
    }
    expect(messages.map(({ id }) => id).filter((id) => !isSaid(id))).toEqual([])
  })

  test('exist for each message used in code', () => {
    const said = [...readCode().matchAll(/'([A-Z][A-Z0-9-]*\/[a-z][a-z0-9-]*)'/g)].map((match) => match[1] ?? '')
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((id) => !(id in findingWords))).toEqual([])
  })
})

describe('a sentence', () => {
  test('is filled with numbers, names and words in its language', () => {
    const saying = say('BOUNDS/crossed', { low: { zh: '下限', en: 'least' }, least: 8, high: 'most', most: 4 })
    expect(formatMessage(saying, 'en')).toBe('"least" 8 is above "most" 4')
    expect(formatMessage(saying, 'zh')).toBe('“下限”8 高于“most”4')
  })

  test('lists a few names, sorted and unique, or the five nearest, and counts the rest', () => {
    const of = (known: readonly string[], other = 'x') => formatMessage(say('EXTENDS/unknown', { other, known }), 'zh')
    expect(of([])).toMatch(/：无$/)
    expect(of(['b', 'a', 'b'])).toMatch(/：a、b$/)
    expect(of(Array.from({ length: 20 }, (_, index) => `n${index + 10}`))).toMatch(/n10、n11、n12、n13、n14 等，另有 15 个$/)
    const many = Array.from({ length: 1510 }, (_, index) => `place${index}`)
    expect(of([...many, 'harbour', 'harbours'], 'habrour')).toMatch(/：harbour、harbours、place0、place1、place10 等，另有 1507 个$/)
  })

  test('does not expand placeholders in inserted values', () => {
    expect(formatMessage(say('ROUTE/part-twice', { part: '{part}' }), 'en')).toContain('{part}')
  })

  test('offers the nearest name, and counts places, in its language', () => {
    expect([formatFrame('suggestion', { name: 'rows' }, 'zh'), formatFrame('more-places', { count: 6 }, 'zh')]).toEqual([
      '；是否想写“rows”？',
      '（另有 6 处）',
    ])
  })
})
