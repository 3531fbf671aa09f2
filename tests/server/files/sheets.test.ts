/** Printed documents: their text can be read back, matches the data, and contains nothing hidden by user input. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { BrandPlan, Release } from '#config'
import type { JsonObject } from '#rules'
import { type DrawSheetOptions, drawSheet } from '../../../src/server/platform/sheets/index.ts'
import { shippedRelease } from '../../support/documents.ts'
import { readPdf } from '../../support/pdf-text.ts'

let release: Release
let brand: BrandPlan

beforeAll(async () => {
  release = await shippedRelease()
  brand = release.brands[release.defaultBrand] as BrandPlan
})

const line = {
  fee: 'THC',
  group: 'origin',
  basis: 'per-box',
  boxType: '20GP',
  unitPrice: '755',
  currency: 'CNY',
  quantity: '2',
  amount: '1510.00',
  exchangeRate: '1',
  baseAmount: '1510.00',
  source: 'rate',
}
const quote: JsonObject = {
  number: 'QSQT20261121000001',
  orderType: 'sea-booking',
  createdAt: '2026-11-21T18:00:00Z',
  validTo: '2026-11-30',
  over: false,
  companyName: '宁波远航进出口有限公司',
  pol: 'CNNGB',
  pod: 'USLAX',
  boxes: '2*20GP',
  lines: [line],
  totals: [
    { currency: 'CNY', amount: '1510.00' },
    { currency: 'USD', amount: '99.50' },
  ],
  baseCurrency: 'CNY',
  baseTotal: '2218.44',
}

async function print(record: JsonObject, more: Partial<DrawSheetOptions> = {}) {
  const now = new Date('2026-11-21T18:00:00Z')
  const drawn = await drawSheet({
    brand,
    release,
    sheet: 'quotation',
    record,
    contacts: brand.contacts as never,
    language: 'zh',
    now,
    today: '2026-11-22',
    ...more,
  })
  return { ...drawn, read: readPdf(drawn.bytes) }
}

/** Text without the line breaks of the layout. */
const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, '')

describe('a quotation', () => {
  it('names characters that its font lacks, and breaks no word of a table', async () => {
    const { read } = await print({ ...quote, companyName: '𠮷野家餐具 😀 العربية' }, { language: 'en' })
    expect(flat(read.pages[0])).toContain('[U+20BB7]野家餐具[Emoji][Arabic]')
    expect(read.pages[0]).toMatch(/Container\s+type/)
    expect(read.pages[0]).toMatch(/Per\s+container\s/)
  })

  it('contains real text with an embedded font subset, in both languages', async () => {
    const { name, type, bytes, read } = await print(quote)
    expect([name, type]).toEqual([`${brand.productCode}-QSQT20261121000001.pdf`, 'application/pdf'])
    expect(bytes.length).toBeLessThan(200_000)
    expect(read.images).toBe(0)
    expect(read.fonts.every((font) => /^[A-Z]{6}\+/.test(font))).toBe(true)
    const text = flat(read.pages.join(''))
    for (const words of [
      '报价单',
      'Quotation',
      '宁波远航进出口有限公司',
      '起运港',
      'Portofloading',
      '洛杉矶USLAX',
      'LosAngelesUSLAX',
      '2*20GP',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('\ufffd')
  })

  it('contains number, date, validity, lines, totals by currency and in base currency, terms and page numbers', async () => {
    const { read } = await print(quote)
    const text = flat(read.pages.join(''))
    // The current day in the brand's time zone, not in UTC.
    for (const words of ['QSQT20261121000001', '2026-11-22', '2026-11-30', 'CNY755', 'CNY1,510.00', 'USD99.50', 'CNY2,218.44', '1/1'])
      expect(text).toContain(words)
    const shell = brand.shells.zh?.brand
    expect(text).toContain(flat(shell?.legalName))
    expect(text).toContain(flat(String((brand.address as JsonObject).en)))
    expect(text).toContain(`开船后${brand.limits.prepaidDaysAfterDeparture}天内付清`)
  })

  it('is in one language on request', async () => {
    const text = flat((await print(quote, { language: 'en', words: 'reader' })).read.pages.join(''))
    expect(text).toContain('Quotation')
    expect(text).not.toContain('报价单')
    // Personal and company names are the same in every language.
    expect(text).toContain('宁波远航进出口有限公司')
  })

  it('omits empty parts and parts whose condition is false', async () => {
    const { lines: _lines, totals: _totals, baseTotal: _total, ...bare } = quote
    const text = flat((await print({ ...bare, orderType: 'truck' })).read.pages.join(''))
    for (const words of ['费用明细', '小计', '合计', '预付运费']) expect(text).not.toContain(words)
  })

  it('continues over as many pages as needed, with the header on each', async () => {
    const { read } = await print({ ...quote, lines: Array.from({ length: 80 }, () => line) })
    expect(read.pages.length).toBeGreaterThan(2)
    for (const [index, page] of read.pages.entries()) expect(flat(page)).toContain(`${index + 1}/${read.pages.length}`)
    expect(read.pages.every((page) => flat(page).includes(flat(brand.shells.zh?.brand.legalName)))).toBe(true)
  })

  it('prints user input literally, truncated and without invisible characters', async () => {
    const typed = `<b>{{x}}</b> \u202etxt.exe\u0000\u200b${'长'.repeat(5000)}`
    const text = flat((await print({ ...quote, companyName: typed })).read.pages.join(''))
    expect(text).toContain('<b>{{x}}</b>txt.exe长')
    const letters = text.split('长').length - 1
    expect(letters).toBeGreaterThan(1000)
    expect(letters).toBeLessThan(Number(brand.limits.sheetTextMax))
    for (const letter of ['\u0000', '\u200b', '\u202e']) expect(text).not.toContain(letter)
  })

  it('limits the number of rows', async () => {
    const { read } = await print({ ...quote, lines: Array.from({ length: 5000 }, () => line) })
    expect(flat(read.pages.join('')).split('CNY1,510.00').length - 1).toBeLessThanOrEqual(Number(brand.limits.sheetRowsMax) + 1)
  })

  it('has the header of the brand that prints it', async () => {
    for (const other of Object.values(release.brands)) {
      const text = flat((await print(quote, { brand: other })).read.pages[0])
      expect(text).toContain(flat(other.shells.zh?.brand.legalName))
    }
  })
})
