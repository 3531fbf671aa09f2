/** What a name means, in the analyst's language: for completion and hover. */
import { type Json, type JsonObject, objectOf } from '#rules'
import type { FindingLanguage } from '../read/messages.ts'

/** The label of a declaration, its description, and its value or address. */
export function describeDeclaration(declared: JsonObject | undefined, language: FindingLanguage): string {
  if (!declared) return ''
  const label =
    wordsOf(declared.label, language) ||
    wordsOf(declared.name, language) ||
    wordsOf(declared, language) ||
    wordsOf(declared.title, language)
  const parts = [label, wordsOf(declared.description, language), addressOf(declared), shownValue(declared)]
  return [...new Set(parts.filter((part) => part !== ''))].join(' · ')
}

/** A text as written, or a wording of it that is a plain string. */
function wordsOf(text: Json | undefined, language: FindingLanguage): string {
  if (typeof text === 'string') return text
  const wording = objectOf(text)[language]
  return typeof wording === 'string' ? wording : String(objectOf(wording).other ?? '')
}

function addressOf({ method, path }: JsonObject): string {
  return typeof path === 'string' ? [method, path].filter((part) => typeof part === 'string').join(' ') : ''
}

function shownValue({ value, unit }: JsonObject): string {
  const isPlain = typeof value === 'number' || typeof value === 'string'
  return isPlain ? [value, unit].filter((part) => part !== undefined).join(' ') : ''
}
