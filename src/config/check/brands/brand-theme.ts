/** Checks a brand's colours for readability: all text on all backgrounds, and consistent state colours. */
import { type JsonObject, objectOf, onceForPair } from '#rules'
import { fixedColours, nearestPassing, type PairVerdict, ratePairs } from '../../compile/theme.ts'
import { findTree, type Problem, type ResolvedDocument } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { type Manifest, problemAt } from './brand-names.ts'
import { checkThemeLanguage } from './theme-language.ts'

export function checkBrandThemes(set: ReadDocuments, manifests: readonly Manifest[]): Problem[] {
  const language = set.meta['theme.json']
  const wrong = checkThemeLanguage(set)
  if (!language || wrong.length > 0) return wrong
  return manifests.flatMap((manifest) => [...checkTheme(language, manifest.manifest), ...checkTones(set, manifest.id)])
}

const checkTheme = onceForPair((language: JsonObject, manifest: ResolvedDocument): readonly Problem[] => [
  ...checkTokens(language, manifest),
  ...checkContrast(language, manifest),
])

function checkTokens(language: JsonObject, manifest: ResolvedDocument): Problem[] {
  const fixed = fixedColours(language)
  const colours = Object.keys(objectOf(language.colours)).filter((name) => !fixed.includes(name))
  const fixedNames = Object.keys(objectOf(manifest.value.theme)).filter((name) => fixed.includes(name))
  return fixedNames.map((name) => {
    const { place } = findTree(manifest.tree, memberPointer('/theme', name)).tree
    return { path: place.path, offset: place.nameOffset, ...say('STATUS-COLOUR/token', { name, known: colours }) }
  })
}

/** One finding per responsible colour, at the pair with the worst contrast. */
function checkContrast(language: JsonObject, manifest: ResolvedDocument): Problem[] {
  const theme = objectOf(manifest.value.theme)
  if (!isReadable(language, theme)) return []
  const own = manifest.paths.at(-1) ?? ''
  const isOwn = (token: string): boolean => findTree(manifest.tree, memberPointer('/theme', token)).tree.place.path === own
  let failed = ratePairs(language, theme).filter(({ ratio, least, tokens }) => ratio < least && tokens.length > 0)
  const problems: Problem[] = []
  while (failed.length > 0) {
    const token = findBlamed(failed, isOwn)
    const blamed = failed.filter(({ tokens }) => tokens.includes(token))
    const [worst] = blamed.sort((left, right) => left.ratio / left.least - right.ratio / right.least)
    if (!worst) break
    const suggestion = nearestPassing(language, theme, token)
    const problem = problemAt(manifest.tree, memberPointer('/theme', token), sayLow(worst, blamed.length - 1))
    problems.push(suggestion === undefined ? problem : { ...problem, suggestion })
    failed = failed.filter(({ tokens }) => !tokens.includes(token))
  }
  return problems
}

/** Invalid colours are reported by the shape check. */
function isReadable(language: JsonObject, theme: JsonObject): boolean {
  return Object.values(objectOf(language.colours)).every((colour) => {
    const { token } = objectOf(colour)
    const value = typeof token === 'string' ? theme[token] : undefined
    return value === undefined || (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value))
  })
}

/** The colour that most failed pairs share; if tied, the brand's own, then the text colour. */
function findBlamed(failed: readonly PairVerdict[], isOwn: (token: string) => boolean): string {
  const counts = new Map<string, number>()
  for (const { tokens } of failed) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const weigh = ([token, count]: readonly [string, number]): number => count + (isOwn(token) ? 0.5 : 0)
  const [blamed] = [...counts].sort((left, right) => weigh(right) - weigh(left))
  return blamed?.[0] ?? ''
}

function sayLow({ text, ground, use, colours, ratio, least }: PairVerdict, others: number) {
  const [textColour, groundColour] = colours
  // Rounded down: 4.49 is not 4.5.
  const ratioText = (Math.floor(ratio * 100) / 100).toFixed(2)
  const params = { text, ground, use, textColour, groundColour, ratio: ratioText, least }
  return others === 0 ? say('CONTRAST/low', params) : say('CONTRAST/low-several', { ...params, count: others })
}

/** A brand can rename a state but not recolour it. */
function checkTones(set: ReadDocuments, brand: string): Problem[] {
  const problems: Problem[] = []
  for (const [id, document] of set.brands.get(brand)?.get('dictionary') ?? []) {
    const base = set.base.get('dictionary')?.get(id)
    if (!base || base === document || document.broken) continue
    const tones = new Map(listOf(base.value.rows).map((row) => [objectOf(row).id, objectOf(row).tone]))
    for (const [index, entry] of listOf(document.value.rows).entries()) {
      const row = objectOf(entry)
      const tone = tones.get(row.id)
      if (tone === undefined || row.tone === tone) continue
      problems.push(problemAt(document.tree, `/rows/${index}/tone`, say('STATUS-COLOUR/tone', { row: String(row.id), tone: String(tone) })))
    }
  }
  return problems
}
