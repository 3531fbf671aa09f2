import { expect, test } from 'vitest'
import { turnedSize } from './crop-picture.ts'

test.each([
  [0, 600, 400],
  [90, 400, 600],
  [180, 600, 400],
  [270, 400, 600],
])('a picture of 600 by 400 rotated by %d degrees needs %d by %d', (rotation, width, height) => {
  const turned = turnedSize(600, 400, rotation)
  expect([Math.round(turned.width), Math.round(turned.height)]).toEqual([width, height])
})
