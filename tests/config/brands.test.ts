import { describe, expect, test } from 'vitest'
import { formatFinding, type SourceFile } from '#config'
import { checkShipped, findStaleCases, shippedFiles, textOf, withChange, withFile } from '../support/documents.ts'
import { sample } from '../support/sample.ts'
import cases from './brands.cases.json' with { type: 'json' }

/**
 * Mistakes made when creating a brand, in brands.cases.json. `to` replaces `from` once. The finding must point to «, or to the text
 * `at`. `{groups but x}` is replaced by the route groups of the base portal without x. `add` is an additional file, `nearest`
 * requires a suggested colour that passes the check.
 */
interface Slip {
  readonly what: string
  readonly path: string
  readonly from: string
  readonly to: string
  readonly code: string
  readonly says?: string
  readonly suggestion?: string
  readonly nearest?: boolean
  readonly at?: string
  readonly add?: { readonly path: string; readonly content: string }
}

const files = await shippedFiles()
const slips = cases as readonly Slip[]
const manifest = 'brands/yongjiang/brand.json'

test('every case finds its text', () => {
  expect(findStaleCases(files, slips)).toEqual([])
})

function readText(path: string): string {
  const bytes = files.find((file) => file.path === path)?.bytes
  return bytes ? new TextDecoder().decode(bytes) : textOf(files, path)
}

function write(documents: readonly SourceFile[], path: string, text: string): SourceFile[] {
  if (path.endsWith('.json')) return withFile(documents, path, text)
  return [...documents.filter((file) => file.path !== path), { path, bytes: new TextEncoder().encode(text) }]
}

function groupsBut(excludedGroup: string): string {
  const { routeGroups } = JSON.parse(textOf(files, 'schemas/portal.json')) as { routeGroups: string[] }
  return JSON.stringify(routeGroups.filter((group) => group !== excludedGroup))
}

interface Slipped {
  readonly documents: readonly SourceFile[]
  readonly expected: string
}

function slip({ path, from, to, at, add }: Slip): Slipped {
  const before = readText(path)
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`)
  const marked = { path, text: before.replace(from, () => to.replace(/\{groups but (\w+)\}/, (_, group: string) => groupsBut(group))) }
  const added = add ? { path: add.path, text: add.content } : undefined
  const pointed = at === undefined && added?.text.includes('«') ? added : marked
  const offset = at === undefined ? pointed.text.indexOf('«') : marked.text.indexOf(at)
  if (offset < 0) throw new Error('The case does not say where the mistake is')
  const start = pointed.text.slice(0, offset).split('\n')
  const documents = [marked, ...(added ? [added] : [])].reduce((all, file) => write(all, file.path, file.text.replace('«', '')), [...files])
  return { documents, expected: `${pointed.path}:${start.length}:${(start.at(-1) ?? '').length + 1}` }
}

describe("a mistake in a brand's files", () => {
  test.each(sample(slips, 8))('is reported once, at its exact place: $what ($code)', (example) => {
    const { documents, expected } = slip(example)
    const findings = checkShipped(documents)
    const reported = findings.map(({ path, line, column, severity, code }) => `${path}:${line}:${column} ${severity} ${code}`)
    expect(reported, findings.map((one) => formatFinding(one)).join('\n')).toEqual([`${expected} error ${example.code}`])
    const [finding] = findings
    expect(finding?.words.en).toContain(example.says ?? '')
    expect(finding?.words.zh).toMatch(/\p{Script=Han}/u)
    if (!example.nearest) expect(finding?.suggestion).toBe(example.suggestion)
  })

  test.each(
    sample(
      slips.filter(({ nearest }) => nearest),
      7,
    ),
  )('is fixed by the suggested colour: $what', (example) => {
    const { documents } = slip(example)
    const [finding] = checkShipped(documents)
    const suggestion = finding?.suggestion
    if (suggestion === undefined) throw new Error('No colour is suggested')
    const given = /«"(#[0-9a-f]{6})"/.exec(example.to)?.[1] ?? ''
    const mended = withFile(documents, manifest, textOf(documents, manifest).replace(`"${given}"`, `"${suggestion}"`))
    expect(checkShipped(mended).map((other) => formatFinding(other))).toEqual([])
  })
})

describe('a brand that extends another', () => {
  const second = 'brands/second/brand.json'
  const own = {
    $schema: '../../.language/brand.json',
    extends: 'yongjiang',
    name: { zh: '第二', en: 'Secondary Line' },
    legalName: { zh: '第二公司', en: 'Secondary Line Limited' },
    productCode: 'second',
    documentPrefix: 'SL',
    hosts: ['second.localhost'],
    logo: 'assets/own.svg',
    favicon: 'assets/own.svg',
  }
  const mentioning = 'brands/yongjiang/schemas/content/contact-us.page.json'
  const about = { zh: '邮箱：desk@yongjiang.example', en: 'Write to desk@yongjiang.example' }
  const greeting = JSON.stringify({ $schema: '../../../../.language/brand/page.json', about })
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const findingsOf = (manifestOf: object): string[] =>
    checkShipped([
      ...withFile(withFile(files, mentioning, greeting), second, JSON.stringify(manifestOf, null, 2)),
      { path: 'brands/second/assets/own.svg', bytes: svg },
    ]).map((finding) => formatFinding(finding))

  test('may not inherit hosts or contacts', () => {
    expect(findingsOf(own).filter((found) => found.startsWith(second))).toEqual([
      expect.stringContaining(`${second}:3:14: error OTHER-BRAND: extending "yongjiang" also includes`),
    ])
  })

  test('must declare its own identity', () => {
    const { name, legalName, productCode, documentPrefix, logo, favicon, ...rest } = own
    const reported = findingsOf({ ...rest, extends: 'quayside' })
    for (const lacking of ['name', 'legalName', 'productCode', 'documentPrefix', 'logo', 'favicon'])
      expect(reported.join('\n')).toContain(`"${lacking}"`)
    expect(reported.length).toBeLessThanOrEqual(3)
  })

  test('may not show the logo of that brand', () => {
    const reported = findingsOf({ ...own, logo: 'assets/logo.svg' }).filter((line) => line.includes('BRAND-ASSET'))
    expect(reported).toEqual([
      expect.stringContaining(
        `${second}:17:11: error BRAND-ASSET: "assets/logo.svg" is in the folder of "yongjiang", not in the brand's own`,
      ),
    ])
  })
})

