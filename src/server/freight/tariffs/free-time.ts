import { chooseTariff, freeTimePlaces, planFreeTime, type Tariff } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, limitOf, pickWords, type Result, todayOf } from '../../kernel/index.ts'
import { readContainerTypes, readMoney } from '../quotes/index.ts'
import { describeLine } from './describe-line.ts'
import { assumedOf, linesOf, listTariffs, validityOf } from './documents.ts'

type Input = Operations['price-free-time']['input']
type Output = Operations['price-free-time']['output']

/** Cost of storage or waiting for a container, unit by unit. */
export async function priceFreeTime(input: Input, call: Call): Promise<Result<Output>> {
  const { brand } = call
  const { service } = freeTimePlaces[input.place]
  const tariffs = listTariffs(call)
  const chosen: Tariff | undefined = chooseTariff(
    tariffs.map(({ tariff }) => tariff),
    { service, pol: input.port, site: input.carrier, day: input.fromDay },
  )
  const document = tariffs.find(({ tariff }) => tariff === chosen)
  if (!document) return { ok: false, error: 'error.no-tariff', params: { service } }
  const planned = planFreeTime({
    ...(await readMoney(call.db, brand, todayOf(call))),
    place: input.place,
    tariff: document.tariff,
    boxType: input.boxType,
    loaded: input.empty !== true,
    from: `${input.fromDay}T${input.fromTime.slice(0, 5)}`,
    to: `${input.toDay}T${input.toTime.slice(0, 5)}`,
    longest: { hours: limitOf(brand, 'stayHoursMax'), days: limitOf(brand, 'stayDaysMax') },
    night: { from: limitOf(brand, 'overnightFromHour'), to: limitOf(brand, 'overnightToHour') },
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
  })
  if (!planned.ok) return planned
  const { asked, ...plan } = planned.value
  const relevant = linesOf(document).filter(({ line }) => asked.includes(line))
  const rules = relevant.map((own) => describeLine({ ...own, ...call, tariff: document.document }).explanation)
  const assumed = [...new Set(asked.flatMap((line) => assumedOf(line)))]
  // The codes were validated with the documents; the domain types them as plain strings.
  return {
    ok: true,
    value: { ...plan, label: pickWords(document.document.label, call), validity: validityOf(document, call), rules, assumed } as Output,
  }
}
