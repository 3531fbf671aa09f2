import { describe, expect, test } from 'vitest'
import type { Option } from '#config'
import { exactOption, matchOptions } from './match-options.ts'

const ports: readonly Option[] = [
  { value: 'CNSHA', label: '上海', code: 'CNSHA', keywords: ['cnsha', 'cnshg', 'shanghai', 'sh', '上海', '洋山'] },
  { value: 'CNNGB', label: '宁波', code: 'CNNGB', keywords: ['cnngb', 'cnnbo', 'ningbo', 'nb', '宁波'] },
  { value: 'DEHAM', label: '汉堡', code: 'DEHAM', keywords: ['deham', 'hanbao', 'hb', 'hamburg', '汉堡'] },
  { value: 'BRSSZ', label: '桑托斯', code: 'BRSSZ', keywords: ['brssz', 'sangtuosi', 'sts', 'santos', 'São Paulo'] },
]
const found = (typed: string) => matchOptions(ports, typed).map((option) => option.value)

describe('finding a port', () => {
  test('finds it by Chinese name, pinyin initials, English name, code and older code', () => {
    for (const typed of ['宁波', 'nb', 'ningbo', 'Ningbo', 'CNNGB', 'cnnbo', 'ｎｉｎｇｂｏ', ' ning bo '])
      expect(found(typed)[0]).toBe('CNNGB')
  })

  test('an exact short match comes before names that start with it', () => {
    expect(found('sh')[0]).toBe('CNSHA')
  })

  test('ignores accents', () => {
    expect(found('sao paulo')).toEqual(['BRSSZ'])
  })

  test('shows the whole list in order if nothing is typed', () => {
    expect(found('')).toEqual(['CNSHA', 'CNNGB', 'DEHAM', 'BRSSZ'])
  })

  test('forgives typing errors, but only if nothing matches as typed', () => {
    expect(found('shagnhai')).toEqual(['CNSHA'])
    expect(found('hambrug')).toEqual(['DEHAM'])
    expect(found('hambu')).toEqual(['DEHAM'])
    expect(found('snatos')).toEqual(['BRSSZ'])
    expect(found('nigbo')).toEqual(['CNNGB'])
    expect(found('xb')).toEqual([])
  })

  test('finds nothing for unknown text', () => {
    expect(found('xyz')).toEqual([])
    expect(exactOption(ports, 'xyz')).toBeUndefined()
  })

  test('accepts a complete code without a selection', () => {
    expect(exactOption(ports, 'cnnbo')?.value).toBe('CNNGB')
    expect(exactOption(ports, 'ning')).toBeUndefined()
  })
})
