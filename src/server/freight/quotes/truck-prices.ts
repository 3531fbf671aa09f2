import { chooseTariff, listTablePrices, type TablePrice, tariffOn } from '#domain'
import type { TruckPrice } from '#generated/entities.ts'
import { compareDecimals } from '#rules'
import { type Call, cutPage, type Handlers, labelOf, pageOf, todayOf } from '../../kernel/index.ts'
import { decidePrices, resolvePort } from '../rates/index.ts'
import { readContainerTypes } from './money.ts'
import { tariffsOf } from './order-type.ts'

/** Fields that determine a trucking price; the order type fills them from its form. */
const area = 'deliveryArea'
const terminal = 'terminal'
/** Keys with a price, to suggest an alternative. */
export const truckPriceHandlers: Pick<Handlers, 'list-truck-prices' | 'list-best-truck-prices'> = {
  'list-truck-prices': async ({ pol, terminal: wanted, words = '', sort, order, ...cut }, call) => {
    const part = words.trim().toLowerCase()
    const prices = findPrices(call, pol)
      .filter(({ at }) => wanted === undefined || at[terminal] === undefined || at[terminal] === wanted)
      .filter(({ at }) => part === '' || namesOf(at[area] ?? '', call).includes(part))
    // If prices are hidden, their order would reveal them.
    const sorted = sort !== undefined && decidePrices(call).allow ? sortByPrice(prices, sort.slice(-2), order === 'descending') : prices
    return { ok: true, value: cutPage(showRows(sorted, pol, call), pageOf(cut, call)) }
  },

  'list-best-truck-prices': async ({ pol, length = '40', ...cut }, call) => {
    const { allow } = decidePrices(call)
    const rows = (pol === undefined ? listPorts(call) : [pol]).flatMap((port) => {
      const prices = findPrices(call, port)
      return showRows(bestByTerminal(allow ? sortByPrice(prices, length, false) : prices), port, call)
    })
    return { ok: true, value: cutPage(rows, pageOf(cut, call)) }
  },
}

/** District, city and province, in lower case. */
function namesOf(region: string, call: Call): string {
  const levels = [region, `${region.slice(0, 4)}00`, `${region.slice(0, 2)}0000`]
  return levels
    .map((code) => labelOf('reference', 'region', code, call))
    .join(' ')
    .toLowerCase()
}

/** Ports with a truck tariff, one for each tariff. */
function listPorts({ brand }: Call): string[] {
  const ports = tariffsOf(brand).flatMap(({ applies }) => (applies.service === 'truck' ? (applies.pol?.[0] ?? []) : []))
  return [...new Set(ports)].sort()
}

/** Rows without a price of this length are last; otherwise the order of the tariff is kept. */
function sortByPrice(found: readonly TablePrice[], length: string, descending: boolean): TablePrice[] {
  return found.toSorted((one, other) => {
    const [left, right] = [one.byLength[length], other.byLength[length]]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return descending ? compareDecimals(right, left) : compareDecimals(left, right)
  })
}

/** The first row of each terminal. */
function bestByTerminal(found: readonly TablePrice[]): TablePrice[] {
  const best = new Map<string | undefined, TablePrice>()
  for (const row of found) if (!best.has(row.at[terminal])) best.set(row.at[terminal], row)
  return [...best.values()]
}

function showRows(found: readonly TablePrice[], pol: string, call: Call): TruckPrice[] {
  const prices = decidePrices(call)
  const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
  return found.map((row) => ({ ...toOutput(row, pol), ...hidden }) as TruckPrice)
}

function findPrices({ brand, now }: Call, pol: string): TablePrice[] {
  const tariffs = tariffsOf(brand)
  const day = todayOf({ brand, now })
  const tariff = chooseTariff(tariffs, { service: 'truck', pol: resolvePort(brand, pol), day })
  return tariff ? listTablePrices(tariffOn(tariff, day, brand.timeZone), [area, terminal], readContainerTypes(brand)) : []
}

function toOutput({ line, row, at, currency, byLength }: TablePrice, pol: string): TruckPrice {
  // The codes were validated with the documents; the domain types them as plain strings.
  return {
    id: `${line}-${row}`,
    pol,
    area: at[area],
    terminal: at[terminal],
    currency,
    price20: byLength['20'],
    price40: byLength['40'],
    price45: byLength['45'],
  } as TruckPrice
}
