import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrandPlan, prepareParts, type Release, type RoutePlan } from '#config'
import { insertRecords, listDemoAccounts, seedWorld } from '#demo'
import type { JsonObject } from '#rules'
import { openTestPortal, type TestPortal } from '#server'
import { createBrand } from '../../scripts/brand-new.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { openBuiltRenderer } from '../../src/server/http/pages/index.ts'
import { addFirstRecords } from '../../src/server/platform/records/index.ts'
import { copyDocuments, root, sharedCache } from '../support/documents.ts'
import { sample, sampleOne } from '../support/sample.ts'

/**
 * Scans everything that each brand shows to visitors and to its own users for traces of other brands: rendered pages, frames,
 * bundles, images, responses to every call, e-mails. A run covers all bundles and e-mails, and a sample of the pages and
 * calls. Two more brands are created as their owners would: one copies the default brand, one extends another.
 */
const folder = copyDocuments('all-brands-')
const brands = ['quayside', 'yongjiang', 'tideway', 'kestrel'] as const
type BrandId = (typeof brands)[number]
const lane = 'pol=CNNGB&pod=USLAX'

let portal: TestPortal
let release: Release
const shown = new Map<string, readonly Shown[]>()

interface Shown {
  readonly where: string
  readonly text: string
}

beforeAll(async () => {
  await buildIfStale(root)
  const answers = {
    'name-zh': '潮路货运',
    'name-en': 'Tideway Lines',
    'legal-name-zh': '潮路货运有限公司',
    'legal-name-en': 'Tideway Lines Limited',
  }
  await createBrand(folder, 'tideway', { ...answers, host: 'tideway.example', accent: '#274690' }, sharedCache)
  await createBrand(folder, 'kestrel', { extends: 'yongjiang', 'name-zh': '红隼航运', 'name-en': 'Kestrel Shipping' }, sharedCache)
  portal = await openTestPortal({ root: folder, renderer: await openBuiltRenderer(root) })
  release = portal.releases.current().release
  await fillWorld()
  for (const brand of Object.values(release.brands)) await addFirstRecords(portal.test.db, brand, release, new Date())
  for (const id of brands) shown.set(id, await crawl(brandOf(id)))
}, 300_000)
afterAll(async () => {
  await portal?.close()
  rmSync(folder, { recursive: true, force: true })
})

function brandOf(id: string): BrandPlan {
  const brand = release.brands[id]
  if (!brand) throw new Error(`${id} is not served`)
  return brand
}

/** The demo data, and in each brand an invented contract rate for one customer, with a unique price. */
async function fillWorld(): Promise<void> {
  const { db } = portal.test
  await db.deleteFrom('users').execute()
  await db.deleteFrom('companies').execute()
  await seedWorld(db, release, { seed: 7, today: '2026-11-21', rates: 400, orders: 24 })
  for (const id of brands) {
    const row = await db.selectFrom('rates').selectAll().where('brand', '=', id).limit(1).executeTakeFirstOrThrow()
    const remarks = { zh: '合约运价（演示）', en: 'Contract rate (demonstration)' }
    const [pol, pod] = ['CNNGB', 'USLAX']
    const data = {
      ...row.data,
      pol,
      pod,
      rateId: contractOf(id).rateId,
      price20GP: contractOf(id).price,
      etd: '2026-12-12',
      validTo: '2026-12-31',
      remarks,
    }
    const at = '2026-11-21T00:00:00Z'
    const record = {
      id: data.rateId,
      companyId: null,
      brand: id,
      state: null,
      version: 1,
      release: release.id,
      createdAt: at,
      updatedAt: at,
      data,
    }
    await insertRecords(db, 'rates', [record])
  }
}

function contractOf(id: BrandId): { rateId: string; price: string } {
  const index = brands.indexOf(id) + 1
  return { rateId: `contract-${index}000${index}`, price: `1${index}7${index}.0${index}` }
}

