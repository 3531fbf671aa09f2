import i18next from 'i18next'
import type { Shell, Words } from '#config'
import type { JsonObject } from '#rules'

export type Fill = (key: string, params: JsonObject) => string

/** i18next with the page's language only; the release has selected the texts, i18next fills in parameters and chooses plural forms. */
export function createFill(shell: Shell): Fill {
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
  })
  return (key, params) => instance.t(key, { ...params })
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
