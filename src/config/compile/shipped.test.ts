import { describe, expect, test } from 'vitest'
import { createValidatorRuntime } from '#rules'
import { shippedFiles, shippedRelease } from '../../../tests/support/documents.ts'
import type { BrandPlan } from '../index.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { loadServerValidators } from './index.ts'

// The documents of this repository, for every brand.
const release = await shippedRelease()
const bundles = Object.values(release.brands).flatMap((brand) =>
  Object.entries(brand.pages).flatMap(([language, pages]) =>
    Object.entries(pages).map(([page, bundle]) => ({ name: `${brand.id} ${language} ${page}`, brand, language, bundle })),
  ),
)

/** Accepted as input in either language, and never shown. */
const inputNames = ['keywords', 'unitNames', 'otherLabels']
/** Schemas of forms accept these beside the ids of the rows. */
const aliases = new Map(Object.values(release.brands).map((brand) => [brand.id, aliasesOf(brand.documents)]))

describe('the documents of this repository', () => {
  test('compile for every brand, one of which is the default', async () => {
    expect(Object.keys(release.brands)).toEqual([...readDocuments(await shippedFiles()).brands.keys()])
    expect(Object.values(release.brands).filter((brand) => brand.default)).toHaveLength(1)
  })

  test.each(bundles)('give $name all the parts it refers to', ({ bundle }) => {
    const named = collectNames(bundle)
    for (const key of named.options) expect(Object.keys({ ...bundle.options, ...bundle.trees })).toContain(key)
    for (const id of named.forms) expect(Object.keys(bundle.forms)).toContain(id)
    for (const id of named.lists) expect(Object.keys(bundle.lists)).toContain(id)
  })

  test.each(bundles.filter(({ language }) => language === 'en'))('leave no Chinese on $name', ({ brand, bundle }) => {
    const withoutInputs = (key: string, value: unknown) => {
      if (inputNames.includes(key)) return undefined
      return key === 'enum' && Array.isArray(value) ? value.filter((item) => !aliases.get(brand.id)?.has(item)) : value
    }
    expect(JSON.stringify(bundle, withoutInputs).match(/.{0,40}[\u3400-\u9fff].{0,40}/u)?.[0]).toBeUndefined()
  })

  test('give the order numbers of each type their own prefix', () => {
    for (const brand of Object.values(release.brands)) {
      const letters = Object.values(brand.documents['order-type'] ?? {}).map(({ document }) => document)
      expect(new Set(letters).size).toBe(letters.length)
    }
  })

  test('have no milestone after the one that completes an order', () => {
    for (const brand of Object.values(release.brands))
      for (const [id, { milestones }] of Object.entries(brand.documents['order-type'] ?? {}))
        expect({ id, completes: (milestones as { completes?: boolean }[]).at(-1)?.completes }).toEqual({ id, completes: true })
  })

  test('give the server a validator for every form, every input and every record that partners send', async () => {
    for (const brand of Object.values(release.brands)) {
      const freight = ['cn-mobile', 'cn-landline', 'uscc', 'account', 'container-number', 'un-locode', 'scac']
      const runtime = createValidatorRuntime(Object.fromEntries(freight.map((name) => [name, () => true])))
      const validators = loadServerValidators(brand.serverValidators, runtime)
      const wanted = [
        ...Object.values(brand.operations).map((operation) => operation.validator),
        ...Object.values(brand.forms).map((form) => form.rules.validator),
        ...Object.entries(brand.documents.entity ?? {}).flatMap(([id, { received }]) => (received === true ? [`entity:${id}`] : [])),
      ]
      expect(Object.keys(validators).sort()).toEqual(wanted.sort())
    }
  })
})

function aliasesOf({ dictionary = {}, reference = {} }: BrandPlan['documents']): Set<unknown> {
  const rows = [...Object.values(dictionary), ...Object.values(reference)].flatMap((list) => (list.rows ?? []) as { aliases?: string[] }[])
  return new Set(rows.flatMap((row) => row.aliases ?? []))
}

function collectNames(value: unknown, found = { options: new Set<string>(), forms: new Set<string>(), lists: new Set<string>() }) {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === 'string' && /optionsOf$/i.test(name)) found.options.add(item)
    else if (typeof item === 'string' && name === 'form') found.forms.add(item)
    // As an input of an operation, `list` is an ordinary expression.
    else if (typeof item === 'string' && name === 'list') found.lists.add(item)
    else if (name !== 'options' && name !== 'input') collectNames(item, found)
  }
  return found
}