/** Texts that may only appear on the brand's own pages. */
function marksOf(id: BrandId): { mark: string; pattern: RegExp }[] {
  const { hosts, productCode, documentPrefix, contacts, shells } = brandOf(id)
  const names = Object.values(shells).flatMap(({ brand }) => [brand.name, brand.legalName])
  const ways = (contacts as JsonObject[]).flatMap(({ phone, email }) => [phone, email]).filter((way) => typeof way === 'string')
  const { rateId, price } = contractOf(id)
  const words = [...names, ...hosts, ...ways, rateId, price].map((mark) => ({
    mark,
    pattern: new RegExp(`(?<![\\w.])${quoteWords(mark)}(?!\\w)`, 'iu'),
  }))
  const addresses = [`/brand/${id}/`, `/${id}/zh/`, `/${id}/en/`].map((mark) => ({ mark, pattern: new RegExp(mark) }))
  return [
    ...words,
    ...addresses,
    { mark: productCode, pattern: new RegExp(`(?<![\\w-])${productCode}(?![\\w-])`, 'iu') },
    { mark: `${documentPrefix} before a number`, pattern: new RegExp(`\\b${documentPrefix}[A-Z]{0,4}\\d{4,}`, 'u') },
  ]
}

function quoteWords(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

async function crawl(brand: BrandPlan): Promise<Shown[]> {
  const tokens = new Map<string, string>([['visitor', '']])
  for (const role of ['registered', 'member', 'admin', 'staff']) {
    const known = listDemoAccounts(release).find((each) => each.brand === brand.id && each.role === role)
    if (known) tokens.set(known.account, await signIn(brand, known.account, known.password))
  }
  const seen: Shown[] = []
  for (const language of brand.languages) seen.push(...(await crawlPages(brand, language)))
  for (const [turn, [account, token]] of [...tokens].entries())
    for (const language of sampleOne(brand.languages, turn)) seen.push(...(await crawlCalls(brand, { account, token, language })))
  return [...seen, ...readParts(brand), ...(await readMails(brand))]
}

async function signIn(brand: BrandPlan, account: string, password: string): Promise<string> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/account/signIn',
    headers: { host: hostOf(brand) },
    payload: { account, password },
  })
  const token = answer.headers['access-token']
  if (typeof token !== 'string') throw new Error(`${account} of ${brand.id} could not sign in: ${answer.body}`)
  return token
}

function hostOf({ hosts }: BrandPlan): string {
  return hosts[0] ?? ''
}

/** Every address as the server responds, including an unknown one. */
async function crawlPages(brand: BrandPlan, language: string): Promise<Shown[]> {
  const { db } = portal.test
  const order = await db.selectFrom('orders').select('id').where('brand', '=', brand.id).limit(1).executeTakeFirst()
  // One page shows the brand's contacts; of the others, take one per kind of reader.
  const kindOf = ({ page, grid }: RoutePlan) => (page === 'contact-us' ? page : grid)
  const routes = sample(brand.shells[language]?.routes ?? [], 25, kindOf)
  const paths = [...routes.map(({ path }) => path), '/no/such/page'].map((path) => path.replace(/:\w+\??/g, order?.id ?? 'X'))
  const seen: Shown[] = []
  for (const path of [...paths, `/route/seaQuery?${lane}`]) {
    const answer = await get(brand, path, { language, token: '', accept: 'text/html' })
    expect([200, 301, 302, 404], path).toContain(answer.statusCode)
    seen.push({ where: `${language} ${path}`, text: answer.body })
  }
  return seen
}

interface Caller {
  readonly account: string
  readonly token: string
  readonly language: string
}

