/** What an analyst sees while typing: the language service of VS Code with this folder's settings and schemas. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice'
import { writeNameSchemas } from '#config'
import { shippedFiles } from '../support/documents.ts'

const root = new URL('../..', import.meta.url)
const workspace = 'file:///workspace/'
const files = (await shippedFiles()).filter(({ path, text }) => path.endsWith('.json') && text !== undefined)
const settings = JSON.parse(await readFile(new URL('.vscode/settings.json', root), 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

const schemas = writeNameSchemas(await shippedFiles(), { language: 'en', at: Date.now() })

/** VS Code resolves addresses in the settings against the open folder. */
const service = getLanguageService({
  schemaRequestService: (address) => {
    const schema = schemas[decodeURIComponent(address).slice(`${workspace}.language/`.length)]
    return schema ? Promise.resolve(JSON.stringify(schema)) : Promise.reject(new Error(`${address} is not among the schemas`))
  },
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
})
service.configure({
  validate: true,
  allowComments: false,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({ fileMatch, uri: new URL(url, workspace).href })),
})

/** A document as open in an editor; `|` is the cursor. */
function open(path: string, text: string): { document: TextDocument; json: JSONDocument; cursor: { line: number; character: number } } {
  const at = text.indexOf('|')
  const document = TextDocument.create(workspace + path, 'json', 1, text.replace('|', ''))
  return { document, json: service.parseJSONDocument(document), cursor: document.positionAt(Math.max(at, 0)) }
}

async function complaints(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text)
  return (await service.doValidation(document, json)).map(({ message, range }) => `${path}:${range.start.line + 1}: ${message}`)
}

async function offers(path: string, text: string): Promise<Map<string, string>> {
  const { document, json, cursor } = open(path, text)
  const list = await service.doComplete(document, cursor, json)
  return new Map((list?.items ?? []).map(({ label, documentation }) => [label, JSON.stringify(documentation ?? '')]))
}

describe('an analyst in VS Code', () => {
  test('sees no problems in any shipped document', async () => {
    const documents = files.filter(({ path }) => !path.startsWith('schemas/meta/'))
    expect(documents.length).toBeGreaterThan(150)
    const found = await Promise.all(documents.map(({ path, text = '' }) => complaints(path, text)))
    expect(found.flat()).toEqual([])
  })

  test('gets the properties of a field with their descriptions', async () => {
    const text = '{ "$schema": "../../.language/form.json", "properties": { "remark": { "type": "string", | } } }'
    const offered = await offers('schemas/sea/sample.form.json', text)
    expect([...offered.keys()]).toEqual(expect.arrayContaining(['maxLength', 'visible', 'dictionary', 'widget']))
    expect(offered.get('visible')).toContain('When the field is visible')
  })

  test('gets the allowed values as suggestions', async () => {
    const text = '{ "$schema": "../../.language/form.json", "properties": { "remark": { "type": "string", "widget": | } } }'
    expect([...(await offers('schemas/sea/sample.form.json', text)).keys()]).toEqual(expect.arrayContaining(['"textarea"', '"segmented"']))
  })

  test('gets the properties of a block according to its kind', async () => {
    const text = '{ "$schema": "../../.language/page.json", "blocks": [{ "id": "ways", "block": "cards", | }] }'
    expect([...(await offers('schemas/sea/sample.page.json', text)).keys()]).toEqual(expect.arrayContaining(['items', 'columns', 'grid']))
  })

  test('sees the description of a property on hover', async () => {
    const { document, json, cursor } = open(
      'schemas/sea/sample.limits.json',
      '{ "$schema": "../../.language/limits.json", "limits": { "a": { "mini|mum": 2 } } }',
    )
    expect(JSON.stringify(await service.doHover(document, cursor, json))).toContain('Lower bound for all brands')
  })

  test.each([
    ['an unknown property', '"a": { "value": 1, "unit": "days", "description": "A.", "source": "assumed", "lest": 1 }', /lest/],
    ['an invalid value', '"a": { "value": 1, "unit": "days", "description": "A.", "source": "guessed" }', /assumed/],
    ['a missing property', '"a": { "value": 1, "unit": "days", "source": "assumed" }', /description/],
  ])('sees %s at once', async (_, limit, message) => {
    const [found = '', ...others] = await complaints(
      'schemas/sea/sample.limits.json',
      `{ "$schema": "../../.language/limits.json", "title": "A", "limits": { ${limit} } }`,
    )
    expect(found).toMatch(message)
    expect(others).toEqual([])
  })

  test("writes only differences into a brand's file, and sees mistakes there too", async () => {
    const path = 'brands/yongjiang/schemas/orders/my-orders.list.json'
    const head = '"$schema": "../../../../.language/brand/list.json"'
    expect(await complaints(path, `{ ${head}, "columns": [{ "id": "carrier", "$remove": true }] }`)).toEqual([])
    expect(await complaints(path, `{ ${head}, "columns": [{ "id": "carrier", "width": "wide" }] }`)).toHaveLength(1)
    expect([...(await offers(path, `{ ${head}, | }`)).keys()]).toEqual(expect.arrayContaining(['columns', 'emptyHint']))
  })

  test('gets suggestions in an empty file of any kind', async () => {
    const kinds = new Set(files.flatMap(({ path }) => /\.([a-z-]+)\.json$/.exec(path)?.[1] ?? []))
    for (const kind of kinds) {
      expect((await offers(`schemas/sea/sample.${kind}.json`, '{ | }')).has('$schema'), kind).toBe(true)
      const below = `brands/yongjiang/schemas/sea/sample.${kind}.json`
      expect((await offers(below, '{ | }')).has('$schema'), below).toBe(true)
    }
    expect((await offers('brands/sample/brand.json', '{ | }')).has('productCode')).toBe(true)
  })
})
