/** A brand may tighten or relax account limits within bounds, but not set meaningless values. */
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildReleaseOf } from '#config'
import { checkShipped, releaseOf, sharedCache, shippedFiles, withFile } from '../support/documents.ts'
import { sample } from '../support/sample.ts'

const shipped = await shippedFiles()
const path = 'brands/yongjiang/schemas/portal/limits/portal.json'

function change(limits: Record<string, number>, at = path) {
  const entries = Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, { value }]))
  const $schema = posix.relative(posix.dirname(at), '.language/brand/limits.json')
  const text = JSON.stringify({ $schema, limits: entries }, null, 2)
  return withFile(shipped, at, text)
}

describe('the password rule', () => {
  it('can be tightened by a brand, and its message changes with it', () => {
    const release = releaseOf(change({ passwordMin: 12, passwordMax: 64 }))
    const brand = release.brands.yongjiang
    expect(brand?.texts.en?.['invalid.passwordLength']).toBe('Password must be 12-64 characters')
    expect(release.brands.quayside?.texts.en?.['invalid.passwordLength']).toBe('Password must be 8-16 characters')
    for (const form of ['register', 'reset-password'])
      expect(brand?.forms[form]?.schema).toMatchObject({ properties: { password: { minLength: 12, maxLength: 64 } } })
  })

  it('may not have a minimum above its maximum', () => {
    const { release, findings } = buildReleaseOf(change({ passwordMin: 20 }), sharedCache)
    expect(release).toBeUndefined()
    expect(findings.map(({ code }) => code)).toContain('LIMIT')
  })

  const refused = [
    ['passwordMin', 7],
    ['passwordMin', 65],
    ['passwordMax', 15],
    ['passwordMax', 1000],
  ] as const

  it.each(sample(refused, 8))('may not set %s to %i', (name, value) => {
    expect(checkShipped(change({ [name]: value }))).toContainEqual(expect.objectContaining({ code: 'LIMIT', severity: 'error', path }))
  })
})

it('codes may be longer', () => {
  const release = releaseOf(change({ codeDigits: 8 }, 'brands/yongjiang/schemas/people/account.limits.json'))
  expect(release.brands.yongjiang?.forms['sign-in-by-code']?.schema).toMatchObject({
    properties: { code: { minLength: 8, maxLength: 8 } },
  })
})

const meaningless = [
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
] as const

it.each(sample(meaningless, 8))('%s may not be %i', (name, value) => {
  const at = 'brands/yongjiang/schemas/people/account.limits.json'
  expect(checkShipped(change({ [name]: value }, at))).toContainEqual(
    expect.objectContaining({ code: 'LIMIT', severity: 'error', path: at }),
  )
})
