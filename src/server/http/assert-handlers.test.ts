import { expect, it } from 'vitest'
import type { Handlers } from '../kernel/index.ts'
import type { LiveRelease } from '../platform/releases/index.ts'
import { assertHandlers } from './assert-handlers.ts'

function release(operations: Record<string, { id: string; handler: string; grid: string }>): LiveRelease {
  const brand = { plan: { operations }, grid: { public: {} } }
  return { brands: { one: brand } } as unknown as LiveRelease
}

const handlers = { 'read-health': () => {} } as unknown as Handlers

it('accepts operations that all have a handler and a row', () => {
  expect(() =>
    assertHandlers(release({ 'read-health': { id: 'read-health', handler: 'read-health', grid: 'public' } }), handlers),
  ).not.toThrow()
})

it('reports all missing handlers, unused handlers and missing rows at once', () => {
  const broken = release({ 'read-wealth': { id: 'read-wealth', handler: 'read-wealth', grid: 'nobody' } })
  expect(() => assertHandlers(broken, handlers)).toThrow(/read-wealth has no handler[\s\S]*nobody[\s\S]*read-health belongs to no/)
})
