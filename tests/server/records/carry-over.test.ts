/** Records follow the documents: counted before a release is published, carried over with it, restored by its rollback. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDocuments } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { root as shipped } from '../support.ts'
import { callsTo } from './stage.ts'

const root = mkdtempSync(join(tmpdir(), 'carry-over-'))
const entityPath = 'schemas/entities/bulletin.json'
const formPath = 'schemas/forms/bulletin.json'
const categoryPath = 'schemas/dictionaries/bulletin-category.json'
const item = { title: '北仑港区台风停工通知', category: 'market', summary: 'Beilun terminals stop', body: 'Gate-in stops.', priority: 3 }

let portal: TestPortal
let calls: ReturnType<typeof callsTo>
let staff: string
let analyst: string
let start: string

beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  cpSync(join(import.meta.dirname, 'documents'), join(root, 'schemas'), { recursive: true })
  const base = JSON.parse(readFileSync(join(root, 'schemas/portal.json'), 'utf8'))
  base.routeGroups.push('bulletins')
  base.footer.push({ id: 'bulletin', label: { zh: '公告', en: 'Bulletins' }, link: { route: 'bulletin' } })
  writeFileSync(join(root, 'schemas/portal.json'), JSON.stringify(base, null, 2))
  portal = await openTestPortal({ root })
  calls = callsTo(portal)
  staff = await portal.signIn('staff')
  analyst = await portal.signIn('analyst')
  start = portal.releases.current().release.hash
})
afterAll(async () => {
  await portal?.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  expect(portal.releases.current().release.hash).toBe(start)
  await portal.test.db.deleteFrom('record_events').execute()
  await portal.test.db.deleteFrom('records').execute()
})

/** Returns the record's id. */
async function write(values: object = item): Promise<string> {
  portal.clock.now = new Date(portal.clock.now.getTime() + 1_000)
  const { body } = await calls.send('/api/bulletin', values, { token: staff })
  expect(body).toMatchObject({ success: true, data: { version: 1 } })
  return body.data.bulletinId
}

/** The test portal has staff of one brand only. */
async function writeElsewhere(): Promise<void> {
  const id = await write()
  await portal.test.db.updateTable('records').set({ brand: 'yongjiang' }).where('id', '=', id).execute()
}

// biome-ignore lint/suspicious/noExplicitAny: the test edits documents like an analyst.
type Edits = Readonly<Record<string, (document: any) => void>>

/** All documents, some of them changed. */
async function withChange(edits: Edits): Promise<Record<string, string>> {
  const files = await loadDocuments(root)
  const documents = Object.fromEntries(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])))
  for (const [path, edit] of Object.entries(edits)) {
    const document = JSON.parse(documents[path] ?? '')
    edit(document)
    documents[path] = JSON.stringify(document, null, 2)
  }
  return documents
}

const publish = async (edits: Edits) => (await calls.send('/api/releases', { documents: await withChange(edits) }, { token: analyst })).body
const rollBack = async () => (await calls.send('/api/releases/rollback', { steps: 1 }, { token: analyst })).body

async function findingsOf(edits: Edits): Promise<{ path: string; line: number; message: string }[]> {
  const { body } = await calls.send('/api/releases/check', { documents: await withChange(edits) }, { token: analyst })
  return body.data.findings.filter(({ code }: { code: string }) => code === 'STORED')
}

function rows() {
  return portal.test.db.selectFrom('records').select(['id', 'entity', 'version', 'data']).orderBy('created_at').execute()
}

async function lineOf(edits: Edits, path: string, words: string): Promise<number> {
  const text = (await withChange(edits))[path] ?? ''
  return text.split('\n').findIndex((line) => line.includes(words)) + 1
}

const written = [
  'entities/bulletin',
  'forms/bulletin',
  'lists/bulletin',
  'lists/desk-bulletin',
  'pages/bulletin-item',
  'pages/desk-bulletin-item',
]

