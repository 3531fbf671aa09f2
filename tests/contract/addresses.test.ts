/** Every address of the portal exists in every brand that has it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, shippedRelease } from '../support/documents.ts'

interface Addresses {
  readonly brands: Readonly<Record<string, readonly string[]>>
  readonly addresses: Readonly<Record<string, readonly string[]>>
  /** Not built yet. */
  readonly pending: readonly string[]
}

const { brands, addresses, pending } = JSON.parse(readFileSync(join(root, 'tests/contract/addresses.json'), 'utf8')) as Addresses
const release = await shippedRelease()
const expected = Object.entries(addresses).flatMap(([group, paths]) =>
  paths.flatMap((path) => (brands[group] ?? []).map((brand) => ({ path, brand }))),
)

/** An address leads to a page or a redirect; one with an optional part may be two routes. */
function isAnswered(path: string, brand: string): boolean {
  const plan = release.brands[brand]
  if (!plan) throw new Error(`unknown brand ${brand}`)
  const routes = Object.values(plan.shells).map(
    ({ routes: declared }) => new Set(declared.map((route) => route.path.replace(/:\w+(\??)/g, ':$1'))),
  )
  const forms = path.includes('{?}')
    ? [[path.replace('{?}', ':?')], [path.replace('/{?}', ''), path.replace('{?}', ':')]]
    : [[path.replace('{}', ':')]]
  return routes.every((known) => forms.some((all) => all.every((one) => known.has(one.replace('{product}', plan.productCode)))))
}

describe('the addresses of the portal', () => {
  test('are 121, each listed once', () => {
    const all = Object.values(addresses).flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(121)
  })

  test('exist in every brand that has them, except the pending ones', () => {
    const missing = expected.filter(({ path, brand }) => !pending.includes(path) && !isAnswered(path, brand))
    expect(missing.map(({ path, brand }) => `${path} at ${brand}`)).toEqual([])
  })

  test('are removed from the pending ones once they are built', () => {
    expect(pending.filter((path) => expected.some((one) => one.path === path && isAnswered(path, one.brand)))).toEqual([])
  })
})
