import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWhole, sampleNumber } from '../../../tests/support/sample.ts'
import { parseDocument } from '../read/parse.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { fixDocuments } from './fix-documents.ts'

const world = [...readSmallWorld().values()]
const documents = world.flatMap(({ path, text }) => (text === undefined || path.startsWith('schemas/meta/') ? [] : [{ path, text }]))

/** Typing errors: a missing character, an extra one, two swapped, a duplicate line. */
const slips: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)},${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}"${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at) => {
    const lines = text.split('\n')
    const line = at % lines.length
    return [...lines.slice(0, line + 1), ...lines.slice(line)].join('\n')
  },
]

test('fixing any mistake leaves a readable document with no additional faults', () => {
  fc.assert(
    fc.property(fc.constantFrom(...documents), fc.nat(), fc.constantFrom(...slips), (document, nth, slip) => {
      const text = slip(document.text, nth % document.text.length)
      const files = world.map((file) => (file.path === document.path ? { path: file.path, text } : file))
      const before = checkSmall(files)
      const { changed, fixed, left } = fixDocuments(files, checkSmall)
      expect(changed.length > 0).toBe(fixed.length > 0)
      for (const file of changed) expect(parseDocument(file.path, file.text ?? '').tree).toBeDefined()
      if (parseDocument(document.path, text).tree) expect(left.length).toBeLessThanOrEqual(before.length)
    }),
    { numRuns: isWhole ? 400 : 40, seed: sampleNumber },
  )
})
