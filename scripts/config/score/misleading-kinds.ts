/** Documents that are valid but mislead: names, units, numbers and descriptions that were copied and left, or swapped. */
import { kind, type Splice, writeInside, writeValue } from './edits.ts'
import { beside, type EditKind, endOf, type Token, textOfNode } from './world.ts'

export const misleadingKinds: readonly EditKind[] = [
  kind(
    'name-in-capitals',
    'a field whose name differs from another only in case',
    (token) => token.document.kind === 'entity' && token.document.brand === undefined && /^properties\/[a-z]+$/.test(token.trail),
    (token) => {
      // After it: the field may also be named in a list before them, and the later of the two is reported.
      const from = endOf(token.value)
      const text = `, ${JSON.stringify(token.name.toUpperCase())}: ${textOfNode(token.document, token.value)}`
      return { from, to: from, text, at: from + 2, words: [token.name] }
    },
  ),
  kind('pattern-without-end', 'a pattern without its end', isAnchoredPattern, (token) =>
    writeValue(token, JSON.stringify(String(token.value.value).slice(0, -1)), { mild: true }),
  ),
  kind('placeholder-in-both', 'a placeholder misspelt in both languages', isPlaceheld, misspellBoth),
  kind(
    'unit-of-another-limit',
    'a limit in another unit than its name says',
    (token) => /^limits\/\w*Minutes\w*\/unit$/.test(token.trail) && token.document.brand === undefined,
    (token) => writeValue(token, '"hours"', { words: ['minutes', 'hours'], mild: true }),
  ),
  kind('description-of-another', 'a limit with the description of the one before it', isLaterDescription, (token, world) => {
    const all = world.tokens.filter((other) => other.document === token.document && /^limits\/\w+\/description$/.test(other.trail))
    const before = all[all.indexOf(token) - 1]
    return before && writeValue(token, textOfNode(token.document, before.value), { mild: true })
  }),
  kind('number-in-one-language', 'a number changed in one language', isNumbered, (token) => {
    const number = twoDigits.exec(String(token.value.value))
    return number ? { ...writeInside(token, number.index, number[0].length, '77', { words: ['77'] }), mild: true } : undefined
  }),
  kind('filled-from-another', 'a field of an order filled from the one beside it', isPlainSource, (token) => {
    const other = token.siblings.find((sibling) => sibling !== token && isPlainSource(sibling))
    return other && writeValue(token, textOfNode(token.document, other.value), { words: [token.name], mild: true })
  }),
  kind(
    'prefix-of-another',
    'two kinds of orders with the same letters in their numbers',
    (token) => token.document.kind === 'order-type' && token.trail === 'document' && token.value.value !== 'AF',
    (token) => ({ ...writeValue(token, '"AF"'), words: ['AF'] }),
  ),
]

const twoDigits = /(?<![\d.,{:])[1-9]\d(?![\d.,:}])/

function isAnchoredPattern({ document, name, value }: Token): boolean {
  const isField = /^(?:entity|form|operation)$/.test(document.kind) && document.brand === undefined
  return isField && name === 'pattern' && /^\^.*[^\\]\$$/.test(String(value.value))
}

function isPlaceheld(token: Token): boolean {
  const english = beside(token, 'en')
  const both = [token, english].every((wording) => typeof wording?.value.value === 'string' && /\{[a-z]\w+\}/.test(wording.value.value))
  return token.document.kind === 'texts' && token.name === 'zh' && both
}

function misspellBoth(token: Token): Splice | undefined {
  const english = beside(token, 'en')
  const [, name = ''] = /\{([a-z]\w+)\}/.exec(String(token.value.value)) ?? []
  if (!english || !String(english.value.value).includes(`{${name}}`)) return undefined
  const from = token.value.offset
  const before = token.document.text.slice(from, endOf(english.value))
  const text = before.replaceAll(`{${name}}`, `{${name}Xs}`)
  return { from, to: endOf(english.value), text, at: from + text.indexOf(`{${name}Xs}`) + 1, words: [`${name}Xs`] }
}

function isLaterDescription({ document, trail }: Token): boolean {
  return document.kind === 'limits' && document.brand === undefined && /^limits\/\w+\/description$/.test(trail)
}

function isNumbered(token: Token): boolean {
  const [chinese, english] = [beside(token, 'zh')?.value.value, token.value.value]
  if (token.name !== 'en' || token.document.kind === 'demo' || typeof chinese !== 'string' || typeof english !== 'string') return false
  const numbers = english.match(/\d[\d.,:]*/g) ?? []
  return numbers.length === 1 && chinese.match(/\d[\d.,:]*/g)?.join() === numbers.join() && twoDigits.test(english)
}

function isPlainSource({ document, trail, name, value }: Token): boolean {
  return document.kind === 'order-type' && /^summary\/\w+$/.test(trail) && value.value === `form.${name}`
}
