import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { quoteHandlers } from '../../../src/server/freight/quotes/index.ts'
import { type HandlerStage, openHandlerStage, today } from '../support.ts'

type Quote = Operations['price-sea-booking']['output']

const lane = { pol: 'CNNGB', pod: 'USLAX' }
const boxes = [{ boxType: '20GP', quantity: 7 }] as const

let stage: HandlerStage
/** The days of the lane's sailings: early ones under the old price, late ones under the new. */
let sailings: { readonly rateId: string; readonly etd: string }[]
let brand: BrandPlan
beforeAll(async () => {
  stage = await openHandlerStage()
  const rows = await stage.db.selectFrom('rates').select(['id', 'data']).where('brand', '=', stage.release.defaultBrand).execute()
  sailings = rows
    .map(({ id, data }) => ({ rateId: id, ...(data as { pol: string; pod: string; etd: string }) }))
    .filter(({ pol, pod, etd }) => pol === lane.pol && pod === lane.pod && etd >= today)
    .sort((one, other) => (one.etd < other.etd ? -1 : 1))
  brand = withDatedCharge(stage, sailings.at(-1)?.etd ?? '')
})
afterAll(() => stage.close())

/** The seal costs 50 until the day of the last sailing begins in the time zone, and depends on the number of boxes from then on. */
function withDatedCharge({ release }: HandlerStage, day: string, zone = 'Asia/Shanghai'): BrandPlan {
  const plan = release.brands[release.defaultBrand] as BrandPlan
  const tiers = [
    { id: 'few', from: 1, to: 5, price: '60' },
    { id: 'many', from: 6, price: '55' },
  ]
  const $periods = [
    { id: 'old', to: `${day}T00:00`, zone, price: '50' },
    { id: 'new', from: `${day}T00:00`, zone, tiers },
  ]
  const tariff = Object.fromEntries(
    Object.entries(plan.documents.tariff ?? {}).map(([id, document]) => {
      const lines = (document.lines as JsonObject[]).map(({ price, ...line }) =>
        line.id === 'SEAL' ? { ...line, $periods } : { ...line, ...(price === undefined ? {} : { price }) },
      )
      return [id, { ...document, lines }]
    }),
  )
  return { ...plan, documents: { ...plan.documents, tariff } }
}

async function sealOf(rateId: string, plan: BrandPlan, now: Date): Promise<string[]> {
  const call = await stage.callAs('shipper', { brand: plan, now: () => now })
  const answer = await quoteHandlers['price-sea-booking']({ ...lane, rateId, boxes: [...boxes] }, call)
  if (!answer.ok) throw new Error(answer.error)
  return (answer.value as Quote).lines.filter(({ fee }) => fee === 'SEAL').map(({ quantity, unitPrice }) => `${quantity} x ${unitPrice}`)
}

describe('a quote', () => {
  const now = new Date(`${today}T03:00:00Z`)
  const last = () => sailings.at(-1) as (typeof sailings)[number]
  const earlier = () => sailings.findLast(({ etd }) => etd < last().etd) as (typeof sailings)[number]

  it('uses the charges of the sailing date, whenever it is requested', async () => {
    expect(await sealOf(earlier().rateId, brand, now)).toEqual(['7 x 50'])
    expect(await sealOf(last().rateId, brand, now)).toEqual(['5 x 60', '2 x 55'])
    const soon = new Date(Date.parse(last().etd) - 86_400_000)
    expect(await sealOf(last().rateId, brand, soon)).toEqual(['5 x 60', '2 x 55'])
  })

  it('for a past date uses the values of that date', async () => {
    const back = new Date(Date.parse(today) - 3_600_000)
    expect(await sealOf(earlier().rateId, brand, back)).toEqual(['7 x 50'])
  })

  it('begins a day in the brand’s time zone, not in that of the price', async () => {
    const west = withDatedCharge(stage, last().etd, 'America/New_York')
    expect(await sealOf(last().rateId, west, now)).toEqual(['7 x 50'])
    const east = withDatedCharge(stage, last().etd, 'Pacific/Auckland')
    expect(await sealOf(last().rateId, east, now)).toEqual(['5 x 60', '2 x 55'])
  })
})