/** Every read operation, with input that finds something. */
async function crawlCalls(brand: BrandPlan, { account, token, language }: Caller): Promise<Shown[]> {
  const { rateId } = contractOf(brand.id as BrandId)
  const all = Object.values(brand.operations).filter(({ method, answer }) => method === 'GET' && answer !== 'file')
  const reading = sample(all, 25, ({ path }) => (ownOf(path) ? path : ''))
  const seen: Shown[] = []
  const orders = (await get(brand, '/api/orders?pageSize=50', { language, token })).json() as { data?: { list?: { omsOrderNo: string }[] } }
  const numbers = orders.data?.list?.slice(0, 3).map(({ omsOrderNo }) => omsOrderNo) ?? []
  for (const { path } of reading) {
    const filled = path.replace('{rateId}', rateId).replace('{part}', 'index')
    const addresses = filled.includes('{omsOrderNo}') ? numbers.map((number) => filled.replace('{omsOrderNo}', number)) : [filled]
    for (const address of addresses) {
      const url = `${address}${address === '/api/rates/sea' ? `?${lane}&pageSize=50` : ''}`
      const answer = await get(brand, url, { language, token })
      expect(answer.statusCode, url).toBeLessThan(500)
      seen.push({ where: `${account} ${language} ${url}`, text: answer.body })
    }
  }
  return seen
}

function get(
  brand: BrandPlan,
  url: string,
  { language, token, accept = 'application/json' }: { language: string; token: string; accept?: string },
) {
  const headers = { host: hostOf(brand), accept, cookie: `default-language=${language}` }
  return portal.app.inject({ method: 'GET', url, headers: token === '' ? headers : { ...headers, 'access-token': token } })
}

/** Operations that return the brand's own rates and orders. */
function ownOf(path: string): boolean {
  return path.includes('{rateId}') || path === '/api/rates/sea' || path === '/api/orders' || path === '/api/orders/{omsOrderNo}'
}

/** Frames, bundles, validators and SVG images, by address. */
function readParts(brand: BrandPlan): Shown[] {
  const own = new RegExp(`^/config/[^/]+/${brand.id}/|^/brand/${brand.id}/`)
  return [...prepareParts(release)]
    .filter(([address, { type }]) => own.test(address) && /json|javascript|svg/.test(type))
    .map(([address, { bytes }]) => ({ where: address, text: `${address}\n${new TextDecoder().decode(bytes)}` }))
}

/** Queued and sent e-mails, and the texts that all other e-mails use. */
async function readMails(brand: BrandPlan): Promise<Shown[]> {
  const mails = await portal.test.db.selectFrom('mails').selectAll().where('brand', '=', brand.id).execute()
  return [
    ...mails.map((mail) => ({ where: `mail ${mail.id}`, text: JSON.stringify(mail) })),
    { where: 'texts', text: JSON.stringify(brand.texts) },
  ]
}

const others = brands.flatMap((id) => brands.filter((other) => other !== id).map((other) => ({ id, other })))

describe.each(others)('the pages and responses of $id', ({ id, other }) => {
  test(`never mention ${other}`, () => {
    const marks = marksOf(other).filter(({ mark }) => !marksOf(id).some((own) => own.mark === mark))
    const leaks = (shown.get(id) ?? []).flatMap(({ where, text }) =>
      marks.flatMap(({ mark, pattern }) => {
        const found = pattern.exec(text)
        return found ? [`${where} has "${mark}": ${text.slice(Math.max(0, found.index - 60), found.index + 80)}`] : []
      }),
    )
    expect(leaks).toEqual([])
    expect(marks.length).toBeGreaterThan(8)
  })
})

describe.each(brands)('the scan of %s', (id) => {
  test('is complete: names, telephone, contract rate and order numbers are found where they belong', () => {
    const all = shown.get(id) ?? []
    // Hosts only appear in browsers' requests.
    const reported = marksOf(id).filter(({ mark }) => !brandOf(id).hosts.includes(mark))
    const lost = reported.filter(({ pattern }) => !all.some(({ text }) => pattern.test(text)))
    expect(lost.map(({ mark }) => mark)).toEqual([])
    expect(all.length).toBeGreaterThan(100)
  })
})
