/** Changes to the shipped documents that make an example come out differently: each is reported at the example. */
import { expect, test } from 'vitest'
import type { SourceFile } from '#config'
import { checkShipped, shippedFiles } from '../support/documents.ts'

const files = await shippedFiles()

function edit(path: string, from: string, to: string): SourceFile[] {
  return files.map((file) => {
    if (file.path !== path) return file
    expect(file.text).toContain(from)
    return { path, text: file.text?.replace(from, to) ?? '' }
  })
}

test.each([
  {
    what: 'a field of a form that is no longer required',
    path: 'schemas/people/company/certification.form.json',
    from: '"required": ["companyName", "uscc", "licence"]',
    to: '"required": ["companyName", "uscc"]',
    says: '"licence" should be refused with invalid.licenceRequired but is accepted',
  },
  {
    what: 'a rule that accepts nothing',
    path: 'schemas/people/change-password.form.json',
    from: 'form.password == form.confirmation',
    to: 'form.password != form.confirmation',
    says: '"confirmation" should be accepted but is refused with invalid.passwordsDiffer',
  },
  {
    what: 'a charge factor of an order type',
    path: 'schemas/truck/truck.order-type.json',
    from: "dec('1000')",
    to: "dec('100')",
    says: '"weightTonnes" should be "24.5" but is "245"',
  },
  {
    what: 'a field that an order takes from its form',
    path: 'schemas/customs/customs.order-type.json',
    from: "port, form.direction == 'export'",
    to: "port, form.direction != 'export'",
    says: '"pol" should be "CNSHA" but is -',
  },
])('$what', ({ path, from, to, says }) => {
  const findings = checkShipped(edit(path, from, to))
  expect([...new Set(findings.map(({ code }) => code))]).toEqual(['EXAMPLE-RESULT'])
  expect(findings.map(({ words }) => words.en).join('\n')).toContain(says)
})
