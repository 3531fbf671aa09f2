/** What a brand may make of the figures of accounts: harder or easier within bounds, never meaningless. */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildReleaseOf, loadDocuments } from '#config'

type Files = Awaited<ReturnType<typeof loadDocuments>>

const root = fileURLToPath(new URL('../../', import.meta.url))
const path = 'brands/yongjiang/schemas/limits/portal.json'

let shipped: Files
beforeAll(async () => {
  shipped = await loadDocuments(root)
})

function build(limits: Record<string, number>, at = path) {
  const entries = Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, { value }]))
  const text = JSON.stringify({ $schema: '../../../.language/limits.json', limits: entries }, null, 2)
  return buildReleaseOf([...shipped.filter((file) => file.path !== at), { path: at, text }])
}

describe('the rule of passwords', () => {
  it('may be raised by a brand, and its words follow', () => {
    const { release, findings } = build({ passwordMin: 12, passwordMax: 64 })
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    const brand = release?.brands.yongjiang
    expect(brand?.texts.en?.['invalid.passwordLength']).toBe('Password must be 12-64 characters')
    expect(release?.brands.quayside?.texts.en?.['invalid.passwordLength']).toBe('Password must be 8-16 characters')
    for (const form of ['register', 'reset-password'])
      expect(brand?.forms[form]?.schema).toMatchObject({ properties: { password: { minLength: 12, maxLength: 64 } } })
  })

  it('may not be turned round, so that no password would do', () => {
    const { release, findings } = build({ passwordMin: 20 })
    expect(release).toBeUndefined()
    expect(findings.map(({ code }) => code)).toContain('BOUNDS')
  })

  it.each([
    ['passwordMin', 7],
    ['passwordMin', 65],
    ['passwordMax', 15],
    ['passwordMax', 1000],
  ])('may not set %s to %i', (name, value) => {
    const { release, findings } = build({ [name]: value })
    expect(release).toBeUndefined()
    expect(findings).toContainEqual(expect.objectContaining({ code: 'LIMIT', path }))
  })
})

it('codes may be longer', () => {
  const { release, findings } = build({ codeDigits: 8 }, 'brands/yongjiang/schemas/limits/account.json')
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(release?.brands.yongjiang?.forms['sign-in-by-code']?.schema).toMatchObject({
    properties: { code: { minLength: 8, maxLength: 8 } },
  })
})

it.each([
  ['codeDigits', 4],
  ['codeTries', 100],
  ['codeLifetimeSeconds', 86_400],
  ['codeResendSeconds', 0],
  ['codesPerHour', 1000],
  ['codesPerMinute', 0],
  ['signInFreeFailures', 1000],
  ['signInFirstWaitSeconds', 0],
  ['signInsPerMinuteAndAddress', 100_000],
  ['sessionAbsoluteHours', 8760],
  ['recoveryCodes', 0],
])('%s may not become %i', (name, value) => {
  const at = 'brands/yongjiang/schemas/limits/account.json'
  const { release, findings } = build({ [name]: value }, at)
  expect(release).toBeUndefined()
  expect(findings).toContainEqual(expect.objectContaining({ code: 'LIMIT', path: at }))
})
