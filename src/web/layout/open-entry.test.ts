import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#config'
import { openEntry } from './open-entry.ts'

const entry = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({ id, label: id, ...more })
const addresses: Readonly<Record<string, string>> = { home: '/bench/home', list: '/bench/list', desk: '/desk', rates: '/desk/rates' }
const hrefOf = ({ id }: NavigationItem): string | undefined => addresses[id]
const items = [
  entry('home'),
  entry('orders', { items: [entry('list', { also: ['detail'] })] }),
  entry('staff', { items: [entry('desk'), entry('rates')] }),
]

describe('the entry marked as current', () => {
  it('is the entry of the current address', () => {
    expect(openEntry(items, { path: '/bench/home', route: 'home', hrefOf })?.id).toBe('home')
  })

  it('is the entry with the longest matching address', () => {
    expect(openEntry(items, { path: '/desk/rates', route: 'rates', hrefOf })?.id).toBe('rates')
    expect(openEntry(items, { path: '/desk/order/1', route: 'desk-order', hrefOf })?.id).toBe('desk')
  })

  it('is the entry that lists the open page below it', () => {
    expect(openEntry(items, { path: '/bench/detail/1', route: 'detail', hrefOf })?.id).toBe('list')
  })

  it('is none on any other page', () => {
    expect(openEntry(items, { path: '/deskwork', route: 'other', hrefOf })).toBeUndefined()
  })
})
