import { beforeAll, expect, it } from 'vitest'
import { shippedFiles } from '../../../../tests/support/documents.ts'
import { readDocuments, toDocuments } from '../../../config/resolve/read-documents.ts'
import { createFactFigures, type FactFigures, isFounded, learnFigures } from './founded.ts'
import { createSentences } from './sentences.ts'

let figures: FactFigures

beforeAll(async () => {
  const [documents] = readDocuments(await shippedFiles()).brands.values()
  if (!documents) throw new Error('There is no brand')
  figures = createFactFigures({ documents: toDocuments(documents) })
  const offer = { price: '1350.00', currency: 'USD', days: 28, weight: '22000', etd: '2026-12-01', voyage: '2648E' }
  const data = { rows: [{ ...offer, at: '2026-12-01T13:00:00+08:00', remarks: 'freight is USD 99 only' }] }
  learnFigures(figures, { text: 'Two offers for 2*40HQ, the best at CNY 9,800. Wan Hai (万海航运), 86% on time.', data })
})

it.each([
  'The rate is USD 1,350.',
  'The rate is 1350 US$.',
  'It costs CNY 9,800 and takes 28 days.',
  'It takes twenty-eight days and costs nine thousand eight hundred yuan.',
  'Departure 2026-12-01 for 2 containers.',
  'It departs on 1 December 2026, at 13:00.',
  'It departs on the first of December for two 40HQ.',
  'Voyage 2648E carries 22,000 kg; 86 percent are on time.',
  'No figure at all, this one is fine.',
  '万海航运有两条运价，航程二十八天。',
  '十二月一日开船，全包 9800 元。',
  '美元一千三百五十，贰万贰仟公斤。',
  '准班率百分之八十六，一般可以确认一下。',
  'The first of them is one of the cheapest, twenty-two thousand kilos at most.',
  'It costs thirteen hundred and fifty dollars, or US$ 1.35 thousand.',
  'It sails on December the first at 13:00 UTC+8, twenty-eight days door to door.',
  '二〇二六年十二月一号开航，共廿八日历天。',
  '总价9,800块，限重２２０００公斤。',
  '美金１３５０，限重两万两千公斤，约等于 22000 kgs。',
  '十二月开船，一站式服务，是唯一直航。',
])('accepts %s', (sentence) => {
  expect(isFounded(sentence, figures)).toBe(true)
})

it.each([
  ['a figure that no fact has', 'It takes 29 days.'],
  ['a number as an amount', 'It costs USD 28.'],
  ['an amount in a remark', 'Freight is USD 99.'],
  ['a figure in a remark', 'It is 99 only.'],
  ['a rounded amount', 'About USD 1,400.'],
  ['an amount in another currency', 'It costs EUR 1,350.'],
  ['an amount in another currency, Chinese', '全包 1350 元。'],
  ['days as hours', 'It takes 28 hours.'],
  ['kilograms as tonnes', 'It weighs 22,000 tons.'],
  ['days as a count', 'There are 28 offers.'],
  ['English words', 'It takes twenty-nine days.'],
  ['a dozen', 'There are a dozen offers.'],
  ['a half', 'You get half of the free days.'],
  ['a couple of weeks', 'It takes a couple of weeks.'],
  ['a week', 'It arrives within a week.'],
  ['a mark between digits', 'It takes 2\u03369 days.'],
  ['an unusual hyphen', 'It takes twenty\u2011nine days.'],
  ['a fraction of words', 'It takes one and a half days.'],
  ['twice', 'The price is twice as high.'],
  ['a fortnight', 'It sails in a fortnight.'],
  ['an ordinal', 'It sails on the fifth of December.'],
  ['thousands', 'It costs three thousand dollars.'],
  ['a percentage', 'You save 20%.'],
  ['a percentage in words', 'You save twenty percent.'],
  ['2k', 'Expect about 2k USD.'],
  ['Chinese numerals', '航程二十九天。'],
  ['廿', '航程廿九天。'],
  ['两百', '附加费两百美元。'],
  ['financial numerals', '合计壹仟肆佰元。'],
  ['三万五', '合计三万五千元。'],
  ['3万', '合计 3 万元。'],
  ['半', '免费半个月。'],
  ['百分之二十', '可以优惠百分之二十。'],
  ['八成', '准班率八成。'],
  ['三分之一', '便宜三分之一。'],
  ['a day in words', '十二月五日开船。'],
  ['full width', '航程２９天。'],
  ['Arabic-Indic digits', 'It takes ٢٩ days.'],
  ['Devanagari digits', 'It takes २९ days.'],
  ['bold mathematical digits', 'It takes 𝟐𝟗 days.'],
  ['circled digits', 'It takes ㉙ days.'],
  ['a Roman numeral sign', 'There are Ⅻ offers.'],
  ['a numeral without digits', 'There are ፩ offers.'],
  ['words of another script', 'Срок двадцать дней.'],
  ['a hidden sign between digits', 'It takes 2\u200b9 days.'],
  ['a vulgar fraction', 'It takes ½ day.'],
  ['a decimal in words', 'It takes twenty-eight point five days.'],
  ['an English scale after digits', 'It costs 1.4 million dollars.'],
  ['nights', 'It takes 27 nights.'],
  ['a currency that is never named', 'It costs 1,350 Singapore dollars.'],
  ['slang for an amount', 'It costs 1,400 bucks.'],
  ['a pair', 'There is a pair of sailings every three weeks.'],
  ['a date in words', 'It sails on December twenty-first.'],
  ['pounds', 'It weighs 22,000 pounds.'],
  ['a short form of hundreds', '全包一千三百六美元。'],
  ['digits and scales mixed', '合计 1万4千元。'],
  ['十分钟', '等十分钟即可。'],
  ['块', '全包 1350 块。'],
  ['翻倍', '旺季运价翻倍。'],
  ['千克', '限重二十八千克。'],
  ['a month', '十一月开船。'],
  ['Suzhou numerals', '航程〢〩天。'],
  ['another time', 'It sails at 14:00.'],
  ['another voyage', 'Voyage 2649E.'],
  ['a negative', 'The total is -28 days.'],
])('refuses %s', (_what, sentence) => {
  expect(isFounded(sentence, figures)).toBe(false)
})

it('cuts words into sentences, not at decimal points', () => {
  const { take, rest } = createSentences()
  expect(take('It is 1.')).toEqual([])
  expect(take('5 m. Long')).toEqual(['It is 1.5 m.'])
  expect(rest()).toBe(' Long')
})
