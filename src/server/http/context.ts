/** What is known of a request before anything is done about it: brand, language, release. */
import type { BrandPlan } from '#config'
import type { LiveRelease } from '../releases/index.ts'

export interface RequestFacts {
  /** Without port. */
  readonly host: string
  readonly query: URLSearchParams
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Host, and in demo mode ?brand= or the cookie that it left, choose the brand; an unknown host is the default brand's. */
export function chooseBrand(live: LiveRelease, facts: RequestFacts, demo: boolean): BrandPlan {
  const { brands, defaultBrand } = live.release
  // Browsers write a host in small letters; other clients need not.
  const host = facts.host.toLowerCase()
  if (demo) {
    const named = facts.query.get('brand') ?? facts.cookies.brand
    const local = /^([a-z0-9-]+)\.localhost$/.exec(host)?.[1]
    for (const id of [named, local]) if (id && Object.hasOwn(brands, id)) return brands[id] as BrandPlan
  }
  const hosted = Object.values(brands).find((brand) => brand.hosts.includes(host))
  return hosted ?? (brands[defaultBrand] as BrandPlan)
}

export function chooseLanguage(brand: BrandPlan, facts: Pick<RequestFacts, 'cookies'>): string {
  const chosen = facts.cookies['default-language']
  return chosen !== undefined && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage
}
