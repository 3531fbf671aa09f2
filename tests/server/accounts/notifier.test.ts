/** Outgoing messages: a real SMTP server, a real HTTP gateway, and what happens when they fail. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { createVault } from '../../../src/server/kernel/vault.ts'
import {
  createMailTransport,
  createSmsGateway,
  demoMailbox,
  messageChannels,
  type Transports,
} from '../../../src/server/platform/mails/index.ts'
import { openBody, sealBody } from '../../../src/server/platform/mails/queue-mail.ts'
import { deliverBatch } from '../../../src/server/platform/outbox/index.ts'

const minute = 60_000
const text = '【启岸】您正在登录，验证码 123456，5 分钟内有效。'

const vault = createVault('the key for the message tests')

let test: TestDatabase
let now: Date
let warnings: string[]
const log = { info: () => {}, warn: (what: object, words?: string) => warnings.push(JSON.stringify(what) + words), error: () => {} }

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date('2026-11-21T02:00:00Z')
  warnings = []
  await test.db.deleteFrom('outbox').execute()
})

async function queue(channel: 'mail' | 'sms', recipient: string, secret = true): Promise<number> {
  const words = secret ? sealBody(vault, recipient, text) : { body: text }
  const payload = JSON.stringify({ language: 'zh', subject: '登录验证码', ...words })
  const expires_at = secret ? new Date(now.getTime() + 15 * minute) : null
  const { id } = await test.db
    .insertInto('outbox')
    .values({ brand: 'one', channel, secret, recipient, payload, due_at: now, created_at: now, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function read(id: number) {
  const row = await test.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { payload } = await test.db.selectFrom('outbox').select('payload').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.secret && JSON.stringify(payload).includes('123456')).toBe(false)
  return { ...row, body: openBody(vault, row.recipient, payload) }
}

/** None of these e-mails has an attachment. */
const noFiles = { read: () => Promise.reject(new Error('There is no such file')) }

function send(transports: Partial<Transports>, acknowledged?: Set<number>, db = test.db): Promise<number> {
  const channels = messageChannels({ mail: demoMailbox, sms: demoMailbox, ...transports }, { files: noFiles, vault })
  return deliverBatch({ db, channels, now: () => now, log }, acknowledged)
}

describe('e-mails sent over SMTP', () => {
  interface Received {
    readonly from: string
    readonly to: readonly string[]
    readonly user: string
    readonly secure: boolean
    readonly text: string
  }
  const received: Received[] = []
  let refusals = 0
  let smtp: SMTPServer
  let url: string

  beforeAll(async () => {
    smtp = new SMTPServer({
      authMethods: ['PLAIN'],
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
      onRcptTo: (_address, _session, done) => {
        if (refusals === 0) return done()
        refusals -= 1
        done(Object.assign(new Error('<crew@harbour.example> is busy, try later'), { responseCode: 450 }))
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            user: String(session.user),
            secure: session.secure,
            text: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    url = `smtp://portal:right@127.0.0.1:${(smtp.server.address() as AddressInfo).port}/?tls.rejectUnauthorized=false`
  })
  afterAll(() => new Promise<void>((done) => smtp.close(done)))
  beforeEach(() => {
    received.length = 0
  })

  it('are sent completely over an encrypted, authenticated connection, and wiped if they contained a code', async () => {
    const mail = createMailTransport(url, 'no-reply@portal.example')
    const [code, notice] = [await queue('mail', 'crew@harbour.example'), await queue('mail', 'crew@harbour.example', false)]
    expect(await send({ mail })).toBe(2)
    expect(received).toHaveLength(2)
    const [first] = received
    expect(first).toMatchObject({ from: 'no-reply@portal.example', to: ['crew@harbour.example'], user: 'portal', secure: true })
    const encoded = first?.text.split(/\r?\n\r?\n/)[1]?.replaceAll(/\s/g, '') ?? ''
    expect(Buffer.from(encoded, 'base64').toString().trim()).toBe(text)
    expect(await read(code)).toMatchObject({ state: 'sent', body: '', sent_at: now, failure: null })
    expect(await read(notice)).toMatchObject({ state: 'sent', body: text })
    expect(await send({ mail })).toBe(0)
  })

  it('are retried after a refusal with increasing delays, under the same id; the log names no one', async () => {
    const mail = createMailTransport(url, 'no-reply@portal.example')
    const id = await queue('mail', 'crew@harbour.example')
    refusals = 2
    await send({ mail })
    const failed = await read(id)
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, body: text })
    expect(failed.failure).toMatch(/busy/)
    expect(warnings.join()).toContain('busy')
    expect(warnings.join() + failed.failure).not.toContain('crew@harbour.example')
    expect(await send({ mail })).toBe(0)
    now = new Date(now.getTime() + 5_000)
    await send({ mail })
    expect((await read(id)).attempts).toBe(2)
    now = new Date(now.getTime() + 10_000)
    await send({ mail })
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 3, body: '', failure: null })
    expect(received).toHaveLength(1)
    expect(received[0]?.text).toContain(`Message-ID: <outbox-${id}@portal.example>`)
  })

  it('are not sent with a wrong password', async () => {
    const id = await queue('mail', 'crew@harbour.example', false)
    await send({ mail: createMailTransport(url.replace(':right@', ':wrong@'), 'no-reply@portal.example') })
    expect(received).toHaveLength(0)
    expect(await read(id)).toMatchObject({ state: 'queued' })
    expect((await read(id)).failure).not.toContain('wrong@')
  })

  it('are not sent twice if the database could not record the first', async () => {
    const mail = createMailTransport(url, 'no-reply@portal.example')
    const id = await queue('mail', 'crew@harbour.example')
    const acknowledged = new Set<number>()
    await breakWhile(() => send({ mail }, acknowledged))
    expect(received).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'queued' })
    now = new Date(now.getTime() + 3 * minute)
    await send({ mail }, acknowledged)
    expect(received).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'sent', body: '' })
  })

  /** Makes the table refuse the state `sent`. */
  async function breakWhile(work: () => Promise<unknown>): Promise<void> {
    await sql`alter table outbox add constraint broken check (state <> 'sent') not valid`.execute(test.db)
    try {
      await work()
    } finally {
      await sql`alter table outbox drop constraint broken`.execute(test.db)
    }
  }
})

