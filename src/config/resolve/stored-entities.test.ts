import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type JsonObject, objectOf } from '#rules'
import { formatFinding } from '../check/findings.ts'
import type { SourceFile } from '../read/documents.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { readDocuments } from './read-documents.ts'
import { resolveBrands } from './resolve.ts'

const shipped = ['dictionaries/record-state', 'dictionaries/record-event', 'texts/records', 'record-publish.form']
const text = (en: string) => ({ zh: `${en}（中）`, en })
const field = (description: string, more: object) => ({ description, label: text('Field'), policy: 'public', ...more })

const entity = {
  $schema: '../../.language/entity.json',
  title: 'Notice',
  description: 'A notice.',
  stored: {
    path: '/api/notices',
    read: 'public',
    write: 'public',
    form: 'notice',
    operations: ['search', 'read', 'create', 'change', 'publish', 'archive', 'history'],
    shared: true,
    sort: { field: 'day', order: 'descending' },
  },
  properties: {
    title: field('What it is about.', { type: 'string', search: 'title' }),
    day: field('Day of the notice.', { type: 'string', format: 'date', index: true }),
    boxType: field('Container concerned.', { type: 'string', dictionary: 'box', index: true }),
    boxTypes: field('All containers concerned.', { type: 'array', items: { type: 'string', dictionary: 'box' }, index: true }),
  },
}
const form = {
  $schema: '../../.language/form.json',
  title: 'Notice',
  properties: {
    title: { type: 'string', label: text('Title'), maxLength: 80 },
    day: { type: 'string', format: 'date', label: text('Day') },
  },
  required: ['title'],
  layout: [{ id: 'main', fields: [{ id: 'title' }, { id: 'day' }] }],
}

/** The small test portal with a stored entity, and more files. */
function withNotices(more: Readonly<Record<string, unknown>> = {}): SourceFile[] {
  const files = readSmallWorld()
  const put = (path: string, content: string) => files.set(path, { path, text: content })
  for (const name of shipped)
    put(`schemas/portal/${name}.json`, readFileSync(join(import.meta.dirname, `../../../schemas/portal/${name}.json`), 'utf8'))
  const texts = { 'invalid.publishUntil': text('Later'), 'error.conflict-version': text('Changed') }
  const own = { $schema: '../../.language/texts.json', title: 'Own', texts }
  const documents = { 'schemas/texts/own.json': own, 'schemas/entities/notice.json': entity, 'schemas/forms/notice.json': form, ...more }
  for (const [path, document] of Object.entries(documents)) put(path, JSON.stringify(document, null, 2))
  return [...files.values()]
}

function operationsOf(files: SourceFile[], brand = 'first'): Record<string, JsonObject> {
  const operations = resolveBrands(readDocuments(files), Date.now())[brand]?.operation ?? {}
  return Object.fromEntries(Object.entries(operations).filter(([id]) => id.includes('notice')))
}

function findingsOf(files: SourceFile[]): string[] {
  return checkSmall(files).map(formatFinding)
}

describe('a stored entity', () => {
  test('passes the check, with the operations that it lists', () => {
    // The shipped texts are also written for entities with more features.
    expect(findingsOf(withNotices()).filter((finding) => !finding.includes('UNUSED'))).toEqual([])
    expect(Object.keys(operationsOf(withNotices())).sort()).toEqual([
      'archive-notice',
      'change-notice',
      'create-notice',
      'list-notice-events',
      'publish-notice',
      'read-notice',
      'restore-notice',
      'search-notice',
      'withdraw-notice',
    ])
  })

  test('lets the sender supplement and follow a record, and counts records by a field', () => {
    const more = { answer: { grid: 'public', form: 'notice', while: { boxType: ['20GP'] } }, progress: ['title'], counted: 'boxType' }
    const changed = { ...entity, stored: { ...entity.stored, ...more } }
    const operations = operationsOf(withNotices({ 'schemas/entities/notice.json': changed }))
    expect(operations['answer-notice']).toMatchObject({ handler: 'answer-record', input: { required: ['noticeId'] }, idempotent: true })
    expect(objectOf(operations['list-notice-progress']?.output).properties).toMatchObject({ step: {}, at: {}, title: { label: {} } })
    expect(objectOf(operations['search-notice']?.output).properties).toHaveProperty('counts')
  })

  test('is searched by words, indexed values and date ranges', () => {
    const { properties } = objectOf(operationsOf(withNotices())['search-notice']?.input)
    expect(Object.keys(properties as object)).toEqual([
      'words',
      'dayFrom',
      'dayTo',
      'dayBefore',
      'boxType',
      'boxTypes',
      'recordState',
      'sort',
      'order',
      'page',
      'pageSize',
    ])
    expect(properties).toMatchObject({ boxTypes: { type: 'string', dictionary: 'box' } })
  })

  test('gives the reason for hidden fields, if any', () => {
    const fieldsOf = (files: SourceFile[]) => resolveBrands(readDocuments(files), Date.now()).first?.entity?.notice?.properties
    const hiding = { ...entity, stored: { ...entity.stored, hides: 'public' } }
    expect(fieldsOf(withNotices())).not.toHaveProperty('hidden')
    expect(fieldsOf(withNotices({ 'schemas/entities/notice.json': hiding }))).toMatchObject({
      hidden: { enum: ['login', 'certify', 'consent'], policy: 'public' },
    })
  })

  test('counts records by value and by month, and offers previews and a feed', () => {
    const feed = { path: '/notices/feed.xml', label: text('Notices'), page: 'home', title: 'title' }
    const stored = { ...entity.stored, operations: [...entity.stored.operations, 'preview'], facets: ['day', 'boxType'], feed }
    const operations = operationsOf(withNotices({ 'schemas/entities/notice.json': { ...entity, stored } }))
    expect(Object.keys(objectOf(objectOf(operations['search-notice']?.input).properties))).toContain('dayMonth')
    expect(operations['search-notice']?.output).toMatchObject({ properties: { facets: {} } })
    expect(operations['read-notice']?.input).toMatchObject({ properties: { preview: {} } })
    expect(operations['preview-notice']).toMatchObject({ path: '/api/notices/{noticeId}/previews', handler: 'preview-record' })
    expect(operations['feed-notice']).toMatchObject({ path: '/notices/feed.xml', answer: 'file' })
  })

  test('can be limited to the places of another record', () => {
    const add = { grid: 'public', form: 'notice', to: 'notice', once: true, within: { places: 'places', left: 'left' } }
    const reply = { ...entity, stored: { ...entity.stored, path: '/api/notice-replies', add } }
    const operations = operationsOf(withNotices({ 'schemas/entities/notice-reply.json': reply }))
    const full = expect.arrayContaining(['error.record-once', 'error.record-full', 'error.record-closed'])
    expect(operations['create-notice-reply']?.errors).toEqual(full)
    expect(operations['restore-notice-reply']?.errors).toEqual(full)
  })

  test('does not replace an operation that has its own file', () => {
    const own = { ...operationsOf(withNotices())['read-notice'], description: 'Written by hand.' }
    const operations = operationsOf(withNotices({ 'schemas/operations/read-notice.json': own }))
    expect(operations['read-notice']?.description).toBe('Written by hand.')
  })

  test('lets a brand change an operation and a field', () => {
    const files = withNotices({
      'brands/first/schemas/operations/search-notice.json': { $schema: '../../../../.language/operation.json', description: 'Changed.' },
      'brands/first/schemas/entities/notice.json': {
        $schema: '../../../../.language/entity.json',
        properties: { boxType: { index: false } },
      },
    })
    const search = operationsOf(files)['search-notice']
    expect(search?.description).toBe('Changed.')
    expect(search?.input).not.toHaveProperty('properties.boxType')
  })
})

