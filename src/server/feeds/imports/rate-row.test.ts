import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#rules'
import currencies from '../../../../schemas/portal/dictionaries/currency.json' with { type: 'json' }
import units from '../../../../schemas/portal/dictionaries/unit-of-measure.json' with { type: 'json' }
import carriers from '../../../../schemas/reference/carrier.json' with { type: 'json' }
import ports from '../../../../schemas/reference/port.json' with { type: 'json' }
import cargoTypes from '../../../../schemas/sea/cargo-type.dictionary.json' with { type: 'json' }
import { readShipped } from '../../../config/testing.ts'
import { makeBrand } from '../../../config/testing-plans.ts'
import { createHeadingWords, createNameIndex, type RawCell, readHeadings } from '../../platform/workbooks/index.ts'
import { checkRate, withHeadingCurrency } from './rate-row.ts'
import { type LoadColumn, readColumns } from './sheet-columns.ts'

/** Columns that an analyst may add, in a brand's file or in the base. */
const added = [
  { id: 'price20OT', label: { zh: '20尺开顶', en: '20OT' }, field: 'otherPrices', boxes: ['20OT'], above: '0' },
  {
    id: 'gri',
    label: { zh: '综合费率上涨附加费', en: 'GRI' },
    field: 'surcharges',
    surcharge: { fee: 'GRI', group: 'freight', basis: 'per-bill', currency: 'JPY' },
  },
]

const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id, label: { zh: id, en: id } })) })
const shipped = readShipped('import', 'sea-rates', 'rates/loads/sea-rates.import.json')
const shippedColumns = (shipped.columns as JsonObject[]).filter(({ id }) => id !== 'remarks')
// As much of a brand as the columns need.
const brand = makeBrand({
  documents: {
    import: { 'sea-rates': { ...shipped, columns: [...shippedColumns, ...added] } },
    entity: { rate: readShipped('entity', 'rate', 'rates/rate.entity.json') },
    reference: { port: rows('CNSHA', 'USLAX', 'KRPUS'), carrier: rows('COSU') },
    dictionary: {
      currency: {
        rows: [
          { id: 'USD', decimals: 2 },
          { id: 'JPY', decimals: 0 },
        ],
      },
      weekday: rows('1', '6'),
    },
  },
})

const usual: Record<string, string> = {
  起运港: 'CNSHA',
  'Port of discharge': 'USLAX',
  SCAC: 'COSU',
  航线代码: 'AAS',
  '航程(天) *': '16',
  etd: '2026-12-05',
  有效期起: '2026-12-01',
  有效期止: '2026-12-15',
  '20GP': '1250',
}

/** With the shipped names of ports, carriers, currencies and units. */
const shippedBrand = makeBrand({
  documents: {
    ...brand.documents,
    reference: { port: ports, carrier: carriers },
    dictionary: { ...brand.documents.dictionary, currency: currencies, 'unit-of-measure': units, 'cargo-type': cargoTypes },
  },
})

/** Changes the usual row; returns the rate, or the problems by column. */
function check(more: Record<string, string> = {}, of = brand, base = usual, beyond: string[] = [], displayed: Record<string, string> = {}) {
  const plan = readColumns(of, 'sea-rates')
  const given = Object.entries({ ...base, ...more })
  const toCells = (texts: string[]) => new Map<number, RawCell>(texts.map((text, place) => [place, { kind: 'text', text }]))
  const headings = readHeadings({ row: 1, cells: toCells(given.map(([name]) => name)) }, plan, createHeadingWords(plan))
  expect(headings?.problems).toEqual([])
  const places = headings?.places as ReadonlyMap<number, LoadColumn>
  const indexes = new Map(Object.entries(plan.lists).map(([list, names]) => [list, createNameIndex(names)]))
  const headingUnits = headings?.units ?? new Map<string, string>()
  const cells = toCells([...given.map(([, text]) => text), ...beyond])
  for (const [place, [name, text]] of given.entries())
    if (displayed[name] !== undefined) cells.set(place, { kind: 'number', text, unit: displayed[name] })
  const checked = checkRate(
    { row: 2, cells },
    {
      plan: withHeadingCurrency(plan, { places, units: headingUnits }),
      units: headingUnits,
      width: undefined,
      places,
      indexes,
      unitsBeside: createHeadingWords(plan).unitsBeside,
      dayShift: 0,
      today: '2026-11-21',
      latestActual: Date.parse('2026-11-21T02:00:00Z'),
    },
  )
  return checked?.data ?? checked?.problems.map(({ column, text }) => [column, text])
}

