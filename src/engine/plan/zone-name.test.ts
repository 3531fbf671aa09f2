import { expect, test } from 'vitest'
import { makePortal } from '../testing.ts'
import { nameZone } from './zone-name.ts'

test('a time zone has the declared name, or that of the language', () => {
  const portal = makePortal({ language: 'zh' })
  const declared = { ...portal, shell: { ...portal.shell, texts: { 'zone.Asia.Shanghai': '北京时间' } } }
  expect(nameZone('Asia/Shanghai', declared)).toBe('北京时间')
  expect(nameZone('Asia/Tokyo', declared)).toBe('日本标准时间')
  expect(nameZone('UTC+8', declared)).toBe('UTC+8')
  expect(nameZone('America/New_York', { ...declared, language: 'en' })).toBe('Eastern Time')
})
