import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findingCodes } from '#config'
import { root, shippedFiles, textOf } from '../support/documents.ts'
import { type Ran, runConfigHere } from '../support/run-here.ts'

// Only the schemas and two documents, one of them in a misspelled folder: without a brand a command is fast.
const folder = mkdtempSync(join(tmpdir(), 'reported-'))
cpSync(join(root, 'schemas/meta'), join(folder, 'schemas/meta'), { recursive: true })
const [limits, misplaced] = ['schemas/sea/booking.limits.json', 'schemas/lmits/orders.json']
const broken = textOf(await shippedFiles(), limits).replace('"title": "Booking limits",', '"title": "Booking limits"')
for (const [path, text] of [
  [limits, broken],
  [misplaced, '{}'],
] as const) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const [line, column] = [3, 28]

afterAll(() => rmSync(folder, { recursive: true }))

function config(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return runConfigHere(root, words, { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: 'C.UTF-8', ...environment })
}

test('findings are in English, and in Chinese on a Chinese terminal', async () => {
  const english = await config(['check', folder])
  expect(english.code).toBe(1)
  expect(english.out.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${misplaced}:1:1: error KIND: .*; did you mean "limits"\\?$`)),
    `${limits}:${line}:${column}: error COMMA: a comma is missing here`,
    expect.stringMatching(/^2 problems in \d+ files$/),
    '',
  ])
  const terminal = await config(['check', folder], { LANG: 'zh_CN.UTF-8' })
  expect(terminal.code).toBe(1)
  expect(terminal.out.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${misplaced}:1:1: error KIND: .*；是否想写“limits”？$`)),
    expect.stringMatching(new RegExp(`^${limits}:${line}:${column}: error COMMA: \\p{Script=Han}`, 'u')),
    expect.stringMatching(/，2 个问题$/),
    '',
  ])
})

test('tools get each finding with position, code and reference entry, in the requested language', async () => {
  const { out } = await config(['check', folder, '--json', '--lang', 'zh'])
  expect(JSON.parse(out)).toMatchObject([
    { path: misplaced, line: 1, column: 1, code: 'KIND', suggestion: 'limits' },
    {
      path: limits,
      line,
      column,
      severity: 'error',
      code: 'COMMA',
      message: expect.stringMatching(/\p{Script=Han}/u),
      reference: '/analyst/findings/COMMA',
    },
  ])
})

test('GitHub gets a workflow command with the meaning of the code as its title', async () => {
  // The --lang option overrides the terminal's language.
  const { out } = await config(['check', folder, '--github', '--lang', 'en'], { LANG: 'zh_CN.UTF-8' })
  expect(out).toContain(
    `::error file=${limits},line=${line},col=${column},title=COMMA%3A ${findingCodes.COMMA.en}::a comma is missing here`,
  )
})

test('an unknown language is rejected with the list of known ones', async () => {
  const { code, err } = await config(['check', folder, '--lang', 'fr'])
  expect([code, err.split('\n')[0]]).toEqual([2, '--lang must be zh or en, not fr'])
})

test('explain prints the meaning, reason, fix and an example of a code, in either language', async () => {
  const chinese = await config(['explain', 'BOUNDS', '--lang', 'zh'])
  expect(chinese.out).toMatch(/^BOUNDS: 下限高于上限。\n影响：.+\n修改方法：.+\n错误示例：\n {4}"minLength": 8.+\n正确示例：\n/)
  expect((await config(['explain', 'BOUNDS'])).out).toMatch(/^BOUNDS: A lower bound .+\nWhy: .+\nWhat to do: .+\nWrong:\n/)
  const unknown = await config(['explain', 'NONSENSE'])
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no finding has the code NONSENSE. Known: ')])
})
