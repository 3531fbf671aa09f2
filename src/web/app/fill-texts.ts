import type { Shell } from '#config'
import { fillText, type JsonObject } from '#rules'

export type Fill = (key: string, params: JsonObject) => string

/** Fills the shell's own texts; the release has selected those of the page's language. */
export function createFill({ texts, language }: Shell): Fill {
  return (key, params) => fillText(texts[key] ?? '', params, language)
}
