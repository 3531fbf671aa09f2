import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { isWhole, sampleOne } from '../support/sample.ts'
import { crawl } from './crawl.ts'
import { test } from './journey.ts'
import { openPerson, openSignedIn } from './person.ts'

/** Demo account for each kind of user; the second administrator belongs to another company. */
const accounts: Readonly<Record<string, string | null>> = {
  'a visitor': null,
  'a registered user': 'new',
  'an applicant for certification': 'applicant',
  'a user waiting for their company’s consent': 'pending',
  'a member': 'shipper',
  'an administrator': 'admin',
  'an administrator of another company': 'other',
  'a member of staff': 'service',
  'an analyst': 'analyst',
}
const brands = readdirSync(new URL('../../brands', import.meta.url)).filter((name) => /^[a-z]/.test(name) && !name.includes('.'))
const demo = JSON.parse(readFileSync(new URL('../../schemas/demo/people.json', import.meta.url), 'utf8')) as {
  rows: { brand: string; account: string; subject?: string }[]
}
const cases = Object.entries(accounts).flatMap(([kind, account]) =>
  (['zh', 'en'] as const).flatMap((language) =>
    brands
      .filter((brand) => account === null || demo.rows.some((row) => row.brand === brand && row.account === account && !row.subject))
      .map((brand) => ({ kind, account, language, brand })),
  ),
)

/** Whether the brand lies inside another site, which signs its customers in: a visitor finds a few pages only. */
function isConfined(brand: string): boolean {
  return 'confine' in JSON.parse(readFileSync(new URL(`../../brands/${brand}/brand.json`, import.meta.url), 'utf8'))
}

for (const { kind, account, language, brand } of sampleOne(cases)) {
  test(`${kind} of ${brand} follows every link in ${language} without an error`, async ({ browser, baseURL }, info) => {
    const options = { brand, language }
    const at = baseURL ?? ''
    const person = await (account === null ? openPerson(browser, at, options) : openSignedIn(browser, at, { ...options, account }))
    const { pages, links, faults } = await crawl(person, { signedIn: account !== null, loads: isWhole })
    info.annotations.push({ type: 'crawl', description: `${pages} pages, ${links} links` })
    expect(faults.map((fault) => `${brand} ${kind} ${language}: ${fault}`)).toEqual([])
    // A crawl that never leaves the home page proves nothing.
    expect(pages).toBeGreaterThan(account === null && isConfined(brand) ? 5 : 40)
  })
}
