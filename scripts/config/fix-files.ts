import { join } from 'node:path'
import { describeFinding, type FindingLanguage, fixDocuments, formatFrame, loadDocuments } from '#config'
import { writeUnlessChanged } from './write-whole.ts'

/** Applies safe fixes to the files below a root and lists them; the check reports the rest. */
export async function fixFiles(root: string, language: FindingLanguage): Promise<string[]> {
  const files = await loadDocuments(root)
  const { changed, fixed } = fixDocuments(files)
  const before = new Map(files.map((file) => [file.path, file]))
  for (const { path, text = '' } of changed) await writeUnlessChanged(join(root, path), text, before.get(path))
  const lines = fixed.map((finding) => {
    const { path, line, column, code, message } = describeFinding(finding, language)
    return formatFrame('mended', { place: `${path}:${line}:${column}`, code, message }, language)
  })
  const sum = fixed.length === 0 ? 'mended-none' : fixed.length === 1 ? 'mended-one' : 'mended-many'
  return [...lines, formatFrame(sum, { count: fixed.length }, language)]
}
