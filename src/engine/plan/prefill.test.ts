import { beforeAll, describe, expect, it } from 'vitest'
import type { PrefillPart } from '#config'
import { makeFormView } from '../../config/testing-plans.ts'
import { loadEvaluator } from './expressions.ts'
import { prefillValues } from './prefill.ts'

beforeAll(loadEvaluator)

const ofList = { source: 'From the list.', rows: 'goods', each: 'crates', values: { mark: 'row.mark', name: 'record.cargo.name' } }
const ofCargo = { source: 'From the cargo.', rows: 'goods', values: { name: 'record.cargo.name', kilos: 'record.cargo.kilos' } }
const note = { source: 'From the note.', values: { note: 'record.note' } }

function prefill(parts: readonly PrefillPart[], record: object, given = {}) {
  return prefillValues(makeFormView({ prefill: parts }), given, { record })
}

describe('a list of the form', () => {
  it('receives a row for each entry, and says where it is from', () => {
    const record = { cargo: { name: 'CHAIRS' }, crates: [{ mark: 'A' }, {}] }
    expect(prefill([ofList, ofCargo], record)).toEqual({
      values: { goods: [{ mark: 'A', name: 'CHAIRS' }, { name: 'CHAIRS' }] },
      sources: ['From the list.'],
    })
  })

  it('is filled by the next part if the first has no entries, with what is known', () => {
    expect(prefill([ofList, ofCargo], { cargo: { name: 'CHAIRS' } })).toEqual({
      values: { goods: [{ name: 'CHAIRS' }] },
      sources: ['From the cargo.'],
    })
    expect(prefill([ofList, ofCargo], {})).toEqual({ values: {}, sources: [] })
  })

  it('has as many rows as each entry counts, in their order', () => {
    const part = { source: '', rows: 'boxes', each: 'booked.boxes', times: 'row.count', values: { type: 'row.type' } }
    const boxes = [{ type: '40HQ', count: 2 }, { type: '20GP', count: 1 }, { type: '45HQ', count: 0 }, { type: '20OT' }]
    expect(prefill([part], { booked: { boxes } }).values).toEqual({ boxes: [{ type: '40HQ' }, { type: '40HQ' }, { type: '20GP' }] })
  })

  it('keeps its saved rows', () => {
    const savedRows = { goods: [{ name: 'TABLES' }] }
    expect(prefill([ofList, ofCargo], { cargo: { name: 'CHAIRS' }, crates: [{}] }, savedRows)).toEqual({ values: savedRows, sources: [] })
  })
})

it('fills only the fields that are empty, and ignores parts that do not apply', () => {
  const second = { ...note, source: 'Again.', values: { note: "'another'", place: "'here'" } }
  const never = { ...note, when: 'has(record.missing)', values: { other: "'never'" } }
  expect(prefill([note, second, never], { note: 'first' })).toEqual({
    values: { note: 'first', place: 'here' },
    sources: ['From the note.', 'Again.'],
  })
  expect(prefill([note], { note: 'first' }, { note: 'typed' })).toEqual({ values: { note: 'typed' }, sources: [] })
})
