/** The tariff lines that charge a fee, and the resulting amount: `explain` then follows their addresses through the layers. */
import { assumeChecked, compileDocuments, type SourceFile, sharedBuildCache } from '#config'
import { chooseTariff, type Facts, type FeeLine, priceTariff, type Tariff, type TariffLine, toContainerTypes } from '#domain'
import { type JsonObject, valueAt } from '#rules'

export interface FindPriceOptions {
  readonly brand: string
  /** UN/LOCODE of the port of loading, or the id of a tariff. */
  readonly where: string
  /** A fee, or a line of the tariff. */
  readonly fee: string
  readonly boxType?: string | undefined
  /** Charge factors by name, used for the calculation. */
  readonly facts: Facts
  /** Day of the quote, YYYY-MM-DD. */
  readonly day: string
  /** The instant for which dated prices are read. */
  readonly at: number
}

export interface FoundPrice {
  /** One for each figure of the line. */
  readonly addresses: readonly string[]
  /** Calculated amounts, if charge factors were given. */
  readonly amounts: readonly string[]
}

const figures = ['price', 'prices', 'sizes', 'tiers', 'bands', 'table', 'percent', 'amount', 'free', 'minimum', 'cap'] as const

/** Every line that charges the fee there, in the variant used by the brand. */
export function findPrices(files: readonly SourceFile[], options: FindPriceOptions): FoundPrice[] {
  const cache = sharedBuildCache()
  const plan = compileDocuments(assumeChecked(files, 'only explained', cache), cache, { at: options.at }).brands[options.brand]
  if (!plan) return []
  const types = plan.documents.dictionary?.['container-type'] as { readonly rows: readonly JsonObject[] } | undefined
  const tariffs = tariffsAt(plan.documents.tariff ?? {}, options)
  const money = {
    exchange: { baseCurrency: 'CNY', rates: {}, date: options.day },
    decimals: decimalsOf(plan.documents.dictionary?.currency),
  }
  return tariffs.flatMap((tariff) => {
    const lines = valueAt(tariff, options.at).lines.filter((line) => charges(line, options.fee) && isSelected(line, tariff))
    const { outcomes } =
      Object.keys(options.facts).length === 0
        ? { outcomes: [] }
        : priceTariff({
            ...money,
            tariff,
            facts: options.facts,
            ...(options.boxType === undefined ? {} : { boxes: [{ boxType: options.boxType, quantity: 1 }] }),
            day: options.day,
            timeZone: plan.timeZone,
            containerTypes: toContainerTypes(types?.rows ?? []),
          })
    return lines.map((line): FoundPrice => {
      const outcome = outcomes.find((one) => one.line === line.id)
      const amounts = outcome?.refusal
        ? [`${tariff.id} ${line.id}: refused, ${outcome.refusal.error} ${JSON.stringify(outcome.refusal.params)}`]
        : outcome && outcome.lines.length === 0
          ? [`${tariff.id} ${line.id}: ${outcome.kind}`]
          : (outcome?.lines ?? []).map(describe)
      return { addresses: addressesOf(tariff, line, options.boxType), amounts: amounts }
    })
  })
}

/** The tariff with that id, or each service's tariff for the port. */
function tariffsAt(documents: Readonly<Record<string, JsonObject>>, { where, day }: FindPriceOptions): Tariff[] {
  // Tariffs that have passed the check have this shape.
  const all = Object.values(documents) as Tariff[]
  if (Object.hasOwn(documents, where)) return all.filter(({ id }) => id === where)
  const services = [...new Set(all.map(({ applies }) => applies.service ?? ''))]
  return services.flatMap((service) => chooseTariff(all, { service, pol: where, day }) ?? [])
}

function charges(line: TariffLine, fee: string): boolean {
  return line.id === fee || line.fee === fee
}

function isSelected({ variant }: TariffLine, tariff: Tariff): boolean {
  return variant === undefined || variant === tariff.variant
}

function addressesOf({ id }: Tariff, line: TariffLine, boxType: string | undefined): string[] {
  const at = `tariffs/${id}.json#/lines/${line.id}`
  if (boxType !== undefined && line.prices) return [`${at}/prices/${boxType}`]
  return figures.filter((name) => line[name] !== undefined).map((name) => `${at}/${name}`)
}

function describe({ fee, unitPrice, quantity, amount, currency, boxType, tax, why }: FeeLine): string {
  const inputs = Object.entries(why?.inputs ?? {}).map(([name, value]) => `${name}=${value}`)
  const parts = [
    `${why?.tariff} ${why?.line}: ${fee}${boxType === undefined ? '' : ` ${boxType}`} ${currency} ${amount} = ${unitPrice} x ${quantity}`,
    `decided by ${why?.decided}${why?.tier === undefined ? '' : ` ${why.tier}`} at ${why?.path}:${why?.row}`,
    ...(why?.free === undefined ? [] : [`${why.free} free`]),
    ...(tax ? [`${tax.included ? 'with' : 'plus'} ${tax.rate} % tax ${tax.tax}, net ${tax.net}`] : []),
    ...(why?.source === 'assumed' ? ['assumed'] : (why?.assumed ?? []).map((name) => `${name} assumed`)),
    ...(inputs.length === 0 ? [] : [`given ${inputs.join(' ')}`]),
  ]
  return parts.join('; ')
}

function decimalsOf(currencies: JsonObject | undefined): Record<string, number> {
  const rows = (currencies?.rows ?? []) as readonly { readonly id: string; readonly decimals?: number }[]
  return Object.fromEntries(rows.map(({ id, decimals }) => [id, decimals ?? 2]))
}