/** Renames a field wherever it is written. */
function renameField(from: string, to: string): Edits {
  const edit = (document: object) => {
    const renamed = JSON.parse(JSON.stringify(document).replace(new RegExp(`(?<!"block":)"${from}"(?!,"block")`, 'g'), `"${to}"`))
    for (const name of Object.keys(document)) delete (document as Record<string, unknown>)[name]
    Object.assign(document, renamed)
  }
  return Object.fromEntries(written.map((name) => [`schemas/${name}.json`, edit]))
}

const renameSummary = renameField('summary', 'digest')
const withoutMarket: Edits = {
  [categoryPath]: (dictionary) => {
    dictionary.rows.splice(1, 1, { id: 'trade', label: { zh: '贸易', en: 'Trade' } })
  },
}

function declare(edits: Edits, existing: object): Edits {
  return {
    ...edits,
    [entityPath]: (document) => {
      edits[entityPath]?.(document)
      document.stored.existing = existing
    },
  }
}

describe('before a release is published', () => {
  it('its findings count the records of each brand whose field is gone, and it is refused', async () => {
    await write()
    await write()
    await writeElsewhere()
    const found = await findingsOf(renameSummary)
    expect(found.map(({ message }) => /\d+ records? "bulletin" of the brand "\w+"/.exec(message)?.[0]).sort()).toEqual([
      '1 records "bulletin" of the brand "yongjiang"',
      '2 records "bulletin" of the brand "quayside"',
    ])
    expect(found.every(({ path }) => path === entityPath)).toBe(true)
    const before = await rows()
    expect(await publish(renameSummary)).toMatchObject({ success: false, error: { id: 'error.release-rejected' } })
    expect(await rows()).toEqual(before)
  })

  it('a code that is taken out, and a form that narrows, are reported at their line', async () => {
    await write()
    const [code] = await findingsOf(withoutMarket)
    expect(code).toMatchObject({ path: entityPath, message: expect.stringContaining('gone: market') })
    expect(code?.line).toBe(await lineOf(withoutMarket, entityPath, '"dictionary": "bulletin-category"'))
    const shorter: Edits = {
      [formPath]: ({ properties }) => {
        properties.body.maxLength = 7
      },
    }
    const [narrowed] = await findingsOf(shorter)
    expect(narrowed).toMatchObject({ path: formPath, line: await lineOf(shorter, formPath, '"maxLength": 7') })
  })
})

