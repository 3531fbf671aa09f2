import { expect, test } from 'vitest'
import { shippedFiles } from '../../tests/support/documents.ts'
import { findPrices } from './explain-price.ts'

const asked = { brand: 'quayside', day: '2026-11-21', at: Date.parse('2026-11-21T00:00Z'), facts: {} }
const files = await shippedFiles()

test('finds a fee in the tariff of the port, with one address per figure', () => {
  expect(findPrices(files, { ...asked, where: 'CNNGB', fee: 'THC', boxType: '40HQ' })).toEqual([
    { addresses: ['tariffs/origin-charges-ningbo.json#/lines/THC/prices/40HQ'], amounts: [] },
  ])
  const [waiting] = findPrices(files, { ...asked, where: 'shanghai-truck', fee: 'waiting' })
  expect(waiting?.addresses.map((address) => address.split('/').at(-1))).toEqual(['price', 'free', 'cap'])
})

test('explains an amount with the deciding factor, its file and line, and the inputs', () => {
  const [waiting] = findPrices(files, { ...asked, where: 'CNSHA', fee: 'waiting', facts: { waitingHours: '30' } })
  expect(waiting?.amounts).toEqual([
    expect.stringMatching(
      /^shanghai-truck waiting: waiting CNY 1280\.00 = 1280\.00 x 1; decided by cap at schemas\/truck\/tariffs\/shanghai-truck\.json:\d+; 6 free; given waitingHours=30$/,
    ),
  ])
  const row = (amounts: readonly string[] | undefined) => Number(/:(\d+);/.exec(amounts?.[0] ?? '')?.[1])
  const text = files.find(({ path }) => path === 'schemas/truck/tariffs/shanghai-truck.json')?.text?.split('\n') ?? []
  expect(text[row(waiting?.amounts) - 1]).toContain('"cap"')
})

test('says whether a fact is missing or was not requested', () => {
  const linesFor = (facts: Record<string, string | boolean>) =>
    findPrices(files, { ...asked, where: 'ningbo-truck', fee: 'storage', facts }).flatMap(({ amounts }) => amounts)
  expect(linesFor({ storageDays: '5', loaded: true })).toEqual([
    'ningbo-truck storage: refused, error.missing-fact {"fee":"storage","fact":"container"}',
  ])
  expect(linesFor({ storageDays: '5', loaded: false })).toEqual(['ningbo-truck storage: not-asked'])
})
