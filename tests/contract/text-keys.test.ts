import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const families = ['engine', 'portal', 'invalid', 'order', 'freight', 'error']
const named = new RegExp(`['"\`]((?:${families.join('|')})\\.[A-Za-z][A-Za-z0-9.-]*)['"\`]`, 'g')
const begun = new RegExp(`\`((?:${families.join('|')})\\.[A-Za-z0-9.-]*)\\$\\{`, 'g')

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('test')) yield path
  }
}

function sharedTexts(): Set<string> {
  const keys = new Set<string>()
  for (const name of readdirSync('schemas/texts')) {
    const { texts } = JSON.parse(readFileSync(join('schemas/texts', name), 'utf8')) as { texts: Record<string, unknown> }
    for (const key of Object.keys(texts)) keys.add(key)
  }
  return keys
}

it('every text that code names, whole or by its beginning, is declared', () => {
  const texts = sharedTexts()
  const missing: string[] = []
  let seen = 0
  for (const path of sources('src')) {
    const code = readFileSync(path, 'utf8')
    for (const [, key = ''] of code.matchAll(named)) {
      seen += 1
      if (!texts.has(key)) missing.push(`${path}: ${key}`)
    }
    for (const [, start = ''] of code.matchAll(begun)) {
      if (start.endsWith('.') && ![...texts].some((key) => key.startsWith(start))) missing.push(`${path}: ${start}...`)
    }
  }
  expect(seen).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
