/** Phrases that a name parts, such as next ship in: next MSC ship. */
import type { Lexicon, Match } from './lexicon.ts'
import type { Span } from './reading.ts'
import type { Token } from './tokens.ts'

/** Both parts of each such phrase. The name may be a known row or one unknown Latin word. */
export function partedPhrases(tokens: readonly Token[], matches: readonly Match[], lexicon: Lexicon): Match[] {
  return namesIn(tokens, matches).flatMap((name) => {
    const rest = [...tokens.slice(0, name.from), ...tokens.slice(name.to)]
    const around = lexicon.find(rest).filter(({ from, to, quality }) => quality === 1 && from < name.from && name.from < to)
    const phrases = around.filter(({ meaning }) => meaning.kind === 'phrase')
    return phrases.flatMap((phrase) => [
      { ...phrase, to: name.from },
      { ...phrase, from: name.to, to: phrase.to + name.to - name.from },
    ])
  })
}

function namesIn(tokens: readonly Token[], matches: readonly Match[]): Span[] {
  const rows = matches.filter(({ meaning, quality }) => meaning.kind === 'row' && quality === 1)
  const unknown = tokens.flatMap(({ kind, text }, at) => {
    const isKnown = matches.some(({ from, to }) => from <= at && at < to)
    return kind === 'word' && /^[a-z]{2,}$/.test(text) && !isKnown ? [{ from: at, to: at + 1 }] : []
  })
  const all = [...rows.map(({ from, to }) => ({ from, to })), ...unknown]
  return all.filter((one, at) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === at).slice(0, mostNames)
}

const mostNames = 8
