import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'
import { requiredHeadings } from './rate-headings.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['service', 'shipper', 'other', 'new']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Body = { code: number; data: Record<string, unknown> & { rows: Record<string, unknown>[] }; error?: { id: string; fields: unknown[] } }

async function ask(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  account: string | null = 'service',
  language = 'en',
): Promise<Body> {
  const answer = await portal.app.inject({
    method,
    url,
    headers: {
      host: 'localhost',
      cookie: `default-language=${language}`,
      ...(account ? { 'access-token': tokens[account] ?? '' } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  return answer.json() as Body
}

async function upload(name: string, bytes: Uint8Array): Promise<Body> {
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/rate-sheets',
    headers: { host: 'localhost', 'access-token': tokens.service, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return answer.json() as Body
}

const headings = [...requiredHeadings, 'LSS 20 尺', 'LSS 40 尺']
type Cell = string | number | Date
const day = (text: string) => new Date(`${text}T00:00:00Z`)
/** A valid row with the given changes. */
function row(more: Partial<Record<string, Cell>> = {}): Cell[] {
  const usual: Record<string, Cell> = {
    起运港: 'CNSHA',
    目的港: 'Los Angeles',
    船公司: 'COSU',
    航线代码: 'TST1',
    '航程（天）': 16,
    预计离港: day('2026-12-05'),
    有效期起: day('2026-12-01'),
    有效期止: day('2026-12-15'),
    币种: 'USD',
    '20GP': 1250.5,
    '40GP': 2250,
    '40HQ': 2250,
    'LSS 20 尺': 20,
    'LSS 40 尺': 40,
  }
  return headings.map((name) => more[name] ?? usual[name] ?? '')
}

async function makeXlsx(rows: Cell[][], head: string[] = headings, tabs: string[] = ['运价']): Promise<Uint8Array> {
  const toCell = (value: Cell) =>
    value instanceof Date
      ? { value, type: Date, format: 'yyyy-mm-dd' }
      : { value, type: typeof value === 'number' ? (Number as NumberConstructor) : (String as StringConstructor) }
  const data = [head, ...rows].map((cells) => cells.map((cell) => (cell === '' ? null : toCell(cell))))
  // The package's types require one type per column.
  const sheets = tabs.map((sheet) => ({ data, sheet }))
  return writeXlsxFile(sheets as unknown as Parameters<typeof writeXlsxFile>[0]).toBuffer()
}

async function handIn(bytes: Uint8Array, options: { overlap?: string; company?: string; name?: string } = {}): Promise<string> {
  const { data, error } = await upload(options.name ?? '运价 12月.xlsx', bytes)
  if (error) throw new Error(error.id)
  const { overlap = 'refuse', company } = options
  const started = await ask('POST', '/api/desk/rate-loads', { file: data.fileId, overlap, ...(company ? { company } : {}) })
  if (started.error) throw new Error(JSON.stringify(started.error))
  return String(started.data.loadId)
}

async function work(): Promise<void> {
  while (await portal.runLoad());
}

const read = async (id: string) => (await ask('GET', `/api/desk/rate-loads/${id}`)).data
const wrongCells = async (id: string) => (await ask('GET', `/api/desk/rate-loads/${id}/wrong-cells?pageSize=50`)).data.rows

async function load(rows: Cell[][], options: Parameters<typeof handIn>[1] & { leaveOut?: boolean } = {}): Promise<string> {
  const id = await handIn(await makeXlsx(rows), options)
  await work()
  const { version } = await read(id)
  const confirmed = await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version, leaveOut: options.leaveOut ?? false })
  expect(confirmed.error).toBeUndefined()
  await work()
  return id
}

/** Rates of a service that an account can find. */
async function find(service: string, account: string | null = 'service'): Promise<Record<string, unknown>[]> {
  const { data } = await ask('GET', '/api/rates/sea?pol=CNSHA&pod=USLAX&pageSize=100', undefined, account)
  return data.rows.filter((rate) => rate.service === service)
}

describe('a rate sheet', () => {
  it('is checked, previewed and loaded as a whole, with every cell unchanged', async () => {
    const id = await handIn(
      await makeXlsx([row({ 航线代码: 'ALL1' }), row({ 航线代码: 'ALL1', 预计离港: '2026年12月12日', 起运港: '上海港' })]),
    )
    expect(await read(id)).toMatchObject({ state: 'waiting' })
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 2, rowsWrong: 0, fileName: '运价 12月.xlsx' })
    expect(await find('ALL1')).toEqual([])
    const { version } = await read(id)
    await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version })
    await work()
    expect(await read(id)).toMatchObject({ state: 'loaded', loaded: 2, replaced: 0, share: 100 })
    const found = await find('ALL1', 'shipper')
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({
      pol: 'CNSHA',
      pod: 'USLAX',
      carrier: 'COSU',
      etd: '2026-12-05',
      price20GP: '1250.5',
      direct: true,
      sailingDays: ['6'],
      surcharges: [
        { fee: 'LSS', basis: 'per-box', currency: 'USD', group: 'freight', prices: { '20GP': '20', '20RF': '20', '40GP': '40' } },
      ],
    })
    expect(Object.keys(found[0] ?? {})).not.toContain('contract')
    expect((await ask('GET', `/api/desk/rate-loads/${id}/rows`)).data.rows).toHaveLength(2)
    const trail = await ask('GET', '/api/audit?event=rates-loaded')
    expect(trail.data.rows[0]).toMatchObject({ event: 'rates-loaded' })
  })

  it('reports every incorrect cell with the allowed values, and loads nothing until those rows are skipped', async () => {
    const id = await handIn(
      await makeXlsx([
        row({ 航线代码: 'BAD1' }),
        row({ 航线代码: 'BAD1', 目的港: 'Los Angles', '20GP': '12,5' }),
        row({ 航线代码: 'BAD1', 预计离港: '03/04/2026', '40GP': '２２５０' }),
        row({ 航线代码: 'BAD1', 预计离港: day('2026-12-20') }),
      ]),
    )
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1, rowsWrong: 3, cellsWrong: 4 })
    const cells = await wrongCells(id)
    expect(cells.map(({ cell, value }) => [cell, value])).toEqual([
      ['B3', 'Los Angles'],
      ['J3', '12,5'],
      ['F4', '03/04/2026'],
      ['F5', '46376'],
    ])
    expect(cells.every(({ sheet }) => sheet === '运价')).toBe(true)
    expect(cells.map(({ reason }) => reason)).toEqual([
      '“Los Angles” not found. Did you mean “Los Angeles”?',
      'The separators are ambiguous. Write 12.5',
      'Could be 2026-04-03 or 2026-03-04. Write it as year-month-day.',
      'Must be within the validity period (2026-12-01 to 2026-12-15)',
    ])
    const { version } = await read(id)
    const refused = await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version })
    expect(refused.error?.id).toBe('error.load-wrong-rows')
    await work()
    expect(await find('BAD1')).toEqual([])
    const answer = await portal.app.inject({
      url: `/api/desk/rate-loads/${id}/wrong-rows`,
      headers: { host: 'localhost', cookie: 'default-language=zh', 'access-token': tokens.service },
    })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('错误行'))
    // The result is a sheet again: uploaded unchanged it has the same errors, and its extra columns are reported as unknown.
    const again = await handIn(answer.rawPayload, { name: 'wrong.xlsx' })
    await work()
    expect(await read(again)).toMatchObject({ state: 'failed' })
    expect((await wrongCells(again)).map(({ value }) => value)).toEqual(['原行号', '错误原因'])
    await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version, leaveOut: true })
    await work()
    expect(await read(id)).toMatchObject({ state: 'loaded', loaded: 1 })
    expect(await find('BAD1')).toHaveLength(1)
  })

  it.each([
    ['not an Excel file', 'rates.xlsx', Buffer.from('<html>'), 'error.sheet-type'],
    ['an old workbook', 'rates.xls', Buffer.from('abc'), 'error.sheet-type'],
    ['binary data', 'rates.csv', Buffer.from([0, 1, 2]), 'error.sheet-type'],
    ['nothing', 'rates.csv', Buffer.from(''), 'error.file-empty'],
  ])('that is %s is refused on upload', async (_what, name, bytes, error) => {
    expect((await upload(name, bytes)).error?.id).toBe(error)
  })

  it('without headings, or with unknown ones, is rejected as a whole', async () => {
    const id = await handIn(await makeXlsx([row()], ['起运港', '目的港', '船公司', ...headings.slice(3).map((name) => `${name}?x`)]))
    await work()
    const state = await read(id)
    expect(state).toMatchObject({ state: 'failed', failure: 'The column headings are incorrect; see below' })
    expect((await wrongCells(id)).map(({ reason }) => reason)).toContain('The column “ETD” is missing')
  })

  it.each(['utf8', 'utf16le'] as const)('as CSV in %s is read like an Excel file', async (encoding) => {
    const lines = [headings, row({ 航线代码: `CSV-${encoding}`, 预计离港: '2026-12-05', 有效期起: '2026/12/1', 有效期止: '15-Dec-2026' })]
    const text = `\ufeff${lines.map((cells) => cells.map((cell) => `"${String(cell)}"`).join(',')).join('\r\n')}`
    const id = await handIn(Buffer.from(text, encoding), { name: 'rates.csv' })
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1 })
  })

  it('says before loading which sheets it does not read, but not those of the template', async () => {
    const id = await handIn(await makeXlsx([row({ 航线代码: 'TABS' })], headings, ['欧洲', '美线', '填写说明']))
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1, note: 'Only the sheet “欧洲” is read. Not read: 美线.' })
  })

  it('is rejected as a whole if a table with other columns follows', async () => {
    const swapped = headings.map((name) => ({ '20GP': '40GP', '40GP': '20GP' })[name] ?? name)
    const id = await handIn(await makeXlsx([row({ 航线代码: 'TWO1', '20GP': '12,5' }), row({ 航线代码: 'TWO2' }), swapped, row()]))
    await work()
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'The column headings are incorrect; see below' })
    expect((await wrongCells(id)).map(({ cell }) => cell)).toEqual(['A4'])
  })

  it('says before loading which rows above the headings it does not read', async () => {
    const title: Cell[] = ['Rates of December']
    const id = await handIn(await makeXlsx([headings, row({ 航线代码: 'ABV1' })], title as string[]))
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1, note: 'The text above the headings is not read (row 1).' })
  })

  it('in a text file of uncertain encoding is rejected', async () => {
    const id = await handIn(Buffer.from('POL,POD,Carrier\nCNSHA,USLAX,Hamburg Süd\n', 'latin1'), { name: 'latin.csv' })
    await work()
    const { state, failure } = await read(id)
    expect([state, String(failure)]).toEqual(['failed', expect.stringContaining('encoding')])
  })

  it('may name container types as ISO 6346 does', async () => {
    const names: Record<string, string> = { '20GP': '22G1', '40GP': '42G1', '40HQ': "40'HC" }
    const id = await handIn(
      await makeXlsx(
        [row({ 航线代码: 'ISO1' })],
        headings.map((name) => names[name] ?? name),
      ),
    )
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1 })
  })

  it('is only for customer service', async () => {
    for (const account of ['shipper', 'new', null]) {
      const answer = await ask('GET', '/api/desk/rate-loads', undefined, account)
      expect(answer.code, String(account)).not.toBe(0)
    }
  })
})

