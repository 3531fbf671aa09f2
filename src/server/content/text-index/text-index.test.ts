import { describe, expect, it } from 'vitest'
import { createTextIndex, type TextIndexOptions } from './text-index.ts'

const names = ['Truck orders', 'Truck', 'Vessel plan', 'Sea freight rates', '宁波舟山港', '海运订舱', '拖车订单']

function find(words: string, texts = names, kind: TextIndexOptions<string>['kind'] = 'names') {
  return createTextIndex(texts, { kind, fields: { text: (text) => text } })(words)
}

describe('names', () => {
  it.each([
    ['vesel plan', 'Vessel plan'],
    ['frieght', 'Sea freight rates'],
    ['trucking', 'Truck'],
    ['ssel', 'Vessel plan'],
    ['舟山', '宁波舟山港'],
    ['舟', '宁波舟山港'],
    ['海运定舱', '海运订舱'],
  ])('are found by %s, with a letter missing, more letters, or only a part', (words, name) => {
    expect(find(words)).toContain(name)
  })

  it('that have all of the words come first', () => {
    expect(find('truck orders')[0]).toBe('Truck orders')
    expect(find('拖车订单')[0]).toBe('拖车订单')
  })

  it('that share too little are not found', () => {
    expect(find('weather tomorrow')).toEqual([])
    expect(find('天气')).toEqual([])
    expect(find('')).toEqual([])
    expect(find('!?')).toEqual([])
  })
})

it('addresses are found wherever they differ', () => {
  const addresses = ['/workbench/OrderList', '/service/booking', '/workbench/Account']
  expect(find('/workbench/OrdrList', addresses, 'addresses')[0]).toBe('/workbench/OrderList')
  expect(find('/booking', addresses, 'addresses')).toEqual(['/service/booking'])
})

it('prose is found by its subject, not by words that every sentence has', () => {
  const passages = ['The terminal closes to containers at the CY cut-off.', '每票提单收取文件费。']
  expect(find('When is the cut-off of the terminals?', passages, 'prose')).toEqual([passages[0]])
  expect(find('What is the weather?', passages, 'prose')).toEqual([])
  expect(find('文件费怎么收', passages, 'prose')).toEqual([passages[1]])
})
