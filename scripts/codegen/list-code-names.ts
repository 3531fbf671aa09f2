/** Declared names that code uses, so that the check does not call them unused. */
import { join } from 'node:path'
import { readSources, writeList } from './list-code-texts.ts'

const banner = '/* Do not edit: generated from src/ and schemas/ by npm run codegen. */'
const word = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g

/** Text of the generated file. A name counts as used if it occurs in the code as a word. */
export async function listCodeNames(root: string, names: readonly string[]): Promise<string> {
  const declared = new Set(names)
  const used = new Set<string>()
  for await (const code of readSources(join(root, 'src'))) for (const [name] of code.matchAll(word)) if (declared.has(name)) used.add(name)
  return `${banner}

/** Names of documents and limits used by code. */
export const codeNames: readonly string[] = ${writeList(used)}
`
}