describe('a row of a rate sheet', () => {
  it('becomes a rate, with headings in any language and defaults for missing columns', () => {
    expect(check()).toMatchObject({ currency: 'USD', freeDays: 7, direct: true, routing: 'direct', sailingDays: ['6'], price20GP: '1250' })
    expect(check({ POR: 'CNNKG', PDL: 'USCHI' })).toMatchObject({ por: 'CNNKG', pdl: 'USCHI' })
    expect(check({ 中转港: 'KRPUS' })).toMatchObject({ direct: false, routing: 'transit', transitPort: 'KRPUS' })
  })

  it('names goods that it does not cover by code, label or another name', () => {
    expect(check({ 需询价货类: '危险品, reefer', Commodity: 'Furniture' }, shippedBrand)).toMatchObject({
      onRequest: ['dangerous', 'reefer'],
    })
    expect(check({ 'Goods on request': 'general stuff' }, shippedBrand)).toEqual([['onRequest', 'cell.unknown']])
  })

  it('accepts columns added by an analyst, without code', () => {
    expect(check({ '20尺开顶': '2100', GRI: '5000' })).toMatchObject({
      otherPrices: { '20OT': '2100' },
      surcharges: [{ fee: 'GRI', group: 'freight', basis: 'per-bill', currency: 'JPY', price: '5000' }],
    })
  })

  it.each([
    ['no price', { '20GP': '' }, [[null, 'cell.no-price']]],
    ['the same port twice', { 'Port of discharge': 'CNSHA' }, [['pod', 'cell.same-port']]],
    ['an end before the start', { 有效期止: '2026-11-30' }, [['validTo', 'cell.period']]],
    ['an end in the past', { 有效期起: '2026-11-01', 有效期止: '2026-11-20' }, [['validTo', 'cell.past']]],
    ['a sailing outside its validity', { etd: '2026-12-16' }, [['etd', 'cell.etd']]],
    ['more decimals than the currency has', { GRI: '50.5' }, [['gri', 'cell.scale']]],
    ['a place of delivery that is no UN/LOCODE', { PDL: 'Chicago' }, [['pdl', 'cell.pattern']]],
    ['a price of zero', { '20GP': '0' }, [['price20GP', 'cell.above']]],
    ['a surcharge without a price for its container type', { 'BAF 40尺': '50' }, [[null, 'cell.surcharge-boxes']]],
    [
      'two invalid cells',
      { 起运港: 'CNSHX', '20GP': '12,5' },
      [
        ['pol', 'cell.unknown-near'],
        ['price20GP', 'cell.separator'],
      ],
    ],
  ])('with %s is rejected', (_what, more, problems) => {
    expect(check(more as Record<string, string>)).toEqual(problems)
  })

  it.each([
    [{ SCAC: '长荣' }, { carrier: 'EGLV' }],
    [
      { SCAC: '中远', 'Port of discharge': 'LGB' },
      { carrier: 'COSU', pod: 'USLGB' },
    ],
    [
      { SCAC: 'ＨＰＬ', 'Port of discharge': ' hcmc ' },
      { carrier: 'HLCU', pod: 'VNSGN' },
    ],
    [{ 币种: 'RMB' }, { currency: 'CNY' }],
    [{ 币种: '美金' }, { currency: 'USD' }],
    [{ 币种: 'ＵＳ＄' }, { currency: 'USD' }],
    [
      { 币种: 'HK$', '限重(公斤)': '27000' },
      { currency: 'HKD', weightLimitKg: '27000' },
    ],
  ])('reads the names of the trade in %j', (more, rate) => {
    expect(check(more as Record<string, string>, shippedBrand)).toMatchObject(rate)
  })

  const formerNames = ['Hamburg Süd', 'HAMBURG SUD', '汉堡南美', 'Safmarine', 'Sealand', 'Maersk Sealand', 'Maersk Line', '马士基海运']
  it.each(formerNames)('knows %s as Maersk', (name) => {
    expect(check({ SCAC: name }, shippedBrand)).toMatchObject({ carrier: 'MAEU' })
  })

  it.each(['有效期至', 'Valid until', 'Expiry date', '失效日期', 'Validity'])('reads the end of the validity below %s', (heading) => {
    const { 有效期止: _end, ...others } = usual
    expect(check({ [heading]: '2026-12-31' }, brand, others)).toMatchObject({ validTo: '2026-12-31' })
  })

  it.each(['27', '27.000', '999'])('refuses the weight limit %s, which is not in kilograms', (limit) => {
    expect(check({ 限重: limit }, shippedBrand)).toEqual([['weightLimitKg', 'cell.at-least']])
  })

  describe('whose headings name a currency', () => {
    const { '20GP': _price, ...others } = usual
    it.each([
      [{ '20GP (USD)': '1250' }, 'USD'],
      [{ '20GP CNY': '1250' }, 'CNY'],
      [{ 'RMB/20GP': '1250', '40GP（人民币）': '2250' }, 'CNY'],
      [{ '20GP [EUR]': '1250', 币种: 'EUR' }, 'EUR'],
      [{ '20GP US$': '1250', '40GP': '2250' }, 'USD'],
    ])('is in that currency: %j', (more, currency) => {
      expect(check(more as Record<string, string>, shippedBrand, others)).toMatchObject({ currency, price20GP: '1250' })
    })

    it.each([
      [{ '20GP (CNY)': '1250', 币种: 'USD' }, ['price20GP']],
      [{ '20GP (CNY)': '1250', '40GP': '2250' }, ['price20GP']],
      [{ '20GP (USD)': '1250', '40GP CNY': '2250' }, ['price40GP']],
    ])('is refused if its currency is another: %j', (more, columns) => {
      const problems = columns.map((column) => [column, 'cell.heading-currency'])
      expect(check(more as Record<string, string>, shippedBrand, others)).toEqual(problems)
    })

    it('has surcharges in their own currency only', () => {
      expect(check({ 'PSS (USD)': '100' }, shippedBrand)).toMatchObject({ surcharges: [{ fee: 'PSS', currency: 'USD' }] })
      const cells = new Map<number, RawCell>(['POL', 'POD', 'ETD', 'PSS (EUR)'].map((text, place) => [place, { kind: 'text', text }]))
      const plan = readColumns(shippedBrand, 'sea-rates')
      const [problem] = readHeadings({ row: 1, cells }, plan, createHeadingWords(plan))?.problems ?? []
      expect(problem).toMatchObject({ cell: 'D1', text: 'cell.heading-unit', params: { bracket: 'EUR', units: 'USD' } })
    })
  })

  it('is refused if it has more cells than the sheet has headings', () => {
    expect(check({}, brand, usual, ['', '250'])).toEqual([[null, 'cell.no-heading']])
    expect(check({}, brand, usual, ['', ' '])).toMatchObject({ price20GP: '1250' })
  })

  it.each([
    ['the default currency', {}, '$'],
    ['the currency of its row', { 币种: 'CNY' }, '¥'],
    ['the currency of its row', { 币种: 'EUR' }, '€'],
    ['the currency of its row by another name', { 币种: 'CNY' }, 'RMB'],
  ])('may have a price that Excel displays in %s', (_, row, sign) => {
    expect(check(row, shippedBrand, usual, [], { '20GP': sign })).toMatchObject({ price20GP: '1250' })
  })

  it.each([
    ['another currency than its row', { 币种: 'CNY' }, '20GP', '$', 'cell.own-currency'],
    ['another currency than the default', {}, '20GP', '€', 'cell.own-currency'],
    ['thousands', {}, '20GP', 'k', 'cell.displayed-otherwise'],
  ] as const)('is refused if Excel displays a price in %s', (_, row, name, sign, text) => {
    expect(check(row, shippedBrand, usual, [], { [name]: sign })).toEqual([[`price${name}`, text]])
  })

  it('may display its own unit beside a number, and no other', () => {
    const days = '航程(天) *'
    expect(check({}, shippedBrand, usual, [], { [days]: '天' })).toMatchObject({ transitDays: 16 })
    expect(check({}, shippedBrand, usual, [], { [days]: 'days' })).toMatchObject({ transitDays: 16 })
    expect(check({}, shippedBrand, usual, [], { [days]: '小时' })).toEqual([['transitDays', 'cell.displayed-otherwise']])
  })

  it('does not guess what a sign of several currencies means', () => {
    expect(check({ 币种: '$' }, shippedBrand)).toEqual([['currency', 'cell.unknown']])
  })
})
