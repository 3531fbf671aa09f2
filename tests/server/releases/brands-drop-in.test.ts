import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBrand } from '../../../scripts/brand-new.ts'
import { sharedCache } from '../../support/documents.ts'
import { until } from '../../support/until.ts'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../portal-process.ts'

/** A brand is added, broken, fixed and removed while a portal is running normally. */
const tree = await copyTree()
const folder = join(tree, 'brands/bay')
const host = 'bay.example'

let portal: PortalProcess
let defaultName = ''
beforeAll(async () => {
  portal = await startPortal(tree)
  defaultName = (await nameAt(host)) ?? ''
})
afterAll(async () => {
  await portal.stop()
  removeTree(tree)
})

/** Requests a page with a Host header as a browser does; fetch cannot set it. */
function get(path: string, of: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, portal.url.replace('localhost', '127.0.0.1')),
      // A kept-alive connection may close just as it is reused.
      { agent: false, headers: { host: of, accept: 'text/html' } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** The brand's name on the page. */
async function nameAt(of: string): Promise<string | undefined> {
  const { text } = await get('/', of)
  const boot = /<script type="application\/json" id="boot"[^>]*>([^<]*)</.exec(text)?.[1]
  if (boot === undefined) return undefined
  const shell = await get((JSON.parse(boot) as { shell: string }).shell, of)
  return (JSON.parse(shell.text) as { brand: { name: string } }).brand.name
}

async function untilNamed(of: string, name: string): Promise<void> {
  await until(`${of} becomes ${name}`, async () => (await nameAt(of)) === name)
}

async function untilPrinted(pattern: RegExp, from: number): Promise<void> {
  await until(`${pattern} is printed`, () => pattern.test(portal.output().slice(from)))
}

it('shows the default brand on an unknown host', () => {
  expect(defaultName).not.toBe('')
})

it('serves a brand as soon as its files are created as by the command', async () => {
  await createBrand(tree, 'bay', { host, 'name-zh': '海湾货运', 'name-en': 'Bay Lines' }, sharedCache)
  await untilNamed(host, '海湾货运')
  const { text } = await get('/', host)
  expect(text).toContain('/brand/bay/assets/logo.zh.svg')
  expect((await get('/brand/bay/assets/logo.svg', host)).text).toContain('Bay Lines')
  for (const other of ['bay.localhost', 'Bay.Example']) expect(await nameAt(other)).toBe('海湾货运')
  expect(await nameAt('somewhere.example')).toBe(defaultName)
})

it('ignores an invalid manifest with a reason, and serves the brand once it is valid', async () => {
  const path = join(folder, 'brand.json')
  const whole = readFileSync(path, 'utf8')
  const printed = portal.output().length
  const broken = whole.replace('"zh": "海湾货运"', '"zh": "港湾货运"').replace(/"accent": "#[0-9a-f]{6}"/, '"accent": "#ffee88"')
  writeFileSync(path, broken)
  await untilPrinted(/brands\/bay\/brand\.json:\d+:\d+: error CONTRAST/, printed)
  expect(await nameAt(host)).toBe('海湾货运')
  writeFileSync(path, broken.replace('"accent": "#ffee88"', '"accent": "#274690"'))
  await untilNamed(host, '港湾货运')
})

it('shows the default brand again on the hosts of a removed brand', async () => {
  const aside = join(tree, 'bay-aside')
  renameSync(folder, aside)
  await untilNamed(host, defaultName)
  expect((await get('/brand/bay/assets/logo.zh.svg', host)).status).toBe(404)
  // Like a copy over a slow connection: one file after the other.
  const [manifest, ...rest] = ['brand.json', 'assets']
  mkdirSync(folder)
  for (const part of rest) cpSync(join(aside, part), join(folder, part), { recursive: true })
  cpSync(join(aside, manifest ?? ''), join(folder, manifest ?? ''))
  await untilNamed(host, '港湾货运')
  rmSync(folder, { recursive: true })
  await untilNamed(host, defaultName)
})
