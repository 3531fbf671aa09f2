import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'told-'))
for (const part of ['schemas', 'brands']) cpSync(join(root, part), join(folder, part), { recursive: true })
const path = 'schemas/limits/booking.json'
const whole = readFileSync(join(folder, path), 'utf8')
const broken = whole.replace('"title"', '"ttile"')
writeFileSync(join(folder, path), broken)
const line = broken.slice(0, broken.indexOf('"ttile"')).split('\n').length

afterAll(() => rmSync(folder, { recursive: true }))

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

function config(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment }
  return new Promise((done) =>
    execFile(process.execPath, ['scripts/config.ts', ...words], { cwd: root, env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    ),
  )
}

test('an analyst is told in English, and in Chinese where asked or where the terminal speaks it', async () => {
  const english = await config(['check', folder])
  expect(english.out).toMatch(
    new RegExp(`^${path}:${line}:3: error UNKNOWN: "ttile" is not known.*; did you mean "title"\\?\\n1 problem in`),
  )
  expect(english.code).toBe(1)
  const asked = await config(['check', folder, '--lang', 'zh'])
  expect(asked.out).toMatch(new RegExp(`^${path}:${line}:3: error UNKNOWN: .*没有“ttile”这个属性.*；是否想写“title”？\\n.*，1 个问题\\n$`))
  const terminal = await config(['check', folder], { LANG: 'zh_CN.UTF-8' })
  expect(terminal.out).toBe(asked.out)
  expect((await config(['check', folder, '--lang', 'en'], { LANG: 'zh_CN.UTF-8' })).out).toBe(english.out)
})

test('a tool gets each finding with its place, its code and its entry in the reference, in the language it asks for', async () => {
  const { out } = await config(['check', folder, '--json', '--lang', 'zh'])
  expect(JSON.parse(out)).toMatchObject([
    {
      path,
      line,
      column: 3,
      severity: 'error',
      code: 'UNKNOWN',
      message: expect.stringContaining('没有“ttile”'),
      suggestion: 'title',
      reference: '/analyst/findings/UNKNOWN',
    },
  ])
})

test('GitHub gets a workflow command with the meaning of the code as its title', async () => {
  const { out } = await config(['check', folder, '--github', '--lang', 'zh'])
  expect(out).toContain(`::error file=${path},line=${line},col=3,title=UNKNOWN%3A 文档没有这个属性。::`)
})

test('whoever asks for another language is told which there are', async () => {
  const { code, err } = await config(['check', folder, '--lang', 'fr'])
  expect([code, err.split('\n')[0]]).toEqual([2, '--lang is zh or en, not fr'])
})

test('explain answers a code with its meaning, its reason, its mend and an example, in either language', async () => {
  const chinese = await config(['explain', 'BOUNDS', '--lang', 'zh'])
  expect(chinese.out).toMatch(/^BOUNDS: 下限高于上限。\n为什么：.+\n怎样改：.+\n错：\n {4}"minLength": 8.+\n对：\n/)
  expect((await config(['explain', 'BOUNDS'])).out).toMatch(/^BOUNDS: A lower bound .+\nWhy: .+\nWhat to do: .+\nWrong:\n/)
  const unknown = await config(['explain', 'NONSENSE'])
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no finding has the code NONSENSE. Known: ')])
})
