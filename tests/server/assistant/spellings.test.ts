/** How the trade spells container types, carriers and ports: each names one row, and none names a second one beside it. */
import { beforeAll, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import { understand } from '../../../src/server/content/assistant/understand.ts'
import { buildShippedRelease, today } from '../support.ts'

let brand: BrandPlan
beforeAll(async () => {
  const { brands, defaultBrand } = await buildShippedRelease()
  brand = brands[defaultBrand] as BrandPlan
})

function factsOf(question: string) {
  return understand(question, { brand, today, before: undefined, most: 3 }).map(({ facts }) => facts)
}

const boxes: Readonly<Record<string, readonly string[]>> = {
  '20GP': ["20'", '20尺', '小柜', '20ST', '22G1', '20英尺柜'],
  '40GP': ["40'", '大柜', '40SD', "40' dry", '42G1'],
  '40HQ': ["40'HQ", "40'HC", '40高', '40英尺高柜', '45G1'],
  '45HQ': ["45'HC", '45尺高柜', 'L5G1'],
  '20RF': ["20' reefer", '20尺冷箱', '22R1'],
  '40RH': ['40RF', "40' reefer", '40HRF', '40REEFER', '45R1', '40尺冷高柜'],
  '20OT': ['20尺开顶', '22U1'],
  '40OT': ['40尺开顶柜', "40'OT"],
  '40FR': ['40尺框架', "40' flat rack", '42P1'],
}
it.each(Object.entries(boxes).flatMap(([type, words]) => words.map((word) => [word, type] as const)))('%s is a %s', (word, type) => {
  expect(factsOf(`宁波到汉堡 ${word} 多少钱`)).toMatchObject([{ pol: 'CNNGB', pod: 'DEHAM', boxes: `${type}*1` }])
})

it.each([
  ['APL', 'CMDU'],
  ['ANL', 'CMDU'],
  ['正利', 'CMDU'],
  ['达飞', 'CMDU'],
  ['太平', 'PCIU'],
  ['HSD', 'MAEU'],
  ['赫伯罗特', 'HLCU'],
])('%s is the carrier %s', (word, carrier) => {
  expect(factsOf(`${word} 宁波到汉堡的运价`)).toMatchObject([{ pol: 'CNNGB', pod: 'DEHAM', carrier }])
})

it.each([
  ['Long Beach, CA', 'USLGB'],
  ['釜山新港', 'KRPUS'],
  ['勒哈弗尔', 'FRLEH'],
  ['瓦伦西亚', 'ESVLC'],
  ['Ho Chi Minh', 'VNSGN'],
  ['拉各斯', 'NGAPP'],
  ['赤湾', 'CNSHK'],
])('%s is the port %s', (word, pod) => {
  expect(factsOf(`宁波到 ${word} 40HQ运价`)).toMatchObject([{ pol: 'CNNGB', pod, boxes: '40HQ*1' }])
})

it.each([
  ['深圳到东京空运', { origin: 'SZX', destination: 'NRT' }],
  ['从虹桥到曼谷空运', { origin: 'SHA', destination: 'BKK' }],
  ['air freight from Ningbo to Heathrow', { origin: 'NGB', destination: 'LHR' }],
  ['广州飞大阪空运', { origin: 'CAN', destination: 'KIX' }],
])('%s names its airports by their cities or own names', (question, facts) => {
  expect(factsOf(question)).toEqual([facts])
})

it('asks which airport of a city with two', () => {
  const [asked] = understand('上海到法兰克福空运 300公斤多少钱', { brand, today, before: undefined, most: 3 })
  expect(asked).toMatchObject({ facts: { destination: 'FRA' }, problem: { fact: 'origin', words: '上海', rows: ['PVG', 'SHA'] } })
})
