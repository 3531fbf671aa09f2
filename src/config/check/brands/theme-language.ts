/** Checks theme.json itself: every colour it names exists, and none is derived from itself. */
import { type JsonObject, nearestName, objectOf, once } from '#rules'
import { findTree, type ObjectTree, type Problem, type SourceFile } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { parseDocument } from '../../read/parse.ts'
import { metaFolder } from '../../resolve/kinds.ts'
import { listOf } from '../../resolve/schema.ts'
import type { ReadDocuments } from '../../resolve/stages.ts'

const path = `${metaFolder}theme.json`
/** Sources a colour can be derived from. */
const parts = ['else', 'mix', 'on', 'veil'] as const

/** If theme.json itself is invalid, skip the brands' colours. */
export function checkThemeLanguage(set: ReadDocuments): Problem[] {
  const file = set.files.get(path)
  if (!file) return [{ path, offset: 0, ...say('THEME/missing') }]
  return findLanguageProblems(file, set.meta['theme.json'])
}

/** The schema language comes from the files. */
const findLanguageProblems = once((file: SourceFile, language: JsonObject | undefined): Problem[] => {
  const { tree } = parseDocument(path, file.text ?? '')
  if (!language || !tree) return []
  const colours = Object.entries(objectOf(language.colours)).map(([name, colour]) => ({ name, colour: objectOf(colour) }))
  const report = (pointer: string, saying: FindingMessage, suggestion?: string): Problem => {
    const { place } = findTree(tree, pointer).tree
    return { path, offset: place.offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) }
  }
  const unknown = findUnknown(language, tree).map(({ pointer, name, known }) =>
    report(pointer, say('THEME/unknown', { name, known }), nearestName(name, known)),
  )
  const wrong = colours.flatMap(({ name, colour: { fixed } }) =>
    fixed === undefined || /^#[0-9a-f]{6}$/.test(String(fixed))
      ? []
      : [report(`/colours/${name}/fixed`, say('THEME/colour', { value: String(fixed) }))],
  )
  const circles = colours.flatMap(({ name }) =>
    isCircular(language, name) ? [report(`/colours/${name}`, say('THEME/circle', { name }))] : [],
  )
  // A cycle is found once for each of its colours; report it once.
  return [...unknown, ...wrong, ...circles.slice(0, 1)]
})

interface UnknownName {
  readonly pointer: string
  readonly name: string
  readonly known: readonly string[]
}

function findUnknown(language: JsonObject, tree: ObjectTree): UnknownName[] {
  const colours = Object.keys(objectOf(language.colours))
  const uses = Object.keys(objectOf(language.uses))
  const inColours = colours.flatMap((name) => parts.map((part) => ({ pointer: `/colours/${name}/${part}`, known: colours })))
  const inPairs = listOf(language.pairs).flatMap((pair, index) => [
    { pointer: `/pairs/${index}/text`, known: colours },
    { pointer: `/pairs/${index}/use`, known: uses },
    ...listOf(objectOf(pair).ground).map((_, layer) => ({ pointer: `/pairs/${index}/ground/${layer}`, known: colours })),
  ])
  return [...inColours, ...inPairs].flatMap((place) => {
    const node = findTree(tree, place.pointer)
    const name = node.whole && node.tree.kind === 'value' ? String(node.tree.value) : undefined
    return name === undefined || place.known.includes(name) ? [] : [{ ...place, name }]
  })
}

function isCircular(language: JsonObject, start: string): boolean {
  const queue = [start]
  const seen = new Set<string>()
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const colour = objectOf(objectOf(language.colours)[next])
    for (const part of parts) {
      const other = colour[part]
      if (other === start) return true
      if (typeof other === 'string' && !seen.has(other)) queue.push(other)
      seen.add(String(other))
    }
  }
  return false
}
