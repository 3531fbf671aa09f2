/** The domestic services as their documents price them. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#rules'
import { quoteHandlers } from '../../../src/server/freight/quotes/index.ts'
import { type HandlerStage, openHandlerStage } from '../support.ts'

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

type Priced = { readonly lines: readonly { fee: string; quantity: string; amount: string }[]; readonly parts?: readonly JsonObject[] }

async function price(orderType: string, form: JsonObject): Promise<Priced> {
  const answer = await quoteHandlers['price-order'](form as never, await stage.callAs('shipper', { orderType }))
  if (!answer.ok) throw new Error(answer.error)
  return answer.value as unknown as Priced
}

const amounts = ({ lines }: Priced) => Object.fromEntries(lines.map(({ fee, amount }) => [fee, Number(amount)]))

describe('parcels', () => {
  const parcels = [
    { length: 40, width: 30, height: 25, weight: '2.1', quantity: 3 },
    { length: 10, width: 10, height: 10, weight: '1', quantity: 2 },
  ]

  it('are charged by the greater of actual and volumetric weight, with the divisor of the channel', async () => {
    // 3 x 30000 / 5000 + 2 x 1 = 20 kg; 3 x 30000 / 6000 + 2 x 1 = 17 kg
    const express = await price('parcel', { channel: 'express', zone: '3', parcels })
    const economy = await price('parcel', { channel: 'economy', zone: '3', parcels })
    const weightOf = ({ lines }: Priced) => lines.find(({ fee }) => fee === 'parcelFreight')?.quantity
    expect([weightOf(express), weightOf(economy)]).toEqual(['20', '17'])
    expect(amounts(express)).toMatchObject({ parcelHandling: 30 })
  })
})

describe('reefer transport', () => {
  const boxes = [{ boxType: '40RH', quantity: 2 }]
  const form = { port: 'CNNGB', zone: '100', boxes, plugInHours: 10, gensetDays: 2, preCooling: true }

  it('charges plug-in hours beyond the free hours, and a surcharge from -20 degrees', async () => {
    const chilled = amounts(await price('cold-chain', { ...form, temperature: '-19.9' }))
    const frozen = amounts(await price('cold-chain', { ...form, temperature: '-20' }))
    expect(chilled).toMatchObject({ reeferPower: 144, genset: 1520 })
    expect([chilled.deepFrozen, frozen.deepFrozen]).toEqual([undefined, 312])
  })
})

describe('import', () => {
  it('prices only the chosen services, clearance by its own tariff', async () => {
    const boxes = [{ boxType: '20GP', quantity: 1 }]
    const base = { port: 'CNNGB', boxes, declarations: 1, goodsItems: 1 }
    expect(amounts(await price('import', { ...base, exchange: true, clears: true, delivers: false }))).toEqual({
      deliveryOrder: 350,
      CUS: 150,
    })
    expect(amounts(await price('import', { ...base, exchange: false, clears: false, delivers: true, zone: '50' }))).toEqual({
      importDelivery: 900,
      emptyReturn: 150,
    })
  })
})

describe('long haul', () => {
  it('shows the distance that it charges', async () => {
    const page: { blocks: { id: string; items: { id: string; text: { en: string } }[] }[] } = JSON.parse(
      await readFile('schemas/truck/land-carriage.page.json', 'utf8'),
    )
    const lanes = page.blocks.find(({ id }) => id === 'lanes')?.items ?? []
    expect(lanes.length).toBeGreaterThan(0)
    for (const { id, text } of lanes) {
      const { lines } = await price('long-haul', { lane: id, vehicle: '13', trucks: 2 })
      expect(`${Number(lines[0]?.quantity) / 2} km`, id).toBe(text.en.split(',')[0])
    }
  })
})

describe('freight finance', () => {
  it('charges by amount and days, with a minimum', async () => {
    expect(amounts(await price('finance', { product: 'freight', amount: 300000, days: 45 }))).toEqual({
      financeCharge: 4050,
      financeHandling: 900,
    })
    expect(amounts(await price('finance', { product: 'freight', amount: 10000, days: 1 }))).toEqual({
      financeCharge: 100,
      financeHandling: 200,
    })
  })
})
