import { describe, expect, it } from 'vitest'
import { fromData, joinOthers, type LocalDraft, type ServerDraft, settleDrafts, type Typed, toData } from './draft.ts'

const typed = (goods: string, at: string): Typed => ({ values: { goods }, given: '{}', fields: [{ name: 'goods', label: 'Goods' }], at })
const early = typed('early', '2026-11-21T08:00:00.000Z')
const late = typed('late', '2026-11-21T09:00:00.000Z')
const nothing: ServerDraft = { version: 0, others: [] }

function local(draft: Typed, more: Partial<LocalDraft> = {}): LocalDraft {
  return { who: 'u1', typed: draft, version: 3, isUnsaved: true, writer: 'a', others: [], ...more }
}

describe('a draft in the browser and a draft on the server', () => {
  it("continue with the server's if the browser has none", () => {
    expect(settleDrafts(null, { version: 2, typed: late, others: [early] })).toEqual({
      typed: late,
      others: [early],
      version: 2,
      isUnsaved: false,
    })
    expect(settleDrafts(null, nothing).typed).toBeNull()
  })

  it("continue with the browser's if it is based on the server's", () => {
    const server: ServerDraft = { version: 3, typed: early, others: [] }
    expect(settleDrafts(local(late), server)).toMatchObject({ typed: late, isUnsaved: true, version: 3, others: [] })
    expect(settleDrafts(local(early, { isUnsaved: false }), server)).toMatchObject({ typed: early, isUnsaved: false })
  })

  it('are discarded if submitted elsewhere, unless something was typed since', () => {
    expect(settleDrafts(local(late, { isUnsaved: false }), nothing).typed).toBeNull()
    expect(settleDrafts(local(late), nothing)).toMatchObject({ typed: late, isUnsaved: true, version: 0 })
  })

  it.each([
    ['here', local(late), early, late, early],
    ['there', local(early), late, late, early],
  ])('lose nothing if both were edited: the newer one (%s) is used and the older one kept', (_, mine, theirs, kept, other) => {
    const settled = settleDrafts(mine, { version: 5, typed: theirs, others: [] })
    expect(settled).toEqual({ typed: kept, others: [other], version: 5, isUnsaved: true })
  })

  it('require no decision if both are equal', () => {
    const same = { ...early, at: late.at }
    expect(settleDrafts(local(early), { version: 5, typed: same, others: [] })).toMatchObject({ typed: same, others: [], isUnsaved: false })
  })
})

it('keep each older version once, and never a copy of the draft itself', () => {
  const again = { ...early, at: late.at }
  expect(joinOthers([early, again, late], late)).toEqual([early])
  const many = Array.from({ length: 9 }, (_, index) => typed(`draft ${index}`, late.at))
  expect(joinOthers(many, late)).toEqual(many.slice(-5))
})

it('return from the server unchanged, regardless of key order', () => {
  const { others, ...rest } = toData(late, [early]) as Record<string, unknown>
  expect(fromData({ others, ...rest })).toEqual({ typed: late, others: [early] })
  expect(fromData({ goods: 'from before drafts had a format' })).toEqual({ others: [] })
  expect(fromData(undefined)).toEqual({ others: [] })
})
