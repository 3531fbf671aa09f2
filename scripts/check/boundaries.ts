/**
 * Enforces the import table: who may import whom, only through index.ts, what each module must not use, no brand and no
 * customer-visible Chinese in code, no file above its size limit.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../is-main.ts'
import { checkServerLayers } from './server-layers.ts'
import { importPattern, listSources } from './sources.ts'
import { checkSqlInStores } from './sql-in-stores.ts'

const modules = ['rules', 'domain', 'config', 'engine', 'web', 'server'] as const
type Module = (typeof modules)[number]

/** Allowed value imports; `types` lists modules of which only types may be imported. */
const table: Readonly<Record<Module, { values: readonly Module[]; types?: readonly Module[]; never: RegExp; advice: string }>> = {
  rules: { values: [], never: /^(node:|react|fastify|kysely|pg$|antd)/, advice: 'rules are pure: hand in what they need' },
  domain: { values: ['rules'], never: /^(node:|react|fastify|kysely|pg$|antd)/, advice: 'domain is pure: hand in clock, ids and rows' },
  config: { values: ['domain', 'rules'], never: /^(react|fastify|kysely|pg$|antd)/, advice: 'config knows documents only' },
  engine: { values: ['rules'], types: ['config'], never: /^(node:|fastify|kysely|pg$|react-router)/, advice: 'ask through the Portal' },
  web: {
    values: ['engine', 'domain', 'rules'],
    types: ['config'],
    never: /^(fastify|kysely|pg$|antd)/,
    advice: 'the server is reached over HTTP, the toolkit through the engine',
  },
  server: { values: ['config', 'domain', 'rules'], never: /^(react|antd)/, advice: 'pages are drawn through RenderPage' },
}

const sizeLimit = 400
const isTest = /\.test\.tsx?$|(^|\/)testing[^/]*\.ts$/

export function checkBoundaries(root: string): string[] {
  const brands = readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
  const problems: string[] = []
  for (const name of ['src', 'scripts'].flatMap((folder) => listSources(join(root, folder)).map((path) => `${folder}/${path}`))) {
    if (name.startsWith('src/generated/')) continue
    const text = readFileSync(join(root, name), 'utf8')
    problems.push(...checkText(name, text, brands), ...checkImports(name, text))
  }
  return [...problems, ...checkServerLayers(root), ...checkSqlInStores(root)]
}

function checkText(name: string, text: string, brands: readonly string[]): string[] {
  const problems: string[] = []
  const lines = text.split('\n')
  if (lines.length > sizeLimit) problems.push(`${name}:1:1: error SIZE: ${lines.length} lines; a file is one thing in at most ${sizeLimit}`)
  if (isTest.test(name)) return problems
  for (const [index, line] of lines.entries()) {
    const chinese = /\p{Script=Han}/u.exec(line)
    if (chinese) problems.push(`${name}:${index + 1}:${chinese.index + 1}: error TEXT: words a customer sees belong in schemas/ or brands/`)
    // The default brand has the product's name, which file headers and package names may contain; no code may test for it.
    for (const brand of brands) {
      const at = new RegExp(`['"\`/]${brand}['"\`/]`).exec(line)
      if (at) problems.push(`${name}:${index + 1}:${at.index + 2}: error BRAND: "${brand}" is a brand; two brands differ in data only`)
    }
    const evil = /\beval\(|new Function\(/.exec(line)
    if (evil) problems.push(`${name}:${index + 1}:${evil.index + 1}: error EVAL: no code is made from text`)
  }
  return problems
}

function checkImports(name: string, text: string): string[] {
  const own = moduleOf(name)
  if (!own || isTest.test(name)) return []
  const rule = table[own]
  const problems: string[] = []
  for (const match of text.matchAll(importPattern)) {
    const specifier = match[2] ?? match[3] ?? ''
    const line = text.slice(0, match.index + match[0].length).split('\n').length
    const at = `${name}:${line}:1: error IMPORT:`
    const target = moduleOfSpecifier(name, specifier)
    if (rule.never.test(specifier) && !allowedPackage(name, specifier))
      problems.push(`${at} ${own} never touches ${specifier}; ${rule.advice}`)
    if (/^antd($|\/)/.test(specifier) && !name.startsWith('src/engine/antd/')) problems.push(`${at} antd is named in src/engine/antd only`)
    if (!target || target === own) continue
    if (!specifier.startsWith('#')) problems.push(`${at} import the face #${target}, not a file behind it`)
    const typesOnly = match[1] !== undefined && rule.types?.includes(target)
    if (!rule.values.includes(target) && !typesOnly) problems.push(`${at} ${own} may not import ${target}; ${rule.advice}`)
  }
  return problems
}

/** Only server-side rendering streams, and only load.ts in config reads the disk. */
function allowedPackage(name: string, specifier: string): boolean {
  return name === 'src/web/entry-server.tsx' && specifier === 'node:stream'
}

function moduleOf(name: string): Module | undefined {
  return modules.find((module) => name.startsWith(`src/${module}/`))
}

function moduleOfSpecifier(name: string, specifier: string): Module | undefined {
  if (specifier.startsWith('#')) return modules.find((module) => specifier === `#${module}` || specifier.startsWith(`#${module}/`))
  if (!specifier.startsWith('.')) return undefined
  return moduleOf(new URL(specifier, `file:///${name}`).pathname.slice(1))
}

if (isMain(import.meta.filename)) {
  const problems = checkBoundaries(process.cwd())
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
