/** Keys of texts, and every key that a journey names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSay } from '../journeys/say.ts'
import { shippedFiles } from './documents.ts'
import { findText, type TextTable } from './text-keys.ts'
import { brandsOf, collectTexts } from './texts.ts'

const save = { zh: '保存', en: 'Save' }
const rows = { zh: '{count} 行（共 {total} 行）', en: { one: '{count} row of {total}', other: '{count} rows of {total}' } }
const table: TextTable = {
  'form/order': {
    label: { zh: '订单', en: 'Order' },
    'properties.contact.label': { zh: '联系人', en: 'Contact' },
    'properties.contact.hint': { zh: '姓名', en: 'A name' },
    'properties.goods.items.properties.name.label': { zh: '品名', en: 'Commodity' },
    'layout.contact.label': { zh: '联系方式', en: 'Contacts' },
    submit: save,
  },
  'list/orders': { 'tabs.items.open.label': save, 'actions.open.label': save },
  'text/engine': { rows, 'rows.left': save },
}

describe('a key', () => {
  test('names a document and its parts by id, and may omit names that only hold parts and a final label', () => {
    expect(findText(table, 'form/order')).toMatchObject({ en: 'Order' })
    expect(findText(table, 'form/order.contact')).toMatchObject({ en: 'Contact' })
    expect(findText(table, 'form/order.properties.contact.label')).toMatchObject({ en: 'Contact' })
    expect(findText(table, 'form/order.contact.hint')).toMatchObject({ en: 'A name' })
    expect(findText(table, 'form/order.goods.name')).toMatchObject({ en: 'Commodity' })
    expect(findText(table, 'list/orders.tabs.open')).toBe(save)
    expect(findText(table, 'text/engine.rows')).toBe(rows)
  })

  test('that is unknown or ambiguous is rejected with suggestions', () => {
    expect(() => findText(table, 'form/ordr.submit')).toThrow('did you mean "form/order"?')
    expect(() => findText(table, 'form/order.contcat')).toThrow('did you mean form/order.contact, form/order.layout.contact?')
    expect(() => findText(table, 'list/orders.open')).toThrow('fits 2 texts; choose one: list/orders.tabs.open, list/orders.actions.open')
  })
})

describe('a text', () => {
  const say = createSay(() => table, 'en')

  test('is rendered in the language, with its values and in its plural form', () => {
    expect(createSay(() => table, 'zh')('form/order.submit')).toBe('保存')
    expect(say('text/engine.rows', { count: 1, total: 9 })).toBe('1 row of 9')
    expect(say('text/engine.rows', { count: 2, total: 9 })).toBe('2 rows of 9')
  })

  test('is rejected if a value is missing, while its pattern matches any values', () => {
    expect(() => say('text/engine.rows')).toThrow('plural')
    expect(() => say('text/engine.rows', { count: 2 })).toThrow('{total}')
    const pattern = say.pattern('text/engine.rows')
    for (const shown of ['1 row of 9', '12 rows of 30']) expect(shown).toMatch(pattern)
    expect('9 orders').not.toMatch(pattern)
    expect('3 rows of 8').not.toMatch(say.pattern('text/engine.rows', { total: 9 }))
  })
})

test('every key that a journey names belongs to a text', async () => {
  const files = await shippedFiles()
  let wrongMentions = keysOfJourneys().map((mention) => ({ ...mention, refusal: '' }))
  // The first brand has nearly all of them; a few belong to pages of other brands.
  for (const brand of brandsOf(files)) {
    if (wrongMentions.length === 0) break
    const texts = collectTexts(files, brand)
    wrongMentions = wrongMentions.flatMap((mention) => {
      const refusal = refusalOf(texts, mention)
      return refusal === undefined ? [] : [{ ...mention, refusal: mention.refusal || refusal }]
    })
  }
  expect(wrongMentions.map(({ file, refusal }) => `${file}: ${refusal}`)).toEqual([])
})

interface Mention {
  readonly file: string
  readonly key: string
  /** Whether the call passes no values, so the text must have no placeholders. */
  readonly isPlain: boolean
}

function keysOfJourneys(): Mention[] {
  const folder = join(import.meta.dirname, '../journeys')
  return readdirSync(folder).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    // The pattern below does not find keys that are put together.
    expect(source, file).not.toMatch(/say(?:\.pattern)?\(`/)
    return [...source.matchAll(/(say|sayIn\([^)]*\)|\.pattern)\(\s*'([^']+)'(,?)/g)]
      .filter(([call]) => !/^sayIn\('(?:zh|en)'/.test(call) || call.includes(')('))
      .map(([, call, key = '', comma]) => ({ file, key, isPlain: call !== '.pattern' && comma === '' }))
  })
}

function refusalOf(texts: TextTable, { key, isPlain }: Mention): string | undefined {
  try {
    if (isPlain) for (const language of ['zh', 'en'] as const) createSay(() => texts, language)(key)
    else findText(texts, key)
    return undefined
  } catch (error) {
    return String(error)
  }
}
