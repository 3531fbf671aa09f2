import i18next, { type i18n } from 'i18next'
import type { Shell, Words } from '#config'

/** i18next with the page's language only; the release has selected the texts, i18next fills in the parameters. */
export function createTexts(shell: Shell): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: shell.language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
    resources: { [shell.language]: { translation: toResources(shell.texts) } },
    // A missing text shows its key, so that contract tests detect it.
    parseMissingKeyHandler: (key) => `⟦${key}⟧`,
  })
  return instance
}

function toResources(texts: Readonly<Record<string, Words>>): Record<string, string> {
  const resources: Record<string, string> = {}
  for (const [key, words] of Object.entries(texts)) {
    if (typeof words === 'string') {
      resources[key] = words
      continue
    }
    for (const [form, sentence] of Object.entries(words)) resources[`${key}_${form}`] = sentence
  }
  return resources
}
