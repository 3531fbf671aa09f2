/**
 * Enforces the import table and other rules: imports only through index.ts, packages a module must not use, no brand ids and
 * no customer-visible Chinese in code, no file above the size limit.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../is-main.ts'
import { checkFloors } from './floors.ts'
import { checkServerLayers } from './server-layers.ts'
import { importPattern, listSources } from './sources.ts'
import { checkSqlInStores } from './sql-in-stores.ts'
import { checkTableOwners } from './table-owners.ts'

const modules = ['rules', 'domain', 'config', 'engine', 'web', 'server'] as const
type Module = (typeof modules)[number]

/** Allowed value imports; `types` lists modules from which only types may be imported. */
const table: Readonly<Record<Module, { values: readonly Module[]; types?: readonly Module[]; never: RegExp; advice: string }>> = {
  rules: { values: [], never: /^(node:|react|fastify|kysely|pg$|antd)/, advice: 'rules are pure: pass in what they need' },
  domain: { values: ['rules'], never: /^(node:|react|fastify|kysely|pg$|antd)/, advice: 'domain is pure: pass in the clock, ids and rows' },
  config: { values: ['domain', 'rules'], never: /^(react|fastify|kysely|pg$|antd)/, advice: 'config only knows documents' },
  engine: {
    values: ['rules'],
    types: ['config'],
    never: /^(node:|fastify|kysely|pg$|react-router)/,
    advice: 'go through the Portal interface',
  },
  web: {
    values: ['engine', 'domain', 'rules'],
    types: ['config'],
    never: /^(fastify|kysely|pg$|antd)/,
    advice: 'use the server over HTTP, and antd through the engine',
  },
  server: { values: ['config', 'domain', 'rules'], never: /^(react|antd)/, advice: 'pages are rendered through RenderPage' },
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
  return [...problems, ...checkFloors(root), ...checkServerLayers(root), ...checkSqlInStores(root), ...checkTableOwners(root)]
}

function checkText(name: string, text: string, brands: readonly string[]): string[] {
  const problems: string[] = []
  const lines = text.split('\n')
  if (lines.length > sizeLimit) problems.push(`${name}:1:1: error SIZE: ${lines.length} lines; split it, at most ${sizeLimit} are allowed`)
  if (isTest.test(name)) return problems
  for (const [index, line] of lines.entries()) {
    const chinese = /\p{Script=Han}/u.exec(line)
    if (chinese)
      problems.push(`${name}:${index + 1}:${chinese.index + 1}: error TEXT: customer-visible text belongs in schemas/ or brands/`)
    // The default brand shares the product's name, which may appear in file headers and package names; code must not test for it.
    for (const brand of brands) {
      const at = new RegExp(`['"\`/]${brand}['"\`/]`).exec(line)
      if (at) problems.push(`${name}:${index + 1}:${at.index + 2}: error BRAND: "${brand}" is a brand; brands may differ only in data`)
    }
    const evil = /\beval\(|new Function\(/.exec(line)
    if (evil) problems.push(`${name}:${index + 1}:${evil.index + 1}: error EVAL: do not evaluate strings as code`)
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
      problems.push(`${at} ${own} must not import ${specifier}; ${rule.advice}`)
    if (/^node:fs($|\/)/.test(specifier) && own === 'config' && !name.startsWith('src/config/read/'))
      problems.push(`${at} config reads the disk only in src/config/read`)
    if (/^antd($|\/)/.test(specifier) && !name.startsWith('src/engine/antd/')) problems.push(`${at} import antd only in src/engine/antd`)
    if (!target || target === own) continue
    if (!specifier.startsWith('#')) problems.push(`${at} import #${target}, not one of its internal files`)
    const typesOnly = match[1] !== undefined && rule.types?.includes(target)
    if (!rule.values.includes(target) && !typesOnly) problems.push(`${at} ${own} may not import ${target}; ${rule.advice}`)
  }
  return problems
}

/** Server-side rendering needs streams. */
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
