import { expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

it('needs nothing for a demo', () => {
  expect(readEnv({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    dataDir: '.data',
    filesDir: '.data/files',
    databaseUrl: undefined,
  })
})

it('lists everything that production misses', () => {
  const error = catchError(() => readEnv({ NODE_ENV: 'production' }))
  expect(error).toBeInstanceOf(EnvError)
  for (const name of ['DATABASE_URL', 'FILES_DIR', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'SECRET_KEY'])
    expect(error.message).toContain(name)
})

it('names a setting that breaks its rule, but not its value', () => {
  const error = catchError(() => readEnv({ PORT: 'eighty', DATABASE_URL: 'mysql://secret@x' }))
  expect(error.message).toContain('PORT')
  expect(error.message).not.toContain('secret')
})

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
