import type { BrandPlan } from '#config'
import { priceService, type Tariff } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, pickWords, type Result, todayOf } from '../../kernel/index.ts'
import { readContainerTypes, readMoney, seaBooking } from '../quotes/index.ts'
import { describeLine, pricesByBox } from './describe-line.ts'
import { assumedOf, linesOf, listTariffs, type TariffDocument } from './documents.ts'

type Input = Operations['price-box-cost']['input']
type Output = Operations['price-box-cost']['output']
type Rule = Output['rules'][number]

/** Services whose rules are shown together with a port's local charges. */
const ruledServices = ['truck', 'yard']
/** Inputs known only after ordering: their rules are shown, not charged. */
const incidents = new Set(['waitingHours', 'storageDays', 'weightTonnes', 'nights', 'emptyRunCost', 'cancelledAt', 'dangerousBoxes'])

/** Local charges of a port for the given containers, and the rules that can add to them. */
export async function priceBoxCost(input: Input, call: Call): Promise<Result<Output>> {
  const { brand } = call
  const today = todayOf(call)
  const tariffs = listTariffs(call)
  const day = input.day ?? today
  const priced = priceService({
    ...(await readMoney(call.db, brand, today)),
    tariffs: tariffs.map(({ tariff }): Tariff => tariff),
    service: seaBooking,
    facts: input.terminal === undefined ? {} : { terminal: input.terminal },
    boxes: input.boxes,
    pol: input.port,
    day,
    timeZone: brand.timeZone,
    containerTypes: readContainerTypes(brand),
  })
  if (!priced.ok) return priced
  const { tariff: _named, ...sheet } = priced.value
  const own = tariffs.filter(
    ({ tariff }) => ruledServices.includes(tariff.applies.service ?? '') && tariff.applies.pol?.includes(input.port),
  )
  const lengths = lengthsOf(input.boxes, brand)
  const rules = own.flatMap((one) => rulesOf(one, lengths, call))
  // The codes were validated with the documents; the domain types them as plain strings.
  return { ok: true, value: { ...sheet, port: input.port, rules } as Output }
}

function lengthsOf(boxes: Input['boxes'], brand: BrandPlan): Record<string, string | undefined> {
  const types = readContainerTypes(brand)
  return Object.fromEntries(boxes.map(({ boxType }) => [boxType, types[boxType]?.length]))
}

function rulesOf(document: TariffDocument, lengths: Readonly<Record<string, string | undefined>>, call: Call): Rule[] {
  return linesOf(document).flatMap((own): Rule[] => {
    const fact = own.line.count ?? own.line.since?.fact ?? own.line.amount
    if (fact === undefined || !incidents.has(fact)) return []
    const options = { ...own, ...call, tariff: document.document }
    const { fee, unit, explanation } = describeLine(options)
    const assumed = assumedOf(own.line)
    return [
      {
        tariff: document.id,
        label: pickWords(document.document.label, call),
        fee,
        unit,
        explanation,
        prices: pricesByBox(options, lengths) as Rule['prices'],
        ...(assumed.length > 0 ? { assumed } : {}),
      },
    ]
  })
}