describe('rates of the same sailing', () => {
  it('are errors if so chosen, and duplicates in one file always are', async () => {
    await load([row({ 航线代码: 'SAME' })])
    const id = await handIn(await makeXlsx([row({ 航线代码: 'SAME' }), row({ 航线代码: 'TWIN' }), row({ 航线代码: 'TWIN' })]))
    await work()
    expect(await read(id)).toMatchObject({ state: 'checked', rowsRight: 1, rowsWrong: 2 })
    const reasons = (await wrongCells(id)).map(({ reason }) => String(reason))
    expect(reasons[0]).toMatch(/^This sailing already has rate L\d+r2, whose validity \(2026-12-01 to 2026-12-15\) overlaps$/)
    expect(reasons[1]).toBe('Same sailing as row 3, with overlapping validity')
  })

  it('are replaced if so chosen, and restored when the load is undone', async () => {
    await load([row({ 航线代码: 'SWAP', '20GP': 1000 })])
    const later = await load([row({ 航线代码: 'SWAP', '20GP': 900 })], { overlap: 'replace' })
    expect(await read(later)).toMatchObject({ loaded: 1, replaced: 1 })
    expect((await find('SWAP')).map(({ price20GP }) => price20GP)).toEqual(['900'])
    const { version } = await read(later)
    expect((await ask('POST', `/api/desk/rate-loads/${later}/undo`, { version })).error).toBeUndefined()
    expect((await find('SWAP')).map(({ price20GP }) => price20GP)).toEqual(['1000'])
    await work()
    expect((await find('SWAP')).map(({ price20GP }) => price20GP)).toEqual(['1000'])
    const left = await portal.test.db.selectFrom('rates').select('id').where('load_id', '=', later).execute()
    expect(left).toEqual([])
  })

  it('prevent undoing a load while a later one depends on it', async () => {
    const first = await load([row({ 航线代码: 'REST' })])
    const second = await load([row({ 航线代码: 'REST' })], { overlap: 'replace' })
    const { version } = await read(first)
    const refused = await ask('POST', `/api/desk/rate-loads/${first}/undo`, { version })
    expect(refused.error).toMatchObject({ id: 'error.load-rested', params: { load: second } })
    const stale = await ask('POST', `/api/desk/rate-loads/${second}/undo`, { version: 1 })
    expect(stale.error?.id).toBe('error.conflict-version')
  })
})

