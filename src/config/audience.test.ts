import { describe, expect, test } from 'vitest'
import { checkSmall, readSmallWorld } from './testing.ts'

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

/** Findings of the small portal with edits by file, and rows of the grid for the desk and for analysts if they name them. */
function findingsOf(edits: readonly (readonly [path: string, from: string, to: string])[]): string[] {
  const files = readSmallWorld()
  const added = [
    { id: 'desk', label: 'Desk', cells },
    { id: 'analysts', label: 'Analysts', cells: analystCells },
  ].filter(({ id }) => edits.some(([, , to]) => to.includes(`"${id}"`)))
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
})
