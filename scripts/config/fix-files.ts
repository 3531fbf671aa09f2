import { readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFinding, type FindingLanguage, fixDocuments, formatFrame, loadDocuments, type SourceFile } from '#config'

/** Applies safe fixes to the files below a root and lists them; the check reports the rest. */
export async function fixFiles(root: string, language: FindingLanguage): Promise<string[]> {
  const files = await loadDocuments(root)
  const { changed, fixed } = fixDocuments(files)
  const before = new Map(files.map((file) => [file.path, file]))
  for (const { path, text = '' } of changed) await writeWhole(join(root, path), text, before.get(path))
  const lines = fixed.map((finding) => {
    const { path, line, column, code, message } = describeFinding(finding, language)
    return formatFrame('mended', { place: `${path}:${line}:${column}`, code, message }, language)
  })
  const sum = fixed.length === 0 ? 'mended-none' : fixed.length === 1 ? 'mended-one' : 'mended-many'
  return [...lines, formatFrame(sum, { count: fixed.length }, language)]
}

/** Writes a file atomically, and never overwrites a change saved in the meantime. Symbolic links are kept. */
async function writeWhole(path: string, text: string, before: SourceFile | undefined): Promise<void> {
  const target = await realpath(path)
  if (before?.problem === undefined && (await readFile(target, 'utf8')) !== before?.text)
    throw new Error(`${path} was changed in the meantime`)
  const temporary = `${target}.tmp`
  await writeFile(temporary, text, { mode: (await stat(target)).mode })
  await rename(temporary, target)
}
