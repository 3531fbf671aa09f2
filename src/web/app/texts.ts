import type { Shell } from '#config'
import type { JsonObject } from '#rules'
import type { Fill } from './fill-texts.ts'

export type Text = (key: string, params?: JsonObject) => string

let createFill: ((shell: Shell) => Fill) | undefined

/** i18next comes with the code of pages: the frame uses no sentence with a parameter. */
export function provideFill(create: (shell: Shell) => Fill): void {
  createFill = create
}

/** The texts of a shell, by key. Until the code of pages is loaded, parameters stay as they are written: `{name}`. */
export function createTexts(shell: Shell): Text {
  let fill: Fill | undefined
  return (key, params = {}) => {
    const words = shell.texts[key]
    // A missing text shows its key, so that contract tests detect it.
    if (words === undefined) return `⟦${key}⟧`
    if (typeof words === 'string' && !words.includes('{')) return words
    fill ??= createFill?.(shell)
    if (fill) return fill(key, params)
    return typeof words === 'string' ? words : (words.other ?? '')
  }
}
