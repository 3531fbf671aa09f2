/** The server bundle always contains the production build of its packages, whatever NODE_ENV is at build or run time. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/build.ts'
import { root } from '../support/documents.ts'

const folder = join(root, 'dist/server')
beforeAll(() => buildIfStale(root), 300_000)

/** The code of each file by name, without comments, because packages mention NODE_ENV in them. */
function readCode(): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')]))
}

test('the server renders with the production build of React, whatever NODE_ENV is', () => {
  const code = [...readCode()]
  // The bundler leaves the path of each module in a region marker.
  expect(code.some(([, text]) => text.includes('react-dom-server.node.production.js'))).toBe(true)
  expect(code.filter(([, text]) => /\.development\.js|\bprocess\.env\.NODE_ENV\b/.test(text)).map(([name]) => name)).toEqual([])
})