describe('a release', () => {
  it('carries records over in both brands, and its rollback restores them, with what was written since', async () => {
    const changed = await write()
    const untouched = await write({ ...item, category: 'notice' })
    await writeElsewhere()
    const before = await rows()
    const edits = declare(
      { ...renameSummary, ...withoutMarket },
      { digest: { renamedFrom: 'summary' }, category: { codes: { market: 'trade' } } },
    )
    expect(await publish(edits)).toMatchObject({ success: true })
    const dataOf = async (id: string) => (await rows()).find((row) => row.id === id)?.data
    const { summary, ...rest } = item
    expect((await rows()).map(({ data, version }) => [data, version])).toEqual([
      [{ ...rest, category: 'trade', digest: summary }, 2],
      [{ ...rest, category: 'notice', digest: summary }, 2],
      [{ ...rest, category: 'trade', digest: summary }, 2],
    ])

    const stale = await calls.outcome(
      `/api/bulletin/${changed}/change`,
      { ...rest, category: 'trade', digest: 'New', version: 1 },
      { token: staff },
    )
    expect(stale).toBe('409 error.conflict-version')
    const change = { ...rest, category: 'trade', digest: 'New', version: 2 }
    expect(await calls.outcome(`/api/bulletin/${changed}/change`, change, { token: staff })).toBe('200')
    const added = await write({ ...rest, category: 'notice', digest: 'Added' })
    const { rows: events } = (await calls.send(`/api/bulletin/${untouched}/events`, undefined, { token: staff })).body.data
    expect(events).toMatchObject([{ event: 'changed', version: 2, who: 'analyst' }, { event: 'created' }])

    expect(await rollBack()).toMatchObject({ success: true, data: { release: start } })
    expect(await dataOf(changed)).toEqual({ ...item, summary: 'New' })
    expect(await dataOf(added)).toEqual({ ...rest, category: 'notice', summary: 'Added' })
    const others = (all: typeof before) => all.filter(({ id }) => id !== changed && id !== added).map(({ data }) => data)
    expect(others(await rows())).toEqual(others(before))
    expect(await portal.test.db.selectFrom('record_carry_rows').selectAll().execute()).toEqual([])
  })

  it('fills in what is now required, keeps or removes what no longer fits', async () => {
    await write()
    const { priority: _priority, ...unranked } = item
    await write(unranked)
    const before = await rows()
    const strict: Edits = {
      [formPath]: ({ properties, required }) => {
        properties.body.maxLength = 7
        properties.summary.maxLength = 7
        required.push('priority')
      },
    }
    const existing = { summary: { remove: true }, priority: { default: 1 }, body: { keep: true } }
    expect((await findingsOf(strict)).map(({ message }) => message).join('\n')).toMatch(/1 records .* lack "priority"/)
    expect(await publish(declare(strict, existing))).toMatchObject({ success: true })
    const { summary: _summary, ...rest } = item
    expect((await rows()).map(({ data }) => data)).toEqual([rest, { ...rest, priority: 1 }])
    expect(await rollBack()).toMatchObject({ success: true })
    expect((await rows()).map(({ data }) => data)).toEqual(before.map(({ data }) => data))
  })

  it('is rolled back two at a time, the newest first', async () => {
    await write()
    const first = declare(renameSummary, { digest: { renamedFrom: 'summary' } })
    expect(await publish(first)).toMatchObject({ success: true })
    const second = declare(renameField('summary', 'gist'), { gist: { renamedFrom: 'digest' } })
    expect(await publish(second)).toMatchObject({ success: true })
    expect((await rows())[0]?.data).toMatchObject({ gist: item.summary })
    const { body } = await calls.send('/api/releases/rollback', { steps: 2 }, { token: analyst })
    expect(body).toMatchObject({ success: true, data: { release: start } })
    expect((await rows())[0]?.data).toEqual(item)
  })

  it('takes the records of a renamed entity over, and a rollback gives them back', async () => {
    const admin = await portal.signIn('admin')
    const { body } = await calls.send('/api/loading-addresses', { name: 'Beilun plant' }, { token: admin })
    const { loadingAddressId } = body.data
    const former = 'schemas/entities/loading-address.json'
    const publishRenamed = async (more: object) => {
      const { [former]: text = '', ...documents } = await withChange({})
      const entity = JSON.parse(text)
      Object.assign(entity.stored, { path: '/api/gate-addresses', ...more })
      const all = { ...documents, 'schemas/entities/gate-address.json': JSON.stringify(entity, null, 2) }
      return (await calls.send('/api/releases', { documents: all }, { token: analyst })).body
    }
    const refused = await publishRenamed({})
    expect(JSON.stringify(refused)).toContain('1 records of the brand \\"quayside\\" belong to the stored entity \\"loading-address\\"')
    expect(await publishRenamed({ renamedFrom: 'loading-address' })).toMatchObject({ success: true })
    const read = async (path: string) => (await calls.send(path, undefined, { token: admin })).body
    expect(await read(`/api/gate-addresses/${loadingAddressId}`)).toMatchObject({ data: { name: 'Beilun plant' } })
    expect(await rollBack()).toMatchObject({ success: true })
    expect(await read(`/api/loading-addresses/${loadingAddressId}`)).toMatchObject({ data: { name: 'Beilun plant' } })
  })
})
