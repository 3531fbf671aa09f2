/** Keys of shared texts used by code, in full or as a prefix, so that the check counts them as used and required. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const banner = '/* Do not edit: generated from src/ and schemas/texts/ by npm run codegen. */'
const literal = /['"`]([a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)+)['"`]/g
const beginning = /`([a-z][a-zA-Z0-9]*\.(?:[a-zA-Z0-9]+[.-])*)\$\{/g

/** Text of the generated file. `keys` are those of schemas/texts; a string counts if its part before the first dot is that of a key. */
export async function listCodeTexts(root: string, keys: Iterable<string>): Promise<string> {
  const families = new Set([...keys].map((key) => key.slice(0, key.indexOf('.'))))
  const [texts, beginnings] = [new Set<string>(), new Set<string>()]
  const isOurs = (name: string): boolean => families.has(name.slice(0, name.indexOf('.')))
  for await (const code of readSources(join(root, 'src'))) {
    for (const [, name = ''] of code.matchAll(literal)) if (isOurs(name)) texts.add(name)
    for (const [, name = ''] of code.matchAll(beginning)) if (isOurs(name)) beginnings.add(name)
  }
  return `${banner}

/** Keys used by code. */
export const codeTexts: readonly string[] = ${writeList(texts)}

/** Prefixes to which code appends a name, such as the state of an order. */
export const codeTextBeginnings: readonly string[] = ${writeList(beginnings)}
`
}

async function* readSources(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'generated') yield* readSources(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|^testing.*\.tsx?$/.test(entry.name)) yield await readFile(path, 'utf8')
  }
}

function writeList(names: ReadonlySet<string>): string {
  return `[\n${[...names]
    .sort()
    .map((name) => `  '${name}',\n`)
    .join('')}]`
}
