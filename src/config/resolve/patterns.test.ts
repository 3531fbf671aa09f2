import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { findTree, type ResolvedDocument, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { fillPattern, listPatterns, withoutDesk, withoutDocuments } from './patterns.ts'

function documentOf(kind: string, id: string, value: JsonObject): ResolvedDocument {
  const path = `${id}.${kind}.json`
  const { tree } = parseDocument(path, JSON.stringify(value))
  if (!tree) throw new Error('The sample is no document')
  return { kind, id, tree, value: toJson(tree) as JsonObject, paths: [path], broken: false }
}

const pattern = documentOf('pattern', 'shelf', {
  defaults: { about: null, tone: 'quiet', blocks: [], links: null },
  page: {
    'shelf-<as>': {
      title: '<title> on the shelf',
      label: '<label>',
      about: '<about>',
      tone: '<tone>',
      record: { input: { '<key>': 'route.<key>' } },
      blocks: [{ id: 'top' }, '<blocks>', { given: 'links', id: 'links' }],
    },
  },
  list: {
    'shelf-<as>': { source: 'search-<id>', columns: ['<columns>', 'updatedAt'] },
    '<as>-links': { given: 'links', source: 'link-<id>' },
  },
})

const stored = { path: '/api/charts', read: 'public', write: 'edit-content', form: 'chart' }
const label = { zh: '海图', en: 'Sea chart' }
function fill(desk: JsonObject, operations = ['search']) {
  const entity = documentOf('entity', 'sea-chart', {
    title: 'Chart',
    label,
    properties: { name: {} },
    stored: { ...stored, operations },
    desk: { pattern: 'shelf', ...desk },
  })
  const { documents } = fillPattern(entity, pattern)
  const values = Object.fromEntries(
    [...documents].map(([kind, trees]) => [kind, Object.fromEntries([...trees].map(([id, tree]) => [id, toJson(tree)]))]),
  )
  const documentMap = new Map([
    ['entity', new Map([['sea-chart', entity]])],
    ['pattern', new Map([['shelf', pattern]])],
  ])
  const problems = [...listPatterns(documentMap)].flatMap((named) => named.problems)
  return {
    entity,
    documents,
    values,
    problems: problems.map(({ path, says, params }) => `${path}: ${says} ${params.name ?? params.operation}`),
    codes: problems.map(({ code }) => code),
  }
}

describe('a pattern', () => {
  test('gives each entity its documents, with its id, key, title and label', () => {
    expect(fill({ columns: ['name', { id: 'scale', width: 90 }], blocks: [{ id: 'map' }, { id: 'notes' }] }).values).toEqual({
      page: {
        'shelf-sea-chart': {
          $schema: '../../.language/page.json',
          title: 'Chart on the shelf',
          label,
          tone: 'quiet',
          record: { input: { seaChartId: 'route.seaChartId' } },
          blocks: [{ id: 'top' }, { id: 'map' }, { id: 'notes' }],
        },
      },
      list: {
        'shelf-sea-chart': {
          $schema: '../../.language/list.json',
          source: 'search-sea-chart',
          columns: [{ id: 'name' }, { id: 'scale', width: 90 }, { id: 'updatedAt' }],
        },
      },
    })
  })

  test('has parts that only some entities want, and a name for their documents', () => {
    const { values } = fill({ as: 'chart', columns: ['name'], links: true, about: 'Charts', tone: 'primary' })
    expect(Object.keys(values.list ?? {})).toEqual(['shelf-chart', 'chart-links'])
    expect(values.page?.['shelf-chart']).toMatchObject({ about: 'Charts', tone: 'primary', blocks: [{ id: 'top' }, { id: 'links' }] })
  })

  test('keeps the positions of what the entity says, and of the rest', () => {
    const { documents } = fill({ columns: ['name'] })
    const list = documents.get('list')?.get('shelf-sea-chart')
    if (!list) throw new Error('There is no list')
    expect(findTree(list, '/columns/0/id').tree.place.path).toBe('sea-chart.entity.json')
    expect(findTree(list, '/columns/1/id').tree.place.path).toBe('shelf.pattern.json')
    expect(findTree(list, '/source').tree.place.path).toBe('shelf.pattern.json')
  })

  test('says what it lacks, and what it has no place for', () => {
    expect(fill({ columns: ['name'] }).problems).toEqual([])
    expect(fill({}).codes).toEqual(['DESK'])
    expect(fill({}).problems).toEqual(['sea-chart.entity.json: DESK/missing columns'])
    expect(fill({ colums: ['name'] }).problems).toEqual(['sea-chart.entity.json: DESK/unused colums'])
    expect(fill({ columns: ['name'] }, ['read']).problems).toEqual(['sea-chart.entity.json: DESK/operation search-sea-chart'])
    expect(fill({ columns: ['name'], colums: [] }).problems).toEqual(['sea-chart.entity.json: DESK/unused colums'])
  })

  test('reports a name that no entity fills once, in the pattern, and a document that two entities give', () => {
    const chart = (id: string, desk: JsonObject) =>
      documentOf('entity', id, {
        title: 'Chart',
        label,
        properties: { name: {} },
        stored: { ...stored, operations: ['search'] },
        desk: { pattern: 'shelf', columns: ['name'], ...desk },
      })
    const problems = (entities: readonly ResolvedDocument[], of = pattern) => {
      const found = listPatterns(
        new Map([
          ['entity', new Map(entities.map((entity) => [entity.id, entity]))],
          ['pattern', new Map([['shelf', of]])],
        ]),
      )
      return found.flatMap((named) => named.problems).map(({ path, says, suggestion }) => `${path}: ${says} ${suggestion}`)
    }
    const misspelt = documentOf(
      'pattern',
      'shelf',
      JSON.parse(JSON.stringify(pattern.value).replace('<columns>', '<colums>')) as JsonObject,
    )
    const apart = [chart('sea-chart', {}), chart('sky-chart', {})]
    expect(problems(apart)).toEqual([])
    expect(new Set(problems(apart, misspelt))).toEqual(new Set(['shelf.pattern.json: DESK/hole columns']))
    expect(problems([chart('sea-chart', { as: 'chart' }), chart('sky-chart', { as: 'chart' })])).toEqual([
      'sky-chart.entity.json: DESK/taken undefined',
    ])
  })

  test('is checked as entities fill it, not by itself', () => {
    const { entity } = fill({ columns: ['name'] })
    expect(toJson(withoutDesk(entity.tree))).toMatchObject({ desk: { pattern: 'shelf' } })
    expect(toJson(withoutDesk(entity.tree))).not.toHaveProperty('desk.columns')
    expect(toJson(withoutDocuments(pattern.tree))).toEqual({})
  })
})
