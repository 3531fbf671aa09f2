import { expect, test } from 'vitest'
import { type ManualSection, sectionsWith, topicsWith } from './manual-value.ts'

const blank = { form: 'words', text: '', notes: [], values: [], see: '', points: [], samples: [] } as const
const sections: readonly ManualSection[] = [
  { ...blank, id: 'rows', title: 'rows[]', text: 'The choices.', values: ['"amber"'] },
  { ...blank, id: 'tone', title: 'tone', points: [{ label: 'Why', text: 'A colour is never the only sign.' }] },
  {
    ...blank,
    id: 'price',
    title: '价格',
    samples: [{ label: '', path: 'schemas/fees/tariffs/origin-charges.json', text: '"price": "50"' }],
  },
]
const found = (asked: string) => sectionsWith(sections, asked).map(({ id }) => id)

test('finds sections that contain every search word, in any of their parts', () => {
  expect(found('')).toEqual(['rows', 'tone', 'price'])
  expect(found('AMBER')).toEqual(['rows'])
  expect(found('sign colour')).toEqual(['tone'])
  expect(found('origin-charges 价格')).toEqual(['price'])
  expect(found('colour price')).toEqual([])
})

test('finds topics that contain the words, and the open sections', () => {
  const topics = [
    { id: 'page', label: 'Page', group: 'Kinds', words: 'blocks record.operation' },
    { id: 'list', label: 'List', group: 'Kinds', words: 'columns' },
    { id: 'tone', label: 'Tone', group: 'Kinds', words: '' },
  ]
  expect(topicsWith(topics, 'record.OPER', []).map(({ id }) => id)).toEqual(['page'])
  expect(topicsWith(topics, 'colour', sectionsWith(sections, 'colour')).map(({ id }) => id)).toEqual(['tone'])
  expect(topicsWith(topics, '', [])).toHaveLength(3)
})
