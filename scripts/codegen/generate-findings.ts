import type { Json, JsonObject } from '#rules'
import { objectOf } from '../../src/rules/index.ts'

const banner = '/* Do not edit: generated from schemas/meta/findings/ by npm run codegen. */'

/** The texts of every finding and the types of its parameters. `meta` contains the documents of schemas/meta by path. */
export function generateFindings(meta: Readonly<Record<string, JsonObject>>): string {
  const topics = Object.keys(meta)
    .filter((path) => path.startsWith('findings/'))
    .sort()
    .map((path) => objectOf(meta[path]))
  const codes = topics.flatMap(({ findings }) => Object.entries(objectOf(findings)))
  const frame = topics.flatMap((topic) => Object.entries(objectOf(topic.frame)).map(([id, saying]) => writeWords(id, saying)))
  const terms = topics.flatMap((topic) => Object.entries(objectOf(topic.terms)).map(([id, saying]) => writeWords(id, saying)))
  const messages = codes.flatMap(([code, entry]) =>
    Object.entries(objectOf(objectOf(entry).says)).map(([id, saying]) => [`${code}/${id}`, objectOf(saying)] as const),
  )
  const words = messages.map(([id, both]) => writeWords(id, both))
  const params = messages.map(([id, { zh, en }]) => `  ${quote(id)}: ${writeParams(`${String(zh)}${String(en)}`)}`)
  const titles = codes.map(([code, entry]) => writeWords(code, objectOf(entry).what))
  return `${banner}

/** A placeholder of a message: a name, a number, a list of names, or words in both languages. */
export type FindingParam = string | number | readonly string[] | { readonly zh: string; readonly en: string }

export interface FindingParams {
${params.join('\n')}
}

export const findingWords: Readonly<Record<keyof FindingParams, { readonly zh: string; readonly en: string }>> = {
${words.join('\n')}
}

/** The frame around every message. */
export const findingFrame = {
${frame.join('\n')}
} as const

/** Parameters with words in both languages. */
export const findingTerms = {
${terms.join('\n')}
} as const

/** Every code with its meaning in one sentence. */
export const findingCodes = {
${titles.join('\n')}
} as const
`
}

function writeWords(name: string, words: Json | undefined): string {
  const { zh, en } = objectOf(words)
  return `  ${quote(name)}: { zh: ${quote(zh)}, en: ${quote(en)} },`
}

function writeParams(text: string): string {
  const names = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
  return names.length === 0
    ? 'Readonly<Record<never, FindingParam>>'
    : `{ ${names.map((name) => `readonly ${name}: FindingParam`).join('; ')} }`
}

function quote(value: Json | undefined): string {
  return JSON.stringify(value ?? '')
}
