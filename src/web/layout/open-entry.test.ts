import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#config'
import { openEntry } from './InsideBar.tsx'

const entry = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({ id, label: id, ...more })
const addresses: Readonly<Record<string, string>> = { home: '/bench/home', list: '/bench/list', desk: '/desk', rates: '/desk/rates' }
const hrefOf = ({ id }: NavigationItem): string | undefined => addresses[id]
const items = [
  entry('home'),
  entry('orders', { items: [entry('list', { also: ['detail'] })] }),
  entry('staff', { items: [entry('desk'), entry('rates')] }),
]

describe('the entry that is marked as open', () => {
  it('is the one whose address the reader is at', () => {
    expect(openEntry(items, { path: '/bench/home', route: 'home', hrefOf })?.id).toBe('home')
  })

  it('is the one that leads furthest into the place', () => {
    expect(openEntry(items, { path: '/desk/rates', route: 'rates', hrefOf })?.id).toBe('rates')
    expect(openEntry(items, { path: '/desk/order/1', route: 'desk-order', hrefOf })?.id).toBe('desk')
  })

  it('is the one that names the open page as standing below it', () => {
    expect(openEntry(items, { path: '/bench/detail/1', route: 'detail', hrefOf })?.id).toBe('list')
  })

  it('is none where the reader is elsewhere', () => {
    expect(openEntry(items, { path: '/deskwork', route: 'other', hrefOf })).toBeUndefined()
  })
})
