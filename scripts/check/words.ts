/**
 * Reports texts that use a word banned in `schemas/portal/texts/README.md`: the last column of each term, and the first column of the
 * table of words banned in both languages.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../is-main.ts'

export interface BannedWord {
  readonly word: string
  /** Replacement in Chinese and English, or a hint. */
  readonly instead: string
  readonly pattern: RegExp
}

const list = 'schemas/portal/texts/README.md'
/** The document language: its English strings describe it to developers. */
const language = 'schemas/meta/'
const han = /\p{Script=Han}/u
/**
 * Texts of the portal, without descriptions for developers: these are checked for English words. Chinese always counts as text.
 */
const textPattern = /"(?:zh|en|one|other)": "((?:[^"\\]|\\.)*)"/g
const stringPattern = /"((?:[^"\\]|\\.)*)"/g

/** Banned words from the tables of a Markdown file. */
export function readBannedWords(markdown: string): BannedWord[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.startsWith('|') ? line.slice(1, line.lastIndexOf('|')).split('|') : []
    const [first = '', second = '', third = '', fourth] = cells.map((cell) => cell.trim())
    if (/^(-+|Term|Instead of)$/.test(first)) return []
    const words = cells.length === 2 ? first : (fourth ?? '')
    const instead = cells.length === 2 ? second : `${second} / ${third}`
    return words
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({ word, instead, pattern: patternOf(word) }))
  })
}

/** Lists of words that users type, which are those of the trade and not ours. */
const typed = /"(?:keywords|phrases|hints)":\s*(?:\[[^\]]*\]|\{[^{}]*\})/g
/** In tools, also words around a fact. */
const typedInTools = /"(?:keywords|phrases|hints|before|after|units)":\s*(?:\[[^\]]*\]|\{[^{}]*\})/g

/** One line per banned word in a document's texts, with its position. Placeholder names in braces are ignored. */
export function findBannedWords(path: string, document: string, banned: readonly BannedWord[]): string[] {
  const ours = document.replace(path.includes('/tools/') ? typedInTools : typed, (words) => words.replace(/[^\n]/g, ' '))
  const presentWords = banned.filter(({ pattern }) => pattern.test(ours))
  if (presentWords.length === 0) return []
  return ours.split('\n').flatMap((line, index) => {
    const inChinese = [...line.matchAll(stringPattern)].map((match) => ({ text: match[1] ?? '', start: match.index + 1 }))
    const inEnglish = path.startsWith(language)
      ? []
      : [...line.matchAll(textPattern)].map((match) => ({ text: match[1] ?? '', start: match.index + match[0].indexOf('": "') + 4 }))
    return presentWords.flatMap(({ word, instead, pattern }) =>
      (han.test(word) ? inChinese : inEnglish).flatMap(({ text, start }) => {
        const at = pattern.exec(text.replace(/\{[^}]*\}/g, (name) => ' '.repeat(name.length)))
        return at ? [`${path}:${index + 1}:${start + at.index + 1}: error WORD: write ${instead} instead of "${word}" (${list})`] : []
      }),
    )
  })
}

/** English matches whole words in any case; Chinese matches anywhere, as it has no spaces. */
function patternOf(word: string): RegExp {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return han.test(word) ? new RegExp(text) : new RegExp(`\\b${text}\\b`, 'i')
}

function checkWords(root: string): string[] {
  const banned = readBannedWords(readFileSync(join(root, list), 'utf8'))
  const documents = ['schemas', 'brands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.json') && !path.includes('/.')),
  )
  return documents.toSorted().flatMap((path) => findBannedWords(path, readFileSync(join(root, path), 'utf8'), banned))
}

if (isMain(import.meta.filename)) {
  const problems = checkWords(process.cwd())
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
