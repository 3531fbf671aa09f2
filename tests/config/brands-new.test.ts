import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildRelease, formatFinding, type Release } from '#config'
import { type Ask, createBrand } from '../../scripts/brand-new.ts'
import { copyDocuments, root, sharedCache, shippedFiles, textOf } from '../support/documents.ts'
import { sample, sampleOne } from '../support/sample.ts'

const command = join(root, 'scripts/brand-new.ts')
const shipped = readdirSync(join(root, 'brands'))
let folder = ''

beforeAll(() => {
  folder = copyDocuments('brand-new-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  for (const brand of readdirSync(join(folder, 'brands')))
    if (!shipped.includes(brand)) rmSync(join(folder, 'brands', brand), { recursive: true })
})

function create(id: string, answers: Readonly<Record<string, string>> = {}, ask?: Ask): Promise<string> {
  return createBrand(folder, id, answers, { checker: sharedCache.checker, ...(ask ? { ask } : {}) })
}

async function publish(): Promise<Release> {
  const { release, findings } = await buildRelease(folder, sharedCache)
  if (!release) throw new Error(findings.map((finding) => formatFinding(finding)).join('\n'))
  expect(findings.map((finding) => formatFinding(finding))).toEqual([])
  return release
}

function run(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

/** A refused brand must not leave any files behind. */
function expectNothingWritten(): void {
  expect(readdirSync(join(folder, 'brands')).sort()).toEqual([...shipped].sort())
}

describe('a new brand', () => {
  test('passes the check with any valid id, and has its own pictures', async () => {
    // Shared texts speak of harbours and of ocean freight: those names are words.
    const ids = ['harbour', 'ocean', 'ocean42', ...sampleOne(['tide', 'zenith', 'blue'])]
    for (const id of ids) expect(await create(id)).toBe(`brands/${id}/brand.json`)
    const release = await publish()
    const [logos, favicons] = ['logo.svg', 'favicon.svg'].map((file) => ids.map((id) => release.assets[`${id}/assets/${file}`]))
    for (const signs of [logos, favicons]) {
      expect(signs?.map((sign) => sign?.type)).toEqual(ids.map(() => 'image/svg+xml'))
      expect(new Set(signs?.map((sign) => sign?.base64)).size).toBe(ids.length)
    }
  })

  test('follows its options', async () => {
    const answers = {
      'name-zh': '海湾货运',
      'name-en': 'Bay & Sons',
      'legal-name-zh': '海湾货运有限公司',
      'legal-name-en': 'Bay & Sons Limited',
      'claim-en': 'From bay to bay.',
      'claim-zh': '湾到湾。',
      host: 'bay.example',
      prefix: 'BY',
      language: 'en',
      'base-currency': 'USD',
      'time-zone': 'Europe/London',
      accent: '#274690',
      phone: '+44 20 0000 0000',
      email: 'desk@bay.example',
    }
    await create('bay', answers)
    const release = await publish()
    const brand = release.brands.bay
    expect(brand).toMatchObject({
      hosts: ['bay.example'],
      documentPrefix: 'BY',
      defaultLanguage: 'en',
      baseCurrency: 'USD',
      timeZone: 'Europe/London',
    })
    expect(brand?.shells.en?.brand).toMatchObject({ name: 'Bay & Sons', legalName: 'Bay & Sons Limited', claim: 'From bay to bay.' })
    expect(brand?.shells.zh?.brand).toMatchObject({ name: '海湾货运', theme: { accent: '#274690' } })
    expect(brand?.contacts).toMatchObject([{ phone: '+44 20 0000 0000', email: 'desk@bay.example' }])
    const logo = Buffer.from(release.assets['bay/assets/logo.svg']?.base64 ?? '', 'base64').toString()
    expect(logo).toContain('>Bay &amp; Sons</text>')
    expect(logo).toContain('#274690')
  })

  test('contains only differences from the base portal, and nothing from another brand', async () => {
    await create('harbour', { 'name-zh': '港湾货运', phone: '0574-1111-2222', email: 'desk@harbour.example' })
    const own = readdirSync(join(folder, 'brands/harbour'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    expect(own.map(({ name }) => name).sort()).toEqual(['brand.json', 'favicon.svg', 'harbour.svg', 'logo.svg', 'logo.zh.svg'])
    const manifest = readFileSync(join(folder, 'brands/harbour/brand.json'), 'utf8')
    expect(manifest.split('\n').length).toBeLessThan(60)
    for (const name of ['navigation', 'workbench', 'footer', 'routeGroups', 'address', 'home']) expect(manifest).not.toContain(`"${name}"`)
    expect(JSON.stringify((await publish()).brands.harbour)).not.toMatch(/启岸|Quayside|400-000-0000|quayside\.example/)
  })

  test('that extends another inherits its home page, but neither its logo nor its contact details', async () => {
    await create('tidal', { extends: 'yongjiang' })
    const release = await publish()
    const [tidal, base] = [release.brands.tidal, release.brands.yongjiang]
    expect(tidal?.shells.zh?.brand.home).toBe(base?.shells.zh?.brand.home)
    expect(tidal?.limits).toEqual(base?.limits)
    expect(release.assets['tidal/assets/logo.svg']).not.toEqual(release.assets['yongjiang/assets/logo.svg'])
    const shown = JSON.stringify([tidal?.pages, tidal?.shells, tidal?.contacts])
    for (const mark of ['0574-0000-0000', 'desk@yongjiang.example', '甬江', 'Yongjiang']) expect(shown).not.toContain(mark)
  })
})

describe('a brand that would fail the check', () => {
  const refused: readonly { readonly what: string; readonly answers: Readonly<Record<string, string>>; readonly says: string }[] = [
    { what: 'an accent that is too light', answers: { accent: '#f5a623' }, says: 'CONTRAST' },
    { what: 'an invalid accent colour', answers: { accent: 'orange' }, says: 'PATTERN' },
    { what: 'a host of another brand', answers: { host: 'quayside.localhost' }, says: 'HOST' },
    { what: 'a prefix of another brand', answers: { prefix: 'QS' }, says: 'BRAND-CODE' },
    { what: 'an unknown time zone', answers: { 'time-zone': 'Asia/Ningbo' }, says: 'BRAND-ZONE' },
    { what: 'an unknown currency', answers: { 'base-currency': 'XXX' }, says: 'REFERENCE' },
    { what: 'an unsupported language', answers: { language: 'de' }, says: 'VALUE' },
    { what: 'a name with markup', answers: { 'name-en': '<b>Harbour</b>' }, says: 'MARKUP' },
    { what: 'the name of another brand', answers: { 'name-zh': '启岸', 'claim-zh': '甬江供应链', 'claim-en': 'x' }, says: 'OTHER-BRAND' },
    { what: 'an unknown brand to extend', answers: { extends: 'quaysid' }, says: 'There is no brand "quaysid" to extend' },
  ]

  test.each(sample(refused, 4))('is refused with the reason, and nothing is written: $what', async ({ answers, says }) => {
    await expect(create('harbour', answers)).rejects.toThrow(says)
    expectNothingWritten()
  })

  test('gets the nearest colour that passes as a suggestion', async () => {
    const message = await create('harbour', { accent: '#f5a623' }).catch((error: Error) => error.message)
    const [, nearest = ''] = /did you mean "(#[0-9a-f]{6})"/.exec(String(message)) ?? []
    await create('harbour', { accent: nearest })
    expect((await publish()).brands.harbour?.shells.en?.brand.theme.accent).toBe(nearest)
  })

  test('is not created if the documents already have errors', async () => {
    writeFileSync(join(folder, 'schemas/portal/home.page.json'), '{')
    await expect(create('harbour')).rejects.toThrow('fix them first')
    writeFileSync(join(folder, 'schemas/portal/home.page.json'), textOf(await shippedFiles(), 'schemas/portal/home.page.json'))
    expectNothingWritten()
  })

  test('cannot have an invalid id or that of another brand', async () => {
    await expect(create('quayside')).rejects.toThrow('already exists')
    for (const id of ['', 'Harbour', '../harbour', 'ha', 'ha rbour']) await expect(create(id)).rejects.toThrow('is not a valid brand id')
    expectNothingWritten()
  })
})

describe('interactive questions', () => {
  test('report an invalid answer at once and suggest a valid one', async () => {
    const complaints: string[] = []
    const ask: Ask = (question, _offered, complaint) => {
      if (complaint !== undefined) complaints.push(`${question.option}: ${complaint}`)
      const first: Readonly<Record<string, string>> = { accent: '#f5a623', prefix: 'QS', 'name-en': 'Harbour' }
      return Promise.resolve(complaint === undefined ? (first[question.option] ?? '') : question.option === 'prefix' ? 'HB' : '')
    }
    await create('harbour', {}, ask)
    expect(complaints).toEqual([
      expect.stringMatching(/^prefix: .*belongs to the brand "quayside"/),
      expect.stringMatching(/^accent: .*has a contrast of only/),
    ])
    const brand = (await publish()).brands.harbour
    expect(brand).toMatchObject({ documentPrefix: 'HB' })
    expect(brand?.shells.en?.brand.theme.accent).toBe('#a75d00')
  })
})

describe('the command', () => {
  test('writes a brand without a terminal, and prints the path', async () => {
    const { code, stdout } = await run('harbour', '--yes', '--name-en', 'Harbour Lines')
    expect([code, stdout]).toEqual([0, expect.stringContaining('brands/harbour/brand.json')])
    expect((await publish()).brands.harbour?.shells.en?.brand.name).toBe('Harbour Lines')
  })

  test('fails with the reason, and leaves nothing behind', async () => {
    const wrong = [['harbour', '--accent', '#ffff00'], ['harbour', '--acent', '#000000'], ['Harbour'], []]
    for (const words of sampleOne(wrong)) {
      const { code, stderr } = await run(...words)
      expect(code, words.join(' ')).toBe(1)
      expect(stderr.trim()).not.toBe('')
      expect(stderr).not.toContain('    at ')
    }
    expect(existsSync(join(folder, 'brands/harbour'))).toBe(false)
    expectNothingWritten()
  })
})
