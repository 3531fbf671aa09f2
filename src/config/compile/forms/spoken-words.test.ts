import { expect, test } from 'vitest'
import { spokenWords } from './spoken-words.ts'

test('writes pinyin and initials as they are typed', () => {
  expect(spokenWords('厦门')).toEqual(['xiamen', 'xm'])
  expect(spokenWords('吕四港')).toEqual(['lvsigang', 'lsg'])
  expect(spokenWords('长荣海运')).toEqual(['changronghaiyun', 'crhy'])
})

test('reads a character by the word it is in', () => {
  expect(spokenWords('重庆')[0]).toBe('chongqing')
  expect(spokenWords('长沙')[0]).toBe('changsha')
})

test('keeps Latin letters and figures', () => {
  expect(spokenWords('外高桥 4 期')).toEqual(['waigaoqiao4qi', 'wgq4q'])
  expect(spokenWords('Rotterdam')).toEqual([])
})
