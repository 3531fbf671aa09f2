import type { Json, JsonObject } from '#rules'

/** People by their name in the language of the request; values calculated by the server have no author. */
export function inWords(object: JsonObject, names: readonly string[], language: string): JsonObject {
  const { summary: _inner, ...fields } = object
  const words: Record<string, Json> = { ...fields }
  for (const name of names) {
    const latin = words[`${name}Latin`]
    delete words[`${name}Latin`]
    if (language !== 'zh' && latin !== undefined) words[name] = latin
  }
  return words
}
