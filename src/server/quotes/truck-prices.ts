import { chooseTariff, listTablePrices, type TablePrice, tariffOn } from '#domain'
import type { TruckPrice } from '#generated/entities.ts'
import { type Call, cutPage, type Handlers, pageOf, todayOf } from '../kernel/index.ts'
import { decidePrices, resolvePort } from '../rates/index.ts'
import { readContainerTypes } from './money.ts'
import { tariffsOf } from './order-type.ts'

/** Fields that determine a trucking price; the order type fills them from its form. */
const area = 'deliveryArea'
const terminal = 'terminal'
/** Keys with a price, to suggest an alternative. */
export const truckPriceHandlers: Pick<Handlers, 'list-truck-prices'> = {
  'list-truck-prices': async ({ pol, terminal: wanted, ...cut }, call) => {
    const found = findPrices(call, pol).filter(({ at }) => wanted === undefined || at[terminal] === undefined || at[terminal] === wanted)
    const prices = decidePrices(call)
    const hidden = !prices.allow && prices.hidden ? { hidden: prices.hidden } : {}
    const rows = found.map((row) => ({ ...toOutput(row, pol), ...hidden }))
    return { ok: true, value: cutPage(rows, pageOf(cut, call)) }
  },
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