describe('two concurrent loads', () => {
  it('are written one after the other, and the second is compared with the rates of the first', async () => {
    const ids = [await handIn(await makeXlsx([row({ 航线代码: 'RACE' })])), await handIn(await makeXlsx([row({ 航线代码: 'RACE' })]))]
    await work()
    for (const id of ids) await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version: (await read(id)).version })
    await Promise.all([portal.runLoad(), portal.runLoad(), portal.runLoad()])
    await work()
    const states = await Promise.all(ids.map(async (id) => (await read(id)).state))
    expect(states.sort()).toEqual(['checked', 'loaded'])
    expect(await find('RACE')).toHaveLength(1)
    const reported = await read(ids[1] ?? '')
    expect(reported).toMatchObject({
      rowsWrong: 1,
      failure: 'Data has changed since the check. Please review the rows that now have errors.',
    })
  })
})

describe('an interrupted load', () => {
  it('shows no partial result, is restarted and completes once', async () => {
    const rows = Array.from({ length: 2_300 }, (_, index) => row({ 航线代码: `K${index}`, 目的港: 'SGSIN' }))
    const id = await handIn(await makeXlsx(rows))
    await work()
    const { version } = await read(id)
    await ask('POST', `/api/desk/rate-loads/${id}/confirmation`, { version })
    let batches = 0
    const dies = portal.runLoad({
      onBatch: () => {
        batches += 1
        // Three batches for the comparison, then the second one of the writes.
        if (batches === 5) throw new Error('killed')
      },
    })
    await expect(dies).rejects.toThrow('killed')
    const written = () => portal.test.db.selectFrom('rates').select('id').where('load_id', '=', id).execute()
    expect((await written()).length).toBeGreaterThan(0)
    const first = async () => (await ask('GET', `/api/rates/sea/${id}r2`)).data
    expect(await first()).not.toHaveProperty('rateId')
    expect(await read(id)).toMatchObject({ state: 'loading' })
    expect(await portal.runLoad()).toBe(false)
    // The lease expires, and another server takes over.
    portal.clock.now = new Date(portal.clock.now.getTime() + 61_000)
    await work()
    expect(await read(id)).toMatchObject({ state: 'loaded', loaded: 2_300 })
    expect(await written()).toHaveLength(2_300)
    expect(await first()).toMatchObject({ rateId: `${id}r2`, service: 'K0' })
  })
})

