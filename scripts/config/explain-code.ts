import { type FindingLanguage, findingCodes, formatFrame, loadDocuments, readLanguage } from '#config'
import type { Json, JsonObject } from '#rules'
import { objectOf } from '../../src/rules/index.ts'

/** Whether the word is a finding code and not a brand id, which is lower case. */
export function isCode(word: string): boolean {
  return /^[A-Z][A-Z0-9-]*$/.test(word)
}

/** Reference entry of a code: its meaning, consequence and fix. */
export async function explainCode(code: string, root: string, language: FindingLanguage): Promise<number> {
  const entry = findEntry(readLanguage(await loadDocuments(root)), code)
  if (!entry) {
    console.error(`no finding has the code ${code}. Known: ${Object.keys(findingCodes).sort().join(', ')}`)
    return 1
  }
  const textOf = (part: Json | undefined): string => String(objectOf(part)[language] ?? '')
  const example = objectOf(entry.example)
  console.log(`${code}: ${textOf(entry.what)}`)
  console.log(formatFrame('entry-why', { text: textOf(entry.why) }, language))
  console.log(formatFrame('entry-mend', { text: textOf(entry.mend) }, language))
  console.log(`${formatFrame('entry-wrong', {}, language)}\n${indent(String(example.wrong))}`)
  console.log(`${formatFrame('entry-right', {}, language)}\n${indent(String(example.right))}`)
  return 0
}

function findEntry(meta: Readonly<Record<string, JsonObject>>, code: string): JsonObject | undefined {
  for (const [path, topic] of Object.entries(meta)) {
    const entry = path.startsWith('findings/') ? objectOf(topic.findings)[code] : undefined
    if (entry !== undefined) return objectOf(entry)
  }
  return undefined
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
