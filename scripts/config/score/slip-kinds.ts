/** Slips that leave a document well-formed: names almost like others, parts left behind, and places that few checks look at. */
import type { Node } from 'jsonc-parser'
import { kind, misspell, type Splice, writeInside, writeValue } from './edits.ts'
import { beside, type EditKind, endOf, memberOf, type Token, type World } from './world.ts'

export const slipKinds: readonly EditKind[] = [
  kind('id-in-other-case', 'an id that differs from the one before it only in case', isLaterRow, (token, world) => {
    if (isNamedElsewhere(token, world)) return undefined
    const before = rowBefore(token)
    const id = before && String(memberOf(before, 'id')?.value)
    const other = id?.toUpperCase() === id ? id?.toLowerCase() : id?.toUpperCase()
    return id === undefined || other === undefined || other === id ? undefined : writeValue(token, JSON.stringify(other), { words: [id] })
  }),
  kind('decomposed-letter', 'a letter and its accent as two characters', isEnglish, (token) => ({
    ...writeInside(token, 0, 0, 'Cafe\u0301 '),
    at: token.value.offset + 4,
  })),
  kind('label-of-brand-copied', 'a Chinese label of a menu entry that is a copy of the English', isEntryOfBrand, (token) => {
    const english = String(beside(token, 'en')?.value.value)
    return { ...writeValue(token, JSON.stringify(english), { mild: true }), at: token.value.offset + 1 }
  }),
  kind('placeholder-of-another-text', 'a placeholder in place of a similar one, in both languages', isPlaceheld, (token) => {
    const english = beside(token, 'en')
    const text = String(token.value.value)
    if (!english || !text.includes('{name}') || !String(english.value.value).includes('{name}')) return undefined
    const from = token.value.offset
    const next = token.document.text.slice(from, endOf(english.value)).replaceAll('{name}', '{names}')
    return { from, to: endOf(english.value), text: next, at: from + next.indexOf('{names}') + 1, words: ['names'], nearest: 'name' }
  }),
  kind('brand-of-demo', 'a record of the demo with a misspelt brand', isOfDemo('brand'), misspelt),
  kind('entity-of-demo', 'a record of the demo with a misspelt entity', isOfDemo('entity'), misspelt),
  kind('picture-of-demo', 'a record of the demo with a misspelt picture', isOfDemo('files/cover'), misspelt),
  kind('bands-without-price', 'bands of which the only one with a price is deleted', isBandsWithOnePrice, ({ value }) => {
    const [first, priced] = value.children ?? []
    return first && priced && { from: endOf(first), to: endOf(priced), text: '', at: value.offset }
  }),
  kind(
    'part-of-redirect',
    'a redirect whose path has another part than its target',
    ({ document, trail, name, value, siblings }) => {
      const isPath = document.kind === 'routes' && name === 'path' && /^routes\/\d+\/path$/.test(trail)
      return isPath && /\{\w+\}/.test(String(value.value)) && siblings.some((other) => other.name === 'redirect')
    },
    (token) => {
      const part = /\{(\w+)\}/.exec(String(token.value.value))?.[1] ?? ''
      return writeValue(token, JSON.stringify(String(token.value.value).replace(`{${part}}`, `{${part}x}`)), { words: [part] })
    },
  ),
]

function isLaterRow({ document, trail }: Token): boolean {
  return document.kind === 'dictionary' && document.brand === undefined && /^rows\/[1-9]\d*\/id$/.test(trail)
}

/** Whether other places name the row: without it, they would be faults of their own. */
function isNamedElsewhere({ value }: Token, { documents }: World): boolean {
  const quoted = [`"${value.value}"`, `'${value.value}'`]
  const timesIn = (text: string) => quoted.reduce((count, name) => count + text.split(name).length - 1, 0)
  return documents.reduce((count, { text }) => count + timesIn(text), 0) > 1
}

function rowBefore({ document, trail }: Token): Node | undefined {
  return memberOf(document.root, 'rows')?.children?.[Number(trail.split('/')[1]) - 1]
}

function isEnglish({ document, name, value, siblings }: Token): boolean {
  const isText = name === 'en' && typeof value.value === 'string' && siblings.some((other) => other.name === 'zh')
  return isText && document.kind !== 'demo'
}

function isEntryOfBrand(token: Token): boolean {
  const isLabel = token.document.kind === 'brand' && token.name === 'zh' && /^(?:navigation|footer)\/.*label\/zh$/.test(token.trail)
  const english = String(beside(token, 'en')?.value.value)
  return isLabel && /^[A-Z][a-z]{3,}$/.test(english)
}

function isPlaceheld({ document, name, value }: Token): boolean {
  return document.kind === 'texts' && document.brand === undefined && name === 'zh' && typeof value.value === 'string'
}

function isOfDemo(member: string): (token: Token) => boolean {
  const trail = new RegExp(`^rows/\\d+/${member}$`)
  return (token) => token.document.kind === 'demo' && trail.test(token.trail)
}

function misspelt(token: Token, world: World): Splice | undefined {
  const slip = misspell(String(token.value.value), world.random, () => false)
  return slip === undefined ? undefined : writeValue(token, JSON.stringify(slip), { words: [slip] })
}

function isBandsWithOnePrice({ document, name, value }: Token): boolean {
  const priced = (value.children ?? []).map((band) => memberOf(band, 'each') !== undefined || memberOf(band, 'amount') !== undefined)
  return document.kind === 'tariff' && name === 'bands' && priced.length === 2 && !priced[0]
}
