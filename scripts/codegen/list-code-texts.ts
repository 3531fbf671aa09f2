/** Keys of shared texts used by code, in full or as a prefix, so that the check counts them as used and required. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const banner = '/* Do not edit: generated from src/ and the texts of schemas/ by npm run codegen. */'
const literal = /['"`]([a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)+)['"`]/g
/** E-mails and notifications: these members always name a text, even one whose first part no text has yet. */
const mailTextPattern = /\b(?:subject|body|footer):\s*['"`]([a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)+)['"`]/g
const beginning = /`([a-z][a-zA-Z0-9]*\.(?:[a-zA-Z0-9]+[.-])*)\$\{/g

/** Sources that run in browsers, alone or also on the server. */
const browserFolders = new Set(['engine', 'web', 'rules', 'domain'])
/** Errors are named by the server's answers, and shown by browsers. */
const answered = /^(error|invalid|cell)\./

/** Text of the generated file. `keys` are those of shared texts; a string counts if its part before the first dot is that of a key. */
export async function listCodeTexts(root: string, keys: readonly string[]): Promise<string> {
  const families = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))
  const [browser, server]: [Used, Used] = [newUsed(), newUsed()]
  const isOurs = (name: string): boolean => families.has(name.slice(0, name.indexOf('.')))
  const folders = (await readdir(join(root, 'src'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name: folder } of folders) {
    if (folder === 'generated') continue
    const used = browserFolders.has(folder) ? browser : server
    for await (const code of readSources(join(root, 'src', folder))) {
      for (const [, name = ''] of code.matchAll(literal)) if (isOurs(name)) used.texts.add(name)
      for (const [, name = ''] of code.matchAll(mailTextPattern)) used.texts.add(name)
      for (const [, name = ''] of code.matchAll(beginning)) if (isOurs(name)) used.beginnings.add(name)
    }
  }
  const serverOnly = keys.filter((key) => !answered.test(key) && isUsed(key, server) && !isUsed(key, browser))
  return `${banner}

/** Keys used by code. */
export const codeTexts: readonly string[] = ${writeList(new Set([...browser.texts, ...server.texts]))}

/** Prefixes to which code appends a name, such as the state of an order. */
export const codeTextBeginnings: readonly string[] = ${writeList(new Set([...browser.beginnings, ...server.beginnings]))}

/** Keys that only the server uses, such as those of e-mails: browsers do without. */
export const serverTexts: readonly string[] = ${writeList(new Set(serverOnly))}
`
}

interface Used {
  readonly texts: Set<string>
  readonly beginnings: Set<string>
}

function newUsed(): Used {
  return { texts: new Set(), beginnings: new Set() }
}

function isUsed(key: string, { texts, beginnings }: Used): boolean {
  return texts.has(key) || [...beginnings].some((start) => key.startsWith(start))
}

/** Source texts below a folder, without tests and generated ones. */
export async function* readSources(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'generated') yield* readSources(path)
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|^testing.*\.tsx?$/.test(entry.name)) yield await readFile(path, 'utf8')
  }
}

export function writeList(names: ReadonlySet<string>): string {
  return `[\n${[...names]
    .sort()
    .map((name) => `  '${name}',\n`)
    .join('')}]`
}
