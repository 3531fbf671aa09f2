/**
 * The portal as production starts it, on an empty database: no demo pages or links to them, and warnings about example settings
 * that were not changed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog, type RunningServer, readEnv, startServer } from '#server'
import { buildIfStale } from '../../../scripts/build.ts'
import { findFreePort } from '../../../scripts/trial/free-port.ts'
import { root } from '../../support/documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'production-'))
const lines: string[] = []
let server: RunningServer

beforeAll(async () => {
  const port = await findFreePort()
  const env = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://not-used@localhost/none',
    PUBLIC_ORIGIN: `http://quayside.localhost:${port}`,
    FILES_DIR: join(folder, 'files'),
    DATA_DIR: folder,
    SECRET_KEY: 'of-this-test-alone-and-long-enough-for-it',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portal@quayside.test',
    PORT: String(port),
  })
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  // The embedded database is enough: this test does not depend on it.
  server = await startServer({ env: { ...env, databaseUrl: undefined }, root, log, dev: false, build: () => buildIfStale(root) })
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('shows the contacts of each brand on the first page that is drawn', async () => {
  for (const { hosts, contacts, shells, defaultLanguage } of Object.values(server.releases.current().release.brands)) {
    if (shells[defaultLanguage]?.brand.confine !== undefined) continue
    const { body } = await server.app.inject({ url: '/aboutUs', headers: { host: hosts[0] ?? '' } })
    for (const { email } of contacts as { email: string }[]) expect(body, hosts[0]).toContain(email)
  }
})

it('has no demo page and no link to one', async () => {
  for (const brand of Object.values(server.releases.current().release.brands)) {
    const headers = { host: brand.hosts[0] ?? '' }
    // A confined brand redirects every unknown address to its own page.
    const isConfined = brand.shells[brand.defaultLanguage]?.brand.confine !== undefined
    const start = await server.app.inject({ url: '/', headers })
    expect(start.statusCode, brand.id).toBe(isConfined ? 302 : 200)
    const home = isConfined ? await server.app.inject({ url: String(start.headers.location), headers }) : start
    expect(home.statusCode, brand.id).toBe(200)
    expect(home.body, brand.id).not.toMatch(/demo\/mails|"route":"mails"|list-mails/)
    expect((await server.app.inject({ url: '/demo/mails', headers })).statusCode, brand.id).toBe(isConfined ? 302 : 404)
  }
})

it('warns about each brand whose contacts still have an example address', () => {
  const warned = lines.map((line) => JSON.parse(line) as { address?: string; brand?: string; file?: string; level: number })
  const reported = warned.filter(({ address }) => address !== undefined)
  const given = Object.values(server.releases.current().release.brands).flatMap(({ id, contacts }) =>
    (contacts as { email: string }[]).map(({ email }) => ({ level: 40, brand: id, address: email, file: `brands/${id}/brand.json` })),
  )
  expect(reported).toMatchObject(given)
  expect(given).toContainEqual(expect.objectContaining({ brand: 'quayside', address: 'sea@quayside.example' }))
})