describe('the check of a stored entity', () => {
  const entityPath = 'schemas/entities/notice.json'
  const withStored = (stored: object) => withNotices({ [entityPath]: { ...entity, stored: { ...entity.stored, ...stored } } })
  const at = (files: SourceFile[], line: string) => {
    const { text: content = '' } = files.find(({ path }) => path === entityPath) ?? {}
    return `${entityPath}:${content.split('\n').findIndex((one) => one.includes(line)) + 1}:`
  }

  test.each([
    ['a field of the form that the record lacks', withStored({ form: 'search' }), '"form"', 'which is not a field of this entity'],
    ['a sort by what is not indexed', withStored({ sort: { field: 'title', order: 'ascending' } }), '"field": "title"', 'not marked index'],
    ['a row of the grid that is not there', withStored({ read: 'pubic' }), '"read"', 'did you mean "public"?'],
    [
      'a form with another type',
      withNotices({
        'schemas/forms/notice.json': { ...form, properties: { ...form.properties, day: { type: 'integer', label: text('Day') } } },
      }),
      '"form"',
      'is integer in the form',
    ],
  ])('reports %s', (_what, files, line, words) => {
    const findings = findingsOf(files)
    expect(findings.join('\n')).toContain(words)
    expect(findings.every((finding) => finding.startsWith(at(files, line)))).toBe(true)
  })

  test.each([
    ['a value that moves to itself', { title: { renamedFrom: 'day' } }, '"renamedFrom"', '"day" is still a field'],
    ['a code that is still there', { boxType: { codes: { '20GP': '40HQ' } } }, '"20GP": "40HQ"', '"20GP" is still a code'],
    ['an unknown code', { boxType: { codes: { OLD: '20PG' } } }, '"OLD"', 'has no code "20PG"'],
    ['codes of a free text', { title: { codes: { old: 'new' } } }, '"codes"', '"title" has no codes'],
    ['a default that does not fit', { title: { default: 'T'.repeat(81) } }, '"default"', 'does not fit "title"'],
    ['what never applies', { title: { default: 'Title', keep: true } }, '"keep"', '"keep" never applies'],
    ['the removal of what is required', { title: { remove: true } }, '"remove"', '"title" is required'],
    ['a default of a field that is gone', { gone: { default: 1 } }, '"gone"', '"gone" is not a field'],
  ])('reports, for existing records, %s', (_what, existing, line, words) => {
    const files = withStored({ existing })
    const findings = findingsOf(files).filter((finding) => finding.includes('STORED'))
    expect(findings).toEqual([expect.stringContaining(words)])
    expect(findings[0]).toMatch(new RegExp(`^${at(files, line)}`))
  })

  test('accepts what can apply to existing records', () => {
    const existing = { title: { default: 'Untitled' }, boxTypes: { codes: { OLD: '20GP' }, remove: true }, gone: { keep: true } }
    const more = { existing, renamedFrom: 'bulletin' }
    expect(findingsOf(withStored(more)).filter((finding) => finding.includes('STORED'))).toEqual([])
    expect(findingsOf(withStored({ renamedFrom: 'notice' })).join()).toContain('"notice" is still a stored entity')
  })

  test('reports a record handler without an entity', () => {
    const files = withNotices({
      'schemas/operations/odd.json': { ...operationsOf(withNotices())['read-notice'], path: '/api/odd/{noticeId}', entity: undefined },
    })
    expect(checkSmall(files).map(({ code }) => code)).toContain('STORED')
  })
})
