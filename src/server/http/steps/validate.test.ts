import { expect, test } from 'vitest'
import type { CompiledValidator } from '#rules'
import type { LiveRelease } from '../../platform/releases/index.ts'
import { makeOperation, makeRelease, makeRequest, makeServices, validateNothing } from '../testing-requests.ts'
import { validate } from './validate.ts'

const refuseAll: CompiledValidator = Object.assign(() => false, {
  errors: [{ instancePath: '/pod', schemaPath: '#/required', keyword: 'type', params: { type: 'string' } }],
})

function release(id: string, validator: CompiledValidator): LiveRelease {
  const plan = makeOperation({ id: 'place', method: 'POST', record: { entity: 'order', key: 'orderNo' } })
  const live = makeRelease(id, [plan])
  const brands = Object.fromEntries(
    Object.entries(live.brands).map(([name, brand]) => [name, { ...brand, validators: { place: validator } }]),
  )
  return { ...live, brands }
}

const input = { values: { orderNo: 'A1' }, upload: null }
const [lenient, strict] = [release('old', validateNothing), release('new', refuseAll)]

async function outcome(served: LiveRelease, older: LiveRelease, lapsed: string | null, recordReleases = {}) {
  const services = makeServices([served, older], { recordReleases })
  const result = await validate({ services, handlers: {}, request: makeRequest(served, 'place', { lapsed }) }, input)
  return result.ok ? { by: result.value.validating.live.release.id } : result.error
}

test('a call is validated by the release of its record', async () => {
  const recordReleases = { order: async () => 'old' }
  expect(await outcome(strict, lenient, null)).toBe('error.invalid')
  expect(await outcome(strict, lenient, null, recordReleases)).toEqual({ by: 'old' })
  expect(await outcome(release('new', validateNothing), release('old', refuseAll), null, recordReleases)).toBe('error.invalid')
})

test('a form that has changed since the page was loaded is named as the reason, unless it refused the values before', async () => {
  expect(await outcome(strict, lenient, 'old')).toBe('error.form-changed')
  expect(await outcome(strict, release('old', refuseAll), 'old')).toBe('error.invalid')
  expect(await outcome(strict, lenient, 'unknown')).toBe('error.form-changed')
})
