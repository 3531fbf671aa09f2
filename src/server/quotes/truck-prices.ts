import { chooseTariff, listTablePrices, type TablePrice, tariffOn } from '#domain'
import type { TruckPrice } from '#generated/entities.ts'
import { type Call, cutPage, type Handlers, labelOf, pageOf, todayOf } from '../kernel/index.ts'
import { decidePrices, resolvePort } from '../rates/index.ts'
import { readContainerTypes } from './money.ts'
import { tariffsOf } from './order-type.ts'

/** Fields that determine a trucking price; the order type fills them from its form. */
const area = 'deliveryArea'
const terminal = 'terminal'
/** Keys with a price, to suggest an alternative. */
export const truckPriceHandlers: Pick<Handlers, 'list-truck-prices'> = {
  'list-truck-prices': async ({ pol, terminal: wanted, words = '', ...cut }, call) => {
    const part = words.trim().toLowerCase()
    const found = findPrices(call, pol)
      .filter(({ at }) => wanted === undefined || at[terminal] === undefined || at[terminal] === wanted)
      .filter(({ at }) => part === '' || namesOf(at[area] ?? '', call).includes(part))
    const prices = decidePrices(call)
    const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
    const rows = found.map((row) => ({ ...toOutput(row, pol), ...hidden }))
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