describe('a change by one brand', () => {
  test('may not be the colour of a state', () => {
    const path = 'brands/yongjiang/schemas/orders/dictionaries/order-status.json'
    const row = JSON.parse(textOf(files, 'schemas/orders/dictionaries/order-status.json')).rows[0] as { id: string }
    const text = JSON.stringify({ $schema: '../../../../../.language/dictionary.json', rows: [{ id: row.id, tone: 'red' }] }, null, 2)
    expect(checkShipped(withFile(files, path, text)).map(({ path: where, line, code }) => `${where}:${line} ${code}`)).toEqual([
      `${path}:6 STATUS-COLOUR`,
    ])
  })

  test('fits into a manifest of 100 lines', () => {
    const manifests = files.filter(({ path }) => /^brands\/[^/]+\/brand\.json$/.test(path))
    expect(manifests.filter(({ text = '' }) => text.split('\n').length > 101).map(({ path }) => path)).toEqual([])
  })

  test('that leaves a group of pages unlinked is only a warning', () => {
    const changed = withChange(files, manifest, (brand) => {
      brand.demo = [{ id: 'mails', $remove: true }]
    })
    expect(checkShipped(changed).map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning BRAND-LINK'])
  })

  test('that adds a link none of its readers can follow is only a warning', () => {
    const changed = withChange(files, manifest, (brand) => {
      brand.navigation.push({ id: 'orders', link: { route: 'desk' } })
    })
    const line =
      textOf(changed, manifest)
        .split('\n')
        .findIndex((text) => text.includes('"route": "desk"')) + 1
    const [finding, ...others] = checkShipped(changed)
    expect(finding).toMatchObject({ path: manifest, line, column: 18, severity: 'warning', code: 'CLOSED-LINK' })
    expect(finding?.words.en).toContain('admin, member, pending, registered')
    expect(others).toEqual([])
    // For visitors the same entry opens the sign-in.
    expect(
      checkShipped(
        withChange(changed, manifest, (brand) => {
          brand.navigation.push({ ...brand.navigation.pop(), grid: null })
        }),
      ),
    ).toEqual([])
  })

  test('may not be a host that is the local name of another brand', () => {
    const local = withChange(files, 'brands/quayside/brand.json', (brand) => brand.hosts.push('yongjiang.localhost'))
    expect(checkShipped(local).map(({ code }) => code)).toEqual(['HOST-RESERVED'])
  })

  test('may not send its links to the host of another brand', () => {
    const astray = withChange(files, 'brands/quayside/brand.json', (brand) => {
      brand.origin = 'https://elsewhere.example'
    })
    expect(checkShipped(astray).map(({ code }) => code)).toEqual(['BRAND-ORIGIN'])
  })

  test('may only allow frames and keys from secure sites; local ones are for the demo', () => {
    const origins = ['https://bank.example', 'https://bank.example:8443', 'http://localhost:*', 'http://bank.localhost:8091']
    const bad = [
      'http://bank.example',
      'https://bank.example/',
      'https://*.example',
      "'self'",
      '*',
      "https://a.example; script-src 'unsafe-inline'",
    ]
    const embedded = withChange(files, 'brands/yinqiao/brand.json', (brand) => {
      brand.frameOrigins = [...origins, ...bad]
      brand.tokenSignIn = { ...(brand.tokenSignIn as object), keys: 'http://keys.example/', site: 'ftp://bank.example/' }
    })
    expect(checkShipped(embedded).map(({ code }) => code)).toEqual(Array(bad.length + 2).fill('BRAND-ADDRESS'))
  })
})
