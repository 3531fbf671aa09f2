/** Edits one constant of each tariff on the disk of a running server: its fee changes without a restart. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FeeLine, type FeeWhy, priceTariff, type Tariff, type TariffLine, toContainerTypes } from '#domain'
import type { JsonObject } from '#rules'
import { openTestPortal, type TestPortal } from '#server'
import { root as shipped } from '../../support/documents.ts'
import { until } from '../../support/until.ts'

const root = mkdtempSync(join(tmpdir(), 'tariffs-'))
for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
const files = new Map(
  globSync(['schemas/**/*.tariff.json', 'schemas/**/tariffs/*.json'], { cwd: root }).map((path) => [
    basename(path).split('.')[0] ?? '',
    join(root, path),
  ]),
)
const ids = [...files.keys()].sort()

let portal: TestPortal
let member: string
const before = new Map<string, FeeLine>()
beforeAll(async () => {
  portal = await openTestPortal({ root, watch: true })
  member = await portal.signIn('member')
  const rate = { id: 'usd', brand: portal.releases.current().release.defaultBrand, base_currency: 'CNY', currency: 'USD', rate: '7.1' }
  await portal.test.db
    .insertInto('exchange_rates')
    .values({ ...rate, valid_from: '2026-01-01', valid_to: null })
    .execute()
  for (const id of ids) before.set(id, await askFirst(id))
  const unedited = new Map(ids.map((id) => [id, served(id)]))
  for (const id of ids) editConstant(id)
  await until('the edited tariffs are served', () => ids.every((id) => JSON.stringify(served(id)) !== JSON.stringify(unedited.get(id))))
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})

it.each(ids)('%s', async (id) => {
  const after = await askFirst(id)
  expect(after.why).toMatchObject({ tariff: id, line: before.get(id)?.why?.line })
  expect(after.amount).not.toBe(before.get(id)?.amount)
})

function brandPlan() {
  const { release } = portal.releases.current()
  const plan = release.brands[release.defaultBrand]
  if (!plan) throw new Error('There is no default brand')
  return plan
}

function served(id: string): Tariff {
  return brandPlan().documents.tariff?.[id] as Tariff
}

const boxes = [{ boxType: '40HQ', quantity: 2 }]

/** The first fee that the tariff determines: over HTTP if a page can request it, else from the served release. */
async function askFirst(id: string): Promise<FeeLine> {
  const asked = callOf(served(id))
  const lines = asked ? await call(id, asked) : priceServed(id)
  const line = lines.find(({ why }) => why?.tariff === id)
  if (!line) throw new Error(`${id} determines no fee of ${JSON.stringify(lines)}`)
  return line
}

interface Call {
  readonly url: string
  readonly payload: object
}

function callOf({ applies, lines }: Tariff): Call | undefined {
  const pol = applies.pol?.[0]
  const row: Readonly<Record<string, string>> = lines.find(({ table }) => table)?.table?.rows[0]?.at ?? {}
  switch (applies.service) {
    case 'sea-booking':
      return { url: '/api/tools/box-cost', payload: { port: pol ?? 'CNXMG', boxes } }
    case 'truck':
      return pol
        ? { url: '/api/quotes/truck', payload: { pol, terminal: row.terminal, points: [{ area: row.deliveryArea }], boxes } }
        : undefined
    case 'yard':
      return { url: '/api/quotes/yard', payload: { port: pol, yard: yardAt(pol), boxes, storageDays: 60, loaded: true } }
    case 'lcl':
      return { url: '/api/quotes/lcl', payload: { pol: 'CNNGB', pod: row.pod, cargoType: 'general', grossWeight: '5000', volume: '2.5' } }
    case 'soc':
      return { url: '/api/quotes/soc', payload: { pol: 'CNNGB', pod: 'USLAX', boxes, loaded: true } }
    case 'customs':
      return { url: '/api/quotes/customs', payload: { declarations: 2, goodsItems: 14 } }
    default:
      return undefined
  }
}

function yardAt(port: string | undefined): string {
  const yards = brandPlan().documents.reference?.yard as { rows: { id: string; parent?: string; facts?: JsonObject }[] }
  const yard = yards.rows.find((row) => [row.parent, row.facts?.port, row.facts?.city].includes(port))
  if (!yard) throw new Error(`There is no yard at ${port}`)
  return yard.id
}

async function call(id: string, { url, payload }: Call): Promise<FeeLine[]> {
  const answer = await portal.app.inject({ method: 'POST', url, headers: { 'access-token': member }, payload })
  const { data } = answer.json() as { data?: { lines?: FeeLine[] } }
  if (!data?.lines) throw new Error(`${id}: ${answer.body}`)
  return data.lines
}

function priceServed(id: string): readonly FeeLine[] {
  const { documents, timeZone } = brandPlan()
  const tariff = served(id)
  const types = documents.dictionary?.['container-type'] as { readonly rows: readonly JsonObject[] }
  const row: object = Object.assign({}, ...tariff.lines.map(({ table }) => table?.rows[0]?.at ?? {}))
  const { outcomes } = priceTariff({
    exchange: { baseCurrency: 'CNY', rates: { USD: '7.1', EUR: '7.7' }, date: '2026-11-21' },
    decimals: { CNY: 2, USD: 2, EUR: 2 },
    tariff,
    facts: {
      ...row,
      grossAmount: '1060.00',
      cargoValue: '1850000.00',
      cover: 'all-risks',
      product: 'freight',
      amountDays: '9000000.00',
      exchange: true,
      chargeableKg: '12.5',
      truckKm: '300',
      volumeCbm: '10',
      container: '40HQ',
      equipmentDays: '60',
      demurrageDays: '60',
    },
    boxes,
    day: '2026-11-21',
    timeZone,
    containerTypes: toContainerTypes(types.rows),
  })
  return outcomes.flatMap(({ lines }) => lines)
}

/** Raises the deciding figure; if an agreed amount decided, there is none, so the minimum is set as an analyst would. */
function editConstant(id: string): void {
  const path = files.get(id) ?? ''
  // The examples would have to be updated with the figures that they show.
  const { examples: _examples, ...document } = JSON.parse(readFileSync(path, 'utf8')) as { lines: TariffLine[]; examples?: unknown }
  const { why, boxType } = before.get(id) as FeeLine & { why: FeeWhy }
  const line = document.lines.find((one) => one.id === why.line) as TariffLine & { minimum?: string }
  if (why.decided === 'stated') line.minimum = '5000'
  else if (why.decided === 'table') raise(line.table?.rows.find((row) => row.id === why.tier) ?? {}, boxType)
  else if (why.decided === 'tier') raise(line.tiers?.find((tier) => tier.id === why.tier) ?? {}, boxType)
  else raise(line, boxType)
  // Save like a careful editor: to a temporary file, then renamed.
  writeFileSync(`${path}.new`, JSON.stringify(document, null, 2))
  renameSync(`${path}.new`, path)
}

function raise(holder: object, boxType = ''): void {
  const figures = holder as Record<string, string | Record<string, string> | undefined>
  const length = boxType.slice(0, 2)
  for (const name of ['price', 'percent', 'minimum', 'prices', 'sizes']) {
    const figure = figures[name]
    const key = name === 'sizes' ? length : boxType
    if (typeof figure === 'string') figures[name] = raised(figure)
    else if (figure?.[key] !== undefined) figure[key] = raised(figure[key])
  }
}

/** By a tenth: the check refuses a price that is unlike all others. */
function raised(figure: string): string {
  return String(Number((Number(figure) * 1.1).toPrecision(3)))
}
