import { expect, test } from 'vitest'
import { generateBlocks } from './generate-blocks.ts'

const motto = { title: 'Motto block', type: 'object', required: ['block'], properties: { block: { const: 'motto' } } }
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
const whole = { properties: { block: { enum: ['motto'] } }, allOf: [{ then: { $ref: 'blocks/motto.json' } }] }

test.each([
  ['its kind', { ...whole, properties: { block: { enum: [] } } }],
  ['its schema', { ...whole, allOf: [] }],
])('a new block is refused until block.json lists %s', async (_what, block) => {
  await expect(generateBlocks({ 'blocks/motto.json': motto, 'block.json': block })).rejects.toThrow(/allOf": motto$/)
})

test('a block that is listed gets a type', async () => {
  expect(await generateBlocks({ 'blocks/motto.json': motto, 'block.json': whole })).toContain("readonly 'motto': MottoPlan")
})
