import { expect, test } from 'vitest'
import { createProgressReader, toProgressChunk } from './progress-stream.ts'

const bytes = (...list: number[]) => Uint8Array.from(list)

test('frames survive being split at any byte', () => {
  const sent = [toProgressChunk(0, bytes(1, 2, 3)), toProgressChunk(500, bytes()), toProgressChunk(70_000, bytes(9))]
  const all = Uint8Array.from(sent.flatMap((frame) => [...frame]))
  for (let size = 1; size <= all.length; size++) {
    const reader = createProgressReader()
    const frames = []
    for (let at = 0; at < all.length; at += size) frames.push(...reader.take(all.slice(at, at + size)))
    expect(frames.map(({ rows, bytes: inside }) => [rows, [...inside]])).toEqual([
      [0, [1, 2, 3]],
      [500, []],
      [70_000, [9]],
    ])
    expect(reader.isBetween()).toBe(true)
  }
})

test('recognises a truncated file', () => {
  const reader = createProgressReader()
  reader.take(toProgressChunk(1, bytes(1, 2, 3)).slice(0, 9))
  expect(reader.isBetween()).toBe(false)
})
