import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { describe, expect, test } from 'vitest'
import { createValidatorRuntime, type JsonSchema } from '#rules'
import { compileRjsfModule, compileValidatorModule, createValidatorCache, loadValidators } from './validators.ts'

const runtime = createValidatorRuntime({ scac: (value) => value.length === 4 })
const formats = ['decimal', 'date', 'scac']
const text: JsonSchema = { type: 'string', minLength: 2 }

async function errorsOf(schema: JsonSchema, value: unknown): Promise<unknown[]> {
  const { validate } = loadValidators(compileValidatorModule({ validate: schema }, formats, createValidatorCache()), runtime)
  return validate?.(value) ? [] : [...(validate?.errors ?? [])]
}

describe('a module of validators', () => {
  test('neither imports nor uses eval, so that it runs under a strict content security policy', () => {
    const module = compileValidatorModule(
      { validate: { type: 'string', format: 'scac', minLength: 2, above: '0' } },
      formats,
      createValidatorCache(),
    )
    expect(module).toMatch(/^export default \(R\) => \{/)
    expect(module).not.toMatch(/\brequire\(|\bimport\b|\beval\b|new Function/)
  })

  test('has the same text for the same schemas, regardless of earlier compilations', () => {
    const used = createValidatorCache()
    compileValidatorModule({ other: { type: 'integer' }, again: { type: 'boolean' } }, formats, used)
    expect(compileValidatorModule({ validate: text }, formats, used)).toBe(
      compileValidatorModule({ validate: text }, formats, createValidatorCache()),
    )
  })

  test('compiles equal schemas once, regardless of their names', () => {
    const cache = createValidatorCache()
    const module = compileValidatorModule({ one: text, two: { ...text } }, formats, cache)
    expect(cache.size).toBe(1)
    expect(module).toContain('return { "one": v0, "two": v0 }')
  })

  test('reports the bound that a decimal exceeds', async () => {
    const price: JsonSchema = { type: 'string', format: 'decimal', scale: 2, above: '0', atMost: '99.50' }
    expect(await errorsOf(price, '99.5')).toEqual([])
    expect(await errorsOf(price, '0.00')).toMatchObject([{ keyword: 'above', params: { limit: '0' } }])
    expect(await errorsOf(price, '99.51')).toMatchObject([{ keyword: 'atMost', params: { limit: '99.50' } }])
    expect(await errorsOf(price, '1.001')).toMatchObject([{ keyword: 'scale', params: { limit: 2 } }])
  })

  test('neither coerces types nor drops unknown properties', async () => {
    const closed: JsonSchema = { type: 'object', properties: { count: { type: 'integer' } }, additionalProperties: false }
    expect(await errorsOf(closed, { count: '3' })).toMatchObject([{ keyword: 'type' }])
    expect(await errorsOf(closed, { count: null })).toMatchObject([{ keyword: 'type' }])
    expect(await errorsOf(closed, { cuont: 3 })).toMatchObject([{ keyword: 'additionalProperties' }])
  })

  test('rejects misspelled keywords and unknown formats', () => {
    const compile = (schema: JsonSchema) => () => compileValidatorModule({ validate: schema }, formats, createValidatorCache())
    expect(compile({ type: 'string', maxLenght: 3 })).toThrow('maxLenght')
    expect(compile({ type: 'string', format: 'phone' })).toThrow('phone')
  })
})

describe('a module for rjsf', () => {
  const form: JsonSchema = {
    type: 'object',
    properties: {
      price: { type: 'string', format: 'decimal', scale: 2, above: '0' },
      kind: { oneOf: [{ type: 'string', minLength: 2 }, { type: 'integer' }] },
    },
    required: ['price'],
    additionalProperties: false,
  }

  test('imports nothing, and validates the whole form and the parts that rjsf requests', async () => {
    const module = compileRjsfModule('form:price', form, formats, createValidatorCache())
    expect(module).not.toMatch(/\brequire\(|\bimport\b|\beval\b|new Function/)
    const validators = loadValidators(module, runtime)
    const whole = validators['form:price']
    expect(whole?.({ price: '1.20' })).toBe(true)
    expect(whole?.({ price: '1.205' })).toBe(false)
    expect(whole?.errors).toMatchObject([{ instancePath: '/price', keyword: 'scale', params: { limit: 2 } }])
    const precompiled = createPrecompiledValidator({ ...validators } as ValidatorFunctions, form)
    expect(precompiled.isValid({ type: 'string', minLength: 2 }, 'a', form)).toBe(false)
    expect(precompiled.isValid({ type: 'integer' }, 3, form)).toBe(true)
  })

  test('validates like the server', async () => {
    const cache = createValidatorCache()
    const server = loadValidators(compileValidatorModule({ form }, formats, cache), runtime).form
    const browser = loadValidators(compileRjsfModule('form', form, formats, cache), runtime).form
    for (const value of [{}, { price: '0' }, { price: 3, more: 1 }, { price: '1.00', kind: true }, { price: '5', kind: 'ab' }]) {
      expect(browser?.(value)).toBe(server?.(value))
      expect(browser?.errors).toEqual(server?.errors)
    }
  })
})
