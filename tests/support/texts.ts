/** Every text of a brand's documents by key, as in the release: references to shared texts resolved, limits filled in. */
import type { Documents, SourceFile } from '#config'
import type { Json, JsonObject } from '#rules'
import { compileWords } from '../../src/config/compile/pages/texts.ts'
import { createBrandContext, type WholeBrand } from '../../src/config/compile/source.ts'
import { createMemo } from '../../src/config/memo/memo.ts'
import { documentsAt } from '../../src/config/resolve/dated.ts'
import { readDocuments, toDocuments } from '../../src/config/resolve/read-documents.ts'
import { formFields } from '../../src/config/resolve/schema.ts'
import type { Text, TextTable } from './text-keys.ts'

/** The texts of a brand. Files are read once. */
export function collectTexts(files: readonly SourceFile[], brand: string): TextTable {
  const documentSets = readDocuments(files)
  const brandDocuments = documentSets.brands.get(brand)
  if (!brandDocuments) throw new Error(`There is no brand "${brand}"`)
  const documents = toDocuments(documentsAt(documentSets, brandDocuments, Date.now()))
  return textsOf(documents, createBrandContext({ brands: { [brand]: documents }, meta: documentSets.meta }, brand, createMemo(1)))
}

export function brandsOf(files: readonly SourceFile[]): string[] {
  return [...readDocuments(files).brands.keys()]
}

type Paths = Record<string, Text>

function textsOf(documents: Documents, context: WholeBrand): TextTable {
  const texts: Record<string, Paths> = {}
  for (const [kind, ofKind] of Object.entries(documents)) {
    if (kind === 'texts') continue
    for (const [id, document] of Object.entries(ofKind)) {
      const paths: Paths = {}
      const completeDocument = kind === 'form' ? { ...document, properties: formFields(id, context.documents) } : document
      collect(completeDocument, [], paths, context)
      if (Object.keys(paths).length > 0) texts[kind === 'brand' ? 'portal' : `${kind}/${id}`] = paths
    }
  }
  for (const [key, text] of Object.entries(context.documents.all('text'))) {
    const [first = '', ...names] = key.split('.')
    texts[`text/${first}`] = { ...texts[`text/${first}`], [names.join('.')]: compile(text as JsonObject, context) }
  }
  return texts
}

function collect(value: unknown, path: readonly string[], paths: Paths, context: WholeBrand): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, nameOf(item) ?? String(index)], paths, context)
    return
  }
  const object = value as JsonObject
  if (isText(object)) paths[path.join('.')] = compile(object, context)
  else for (const [name, member] of Object.entries(object)) collect(member, [...path, name], paths, context)
}

function isText({ text, zh, en, ...others }: JsonObject): boolean {
  return typeof text === 'string' ? Object.keys(others).length === 0 : isWording(zh) && isWording(en)
}

/** Not a list of words, one list for each language. */
function isWording(value: Json | undefined): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'other' in value)
}

/** Items of lists are named by their id, as in a brand's changes; rows of dictionaries by their code. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, code, value } = item as Readonly<Record<string, unknown>>
  return [id, code, value].find((name) => typeof name === 'string')
}

function compile(text: JsonObject, context: WholeBrand): Text {
  const inLanguage = (language: string) => compileWords(text, { documents: context.documents, language })
  return { zh: inLanguage('zh'), en: inLanguage('en') }
}
