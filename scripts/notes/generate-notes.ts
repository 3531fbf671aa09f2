/** Generated parts of notes: the contents of long ones, and the list of all decisions. */
import { posix } from 'node:path'
import { anchorOf, type Decision, decisionsOf, headingsOf, type Note } from './read-notes.ts'

/** Notes whose generated parts differ, with their new text. */
export function generateNotes(notes: readonly Note[]): Record<string, string> {
  const decisions = decisionsOf(notes)
  return Object.fromEntries(
    notes.map((note) => {
      const withContents = fillPart(note.text, 'contents', listContents(note.text))
      return [note.path, fillPart(withContents, 'decisions', listDecisions(note.path, decisions))]
    }),
  )
}

/** Replaces the text between the markers of a part, which name its command. Does nothing in a note without these markers. */
export function fillPart(text: string, part: string, content: string, command = 'npm run codegen'): string {
  const pattern = new RegExp(`(<!-- ${part}: ${command} -->\n)[\\s\\S]*?(<!-- /${part} -->)`)
  return text.replace(pattern, (_, start: string, end: string) => `${start}${content}\n${end}`)
}

function listContents(text: string): string {
  return headingsOf(text)
    .filter(({ level }) => level === 2)
    .map((heading) => `[${heading.text}](#${anchorOf(heading.text)})`)
    .join(' · ')
}

function listDecisions(from: string, decisions: readonly Decision[]): string {
  return decisions
    .map(({ note, date, title }) => {
      const address = `${note === from ? '' : posix.relative(posix.dirname(from), note)}#${anchorOf(`Decision ${date}: ${title}`)}`
      return `- ${date} [${title}](${address})`
    })
    .join('\n')
}
