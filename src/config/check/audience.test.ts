import { describe, expect, test } from 'vitest'
import { checkSmall, readSmallWorld } from '../testing.ts'

const cells = {
  visitor: 'login',
  registered: 'forbidden',
  pending: 'forbidden',
  member: 'forbidden',
  admin: 'forbidden',
  staff: 'allow',
  analyst: 'forbidden',
}
const analystCells = { ...cells, staff: 'forbidden', analyst: 'allow' }
const grid = 'schemas/permissions/grid.json'

type Documents = Readonly<Record<string, unknown>>

/** Findings of the small portal with edits by file, and rows of the grid for the desk and for analysts if they name them. */
function findingsOf(edits: readonly (readonly [path: string, from: string, to: string])[], documents: Documents = {}): string[] {
  const files = readSmallWorld()
  for (const [path, document] of Object.entries(documents)) files.set(path, { path, text: JSON.stringify(document) })
  const added = [
    { id: 'desk', label: 'Desk', cells },
    { id: 'analysts', label: 'Analysts', cells: analystCells },
  ].filter(({ id }) => [...edits.map(([, , to]) => to), JSON.stringify(documents)].some((text) => text.includes(`"${id}"`)))
  const rows = `"rows": [${added.map((row) => `${JSON.stringify(row)},`).join('')}`
  for (const [path, from, to] of [[grid, '"rows": [', rows] as const, ...edits]) {
    const text = files.get(path)?.text ?? ''
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    files.set(path, { path, text: text.replace(from, () => to) })
  }
  const findings = checkSmall(files.values())
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['AUDIENCE']))
  return findings.map(({ path, words }) => `${path}: ${words.en}`)
}

describe('the check of who reads what', () => {
  test('reports a list that some readers of its page may not load', () => {
    expect(findingsOf([['schemas/operations/query-rates.json', '"grid": "public"', '"grid": "desk"']])).toEqual([
      expect.stringContaining('schemas/pages/rates.json: readers of this page (admin, analyst, member, pending, registered, visitor)'),
    ])
  })

  test('reports a record that visitors of its page may not load', () => {
    expect(findingsOf([['schemas/operations/read-order.json', '"grid": "public"', '"grid": "desk"']])).toEqual([
      expect.stringContaining('schemas/pages/order.json: readers of this page (visitor) may not call "read-order"'),
    ])
  })

  test('reports a call that no reader of the page may make', () => {
    const found = findingsOf([
      ['schemas/routes/main.json', '"page": "order"', '"page": "order", "grid": "analysts"'],
      ['schemas/operations/cancel-order.json', '"grid": "public"', '"grid": "desk"'],
    ])
    expect(found).toEqual([expect.stringContaining('schemas/pages/order.json: none of the readers (analyst) may call "cancel-order"')])
  })

  test('reports a column and an answer hidden from all who read them', () => {
    const found = findingsOf([
      ['schemas/operations/query-rates.json', '"grid": "public"', '"grid": "analysts"'],
      ['schemas/operations/query-rates.json', '"rows": true', '"rows": true, "only": ["rateId", "pol", "lines"]'],
      ['schemas/routes/main.json', '"grid": "public"', '"grid": "analysts"'],
      ['schemas/entities/rate.json', '"reference": "port",\n      "policy": "public"', '"reference": "port",\n      "policy": "desk"'],
    ])
    expect(found).toEqual([
      expect.stringContaining('schemas/lists/rates.json: "pol" is hidden from all who read it: analyst'),
      expect.stringContaining('schemas/operations/query-rates.json: "pol" is hidden from all who read it: analyst'),
    ])
  })

  test('reports a block that needs a row which no reader of the page has', () => {
    const found = findingsOf([
      ['schemas/routes/main.json', '"grid": "public"', '"grid": "analysts"'],
      ['schemas/pages/rates.json', '"block": "list"', '"block": "list", "grid": "desk"'],
    ])
    expect(found).toEqual([expect.stringContaining('schemas/pages/rates.json: this needs the permissions desk together')])
  })

  test('reports a page for search engines that visitors may not open', () => {
    const found = findingsOf([
      ['schemas/routes/main.json', '"grid": "public"', '"grid": "analysts"'],
      ['schemas/pages/rates.json', '"blocks": [', '"found": { "type": "Service" }, "blocks": ['],
    ])
    expect(found).toEqual([expect.stringContaining('schemas/pages/rates.json: visitors may not open this page')])
  })

  test('reports recipients of a notification who may not have it', () => {
    const tells = {
      to: ['customer', 'desk'],
      group: 'orders',
      grid: 'desk',
      words: { subject: 'common.missing', line: 'common.missing', body: 'common.missing' },
    }
    const groups = {
      $schema: '../../.language/dictionary.json',
      title: 'Subjects',
      rows: [{ id: 'orders', label: { zh: '订单', en: 'Orders' } }],
    }
    const found = findingsOf([['schemas/dictionaries/box.json', '"id": "20GP",', `"id": "20GP", "tells": ${JSON.stringify(tells)},`]], {
      'schemas/dictionaries/notification-group.json': groups,
    })
    expect(found).toEqual([expect.stringContaining('the recipients "customer" do not have the permission "desk"')])
  })

  test('reports a list that none of its readers may download', () => {
    const download = {
      $schema: '../../.language/operation.json',
      title: 'Download rows',
      description: 'Downloads the rows of a list.',
      method: 'GET',
      path: '/api/rows',
      grid: 'analysts',
      output: { properties: {} },
    }
    const found = findingsOf(
      [
        ['schemas/routes/main.json', '"grid": "public"', '"grid": "desk"'],
        ['schemas/lists/rates.json', '"source":', '"export": true, "source":'],
        [
          'schemas/lists/rates.json',
          '"actions": [',
          '"actions": [{ "id": "get", "label": { "zh": "下载", "en": "Download" }, "operation": "export-list" },',
        ],
      ],
      { 'schemas/operations/export-list.json': download },
    )
    expect(found).toContainEqual(expect.stringContaining('schemas/lists/rates.json: none of the readers (staff) may download a list'))
  })
})
