/**
 * Users register, sign in, verify themselves and are certified, in a portal that runs as a separate process with full logging.
 * Afterwards nothing that opens an account or identifies a person is stored outside its own column.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, openDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { until } from '../../support/until.ts'
import { makePdf } from '../files/sample-documents.ts'
import { makeCreditCode } from '../membership/membership-support.ts'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../portal-process.ts'

const _root = fileURLToPath(new URL('../../../', import.meta.url))
const demoPassword = 'Harbour2026'

const newcomer = { phone: '13655512347', email: 'zhou.secret@people.example', uscc: makeCreditCode(4711) }
const passwords = { first: 'Kedge4711x', second: 'Bollard83y', mistyped: 'Fairlead57z' }

let tree: string
let portal: PortalProcess
let database: TestDatabase | null = null

beforeAll(async () => {
  tree = await copyTree()
  // With PostgreSQL this file can read the database while the portal runs; else it is opened after the portal has stopped.
  database = process.env.DATABASE_URL ? await createTestDatabase() : null
  portal = await startPortal(tree, { LOG_LEVEL: 'debug', DEMO_RATES: '1000', ...(database?.url ? { DATABASE_URL: database.url } : {}) })
})
afterAll(async () => {
  await portal?.stop()
  await database?.close()
  if (tree) removeTree(tree)
})

interface Answered {
  readonly status: number
  readonly code: number
  // Each call has its own response shape.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  readonly data: any
  readonly token: string
}

/** All secrets that the run issued or received, by kind; none may be found outside its place afterwards. */
const secrets: Record<'password' | 'token' | 'code' | 'phone' | 'tax number' | 'second factor' | 'link', Set<string>> = {
  password: new Set(Object.values(passwords)),
  token: new Set(),
  code: new Set(),
  phone: new Set([newcomer.phone]),
  'tax number': new Set([newcomer.uscc]),
  'second factor': new Set(),
  link: new Set(),
}

async function send(method: string, path: string, token: string | null, body?: RequestInit['body'], type?: string): Promise<Answered> {
  const headers = { 'access-token': token ?? '', ...(type ? { 'content-type': type } : {}) }
  const answer = await fetch(`${portal.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  const { code, data } = (await answer.json().catch(() => ({}))) as { code: number; data: Answered['data'] }
  const given = answer.headers.get('access-token') ?? ''
  if (given !== '') secrets.token.add(given)
  return { status: answer.status, code, data, token: given }
}

const get = (path: string, token: string | null = null) => send('GET', path, token)
const post = (path: string, body: object, token: string | null = null) =>
  send('POST', path, token, JSON.stringify(body), 'application/json')

/** The last code sent to a recipient; in the demo anyone can read the mailbox. */
async function codeTo(recipient: string): Promise<string> {
  const code = await until('a code arrives', async () => {
    const { data } = await get('/api/demo/mails')
    const mail = (data.rows as { to: string; body: string }[]).find(({ to }) => to === recipient)
    const newest = /\b\d{6}\b/.exec(mail?.body.replaceAll(recipient, '') ?? '')?.[0]
    return newest !== undefined && !secrets.code.has(newest) && newest
  })
  secrets.code.add(code)
  return code
}

async function signIn(account: string, password: string): Promise<string> {
  const { status, token } = await post('/api/account/signIn', { account, password })
  expect(status).toBe(200)
  return token
}

async function register(): Promise<string> {
  const { phone: account } = newcomer
  expect((await post('/api/account/sendCode', { account, purpose: 'register' })).code).toBe(0)
  const common = { account, name: '周安', agreement: true, policy: true }
  const wrong = { ...common, code: '000000', password: passwords.first, confirmation: passwords.first }
  expect((await post('/api/account/register', wrong)).status).toBeGreaterThanOrEqual(400)
  const right = { ...wrong, code: await codeTo(account) }
  const { status, token } = await post('/api/account/register', right)
  expect(status).toBe(200)
  return token
}

/** Every mistake by which users and their tools send secrets to the wrong place. */
async function blunder(token: string): Promise<void> {
  const { phone } = newcomer
  await post('/api/account/signIn', { account: phone, password: passwords.mistyped })
  // Entered in the wrong field.
  await post('/api/account/signIn', { account: passwords.mistyped, password: phone })
  await post('/api/account/signIn', { account: phone, password: passwords.mistyped, [passwords.mistyped]: token })
  await send('POST', '/api/account/signIn', null, `{"account":"${phone}","password":"${passwords.mistyped}`, 'application/json')
  await send('POST', '/api/account/signIn', null, `account=${phone}&password=${passwords.mistyped}`, 'application/x-www-form-urlencoded')
  await get(`/api/account/session?token=${token}&access-token=${token}&password=${passwords.mistyped}&phone=${phone}`)
  await get(`/api/account/avatar/${token}`, token)
  await get(`/api/${phone}/${token}/${newcomer.uscc}`, token)
  await get(`/somewhere/${phone}/${newcomer.uscc}`)
  await get(`/api/%2B86${phone}/${encodeURIComponent(`"${phone}"`)}`)
  await post('/api/common/pageView', { route: `/workbench/${phone}`, page: newcomer.uscc }, token)
  await post('/api/common/pageView', { route: '/workbench/Account', page: phone }, token)
  await post('/api/releases/check', { documents: { [`brands/${passwords.mistyped}.json`]: `{"phone":"${phone}"}` } }, token)
}

async function applyForCertification(token: string): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([makePdf('licence') as BlobPart]), `${newcomer.uscc}.pdf`)
  const licence = await send('POST', '/api/membership/licence', token, form)
  expect(licence.status).toBe(200)
  const wrong = { companyName: '宁波缆桩有限公司', uscc: newcomer.uscc.slice(0, -1), licence: licence.data.fileId }
  expect((await post('/api/membership/certification', wrong, token)).status).toBe(400)
  const applied = await post('/api/membership/certification', { ...wrong, uscc: newcomer.uscc }, token)
  expect(applied.status).toBe(200)
}

