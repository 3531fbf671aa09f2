import { expect, test } from 'vitest'
import type { Option } from '#config'
import { placeName, treeOf } from './tree.ts'

const options: readonly Option[] = [
  { value: '310000', label: '上海市', keywords: ['shanghaishi', 'shs'] },
  { value: '310115', label: '浦东新区', parent: '310000', keywords: ['pudongxinqu', 'pdxq'] },
  { value: '330000', label: '浙江省', keywords: ['zhejiangsheng', 'zjs'] },
  { value: '330200', label: '宁波市', parent: '330000', keywords: ['ningboshi', 'nbs', 'ningbo'] },
  { value: '330206', label: '北仑区', parent: '330200', keywords: ['beilunqu', 'blq'] },
  { value: '441900', label: '东莞市', parent: '440000', keywords: ['dongguanshi', 'dgs'] },
]
const tree = treeOf(options)
const values = (found: readonly Option[]) => found.map(({ value }) => value)

test('the path of a place includes all places above it', () => {
  expect(values(tree.below(undefined))).toEqual(['310000', '330000', '441900'])
  expect(values(tree.path('330206'))).toEqual(['330000', '330200', '330206'])
  expect(values(tree.path('310115'))).toEqual(['310000', '310115'])
  expect(tree.below('441900')).toEqual([])
  expect(tree.path('999999')).toEqual([])
})

test('a place is found by name, pinyin and initials', () => {
  expect(values(tree.find('北仑'))).toEqual(['330206'])
  expect(values(tree.find('Beilun'))).toEqual(['330206'])
  expect(values(tree.find('pdxq'))).toEqual(['310115'])
})

test('a place is found by its path', () => {
  expect(values(tree.find('宁波北仑'))).toEqual(['330206'])
  expect(values(tree.find('ningbo beilun'))).toEqual(['330206'])
  expect(values(tree.find('浙江宁波'))).toEqual(['330200'])
  expect(tree.find('宁波浦东')).toEqual([])
})

test('names are joined as the language requires', () => {
  expect(placeName(tree.path('330206'), (outer, inner) => outer + inner)).toBe('浙江省宁波市北仑区')
  expect(placeName(tree.path('310115'), (outer, inner) => `${inner}, ${outer}`)).toBe('浦东新区, 上海市')
})
