import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { useSameJson } from './use-same-json.ts'

function Probe({ given, held }: { readonly given: readonly JsonObject[]; readonly held: JsonObject[] }) {
  const [turn, setTurn] = useState(0)
  held.push(useSameJson(given[turn] ?? {}))
  if (turn + 1 < given.length) setTurn(turn + 1)
  return null
}

test('an equal value keeps the object, another one replaces it', () => {
  const given: readonly JsonObject[] = [{ port: 'CNNGB' }, { port: 'CNNGB' }, { port: 'DEHAM' }]
  const held: JsonObject[] = []
  renderToString(<Probe given={given} held={held} />)
  expect(held[1]).toBe(given[0])
  expect(held[2]).toBe(given[2])
})
