/** Records declared only in tests/server/records/documents: written by staff, searched, published, withdrawn, exported. */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrandPlan, checkDocuments, formatFinding, loadDocuments } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { reindexBrand } from '../../../src/server/platform/records/index.ts'
import { openXlsx } from '../../../src/server/platform/workbooks/index.ts'
import { root as shipped } from '../support.ts'

const root = mkdtempSync(join(tmpdir(), 'bulletin-'))
let portal: TestPortal
let staff: string
let admin: string
const item = {
  title: '北仑港区台风停工通知',
  category: 'notice',
  summary: 'Beilun terminals stop working',
  body: '所有码头自周五起停止收箱。 Gate-in of containers stops on Friday.',
  priority: 3,
}

beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  cpSync(join(import.meta.dirname, 'documents'), join(root, 'schemas'), { recursive: true })
  edit('schemas/portal.json', (base) => {
    base.routeGroups.push('bulletins')
    base.footer.push({ id: 'bulletin', label: { zh: '公告', en: 'Bulletins' }, link: { route: 'bulletin' } })
  })
  portal = await openTestPortal({ root })
  staff = await portal.signIn('staff')
  admin = await portal.signIn('admin')
})
afterAll(async () => {
  await portal?.close()
  rmSync(root, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: the test edits a document like an analyst.
function edit(path: string, change: (document: any) => void): void {
  const document = JSON.parse(readFileSync(join(root, path), 'utf8'))
  change(document)
  writeFileSync(join(root, path), JSON.stringify(document, null, 2))
}

async function send(url: string, payload?: object, token?: string, headers: object = {}) {
  const answer = await portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      cookie: 'default-language=en',
      ...(token ? { 'access-token': token } : {}),
      ...(payload ? { 'idempotency-key': randomUUID() } : {}),
      ...headers,
    },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Returns the record's id. */
async function write(values: object = item): Promise<string> {
  const { body } = await send('/api/bulletin', values, staff)
  expect(body).toMatchObject({ success: true, data: { version: 1 } })
  return body.data.bulletinId
}

async function found(query: string, token?: string): Promise<string[]> {
  const { body } = await send(`/api/bulletin?${query}`, undefined, token)
  expect(body).toMatchObject({ success: true })
  return body.data.rows.map(({ bulletinId }: { bulletinId: string }) => bulletinId)
}

async function clear(): Promise<void> {
  await portal.test.db.deleteFrom('record_events').execute()
  await portal.test.db.deleteFrom('records').execute()
}

it('passes the check', async () => {
  const findings = checkDocuments(await loadDocuments(root))
  expect(findings.filter(({ code }) => code !== 'ACCESS').map(formatFinding)).toEqual([])
})

describe('a record', () => {
  it('is a draft until published, and hidden again once withdrawn', async () => {
    await clear()
    const bulletinId = await write()
    expect(await found('')).toEqual([])
    expect((await send(`/api/bulletin/${bulletinId}`)).status).toBe(404)
    expect(await found('recordState=draft', staff)).toEqual([bulletinId])

    expect((await send(`/api/bulletin/${bulletinId}/publish`, { version: 1 }, staff)).body.data).toEqual({ bulletinId, version: 2 })
    expect(await found('')).toEqual([bulletinId])
    const { data } = (await send(`/api/bulletin/${bulletinId}`)).body
    expect(data).toEqual({
      bulletinId,
      title: item.title,
      category: 'notice',
      summary: item.summary,
      body: item.body,
      publishFrom: expect.any(String),
    })

    expect((await send(`/api/bulletin/${bulletinId}/withdraw`, { version: 2 }, staff)).status).toBe(200)
    expect(await found('')).toEqual([])
  })

  it('has long fields only on its own page, and hidden fields only for editors', async () => {
    await clear()
    await write()
    const [row] = (await send('/api/bulletin?recordState=all', undefined, staff)).body.data.rows
    expect(row).toMatchObject({ state: 'draft', priority: 3, version: 1, createdAt: expect.any(String), updatedBy: expect.any(String) })
    expect(row).not.toHaveProperty('body')
  })

  it('is shown only during its publishing period', async () => {
    await clear()
    const bulletinId = await write()
    const [past, soon, later] = [-2, 1, 2].map((days) => new Date(portal.clock.now.getTime() + days * 86_400_000).toISOString())
    await send(`/api/bulletin/${bulletinId}/publish`, { version: 1, publishFrom: soon, publishUntil: later }, staff)
    expect(await found('')).toEqual([])
    expect(await found('recordState=scheduled', staff)).toEqual([bulletinId])
    await send(`/api/bulletin/${bulletinId}/publish`, { version: 2, publishFrom: past, publishUntil: soon }, staff)
    expect(await found('')).toEqual([bulletinId])
    const backwards = await send(`/api/bulletin/${bulletinId}/publish`, { version: 3, publishFrom: soon, publishUntil: past }, staff)
    expect(backwards).toMatchObject({ status: 400, body: { error: { fields: [{ path: '/publishUntil' }] } } })
  })

  it('can be archived and restored', async () => {
    await clear()
    const bulletinId = await write()
    await send(`/api/bulletin/${bulletinId}/archive`, { version: 1 }, staff)
    expect(await found('recordState=all', staff)).toEqual([])
    expect(await found('recordState=archived', staff)).toEqual([bulletinId])
    const again = await send(`/api/bulletin/${bulletinId}/publish`, { version: 2 }, staff)
    expect(again).toMatchObject({ status: 409, body: { error: { id: 'error.record-move' } } })
    await send(`/api/bulletin/${bulletinId}/restore`, { version: 2 }, staff)
    expect(await found('recordState=draft', staff)).toEqual([bulletinId])
  })

  it('is not overwritten from an older version', async () => {
    await clear()
    const bulletinId = await write()
    expect((await send(`/api/bulletin/${bulletinId}/change`, { ...item, title: 'First', version: 1 }, staff)).body.data.version).toBe(2)
    const second = await send(`/api/bulletin/${bulletinId}/change`, { ...item, title: 'Second', version: 1 }, staff)
    expect(second).toMatchObject({ status: 409, body: { error: { id: 'error.conflict-version' } } })
    expect(second.body.data).toMatchObject({
      version: 2,
      changed: [{ label: 'Title', old: item.title, new: 'First', by: expect.any(String) }],
    })
    expect((await send(`/api/bulletin/${bulletinId}`, undefined, staff)).body.data.title).toBe('First')
  })

  it('has a history of who changed what', async () => {
    await clear()
    const bulletinId = await write()
    await send(`/api/bulletin/${bulletinId}/change`, { ...item, category: 'market', version: 1 }, staff)
    const { rows } = (await send(`/api/bulletin/${bulletinId}/events`, undefined, staff)).body.data
    expect(rows).toMatchObject([
      { event: 'changed', version: 2, changes: [{ field: 'Category', before: 'Notice', after: 'Market' }] },
      { event: 'created', version: 1, who: expect.any(String) },
    ])
    expect((await send(`/api/bulletin/${bulletinId}/events`, undefined, admin)).status).toBe(403)
  })

  it('is validated by its form', async () => {
    const refused = await send('/api/bulletin', { title: 'x', category: 'weather' }, staff)
    expect(refused.status).toBe(400)
    expect(refused.body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['/title', '/category'])
    expect((await send('/api/bulletin', { ...item, author: 'me' }, staff)).status).toBe(400)
  })
})

describe('the grid', () => {
  it('lets only editors see drafts and make changes', async () => {
    await clear()
    const bulletinId = await write()
    expect((await send('/api/bulletin', item)).status).toBe(401)
    expect((await send('/api/bulletin', item, admin)).status).toBe(403)
    expect((await send('/api/bulletin?recordState=draft', undefined, admin)).status).toBe(403)
    expect((await send(`/api/bulletin/${bulletinId}`, undefined, admin)).status).toBe(404)
    expect((await send(`/api/bulletin/${bulletinId}/archive`, { version: 1 }, admin)).status).toBe(403)
  })

  it('separates the records of brands, except those shared by the default brand', async () => {
    await clear()
    const [own, shared] = [await write(), await write({ ...item, shared: true })]
    for (const bulletinId of [own, shared]) await send(`/api/bulletin/${bulletinId}/publish`, { version: 1 }, staff)
    const other = async (url: string) => (await send(url, undefined, undefined, { host: 'yongjiang.localhost' })).body
    expect((await other('/api/bulletin')).data.rows).toMatchObject([{ bulletinId: shared }])
    expect((await other(`/api/bulletin/${shared}`)).success).toBe(true)
    expect((await other(`/api/bulletin/${own}`)).success).toBe(false)
  })
})

describe('a record of a company', () => {
  it('is not found for other companies, and visible to staff of the brand', async () => {
    await clear()
    const { body } = await send('/api/loading-addresses', { name: 'Beilun plant' }, admin)
    const { loadingAddressId } = body.data
    const namesFor = async (token: string) => {
      const { data } = (await send('/api/loading-addresses', undefined, token)).body
      return data.rows.map(({ name }: { name: string }) => name)
    }
    const other = await portal.signIn('other')
    expect(await namesFor(admin)).toEqual(['Beilun plant'])
    expect(await namesFor(other)).toEqual([])
    expect(await namesFor(staff)).toEqual(['Beilun plant'])
    expect((await send(`/api/loading-addresses/${loadingAddressId}`, undefined, other)).status).toBe(404)
    const change = { name: 'Taken over', version: 1 }
    expect((await send(`/api/loading-addresses/${loadingAddressId}/change`, change, other)).status).toBe(404)
    expect((await send(`/api/loading-addresses/${loadingAddressId}/change`, change, await portal.signIn('member'))).status).toBe(403)
    expect((await send(`/api/loading-addresses/${loadingAddressId}/change`, change, admin)).status).toBe(200)
  })
})

describe('a search', () => {
  it.each([
    ['北仑', true],
    ['仑港区', true],
    ['港仑', false],
    ['台', true],
    ['container', true],
    ['Containers gate', true],
    ['termin', true],
    ['台风 Beilun', true],
    ['台风 Yantian', false],
    ["'; drop table records; --", false],
    ['the', true],
    ['100% & | ! ( <-> :*', false],
  ])('for "%s" finds the item: %s', async (words, isThere) => {
    await clear()
    const bulletinId = await write()
    expect(await found(`recordState=all&words=${encodeURIComponent(words)}`, staff)).toEqual(isThere ? [bulletinId] : [])
  })

  it('ranks matches in titles before matches in texts', async () => {
    await clear()
    const inText = await write({ ...item, title: 'Port news', summary: 'A typhoon is coming' })
    const inTitle = await write({ ...item, title: 'Typhoon', summary: 'Port news' })
    expect(await found('recordState=all&words=typhoon', staff)).toEqual([inTitle, inText])
  })

  it('filters, sorts and pages by indexed fields', async () => {
    await clear()
    const ids: string[] = []
    for (const priority of [5, 9, 7]) ids.push(await write({ ...item, priority, category: priority === 9 ? 'market' : 'notice' }))
    const [five, nine, seven] = ids
    expect(await found('recordState=all&sort=priority&order=ascending', staff)).toEqual([five, seven, nine])
    expect(await found('recordState=all&priorityFrom=6&priorityTo=8', staff)).toEqual([seven])
    expect(await found('recordState=all&priorityFrom=9&priorityTo=2147483648', staff)).toEqual([nine])
    expect(await found('recordState=all&category=market', staff)).toEqual([nine])
    const page = (await send('/api/bulletin?recordState=all&sort=priority&page=2&pageSize=2', undefined, staff)).body.data
    expect(page).toMatchObject({ total: 3, page: 2, rows: [{ bulletinId: nine }] })
    expect((await send('/api/bulletin?sort=title', undefined, staff)).status).toBe(400)
  })

  it('reads filters and sorts from the index of the field', async () => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = 'records'`.execute(portal.test.db)
    expect(rows.filter(({ indexdef }) => indexdef.includes("'priority'")).length).toBe(1)
  })
})

it('can be exported as an Excel file', async () => {
  await clear()
  await write()
  const file = await portal.app.inject({
    method: 'POST',
    url: '/api/lists/export',
    headers: { 'access-token': staff, cookie: 'default-language=en', 'idempotency-key': randomUUID() },
    payload: { list: 'desk-bulletin', query: { recordState: 'all' } },
  })
  const cells: string[] = []
  for await (const { row } of (await openXlsx(file.rawPayload)).rows) cells.push(...[...row.cells.values()].map((cell) => cell.text))
  expect(cells).toEqual(expect.arrayContaining(['Title', item.title, 'Notice', 'Draft']))
})

/** All documents, one of them changed. */
// biome-ignore lint/suspicious/noExplicitAny: the test edits a document like an analyst.
async function withChange(paths: readonly string[], change: (document: any) => void): Promise<Record<string, string>> {
  const files = await loadDocuments(root)
  const documents: Record<string, string> = Object.fromEntries(
    files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
  )
  for (const path of paths) {
    const document = JSON.parse(documents[path] ?? '')
    change(document)
    documents[path] = JSON.stringify(document, null, 2)
  }
  return documents
}

it('the type of a field that has records cannot change', async () => {
  await clear()
  await write()
  await write()
  const documents = await withChange(['schemas/entities/bulletin.json', 'schemas/forms/bulletin.json'], ({ properties }) => {
    const { search: _search, minLength: _minLength, maxLength: _maxLength, ...title } = properties.title
    properties.title = { ...title, type: 'integer' }
  })
  const analyst = await portal.signIn('analyst')
  const { body } = await send('/api/releases/check', { documents }, analyst)
  const reported = body.data.findings.filter(({ code }: { code: string }) => code === 'STORED')
  expect(reported).toMatchObject([{ path: 'schemas/entities/bulletin.json', message: expect.stringContaining('2 records') }])
  const published = await send('/api/releases', { documents }, analyst)
  expect(published.body).toMatchObject({ success: false, error: { id: 'error.release-rejected' } })
})

it('records are found by newly searched fields', async () => {
  await clear()
  const bulletinId = await write()
  expect(await found('recordState=all&words=terminals', staff)).toEqual([bulletinId])
  const documents = await withChange(['schemas/entities/bulletin.json'], ({ properties }) => {
    delete properties.summary.search
  })
  const published = await send('/api/releases', { documents }, await portal.signIn('analyst'))
  expect(published.body).toMatchObject({ success: true })
  const { release } = portal.releases.current()
  const brand = release.brands.quayside as BrandPlan
  expect(await reindexBrand(portal.test.db, brand, release)).toBe(1)
  expect(await reindexBrand(portal.test.db, brand, release)).toBe(0)
  expect(await found('recordState=all&words=terminals', staff)).toEqual([])
  expect(await found(`recordState=all&words=${encodeURIComponent('台风')}`, staff)).toEqual([bulletinId])
})
