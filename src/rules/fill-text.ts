/** Fills texts with i18next, in the browser and on the server alike: it inserts the parameters and chooses plural forms. */
import i18next, { type i18n } from 'i18next'
import type { Json, JsonObject } from './json.ts'

export type Wording = string | { readonly one?: string; readonly other: string }

/** The plural form follows {count}. A missing parameter stays visible. */
export function fillText(words: Wording, params: JsonObject, language: string): string {
  return fill(words, { params, count: params.count }, language)
}

/** As `fillText`, with {count} grouped as the language writes numbers. */
export function formatText(words: Wording, params: JsonObject, language: string): string {
  const { count } = params
  const written = typeof count === 'number' ? { ...params, count: new Intl.NumberFormat(language).format(count) } : params
  return fill(words, { params: written, count }, language)
}

interface Filling {
  readonly params: JsonObject
  /** Decides on the plural form. */
  readonly count: Json | undefined
}

function fill(words: Wording, { params, count }: Filling, language: string): string {
  if (words === '') return ''
  const forms = typeof words === 'string' ? { defaultValue: words } : { ...formsOf(words), count: Number(count ?? 0) }
  // The text is the default of a key that has no translation.
  return fillerOf(language).t('text', {
    ...forms,
    replace: Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value !== 'object')),
    nest: false,
  })
}

function formsOf({ one, other }: Exclude<Wording, string>) {
  return { defaultValue: other, ...(one === undefined ? {} : { defaultValue_one: one }) }
}

const fillers = new Map<string, i18n>()

function fillerOf(language: string): i18n {
  const filler = fillers.get(language) ?? createFiller(language)
  fillers.set(language, filler)
  return filler
}

function createFiller(language: string): i18n {
  const filler = i18next.createInstance()
  void filler.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
    resources: {},
    missingInterpolationHandler: (_text, match) => match[0],
  })
  return filler
}
