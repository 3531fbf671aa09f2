/** Gives the words of an address their declared types; strict, so that nothing but the plain writing of a value passes. */
import type { Json, JsonObject, JsonSchema } from '#rules'

/** Fields of a multipart body are words as well. */
export function decodeWords(words: Readonly<Record<string, string>>, schema: JsonSchema): JsonObject {
  const properties = toObject(schema.properties)
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, decodeWord(word, toObject(properties[name]))]))
}

/** What does not read as its type stays a word, for the validator to refuse with its place. */
function decodeWord(word: string, schema: JsonObject): Json {
  switch (schema.type) {
    case 'integer':
      return /^(0|-?[1-9]\d{0,15})$/.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : word
    case 'boolean':
      return word === 'true' ? true : word === 'false' ? false : word
    case 'array':
      return word === '' ? [] : word.split(',').map((part) => decodeWord(part, toObject(schema.items)))
    default:
      return word
  }
}

function toObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}
