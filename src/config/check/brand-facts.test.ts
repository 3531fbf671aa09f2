import { expect, test } from 'vitest'
import { checkSmall, readSmallWorld } from '../testing.ts'

const manifest = 'brands/second/brand.json'
const page = 'brands/second/schemas/pages/about.json'

test("reports contacts and the address of a brand's manifest typed into its own page, but not its name", () => {
  const files = readSmallWorld()
  const brand = JSON.parse(files.get(manifest)?.text ?? '')
  const contacts = [
    { id: 'desk', label: { zh: '客服', en: 'Desk' }, phone: '400-000-0000', email: 'desk@second.example', source: 'assumed' },
  ]
  const address = { zh: '港口路一号', en: '1 Gangkou Road' }
  files.set(manifest, { path: manifest, text: JSON.stringify({ ...brand, address, contacts }) })
  const said = (en: string) => {
    const label = { zh: '关于我们', en }
    files.set(page, { path: page, text: JSON.stringify({ $new: true, title: 'About', label, blocks: [] }) })
    return checkSmall(files.values()).flatMap(({ code, path }) => (code === 'OTHER-BRAND' ? [path] : []))
  }
  expect(said('Second serves you')).toEqual([])
  expect(said('Call us on 400-000-0000')).toEqual([page])
  expect(said('Write to desk@second.example')).toEqual([page])
  expect(said('Visit us at 1 Gangkou Road')).toEqual([page])
})
