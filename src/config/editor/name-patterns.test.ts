import { expect, test } from 'vitest'
import { wordsOf } from './name-context.ts'
import { applyPattern, findPatterns } from './name-patterns.ts'

const sources = (id: string) => new Map([['id', wordsOf(id)]])

test.each([
  ['order-events', 'list-order-events', 'rate-events', 'list-rate-events'],
  ['list-webhook-deliveries', 'webhook-delivery', 'list-pay-terms', 'pay-term'],
  ['desk-activity', 'desk-activity-item', 'desk-news', 'desk-news-item'],
  ['truckQuote', 'truck-quote', 'seaQuote', 'sea-quote'],
])('as %s names %s, %s names %s', (id, name, otherId, otherName) => {
  const produced = [...findPatterns(wordsOf(name), sources(id)).values()].map((pattern) => applyPattern(pattern, sources(otherId)))
  expect(produced).toContainEqual(wordsOf(otherName))
})

test('a name that shares no word with its surroundings has no pattern', () => {
  expect(findPatterns(wordsOf('list-orders'), sources('workbench')).size).toBe(0)
})

test('a pattern does not apply where other words surround the name', () => {
  const [pattern] = findPatterns(wordsOf('activity'), sources('desk-activity')).values()
  expect(pattern && applyPattern(pattern, sources('home-activity'))).toBeUndefined()
})
