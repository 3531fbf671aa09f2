/** Road, rail and barge compared for one container from an inland city to a port area: days, emissions and price. */
import { calculateEmissions, type EmissionFactor, priceService, rankOffers, type TransportLeg } from '#domain'
import type { EmissionFactor as FactorRecord, InlandCity, InlandWay, PortArea } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { multiplyDecimals } from '#rules'
import { type Call, documentRows, type FactRow, pickWords, type Result, todayOf, wordsOf } from '../../kernel/index.ts'
import { readContainerTypes, readMoney, tariffsOf } from '../quotes/index.ts'
import { decidePrices } from '../rates/index.ts'

type Input = Operations['compare-modes']['input']
type Output = Operations['compare-modes']['output']
type ComparedWay = Output['ways'][number]

/** The service whose tariff prices a mode. */
const serviceOf: Readonly<Record<InlandWay['mode'], string>> = { road: 'truck', rail: 'rail', barge: 'barge', sea: 'sea' }

export async function compareModes(input: Input, call: Call): Promise<Result<Output>> {
  const city = findRow<InlandCity>('inland-city', input.city, call)
  const area = findRow<PortArea>('port-area', input.portArea, call)
  if (!city || !area) return { ok: false, error: 'error.not-found' }
  const factors = listRows<FactorRecord>('emission-factor', call)
  const money = await readMoney(call.db, call.brand, todayOf(call))
  const rows = city.ways
    .filter(({ to }) => to === input.portArea)
    .map((way) => ({ ...describeWay(way, { input, city, area, factors }), ...priceWay(way, { input, city, area, money, call }) }))
  return { ok: true, value: { ways: markBest(rows, call), assumed: factors.some(({ source }) => source === 'assumed') } }
}

type Row<Record> = Record & { readonly source: string | undefined }

interface Compared {
  readonly input: Input
  readonly city: Row<InlandCity>
  readonly area: Row<PortArea>
}

type Described = Omit<ComparedWay, 'currency' | 'fastest' | 'cleanest'>

function describeWay(
  way: InlandWay,
  { input, city, area, factors }: Compared & { readonly factors: readonly Row<FactorRecord>[] },
): Described {
  const legs = legsOf(way)
  const tonnes = multiplyDecimals(input.weight, '0.001')
  const emissions = calculateEmissions({ legs, tonnes, factors: factors satisfies readonly EmissionFactor[] })
  const factor = factors.find(({ mode }) => mode === way.mode)
  const kmOf = (wanted: readonly TransportLeg[]) => wanted.reduce((sum, { km }) => sum + Number(km), 0)
  return {
    mode: way.mode,
    days: way.days,
    km: kmOf(legs),
    mainKm: way.km,
    truckKm: kmOf(legs.filter(({ mode }) => mode === 'road')),
    ...(emissions.ok ? { co2e: emissions.kg } : {}),
    ...(factor ? { grams: factor.grams, vehicle: factor.name, basis: `${factor.framework}, ${factor.edition}` } : {}),
    area: city.area,
    terminal: area.terminal,
    from: city.name,
    to: area.name,
  }
}

function legsOf({ mode, km, firstKm = 0, lastKm = 0, lastMode = 'road' }: InlandWay): TransportLeg[] {
  const legs = [
    { mode: 'road', km: firstKm },
    { mode, km },
    { mode: lastMode, km: lastKm },
  ]
  return legs.filter((leg) => leg.km > 0).map((leg) => ({ mode: leg.mode, km: String(leg.km) }))
}

type Priced = Pick<ComparedWay, 'price' | 'currency' | 'unpriced'>

/** Priced by the tariff of the mode's service, from the factory to the terminal. */
function priceWay(
  { mode }: InlandWay,
  { input, city, area, money, call }: Compared & { readonly money: Awaited<ReturnType<typeof readMoney>>; readonly call: Call },
): Priced {
  const { brand } = call
  const priced = priceService({
    ...money,
    tariffs: tariffsOf(brand),
    containerTypes: readContainerTypes(brand),
    service: serviceOf[mode],
    facts: {
      deliveryArea: city.area,
      terminal: area.terminal,
      weightTonnes: multiplyDecimals(input.weight, '0.001'),
      loadingPoints: '1',
      city: input.city,
      portArea: input.portArea,
      preCarriage: true,
    },
    boxes: [{ boxType: input.boxType, quantity: 1 }],
    pol: area.parent,
    day: input.loadingDate ?? todayOf(call),
    timeZone: brand.timeZone,
  })
  // The codes were validated with the documents; the domain types them as plain strings.
  if (priced.ok) return { price: priced.value.baseTotal, currency: priced.value.baseCurrency } as Priced
  return { currency: brand.baseCurrency, unpriced: wordsOf(call)('modes.unpriced') } as Priced
}

/** The cheapest, the fastest and the way with the lowest emissions; callers who may not see prices see no cheapest either. */
function markBest(rows: readonly (Described & Priced)[], call: Call): ComparedWay[] {
  const prices = decidePrices(call)
  const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
  const ranked = rankOffers(
    rows.map(({ mode, price, days }) => ({ id: mode, total: price, days })),
    100,
  )
  const clean = rankOffers(
    rows.map(({ mode, co2e }) => ({ id: mode, total: co2e })),
    100,
  )
  return rows.map((row) => ({
    ...row,
    ...hidden,
    cheapest: ranked.get(row.mode)?.cheapest === true,
    fastest: ranked.get(row.mode)?.fastest === true,
    cleanest: clean.get(row.mode)?.cheapest === true,
  })) as ComparedWay[]
}

/** Rows of a reference document as records of its entity, in the caller's language. */
function listRows<Record extends object>(reference: string, call: Call): Row<Record>[] {
  const rows = documentRows<FactRow<Record>>(call.brand, 'reference', reference)
  return rows.flatMap(({ id, label, parent, source, facts }) =>
    facts ? { ...facts, id, name: pickWords(label, call), parent, source } : [],
  )
}

function findRow<Record extends { readonly id: string }>(reference: string, id: string, call: Call): Row<Record> | undefined {
  return listRows<Record>(reference, call).find((row) => row.id === id)
}
