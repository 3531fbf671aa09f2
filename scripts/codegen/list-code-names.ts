/** Declared names that code uses, so that the check does not call them unused, and placeholders that it can fill. */
import { join } from 'node:path'
import type { Json } from '#rules'
import { readSources, writeList } from './list-code-texts.ts'

const banner = '/* Do not edit: generated from src/ and schemas/ by npm run codegen. */'
const word = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g

/** The generated list of placeholders, by the key of the text that has them. Limits are declared elsewhere. */
export function listTextPlaceholders(texts: Readonly<Record<string, Json>>): string {
  const lines = Object.entries(texts).flatMap(([key, text]) => {
    const names = [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
    return names.length === 0 ? [] : [`  '${key}': '${[...new Set(names)].sort().join(' ')}',\n`]
  })
  return `${banner}

/** Placeholders of each shared text, as code fills them. */
export const textPlaceholders: Readonly<Record<string, string>> = {
${lines.sort().join('')}}
`
}

/** Text of the generated file. A name or placeholder counts as used if it occurs in the code as a word. */
export async function listCodeNames(root: string, names: readonly string[], placeholders: readonly string[]): Promise<string> {
  const words = new Set<string>()
  for await (const code of readSources(join(root, 'src'))) for (const [name] of code.matchAll(word)) words.add(name)
  return `${banner}

/** Names of documents and limits used by code. */
export const codeNames: readonly string[] = ${writeList(words.intersection(new Set(names)))}

/** Placeholders of shared texts that code fills. */
export const codePlaceholders: readonly string[] = ${writeList(words.intersection(new Set(placeholders)))}
`
}
