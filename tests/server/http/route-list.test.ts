import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestPortal } from '#server'
import { listRoutes } from '../../../scripts/routes.ts'
import { copyDocuments } from '../../support/documents.ts'
import { listen } from '../../support/run-here.ts'

const root = copyDocuments('routes-')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const list = () => listen(() => listRoutes(root, ['--json']))

it('lists every operation with its method, path, policy and input', async () => {
  const { code, out } = await list()
  expect(code).toBe(0)
  const routes = JSON.parse(out) as { id: string; method: string; path: string; policy: string; input: { type: string } }[]
  expect(routes.find(({ id }) => id === 'create-sea-order')).toMatchObject({
    method: 'POST',
    path: '/api/orders/sea',
    policy: 'create-order',
  })
  for (const { id, method, path, policy, input } of routes) {
    expect(`${method} ${path}`, id).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/)
    expect(policy, id).toMatch(/^[a-z-]+$/)
    expect(input.type, id).toBe('object')
  }
})

it('refuses to start or list if a route has no policy', async () => {
  const path = join(root, 'schemas/orders/read-order.operation.json')
  const { grid: _, ...withoutPolicy } = JSON.parse(readFileSync(path, 'utf8')) as { grid: string }
  writeFileSync(path, JSON.stringify(withoutPolicy, null, 2))
  await expect(openTestPortal({ root })).rejects.toThrow('no earlier release')
  const { code, out, err } = await list()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^schemas\/orders\/read-order\.operation\.json:\d+:\d+: error REQUIRED: "grid" is missing/)
})
