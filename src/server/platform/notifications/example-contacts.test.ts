import { expect, it } from 'vitest'
import { createLog } from '../../kernel/index.ts'
import { warnOfExampleContacts } from './example-contacts.ts'

function warned(contacts: readonly { readonly email?: string; readonly phone?: string }[]): object[] {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const kept = { contacts: [{ id: 'desk', email: 'desk@kept.test' }] }
  warnOfExampleContacts({ release: { brands: { harbour: { contacts: contacts.map((contact) => ({ ...contact })) }, kept } }, log })
  return lines.map((line) => JSON.parse(line) as object)
}

it('reports brand, address and file of each contact that still has an example address', () => {
  const contacts = [{ phone: '1' }, { email: 'desk@harbour.example' }, { email: 'sea@harbour.test' }, { email: 'Truck@Harbour.EXAMPLE' }]
  const place = { level: 40, brand: 'harbour', file: 'brands/harbour/brand.json' }
  expect(warned(contacts)).toMatchObject([
    { ...place, address: 'desk@harbour.example', msg: expect.stringContaining('notifications to the desk') },
    { ...place, address: 'Truck@Harbour.EXAMPLE', msg: expect.not.stringContaining('notifications to the desk') },
  ])
})

it('ignores addresses that may exist', () => {
  expect(warned([{ email: 'desk@harbour.test' }, { email: 'desk@example.org' }, { phone: '1' }])).toEqual([])
})
