import { describe, expect, it } from 'vitest'
import { countOverweight, findLoadFaults, type Load } from './box-load.ts'

const types = {
  '20GP': { length: '20', payloadKg: '28200', capacityCbm: '33.2' },
  '40HQ': { length: '40', payloadKg: '26500', capacityCbm: '76.3' },
  '20TK': {},
}
const boxes = [
  { boxType: '20GP', quantity: 1 },
  { boxType: '40HQ', quantity: 2 },
]

describe('goods in containers', () => {
  it.each([
    ['just fit by weight and volume', { boxes, grossWeight: '81200', volume: '185.8' }, []],
    ['are too heavy altogether', { boxes, grossWeight: '81200.001' }, [['/grossWeight', 'boxes-payload', { payload: '81200' }]]],
    ['are too large altogether', { boxes, volume: '185.81' }, [['/volume', 'boxes-capacity', { capacity: '185.8' }]]],
    ['are not known yet', { boxes }, []],
    ['are in a type without figures', { boxes: [{ boxType: '20TK', quantity: 1, weightKg: '99000' }], grossWeight: '99000' }, []],
    ['have no container', { boxes: [], grossWeight: '1' }, []],
  ])('%s', (_what, load, faults) => {
    expect(findLoadFaults(load, types).map(({ at, id, params }) => [at, id, params])).toEqual(faults)
  })

  it('are checked box by box', () => {
    const [first, second] = boxes as [(typeof boxes)[0], (typeof boxes)[0]]
    const load = {
      boxes: [
        { ...first, weightKg: '28200' },
        { ...second, weightKg: '26500.5' },
      ],
    }
    expect(findLoadFaults(load, types)).toEqual([
      { at: '/boxes/1/weightKg', id: 'box-payload', params: { boxType: '40HQ', payload: '26500' } },
    ])
  })

  it('are overweight per container, or evenly where only the total is known', () => {
    const [first, second] = boxes as [(typeof boxes)[0], (typeof boxes)[0]]
    const limit = '14000'
    const count = (load: Load) => countOverweight(load, limit, types)
    expect(count({ boxes: [{ ...first, weightKg: '14000' }, second] })).toBe(0)
    expect(count({ boxes: [{ ...first, quantity: 3, weightKg: '14000.001' }, second] })).toBe(3)
    // The limit is that of a 20-foot container.
    expect(count({ boxes: [first, { ...second, weightKg: '20000' }] })).toBe(0)
    expect(count({ boxes, grossWeight: '42000' })).toBe(0)
    expect(count({ boxes, grossWeight: '42001' })).toBe(1)
    expect(count({ boxes })).toBe(0)
  })
})
