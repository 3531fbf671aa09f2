import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { openTestPortal } from '#server'

const shipped = fileURLToPath(new URL('../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'routes-'))
for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
afterAll(() => rmSync(root, { recursive: true, force: true }))

function listRoutes() {
  return spawnSync(process.execPath, [join(shipped, 'scripts/routes.ts'), '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

it('lists every operation with its method, path, policy and input', () => {
  const { status, stdout } = listRoutes()
  expect(status).toBe(0)
  const routes = JSON.parse(stdout) as { id: string; method: string; path: string; policy: string; input: { type: string } }[]
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

it('does not start, and lists nothing, where a route has no policy', async () => {
  const path = join(root, 'schemas/operations/read-order.json')
  const { grid: _, ...withoutPolicy } = JSON.parse(readFileSync(path, 'utf8')) as { grid: string }
  writeFileSync(path, JSON.stringify(withoutPolicy, null, 2))
  await expect(openTestPortal({ root })).rejects.toThrow('no earlier release')
  const { status, stdout, stderr } = listRoutes()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^schemas\/operations\/read-order\.json:\d+:\d+: error REQUIRED: "grid" is missing/)
})