describe('contract rates', () => {
  it('are visible only to their company and customer service, and precede the public rate', async () => {
    await load([row({ 航线代码: 'DEAL', '20GP': 1000 })])
    const contract = await load([row({ 航线代码: 'DEAL', '20GP': 1100 })], { company: 'haichuan' })
    expect(await read(contract)).toMatchObject({ state: 'loaded', replaced: 0, company: expect.any(String) })
    const own = await find('DEAL', 'shipper')
    expect(own.map(({ price20GP, contract: is }) => [price20GP, is])).toEqual([['1100', true]])
    expect((await find('DEAL', 'service')).map(({ price20GP }) => price20GP).sort()).toEqual(['1000', '1100'])
    for (const account of ['other', 'new', null]) {
      const rows = await find('DEAL', account)
      expect(rows, String(account)).toHaveLength(1)
      expect(rows[0]?.price20GP, String(account)).not.toBe('1100')
      expect(rows[0]?.contract, String(account)).not.toBe(true)
    }
    const rateId = String(own[0]?.rateId)
    expect((await ask('GET', `/api/rates/sea/${rateId}`, undefined, 'other')).error?.id).toBe('error.not-found')
    expect((await ask('GET', `/api/rates/sea/${rateId}`, undefined, 'shipper')).data).toMatchObject({ price20GP: '1100' })
    const booking = { pol: 'CNSHA', pod: 'USLAX', carrier: 'COSU', boxes: [{ boxType: '20GP', quantity: 1 }] }
    const priced = await ask('POST', '/api/quotes/sea', { ...booking, rateId }, 'shipper')
    expect(priced.data).toMatchObject({ rateId })
    expect((await ask('POST', '/api/quotes/sea', { ...booking, rateId }, 'other')).error?.id).toBe('error.no-service')
    // Without a chosen rate, the contract rate wins although the public one is cheaper.
    expect((await ask('POST', '/api/quotes/sea', booking, 'shipper')).data.rateId).toBe(rateId)
    expect((await ask('POST', '/api/quotes/sea', booking, 'other')).data.rateId).not.toBe(rateId)
  })

  it('suggest the nearest company for an unknown name', async () => {
    const { data } = await upload('rates.xlsx', await makeXlsx([row()]))
    const companies = await portal.test.db
      .selectFrom('companies')
      .select('latin_name')
      .where('id', '=', 'haichuan')
      .executeTakeFirstOrThrow()
    const company = `${companies.latin_name.slice(0, -1)}x`
    const answer = await ask('POST', '/api/desk/rate-loads', { file: data.fileId, overlap: 'refuse', company })
    expect(answer.error?.fields).toEqual([{ path: '/company', id: 'invalid.company-near', params: { nearest: companies.latin_name } }])
  })
})

describe('the template', () => {
  it('has the columns in the reader’s language and is a valid sheet without rows', async () => {
    for (const language of ['zh', 'en']) {
      const answer = await portal.app.inject({
        url: '/api/desk/rate-template',
        headers: { host: 'localhost', cookie: `default-language=${language}`, 'access-token': tokens.service },
      })
      expect(answer.statusCode).toBe(200)
      const id = await handIn(answer.rawPayload)
      await work()
      expect(await read(id)).toMatchObject({ state: 'failed', failure: 'There are no data rows' })
    }
  })
})
