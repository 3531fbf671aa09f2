/** Hostile input outside bodies: headers, cookies, page and file addresses, file names, sheet cells. */
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { sample, sampleOne } from '../../support/sample.ts'
import { until } from '../../support/until.ts'
import { makeArchive } from '../files/sample-archives.ts'
import { makePdf } from '../files/sample-documents.ts'
import type { Who } from '../permissions/world.ts'
import { requiredHeadings } from '../pricing/rate-headings.ts'
import { expectCalm, type HostileWorld, openHostileWorld, percent, toMultipart } from './callers.ts'
import { nul, oddTexts, refusedTexts } from './strings.ts'

let hostile: HostileWorld
beforeAll(async () => {
  hostile = await openHostileWorld()
})
afterAll(() => hostile.close())
beforeEach(() => hostile.world.db.deleteFrom('sign_in_failures').execute())

/** Today's texts for every header, address, file and cell; all of them in a long run. */
const all: Readonly<Record<string, string>> = Object.fromEntries(
  sample(Object.entries({ ...refusedTexts, ...oddTexts }), 16, ([, text]) => Object.values(refusedTexts).includes(text)),
)
const read = (who: Who, url: string, headers: Readonly<Record<string, string>> = {}) => hostile.send(who, { method: 'GET', url, headers })

describe('headers', () => {
  const names = [
    'access-token',
    'idempotency-key',
    'config-version',
    'acting-for',
    'preview',
    'control-user',
    'user-agent',
    'accept-language',
    'accept-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'origin',
    'referer',
  ]

  it.each(names)('with odd values are refused or ignored: %s', async (name) => {
    for (const [what, text] of Object.entries(all)) {
      const value = Buffer.from(text).toString('latin1')
      for (const who of ['V', 'S'] as const) expectCalm(await read(who, '/api/orders?pageSize=5', { [name]: value }), `${who} ${what}`)
    }
    expectCalm(await read('C', '/api/orders', { [name]: 'x'.repeat(100_000) }), 'a long one')
    const reported = await read('V', '/api/rates/sea', { [name]: `a${nul}b` })
    expect([reported.status, reported.json.error?.fields]).toEqual([
      400,
      [{ path: `/${name}`, id: 'invalid.character', params: { character: 'U+0000' } }],
    ])
  })

  it('are refused before an idempotency key is used', async () => {
    const { own } = hostile.world.ids.order ?? {}
    for (const key of [`12345678${nul}`, '1234567\r8', 'x'.repeat(129), '键'.repeat(20), ' '.repeat(20)]) {
      const headers = { 'idempotency-key': key, 'content-type': 'application/json' }
      const reported = await hostile.send('C', { method: 'POST', url: `/api/orders/${own}/messages`, headers, payload: '{"body":"x"}' })
      expect(reported.status, key).toBe(400)
    }
  })
})

