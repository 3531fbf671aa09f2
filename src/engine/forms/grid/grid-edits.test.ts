import { describe, expect, test } from 'vitest'
import type { FieldView } from '#config'
import { nextCell } from './cell-keys.ts'
import { gridColumns } from './grid-columns.ts'
import { setCell } from './set-cell.ts'

const leaf = { type: 'string', widget: 'input', required: false, rules: {} } as const satisfies Partial<FieldView>
const fields: readonly FieldView[] = [
  { ...leaf, name: 'reason', label: 'Reason' },
  { ...leaf, name: 'kind', label: 'Kind' },
  { ...leaf, name: 'size', label: 'Size', rules: { visible: 'kind == "box"' } },
  { ...leaf, name: 'key', label: 'Key', widget: 'hidden' },
]
const applies = (column: FieldView, row: unknown) => column.name !== 'size' || (row as { kind?: string }).kind === 'box'

describe('editing a grid', () => {
  test('a changed cell clears the fields that no longer apply to its row', () => {
    const rows = [
      { kind: 'box', size: '3', key: '1' },
      { kind: 'box', size: '4', key: '2' },
    ]
    expect(setCell(rows, { row: 0, name: 'kind', value: 'bag', fields, applies })).toEqual([{ kind: 'bag', key: '1' }, rows[1]])
    expect(setCell(rows, { row: 1, name: 'size', value: undefined, fields, applies })).toEqual([rows[0], { kind: 'box', key: '2' }])
  })

  test('columns that apply to no row are left out, and the reason comes last', () => {
    const field: FieldView = { ...leaf, name: 'lines', label: 'Lines', type: 'array', widget: 'rows', grid: { reason: 'reason' }, fields }
    const namesOf = (rows: readonly { kind: string }[]) => gridColumns(field, rows, applies).columns.map(({ name }) => name)
    expect(namesOf([{ kind: 'bag' }])).toEqual(['kind', 'reason'])
    expect(namesOf([{ kind: 'bag' }, { kind: 'box' }])).toEqual(['kind', 'size', 'reason'])
    expect(gridColumns(field, [], applies).before).toBe(1)
  })

  test('Tab passes hidden rows, and leaves the table at its ends', () => {
    const state = { rows: [1, 4], place: 0, active: { row: 1, column: 2 } }
    expect(nextCell(state, 3, 1)).toEqual({ row: 4, column: 0 })
    expect(nextCell(state, 3, -1)).toEqual({ row: 1, column: 1 })
    expect(nextCell({ ...state, active: { row: 1, column: 0 } }, 3, -1)).toBeNull()
    expect(nextCell({ ...state, place: 1, active: { row: 4, column: 2 } }, 3, 1)).toBeNull()
  })
})
