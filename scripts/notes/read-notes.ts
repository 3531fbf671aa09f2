/** The Markdown files of the repository, their headings, and the decisions recorded in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Note {
  /** Relative to the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Heading {
  readonly level: number
  readonly text: string
  /** 1-based. */
  readonly line: number
}

export interface Decision {
  readonly note: string
  readonly date: string
  readonly title: string
  readonly line: number
  /** Without the heading and without blank lines at the end. */
  readonly body: readonly string[]
}

/** Folders with files written by hand; all others are installed or generated. */
const folders = ['.ci', '.github', '.vscode', 'brands', 'schemas', 'scripts', 'src', 'tests']

/** Every file and folder, relative to the root. */
export function listPaths(root: string): string[] {
  const rootEntries = readdirSync(root, { withFileTypes: true })
  const subfolders = rootEntries.filter((entry) => entry.isDirectory() && folders.includes(entry.name)).map(({ name }) => name)
  return [
    ...rootEntries.filter((entry) => entry.isFile()).map(({ name }) => name),
    ...subfolders.flatMap((folder) => [
      folder,
      ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    ]),
  ].toSorted()
}

export function readNotes(root: string): Note[] {
  return listPaths(root)
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The lines, with those of code fences emptied, so that line numbers stay the same. */
export function proseOf(text: string): string[] {
  let isCode = false
  return text.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line)
    if (isFence) isCode = !isCode
    return isFence || isCode ? '' : line
  })
}

export function headingsOf(text: string): Heading[] {
  return proseOf(text).flatMap((line, index) => {
    const [, marks = '', words = ''] = /^(#{1,6}) (.+)$/.exec(line) ?? []
    return marks === '' ? [] : [{ level: marks.length, text: words, line: index + 1 }]
  })
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

const decisionPattern = /^Decision (\d{4}-\d{2}-\d{2}): (.+)$/

export function isDecision({ level, text }: Pick<Heading, 'level' | 'text'>): boolean {
  return level === 3 && decisionPattern.test(text)
}

/** Headings such as `### Decision 2026-11-22: Own outbox`, in the order of their dates. */
export function decisionsOf(notes: readonly Note[]): Decision[] {
  return notes
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      const headings = headingsOf(text)
      return headings.flatMap((heading, index) => {
        const [, date = '', title = ''] = decisionPattern.exec(heading.text) ?? []
        if (!isDecision(heading)) return []
        const next = headings[index + 1]?.line ?? lines.length + 1
        const body = lines
          .slice(heading.line, next - 1)
          .join('\n')
          .trim()
          .split('\n')
        return [{ note: path, date, title, line: heading.line, body }]
      })
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.note.localeCompare(other.note) || one.line - other.line)
}