async function certify(staff: string): Promise<void> {
  const { data } = await get(`/api/desk/certifications?search=${newcomer.uscc}`, staff)
  const [request] = data.rows as { requestId: string; version: number }[]
  expect(request).toBeDefined()
  const decided = await post(
    `/api/desk/certifications/${request?.requestId}/decision`,
    { decision: 'approve', version: request?.version },
    staff,
  )
  expect(decided.status).toBe(200)
}

async function turnOnSecondFactor(token: string): Promise<void> {
  const { secret } = (await post('/api/account/secondFactor/start', {}, token)).data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await post('/api/account/secondFactor/confirm', { code, password: demoPassword }, token)
  expect(confirmed.status).toBe(200)
  for (const one of [secret, ...confirmed.data.recoveryCodes]) secrets['second factor'].add(one)
}

async function invite(token: string): Promise<void> {
  const made = await post('/api/invitations', { places: 3, days: 7 }, token)
  expect(made.status, JSON.stringify(made)).toBe(200)
  const code = String(made.data.code)
  expect(code).toMatch(/^[A-Za-z0-9_-]{32}$/)
  secrets.link.add(code)
  await get(`/invitation/${code}`)
  await get(`/api/invitations/${code}`)
}

/** The contents of the tables by column, except the documents of releases, which are those of the repository. */
async function readColumns(): Promise<Map<string, string>> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const opened = database ?? (await openDatabase({ url: undefined, folder: join(tree, '.data/database'), log: quiet }))
  const columns = new Map<string, string>()
  for (const { name, columns: fields } of await opened.db.introspection.getTables()) {
    if (name === 'releases') continue
    for (const field of fields) {
      const query = sql<{ text: string | null }>`select string_agg(${sql.ref(field.name)}::text, chr(10)) as text from ${sql.table(name)}`
      columns.set(`${name}.${field.name}`, (await query.execute(opened.db)).rows[0]?.text ?? '')
    }
  }
  if (opened !== database) await opened.close()
  return columns
}

/** Columns where each kind may be stored. Codes, tokens, passwords, links and second factors are never stored in plain text. */
const homes: Partial<Record<keyof typeof secrets, readonly string[]>> = {
  phone: ['users.account', 'users.phone', 'mails.recipient', 'mails.body', 'outbox.recipient', 'outbox.payload'],
  // The applicant's number is in the audit trail and the reviewers' notification on purpose.
  'tax number': [
    'companies.data',
    'membership_requests.uscc',
    'files.name',
    'audit.after',
    'mails.body',
    'outbox.payload',
    'notifications.params',
  ],
}

it('no password, code, token, phone number or company code is in the log, audit trail, page views or other columns', async () => {
  const { phone, email } = newcomer
  const first = await register()
  await blunder(first)
  expect((await post('/api/account/sendCode', { account: phone, purpose: 'sign-in' })).status).toBe(429)
  const again = await signIn(phone, passwords.first)
  await post(
    '/api/account/changePassword',
    { oldPassword: passwords.mistyped, password: passwords.second, confirmation: passwords.second },
    again,
  )
  const changed = { oldPassword: passwords.first, password: passwords.second, confirmation: passwords.second }
  expect((await post('/api/account/changePassword', changed, again)).status).toBe(200)
  expect((await get('/api/account/profile', first)).code).toBe(8)
  expect((await post('/api/account/sendCode', { account: email, purpose: 'confirm' }, again)).status).toBe(200)
  const profile = { name: '周安', language: 'en', email, emailCode: await codeTo(email), password: passwords.second }
  expect((await post('/api/account/profile', profile, again)).status).toBe(200)
  await applyForCertification(again)
  const staff = await signIn('service', demoPassword)
  await certify(staff)
  await turnOnSecondFactor(staff)
  await invite(again)
  expect((await post('/api/account/signOut', {}, again)).status).toBe(200)

  const log = portal.output()
  expect(log).toContain('/api/account/register')
  expect(log).toContain('"event":"session-ended"')
  await portal.stop()
  const columns = await readColumns()
  expect(columns.get('users.phone')).toContain(phone)
  expect(columns.get('audit.event')).toContain('certification-approved')
  expect(columns.get('page_view_counts.page')).toContain('unknown')

  const found: string[] = []
  for (const [kind, values] of Object.entries(secrets)) {
    expect(values.size, kind).toBeGreaterThan(0)
    for (const value of values) {
      // Six digits occur in many numbers; a code has no adjacent digits.
      const isIn = (text: string) => (kind === 'code' ? new RegExp(`(?<![0-9a-f.-])${value}(?![0-9a-f])`).test(text) : text.includes(value))
      const line = log.split('\n').find(isIn)
      if (line !== undefined) found.push(`${kind} in the log: ${line}`)
      for (const [column, text] of columns)
        if (!homes[kind as keyof typeof homes]?.includes(column) && isIn(text)) found.push(`${kind} in ${column}`)
    }
  }
  expect(found).toEqual([])
})
