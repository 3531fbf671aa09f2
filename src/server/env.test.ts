import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EnvError, readEnv, settings } from './env.ts'

it('needs nothing for a demo', () => {
  expect(readEnv({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    dataDir: '.data',
    filesDir: '.data/files',
    inboxDir: '.data/inbox',
    databaseUrl: undefined,
  })
})

it('lists every setting missing for production', () => {
  const error = catchError(() => readEnv({ NODE_ENV: 'production' }))
  expect(error).toBeInstanceOf(EnvError)
  for (const name of ['DATABASE_URL', 'FILES_DIR', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'SECRET_KEY'])
    expect(error.message).toContain(name)
  // The demo's fallbacks do not help here.
  expect(error.message).not.toMatch(/left out|PGlite|demo/)
})

it('refuses receivers on private networks in production', () => {
  expect(readEnv({ ALLOW_PRIVATE_ADDRESSES: 'true' }).allowPrivateAddresses).toBe(true)
  const error = catchError(() => readEnv({ NODE_ENV: 'production', ALLOW_PRIVATE_ADDRESSES: 'true' }))
  expect(error.message).toContain('ALLOW_PRIVATE_ADDRESSES: must be false in production')
})

it('finds every setting in the README, required in production or not', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  const explained = readme.split('\n').flatMap((line) => {
    const [, names = '', required = ''] = /^\| (`[A-Z].*?`) \| (.*?) ?\| /.exec(line) ?? []
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => [name, required === 'yes'])
  })
  const declared = Object.entries(settings).map(([name, setting]) => [name, 'requiredInProduction' in setting])
  expect(explained.toSorted()).toEqual(declared.toSorted())
})

it('names an invalid setting, but not its value', () => {
  const error = catchError(() => readEnv({ PORT: 'eighty', DATABASE_URL: 'mysql://secret@x' }))
  expect(error.message).toContain('PORT')
  expect(error.message).not.toContain('secret')
})

it.each([
  ['1', '9.9.9.9', 0, true],
  ['1', '9.9.9.9', 1, false],
  ['2', '9.9.9.9', 1, true],
  ['10.0.0.0/8', '10.1.2.3', 0, true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', 3, true],
  ['10.0.0.0/8', '11.0.0.1', 0, false],
  ['10.0.0.0/8', 'unknown', 0, false],
  ['192.0.2.7, 2001:db8::/32', '2001:db8::5', 1, true],
  ['192.0.2.7, 2001:db8::/32', '192.0.2.8', 0, false],
  ['loopback', '127.0.0.9', 0, true],
  ['loopback', '::1', 0, true],
  ['loopback', '10.0.0.1', 0, false],
  ['false', '127.0.0.1', 0, false],
  ['', '127.0.0.1', 0, false],
])('with TRUST_PROXY=%s, %s at hop %i is trusted: %s', (setting, address, hop, trusted) => {
  expect(readEnv({ TRUST_PROXY: setting }).trustedProxies(address, hop)).toBe(trusted)
})

it.each(['true', '0', '10', 'yes', '10.0.0.0/33', '10.0.0/8', '0.0.0.0/0', '::/0', '10.0.0.1,', 'proxy.example'])(
  'rejects TRUST_PROXY=%s and lists the valid values, in the demo too',
  (setting) => {
    expect(catchError(() => readEnv({ TRUST_PROXY: setting })).message).toMatch(/TRUST_PROXY: must be how many proxies.*10\.0\.0\.0\/8/)
  },
)

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