describe('text messages sent through an HTTP gateway', () => {
  interface Asked {
    readonly headers: IncomingMessage['headers']
    readonly url: string
    readonly body: string
  }
  const asked: Asked[] = []
  let status = 200
  let trickle = false
  let server: Server
  let url: string

  beforeAll(async () => {
    server = createServer(async (request, answer) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      asked.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(parts).toString() })
      answer.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {})
      if (trickle) answer.write('and so')
      else answer.end('{}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
    status = 200
    trickle = false
  })

  const json = '{"to":"+86{phone}","text":"{text}","sign":"{phone}"}'
  const gateway = (body = json, more: { publicOnly?: boolean; url?: string } = {}) =>
    createSmsGateway({ url, body, authorization: 'Bearer key-of-the-gateway', publicOnly: false, ...more })

  it('fill the declared JSON, with the header, and are wiped', async () => {
    const id = await queue('sms', '13800138000')
    await send({ sms: gateway() })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer key-of-the-gateway',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: '+8613800138000', text, sign: '13800138000' })
    expect(await read(id)).toMatchObject({ state: 'sent', body: '' })
  })

  it('escape values that could break the JSON or the form', async () => {
    const nasty = 'a"b\\c&d={phone}\n'
    await gateway().send({ id: 1, recipient: '13800138000', subject: '', body: nasty })
    expect(JSON.parse(asked[0]?.body ?? '').text).toBe(nasty)
    await gateway('mobile={phone}&content={text}').send({ id: 1, recipient: '13800138000', subject: '', body: nasty })
    const form = new URLSearchParams(asked[1]?.body)
    expect([...form]).toEqual([
      ['mobile', '13800138000'],
      ['content', nasty],
    ])
    expect(asked[1]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  it.each([302, 400, 500])('are retried after a %i, and redirects are not followed', async (answer) => {
    status = answer
    const id = await queue('sms', '13800138000')
    await send({ sms: gateway() })
    expect(asked).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 1, body: text })
    expect((await read(id)).failure).toContain(String(answer))
    status = 200
    now = new Date(now.getTime() + 5_000)
    await send({ sms: gateway() })
    expect(asked.map((one) => one.url)).toEqual(['/send', '/send'])
    expect(await read(id)).toMatchObject({ state: 'sent' })
  })

  it('count as sent after the status line, however slow the rest of the response', async () => {
    trickle = true
    const id = await queue('sms', '13800138000')
    await send({ sms: gateway() })
    expect(await read(id)).toMatchObject({ state: 'sent' })
  })

  it('with an expired code are abandoned and erased', async () => {
    status = 500
    const id = await queue('sms', '13800138000')
    await send({ sms: gateway() })
    now = new Date(now.getTime() + 16 * minute)
    status = 200
    await send({ sms: gateway() })
    expect(asked).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'failed', body: '' })
  })

  it('with a code are abandoned if the next attempt would come too late', async () => {
    status = 500
    const id = await queue('sms', '13800138000')
    now = new Date(now.getTime() + 15 * minute - 1_000)
    await send({ sms: gateway() })
    expect(asked).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'failed', body: '' })
  })

  it('encrypted with another key are never sent', async () => {
    const id = await queue('sms', '13800138000')
    const channels = messageChannels(
      { mail: demoMailbox, sms: gateway() },
      { files: noFiles, vault: createVault('another key of sufficient length') },
    )
    await deliverBatch({ db: test.db, channels, now: () => now, log })
    expect(asked).toHaveLength(0)
    expect((await read(id)).failure).toContain('SECRET_KEY')
  })

  it.each([
    'http://127.0.0.1:1',
    'http://localhost',
    'http://[::1]',
    'http://0x7f000001',
    'http://10.0.0.8',
    'http://169.254.169.254',
    'http://[::ffff:7f00:1]',
  ])('never go to %s in production', async (address) => {
    const port = new URL(url).port
    const target = `${address.replace(/:1$/, '')}:${port}/send`
    const refused = gateway(json, { publicOnly: true, url: target }).send({ id: 1, recipient: '13800138000', subject: '', body: text })
    await expect(refused).rejects.toThrow('private address')
    expect(asked).toHaveLength(0)
  })
})

describe('the demo mailbox', () => {
  it('keeps sent e-mails readable', async () => {
    const id = await queue('sms', '13800138000')
    await send({})
    expect(await read(id)).toMatchObject({ state: 'sent', body: text })
  })
})
