import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice'
import type { JsonObject } from '#rules'
import type { SourceFile } from '../read/documents.ts'
import { loadDocuments } from '../read/load.ts'
import { nameDocument } from '../resolve/kinds.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { writeNameSchemas } from './name-schemas.ts'

let files: readonly SourceFile[]
let schemas: Readonly<Record<string, JsonObject>>

beforeAll(async () => {
  files = await loadDocuments(process.cwd())
  schemas = writeNameSchemas(files, { language: 'zh', at: Date.now() })
})

const base = 'file:///.language/'

function openEditor() {
  return getLanguageService({
    schemaRequestService: async (url) => JSON.stringify(schemas[url.slice(base.length)]),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  })
}

async function complete(written: string): Promise<CompletionItem[]> {
  const service = openEditor()
  const offset = written.indexOf('|')
  const text = TextDocument.create('file:///.language/document.json', 'json', 1, written.replace('|', ''))
  const answer = await service.doComplete(text, text.positionAt(offset), service.parseJSONDocument(text))
  return answer?.items ?? []
}

async function validate(written: string): Promise<string[]> {
  const service = openEditor()
  const text = TextDocument.create('file:///.language/document.json', 'json', 1, written)
  return (await service.doValidation(text, service.parseJSONDocument(text))).map(({ message }) => String(message))
}

describe('schemas with names', () => {
  test('accept every shipped document', () => {
    const { kinds } = readDocuments(files)
    const schemaOf = new Map([...kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
    // Likely names accept all others, and are too many to compile.
    for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(path.startsWith('places/') ? {} : schema, `${base}${path}`)
    const problems: string[] = []
    for (const { path, text = '' } of files) {
      const name = nameDocument(path, kinds)
      const schema = schemaOf.get(name?.kind ?? '')
      if (!name || schema === undefined) continue
      const isPart = name.kind !== 'brand' && name.brand !== undefined
      const check = ajv.getSchema(`${base}${isPart ? 'brand/' : ''}${schema}`)
      const names = check && !check(JSON.parse(text)) ? (check.errors ?? []).filter(({ keyword }) => keyword === 'enum') : []
      problems.push(...names.map(({ instancePath, data }) => `${path}${instancePath}: ${JSON.stringify(data)}`))
    }
    expect(problems).toEqual([])
  })

  test('complete names with their meaning in the language of the analyst', async () => {
    const items = await complete('{ "$schema": "form.json", "entity": "|" }')
    expect(items.map(({ label }) => label)).toContain('"order"')
    const currencies = await complete('{ "$schema": "tariff.json", "lines": [{ "currency": "|" }] }')
    expect(currencies.find(({ label }) => label === '"CNY"')?.documentation).toContain('人民币')
  })

  test('complete first what documents use most at the place', async () => {
    const items = await complete('{ "$schema": "operation.json", "grid": "|" }')
    const order = items.toSorted((left, right) => ((left.sortText ?? left.label) < (right.sortText ?? right.label) ? -1 : 1))
    expect(order.slice(0, 10).map(({ label }) => label)).toEqual(expect.arrayContaining(['"desk-orders"', '"public"']))
  })

  test('complete first, in a document, what is likely there', async () => {
    const shown = async (written: string) => {
      const items = await complete(written)
      return items
        .toSorted((left, right) => ((left.sortText ?? left.label) < (right.sortText ?? right.label) ? -1 : 1))
        .slice(0, 10)
        .map(({ label }) => label)
    }
    const list = (title: string, content: string) => shown(`{ "$schema": "list.json", "title": "${title}", ${content} }`)
    expect(await list('Bookings of my company', '"source": "|"')).toContain('"list-orders"')
    expect(await list('Bookings of my company', '"columns": [{ "id": "|" }]')).toContain('"omsOrderNo"')
    const members = await complete('{ "$schema": "list.json", "title": "Bookings of my company", "columns": [{ | }] }')
    expect(members.find(({ label }) => label === 'id')?.insertText).toContain('"id": ')
  })

  test('complete the members of an object whose keys are names', async () => {
    const items = await complete('{ "$schema": "form.json", "prefill": { "parts": [{ "values": { | } }] } }')
    expect(items.map(({ label }) => label)).toContain('vessel')
  })

  test('underline an unknown name, and accept a path into a field', async () => {
    const form = (field: string) => `{ "$schema": "form.json", "title": "x", "layout": [{ "id": "a", "fields": [{ "id": "${field}" }] }] }`
    expect(await validate(form('vessel'))).toEqual([])
    expect(await validate(form('vessel.name'))).toEqual([])
    expect(await validate(form('vesel'))).toHaveLength(1)
  })

  test('offer fields in a list of them, and underline an unknown one', async () => {
    const list = (column: string) => `{ "$schema": "list.json", "columns": ["${column}", { "id": "etd" }] }`
    expect((await complete(list('|'))).map(({ label }) => label)).toContain('"vessel"')
    expect((await validate(list('vesel'))).length).toBeGreaterThan((await validate(list('vessel'))).length)
  })

  test('require nothing of a brand’s file', async () => {
    expect(await validate('{ "$schema": "form.json" }')).not.toEqual([])
    expect(await validate('{ "$schema": "brand/form.json" }')).toEqual([])
  })
})
