/** Colours derived from a brand's tokens, and which text is on which background. theme.json defines both. */
import { type JsonObject, objectOf } from '#rules'
import { listOf } from '../resolve/schema.ts'
import { blend, contrast, lightnessOf, withLightness } from './colour.ts'

/** Colours by name: `#rrggbb`, or `#rrggbbaa` if translucent. */
export type Palette = Readonly<Record<string, string>>

export interface Words {
  readonly zh: string
  readonly en: string
}

export interface PairVerdict {
  /** Theme tokens that determine the text and the background. */
  readonly tokens: readonly string[]
  readonly text: Words
  readonly ground: Words
  readonly use: Words
  /** The two colours as seen, after blending. */
  readonly colours: readonly [string, string]
  readonly ratio: number
  readonly least: number
}

/** Minimum contrast. */
const lightnessStep = 0.004

const noWords: Words = { zh: '', en: '' }

/** All colours, in the order of the language; a missing token gets the language's default. */
export function makePalette(language: JsonObject, theme: JsonObject): Palette {
  const palette: Record<string, string> = {}
  const find = (name: string): string => {
    const before = palette[name]
    if (before !== undefined) return before
    const { token, else: other, fixed, mix, veil, on, percent } = objectOf(objectOf(language.colours)[name])
    const base = typeof token === 'string' ? theme[token] : fixed
    const part = Number(percent ?? 0)
    let colour = '#000000'
    if (typeof base === 'string') colour = base
    else if (typeof other === 'string') colour = find(other)
    else if (typeof mix === 'string') colour = blend(find(mix), part, find(String(on)))
    else if (typeof veil === 'string') colour = find(veil) + hexOf((part * 255) / 100)
    palette[name] = colour
    return colour
  }
  for (const name of Object.keys(objectOf(language.colours))) find(name)
  return palette
}

/** The theme as sent to the browser: every colour and all other values. */
export function compileTheme(language: JsonObject, theme: JsonObject): Readonly<Record<string, string | number>> {
  const { radius = language.radius, fontFamily, headingFamily } = theme
  return {
    ...makePalette(language, theme),
    radius: Number(radius ?? 0),
    ...(typeof fontFamily === 'string' ? { fontFamily } : {}),
    ...(typeof headingFamily === 'string' ? { headingFamily } : {}),
  }
}

/** Names that are the same for every brand. */
export function fixedColours(language: JsonObject): string[] {
  return Object.entries(objectOf(language.colours)).flatMap(([name, colour]) => (objectOf(colour).token === undefined ? [name] : []))
}

/** Contrast of every pair in this theme. */
export function ratePairs(language: JsonObject, theme: JsonObject): PairVerdict[] {
  const palette = makePalette(language, theme)
  return listOf(language.pairs).map((entry) => {
    const pair = objectOf(entry)
    const [name, layers] = [String(pair.text), listOf(pair.ground).map(String)]
    const use = objectOf(objectOf(language.uses)[String(pair.use)])
    const ground = layers.reduceRight((below, layer) => lay(palette[layer] ?? below, below), '#ffffff')
    const text = lay(palette[name] ?? '#000000', ground)
    const tokens = [name, ...layers].flatMap((colour) => tokensOf(language, theme, colour))
    return {
      tokens: [...new Set(tokens)],
      text: labelOf(language, name),
      ground: labelOf(language, layers[0] ?? ''),
      use: wordsOf(use.label),
      colours: [text, ground],
      ratio: contrast(text, ground),
      least: Number(use.least),
    }
  })
}

/**
 * The nearest colour of the same hue for which all pairs of a token are readable, or as many as its hue allows: the others
 * depend on another token. Undefined if there is no better colour.
 */
export function nearestPassing(language: JsonObject, theme: JsonObject, token: string): string | undefined {
  const colour = String(theme[token])
  const countFailed = (candidate: string): number =>
    ratePairs(language, { ...theme, [token]: candidate }).filter(({ tokens, ratio, least }) => tokens.includes(token) && ratio < least)
      .length
  const start = lightnessOf(colour)
  let best = { colour, failed: countFailed(colour) }
  for (let distance = lightnessStep; distance <= 1 && best.failed > 0; distance += lightnessStep) {
    for (const lightness of [start - distance, start + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = withLightness(colour, lightness)
      const failed = countFailed(candidate)
      if (failed < best.failed) best = { colour: candidate, failed }
    }
  }
  return best.colour === colour ? undefined : best.colour
}

/** Theme tokens that a colour is derived from. */
function tokensOf(language: JsonObject, theme: JsonObject, name: string): string[] {
  const { token, else: other, mix, veil, on } = objectOf(objectOf(language.colours)[name])
  if (typeof token === 'string' && theme[token] !== undefined) return [token]
  return [other, mix, veil, on].flatMap((part) => (typeof part === 'string' ? tokensOf(language, theme, part) : []))
}

function lay(colour: string, ground: string): string {
  return colour.length === 9 ? blend(colour.slice(0, 7), (Number.parseInt(colour.slice(7), 16) * 100) / 255, ground) : colour
}

function labelOf(language: JsonObject, name: string): Words {
  return wordsOf(objectOf(objectOf(language.colours)[name]).label)
}

function wordsOf(value: JsonObject[string] | undefined): Words {
  const { zh, en } = objectOf(value)
  return typeof zh === 'string' && typeof en === 'string' ? { zh, en } : noWords
}

function hexOf(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}