describe('cookies', () => {
  it.each(['brand', 'default-language', 'preview'])('that cannot be read are named and cleared: %s', async (name) => {
    const answer = await hostile.world.portal.app.inject({ url: '/api/rates/sea', headers: { cookie: `${name}=a%00b; other=1` } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([{ path: `/${name}`, id: 'invalid.character', params: { character: 'U+0000' } }])
    expect(answer.headers['set-cookie']).toContain(`${name}=; Max-Age=0; Path=/`)
  })

  it('from other sites are ignored', async () => {
    const answer = await read('V', '/api/rates/sea?pol=CNSHA&pod=USLAX', { cookie: 'tracker=%00%0a; __proto__=1; constructor=%ed%a0%80' })
    expect(answer.status).toBe(200)
  })

  it.each(['brand', 'default-language', 'preview', '__proto__', 'constructor'])(
    'with odd values do not make a call fail: %s',
    async (name) => {
      for (const [what, text] of Object.entries(all))
        expectCalm(await read('V', '/api/rates/sea', { cookie: `${name}=${percent(text)}` }), what)
    },
  )
})

describe('addresses', () => {
  const addresses = [
    (word: string) => `/${word}`,
    (word: string) => `/orders/${word}`,
    (word: string) => `/invite/${word}`,
    (word: string) => `/invitation/${word}`,
    (word: string) => `/quotes/shared/${word}`,
    (word: string) => `/config/${word}/x.json`,
    (word: string) => `/config/${'0'.repeat(64)}/quayside/${word}`,
    (word: string) => `/brand/${word}`,
    (word: string) => `/assets/${word}`,
    (word: string) => `/?preview=${word}`,
    (word: string) => `/?brand=${word}`,
    (word: string) => `/api/${word}`,
    (word: string) => `/api/files/${word}`,
    (word: string) => `/api/rates/sea?pol=${word}&pod=USLAX`,
    (word: string) => `/api/rates/sea?${word}=1`,
  ]

  it('with any content get a response', async () => {
    for (const address of addresses)
      for (const [what, text] of Object.entries({ ...all, 'broken escapes': '' })) {
        const word = text === '' ? '%ff%zz%' : percent(text)
        for (const who of ['V', 'C'] as const) expectCalm(await read(who, address(word)), `${who} ${address(word)} ${what}`)
      }
  })

  it('with a NUL are refused, for pages and parts of releases too', async () => {
    for (const address of addresses) {
      const reported = await read('V', address('a%00b'))
      expect([400, 401, 404], address('')).toContain(reported.status)
      expect(reported.json.success, address('')).toBe(false)
    }
    const reported = await read('V', '/api/rates/sea?pol=%00&pod=USLAX')
    expect(reported.json).toMatchObject({
      code: 500,
      error: { id: 'error.invalid', fields: [{ path: '/pol', id: 'invalid.character', params: { character: 'U+0000' } }] },
    })
    expect((await read('V', '/api/rates/sea?pol=%ff')).json.error?.fields).toEqual([{ path: '/pol', id: 'invalid.escape', params: {} }])
  })

  it('that are invalid are refused', async () => {
    await hostile.world.portal.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = hostile.world.portal.app.server.address() as AddressInfo
    for (const target of ['//', '//[', '///', 'http://[', '/\\', '*', `/api/rates/sea?pol=${'x'.repeat(20_000)}`, '/%', '/api/%c0%80']) {
      const answer = await talk(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(answer, target).toMatch(/^HTTP\/1\.1 (4\d\d|204) /)
    }
    const hosts = 'Host: yongjiang.localhost\r\nhost: localhost'
    expect(await talk(port, `GET /api/common/session HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await talk(port, `GET / HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: a${nul}b\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  })

  function talk(port: number, text: string): Promise<string> {
    return new Promise((done, fail) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (bytes) => {
        answer += bytes.toString()
      })
      socket.on('error', fail).on('close', () => done(answer))
    })
  }
})

describe('forms with a file', () => {
  it.each(['/api/files', '/api/membership/licence', '/api/account/avatar', '/api/desk/rate-sheets', '/api/desk/milestone-sheets'])(
    'get a response whatever the names of the file and fields: %s',
    async (url) => {
      const who = url.includes('desk') ? 'S' : url.includes('membership') ? 'R' : 'C'
      for (const [what, text] of Object.entries(all)) {
        const line = text.replaceAll('"', '%22').toWellFormed()
        const file = { name: `${line}.pdf`, bytes: makePdf() }
        expectCalm(await hostile.send(who, { method: 'POST', url, ...toMultipart([], {}, file) }), `${what} as a file name`)
        expectCalm(await hostile.send(who, { method: 'POST', url, ...toMultipart([[line, 'x']]) }), `${what} as a field name`)
        expectCalm(await hostile.send(who, { method: 'POST', url, ...toMultipart([['purpose', text]]) }), `${what} as a field`)
      }
    },
  )

  it('store the file name without disguising characters', async () => {
    const file = { name: `in\u202Evoice${nul}fdp.exe.pdf`, bytes: makePdf() }
    const reported = await hostile.send('C', { method: 'POST', url: '/api/files', ...toMultipart([], {}, file) })
    expect(JSON.parse(reported.body).data.name).toBe('invoicefdp.exe.pdf')
  })

  it('are refused with the name of a field that contains NUL', async () => {
    const reported = await hostile.send('C', { method: 'POST', url: '/api/files', ...toMultipart([['purpose', `a${nul}b`]]) })
    expect([reported.status, reported.json.error?.fields?.[0]]).toEqual([
      400,
      { path: '/purpose', id: 'invalid.character', params: { character: 'U+0000' } },
    ])
  })
})

describe('sheets', () => {
  const right = ['CNSHA', 'USLAX', 'COSU', 'TST1', '16', '2026-12-05', '2026-12-01', '2026-12-15', 'USD', '1250.5', '2250', '2250']
  /** Each text in each cell, one per row. */
  const words = { ...refusedTexts, ...oddTexts, 'a character where a message is truncated': `${'x'.repeat(79)}\u{1F6A2}` }
  const rows = Object.values(words).flatMap((text) =>
    requiredHeadings.map((_, at) => right.map((cell, place) => (place === at ? text : cell))),
  )

  interface Sheet {
    readonly what: string
    readonly file: string
    readonly make: () => Uint8Array | Promise<Uint8Array>
    readonly state: 'checked' | 'failed'
  }
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""').replaceAll(nul, '').toWellFormed()}"`
  const escaped = (cell: string) => cell.replace(/[\p{Cc}\p{Surrogate}]/gu, toOfficeEscape)
  const failing = (what: string, inside: string): Sheet => {
    const make = () => archiveOf(`<worksheet><sheetData>${inside}</sheetData></worksheet>`)
    return { what, file: 'rates.xlsx', make, state: 'failed' }
  }
  const sheets: readonly Sheet[] = [
    {
      what: 'anything in the cells of an Excel file',
      file: 'rates.xlsx',
      make: () => writeXlsxFile([requiredHeadings, ...rows.map((row) => row.map(escaped))]).toBuffer(),
      state: 'checked',
    },
    {
      what: 'anything in the cells of a text file',
      file: 'rates.csv',
      make: () => Buffer.from([requiredHeadings, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')),
      state: 'checked',
    },
    failing('a row number in the millions', `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(4_500_000)}</t></is></c></row>`),
    failing('columns that do not exist', '<row r="999999999999"><c r="ZZZZZ9"><v>1</v></c><c r=""><v>9</v></c></row>'),
    failing('missing shared strings', '<row r="1"><c r="A1" t="s"><v>-1</v></c><c r="B1" t="s"><v>1e400</v></c></row>'),
    failing('empty escapes', '<row><c t="inlineStr"><is><t>&#0;&#xD800;_x0000__xD83D_&#x110000;</t></is></c></row>'),
    failing('no end', '<row><c>'),
  ]

  it.each(sampleOne(sheets))('with $what are read completely or fail with a reason', async ({ file, make, state }) => {
    const load = await readLoad(file, await make())
    expect(load.state).toBe(state)
    if (state === 'checked') expect(Number(load.rowsWrong)).toBeGreaterThan(rows.length / 2)
  })

  async function readLoad(name: string, bytes: Uint8Array): Promise<{ state: string; rowsWrong?: number }> {
    const { world } = hostile
    await world.db.deleteFrom('sign_in_failures').execute()
    const sent = await hostile.send('S', { method: 'POST', url: '/api/desk/rate-sheets', ...toMultipart([], {}, { name, bytes }) })
    expectCalm(sent, name)
    expect(sent.status, sent.body).toBe(200)
    const payload = JSON.stringify({ file: JSON.parse(sent.body).data.fileId, overlap: 'refuse' })
    const headers = { 'content-type': 'application/json' }
    const started = await hostile.send('S', { method: 'POST', url: '/api/desk/rate-loads', headers, payload })
    const { loadId } = JSON.parse(started.body).data
    return until(`the load of ${name}`, async () => {
      await world.portal.runLoad()
      const row = await world.db.selectFrom('rate_loads').selectAll().where('id', '=', loadId).executeTakeFirstOrThrow()
      const reported = await read('S', `/api/desk/rate-loads/${loadId}/rows?pageSize=50`)
      expectCalm(reported, name)
      return row.state !== 'waiting' && row.state !== 'reading' && { state: row.state, rowsWrong: row.rows_wrong }
    })
  }

  /** As Excel escapes characters that XML cannot contain. */
  function toOfficeEscape(sign: string): string {
    return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
  }

  function archiveOf(sheet: string): Uint8Array {
    const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
    const files = {
      '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
      '_rels/.rels': '<Relationships/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    }
    return makeArchive(Object.entries(files).map(([name, content]) => ({ name, content })))
  }
})
