/** Filling in wordings where i18next is not at hand: mails and error answers. */
import type { Json, JsonObject } from './json.ts'

type Wording = string | { readonly one?: string; readonly other: string }

/** Puts the params into a wording; the plural form follows {count}. A name without a value stays visible. */
export function formatText(words: Wording, params: JsonObject, language: string): string {
  return wordingFor(words, params.count, language).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : whole
  })
}

function wordingFor(words: Wording, count: Json | undefined, language: string): string {
  if (typeof words === 'string') return words
  const category = new Intl.PluralRules(language).select(Number(count ?? 0))
  return (category === 'one' ? words.one : undefined) ?? words.other
}
