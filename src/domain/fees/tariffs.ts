/** Which tariff document speaks for a port on a day. */

export interface TariffLine {
  readonly id: string
  readonly group?: string
  readonly basis: string
  readonly currency: string
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
}

export interface Tariff {
  readonly applies: { readonly service?: string; readonly pol?: readonly string[]; readonly from?: string; readonly to?: string }
  readonly lines: readonly TariffLine[]
}

interface TariffCase {
  readonly service: string
  readonly pol: string
  readonly day: string
}

/** The tariff that names the port; else the one for every other port. Of several, the latest to begin. */
export function chooseTariff(tariffs: readonly Tariff[], { service, pol, day }: TariffCase): Tariff | undefined {
  const valid = tariffs.filter(
    ({ applies }) => (applies.service ?? service) === service && (applies.from ?? day) <= day && day <= (applies.to ?? day),
  )
  const named = valid.filter(({ applies }) => applies.pol?.includes(pol))
  const general = valid.filter(({ applies }) => applies.pol === undefined)
  return latest(named) ?? latest(general)
}

function latest(tariffs: readonly Tariff[]): Tariff | undefined {
  let best: Tariff | undefined
  for (const tariff of tariffs) if (!best || (tariff.applies.from ?? '') > (best.applies.from ?? '')) best = tariff
  return best
}
