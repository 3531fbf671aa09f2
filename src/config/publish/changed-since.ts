/** Which changes brought findings about: those to the parts of documents that a finding follows from. */
import type { Json } from '#rules'
import type { Finding } from '../check/findings.ts'
import type { DocumentPart, SourceFile } from '../read/documents.ts'
import { formatFrame } from '../read/messages.ts'
import { compareDocuments, type FileChange, type ValueChange } from './compare-documents.ts'

const mostNamed = 3
const longestValue = 60

/** The same findings; those that follow from a part that has changed since the earlier files name the change. */
export function nameChanges(findings: readonly Finding[], now: readonly SourceFile[], before: readonly SourceFile[]): Finding[] {
  const paths = new Set(findings.flatMap(({ related = [] }) => related.map(({ path }) => path)))
  const changes = compareDocuments(textsOf(before, paths), textsOf(now, paths))
  return findings.map((finding) => {
    const named = changes.flatMap((change) => changesOf(change, finding.related ?? [])).slice(0, mostNamed)
    if (named.length === 0) return finding
    const { zh, en } = finding.words
    const add = (language: 'zh' | 'en') =>
      formatFrame('changed-since', { changes: named.join(formatFrame('comma', {}, language)) }, language)
    return { ...finding, words: { zh: zh + add('zh'), en: en + add('en') } }
  })
}

function textsOf(files: readonly SourceFile[], paths: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(files.flatMap(({ path, text }) => (text !== undefined && paths.has(path) ? [[path, text]] : [])))
}

function changesOf({ path, kind, values }: FileChange, related: readonly DocumentPart[]): string[] {
  const parts = related.filter((part) => part.path === path)
  if (kind !== 'changed') return parts.length > 0 ? [path] : []
  return values.filter(({ pointer }) => parts.some((part) => isInside(pointer, part.pointer))).map((change) => describeChange(path, change))
}

/** Whether one pointer leads into, or around, the other. */
function isInside(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)
}

function describeChange(path: string, { pointer, before, after }: ValueChange): string {
  return `${path}#${pointer} ${write(before)} -> ${write(after)}`
}

function write(value: Json | undefined): string {
  const text = value === undefined ? '-' : JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}...` : text
}
