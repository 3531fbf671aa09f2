/** Well-formed documents that contradict themselves or each other. */

import type { Node } from 'jsonc-parser'
import { insertBefore, kind, misspell, type Splice, writeInside, writeValue } from './edits.ts'
import { isExpression } from './name-kinds.ts'
import { beside, choose, type EditKind, endOf, isOfField, memberOf, startOf, type Token, textOfNode, type World } from './world.ts'

export const meaningKinds: readonly EditKind[] = [
  kind('length-crossed', 'a minimum length above the maximum', withNumber('maxLength'), (token) =>
    insertBefore(token, 'minLength', '9999', 'value', { words: ['9999'] }),
  ),
  kind(
    'minimum-crossed',
    'a minimum number above the maximum',
    (token) => token.name === 'maximum' && isOfField(token),
    (token) => {
      const low = beside(token, 'minimum')
      const hints = { words: ['99999999'] }
      return low ? writeValue(low, '99999999', hints) : insertBefore(token, 'minimum', '99999999', 'value', hints)
    },
  ),
  kind(
    'rows-crossed',
    'a maximum number of rows below the minimum',
    (token) => token.name === 'maxItems',
    (token) => {
      const low = beside(token, 'minItems')
      return low ? writeValue(low, '999', { words: ['999'] }) : insertBefore(token, 'minItems', '999', 'value', { words: ['999'] })
    },
  ),
  kind(
    'limit-crossed',
    'a limit whose minimum is above its maximum',
    (token) => token.name === 'minimum' && isLimitDocument(token) && typeof token.value.value === 'number',
    (token) => writeValue(token, '99999999', { words: ['99999999'] }),
  ),
  kind(
    'limit-out-of-bounds',
    'a limit above its own maximum',
    (token) => token.name === 'value' && beside(token, 'maximum') !== undefined && typeof token.value.value === 'number',
    (token) => writeValue(token, '99999999', { words: ['99999999'] }),
  ),
  kind(
    'limit-of-two-types',
    'a limit that is a number and a decimal',
    (token) =>
      token.name === 'value' &&
      beside(token, 'maximum') !== undefined &&
      beside(token, 'minimum') !== undefined &&
      typeof token.value.value === 'number',
    (token) => writeValue(token, `"${token.value.value}"`),
  ),
  kind('loops-in-loops', 'loops within loops that never end', isCondition, (token) => writeInside(token, 0, lengthOf(token), loopsInLoops)),
  kind('pattern-of-powers', 'a pattern that tries many places at once', isPattern, (token) =>
    writeInside(token, 0, lengthOf(token), '.*a.*b.*c.*d$'),
  ),
  kind('cap-below-price', 'a cap below the price of one unit', isTariff(/\/cap\/amount$/), (token) => writeValue(token, '"1"')),
  kind('percent-as-fraction', 'a percentage written as a fraction', isTariff(/\/percent$/), (token) =>
    writeValue(token, JSON.stringify((Number(token.value.value) / 10_000).toFixed(6).replace(/0+$/, ''))),
  ),
  kind('percent-of-hundreds', 'a percentage of several hundred', isTariff(/\/percent$/), (token) =>
    writeValue(token, '"600"', { words: ['600'] }),
  ),
  kind('price-of-another-size', 'a price with two digits too many', isTariff(/\/(?:prices|sizes)\/[^/]+$/), (token) =>
    token.siblings.length < 2 || Number(token.value.value) === 0
      ? undefined
      : writeValue(token, `"${token.value.value}00"`, { words: [`${token.value.value}00`] }),
  ),
  kind('unsorted-bands', 'a tier or band before a lower one', isTariff(/\/(?:tiers|bands)\/1\/id$/), (token) => {
    const list = token.value.parent?.parent?.parent
    const [first, second] = list?.children ?? []
    if (!first || !second || second.children?.[0]?.children?.[1] !== token.value) return undefined
    const { text } = token.document
    const [low, high] = [first, second].map((node) => text.slice(node.offset, endOf(node)))
    const between = text.slice(endOf(first), second.offset)
    const at = first.offset + (high ?? '').length + between.length + (low ?? '').indexOf(': "') + 2
    return { from: first.offset, to: endOf(second), text: `${high}${between}${low}`, at }
  }),
  kind(
    'default-outside',
    'an initial value that is not one of the choices',
    (token) => token.name === 'default' && beside(token, 'dictionary') !== undefined,
    (token) => writeValue(token, '"whatever"', { words: ['whatever'] }),
  ),
  kind(
    'default-misspelt',
    'a misspelt initial value',
    (token) => token.name === 'default' && beside(token, 'dictionary') !== undefined,
    misspelt,
  ),
  kind('default-too-long', 'an initial value that the field rejects', withNumber('maxLength'), (token) =>
    typeof token.value.value !== 'number' || !isOfField(token)
      ? undefined
      : insertBefore(token, 'default', JSON.stringify('x'.repeat(token.value.value + 1)), 'value'),
  ),
  kind(
    'duplicate-option',
    'a duplicate option',
    (token) => token.document.kind === 'dictionary' && /^rows\/[1-9]\d*\/id$/.test(token.trail),
    (token) => {
      const first = memberOf(token.document.root, 'rows')?.children?.[0]
      const id = first && memberOf(first, 'id')
      return id && writeValue(token, JSON.stringify(id.value), { words: [String(id.value)] })
    },
  ),
  kind(
    'duplicate-block',
    'two blocks with the same name',
    (token) => token.document.kind === 'page' && /^blocks\/[1-9]\d*\/id$/.test(token.trail) && token.document.brand === undefined,
    (token) => {
      const first = memberOf(token.document.root, 'blocks')?.children?.[0]
      const id = first && memberOf(first, 'id')
      return id && writeValue(token, JSON.stringify(id.value), { words: [String(id.value)] })
    },
  ),
  kind('one-route-two-pages', 'two pages at the same address', isRoutePath, (token, world) => {
    const paths = world.tokens.filter(
      (other) => isRoutePath(other) && other.value.value !== token.value.value && !String(other.value.value).includes('{'),
    )
    const path = choose(paths, world.random).value.value
    return writeValue(token, JSON.stringify(path), { words: [String(path)] })
  }),
  kind('reserved-address', 'an address reserved for the server', isRoutePath, (token) =>
    writeValue(token, '"/api/orders"', { words: ['/api'] }),
  ),
  kind('open-path-part', 'a part of a path without its brace', isRoutePath, (token) => ({
    ...writeValue(token, JSON.stringify(`${token.value.value}/{part`)),
    at: token.value.offset + 2 + String(token.value.value).length,
  })),
  kind(
    'redirect-circle',
    'a redirect to itself',
    (token) => token.document.kind === 'routes' && token.name === 'page',
    (token) => {
      const id = String(beside(token, 'id')?.value.value)
      const at = startOf(token)
      return { from: at, to: endOf(token.value), text: `"redirect": ${JSON.stringify(id)}`, at: at + '"redirect": '.length, words: [id] }
    },
  ),
  kind(
    'one-call-twice',
    'two operations at the same address',
    (token) => token.document.kind === 'operation' && token.trail === 'path' && isMethod(token, 'GET'),
    (token, world) => {
      const others = world.tokens.filter(
        (other) =>
          other.document.kind === 'operation' &&
          other.trail === 'path' &&
          isMethod(other, 'GET') &&
          other.value.value !== token.value.value &&
          !String(other.value.value).includes('{'),
      )
      return String(token.value.value).includes('{')
        ? undefined
        : writeValue(token, JSON.stringify(choose(others, world.random).value.value))
    },
  ),
  kind('too-many-decimals', 'three decimals in a currency with two', isPrice, (token) =>
    writeValue(token, '"12.345"', { words: ['12.345'] }),
  ),
  kind('price-as-words', 'a price with its currency', isPrice, (token) => writeValue(token, '"CNY 12"')),
  kind('no-such-day', 'a date that does not exist', isTariffService, (token) =>
    insertBefore(token, 'from', '"2026-02-30"', 'value', { words: ['2026-02-30'] }),
  ),
  kind('tariff-inverted', 'a tariff that ends before it starts', isTariffService, (token) => {
    const splice = insertBefore(token, 'from', '"2026-12-01", "to": "2026-11-01"', 'value', { words: ['2026-11-01'] })
    return { ...splice, at: (splice.at ?? 0) + '"2026-12-01", "to": '.length }
  }),
  periods(
    'dated-hole',
    'dated values with a gap',
    '"to": "2027-01-01", "zone": "Asia/Shanghai"',
    '"from": «"2027-02-01", "zone": "Asia/Shanghai"',
  ),
  periods(
    'dated-overlap',
    'dated values that overlap',
    '"to": "2027-03-01", "zone": "Asia/Shanghai"',
    '"from": «"2027-02-01", "zone": "Asia/Shanghai"',
  ),
  periods('missing-zone', 'a time without a zone', '"to": «"2027-01-01T00:00"', '"from": "2027-01-01", "zone": "Asia/Shanghai"'),
  periods(
    'misspelt-zone',
    'a misspelt time zone',
    '"to": "2027-01-01", "zone": «"Asia/Shanghia"',
    '"from": "2027-01-01", "zone": "Asia/Shanghai"',
    'Asia/Shanghai',
  ),
  periods(
    'no-such-time',
    'a time of 24:30',
    '"to": «"2027-01-01T24:30", "zone": "Asia/Shanghai"',
    '"from": "2027-01-01", "zone": "Asia/Shanghai"',
  ),
  tiers('tier-gap', 'tiers with a gap', '{ "id": "few", "from": 1, "to": 2, "price": "9" }, { "id": "many", "from": «5, "price": "8" }'),
  tiers(
    'tier-overlap',
    'tiers that overlap',
    '{ "id": "few", "from": 1, "to": 4, "price": "9" }, { "id": "many", "from": «3, "price": "8" }',
  ),
  kind('broken-pattern', 'a regular expression that does not compile', isPatternPlace, (token) =>
    insertBefore(token, 'pattern', '"[a-z"', 'value'),
  ),
  kind('slow-pattern', 'a regular expression with exponential running time', isPatternPlace, (token) => inPattern(token, '^(', 'a+)+$')),
  kind('slow-alternation', 'a regular expression that tries every combination', isPatternPlace, (token) =>
    inPattern(token, '^(', 'a|a)*$'),
  ),
  kind('broken-expression', 'an incomplete expression', isExpression, (token) => {
    const end = token.value.offset + token.value.length - 1
    return { from: end, to: end, text: ' &&', at: end + 3 }
  }),
  kind(
    'not-a-condition',
    'a condition that returns a text',
    (token) => ['visible', 'enabled'].includes(token.name) && isExpression(token),
    (token) => ({ ...writeValue(token, `"'yes'"`), at: token.value.offset + 1 }),
  ),
  kind(
    'ill-typed',
    'a text compared with a number',
    (token) => token.name === 'visible' && isExpression(token),
    (token) => ({ ...writeValue(token, '"today > 12"'), at: token.value.offset + 1 + 'today '.length }),
  ),
  kind(
    'always-true',
    'a condition that is always true',
    (token) => token.name === 'visible' && isExpression(token),
    (token) => ({ ...writeValue(token, '"session.signedIn || !session.signedIn"'), at: token.value.offset + 1 }),
  ),
  kind('state-unknown', 'an unknown state', isStateId, (token) => writeValue(token, '"sunk"', { words: ['sunk'] })),
  kind('state-misspelt', 'a misspelt state', isStateId, misspelt),
  kind(
    'hidden-required',
    'a required field that no section shows',
    (token) => token.document.kind === 'form' && /^required\/\d+$/.test(token.trail) && token.document.brand === undefined,
    hideRequired,
  ),
  kind(
    'reserved-check',
    'a check for another type of field',
    (token) => token.name === 'type' && token.value.value === 'boolean' && isOfField(token),
    (token) => insertBefore(token, 'maxLength', '12', 'value', { words: ['maxLength'] }),
  ),
]

/** A limit with two consecutive values; « marks the fault. */
function periods(id: string, what: string, first: string, second: string, nearest?: string): EditKind {
  return kind(
    id,
    what,
    (token) => /^limits\/\w+\/value$/.test(token.trail) && token.document.brand === undefined,
    (token) => {
      const value = textOfNode(token.document, token.value)
      const marked = `"$periods": [{ "id": "old", ${first}, "value": ${value} }, { "id": "new", ${second}, "value": ${value} }]`
      const at = startOf(token) + marked.indexOf('«')
      return {
        from: startOf(token),
        to: endOf(token.value),
        text: marked.replace('«', ''),
        at,
        ...(nearest === undefined ? {} : { nearest }),
      }
    },
  )
}

function tiers(id: string, what: string, marked: string): EditKind {
  return kind(
    id,
    what,
    (token) => /^lines\/\d+\/price$/.test(token.trail) && beside(token, 'basis')?.value.value === 'per-box',
    (token) => {
      const text = `"tiers": [${marked}]`
      return { from: startOf(token), to: endOf(token.value), text: text.replace('«', ''), at: startOf(token) + text.indexOf('«') }
    },
  )
}

function misspelt(token: Token, { random }: World): Splice | undefined {
  const word = String(token.value.value)
  const slip = misspell(word, random, () => false)
  return slip === undefined ? undefined : writeValue(token, JSON.stringify(slip), { words: [slip], nearest: word })
}

function hideRequired(token: Token): Splice | undefined {
  const { root, text } = token.document
  const name = String(token.value.value)
  const sections = memberOf(root, 'layout')?.children ?? []
  const own = memberOf(root, 'properties')
  const field = own && memberOf(own, name)
  if (!field || memberOf(field, 'default') || memberOf(field, 'value') || text.split(`"${name}"`).length > 4) return undefined
  for (const section of sections) {
    // Of rows, only a row of this field alone can be taken out as a whole.
    const places = memberOf(section, 'fields')?.children ?? []
    const at = places.findIndex((candidate) =>
      [candidate.value, memberOf(candidate, 'id')?.value, onlyItem(candidate)?.value].includes(name),
    )
    const [place, next] = [places[at], places[at + 1]]
    if (place && next && place.offset > token.value.offset)
      return { from: place.offset, to: next.offset, text: '', at: token.value.offset, words: [name] }
  }
  return undefined
}

function onlyItem({ type, children = [] }: Node): Node | undefined {
  return type === 'array' && children.length === 1 ? children[0] : undefined
}

function withNumber(name: string): (token: Token) => boolean {
  return (token) => token.name === name && isOfField(token) && !beside(token, name.replace('max', 'min')) && !beside(token, 'default')
}

function isLimitDocument({ document, trail }: Token): boolean {
  return document.kind === 'limits' && document.brand === undefined && /^limits\//.test(trail)
}

function isRoutePath({ document, trail }: Token): boolean {
  return document.kind === 'routes' && /^routes\/\d+\/path$/.test(trail)
}

function isMethod(token: Token, method: string): boolean {
  return beside(token, 'method')?.value.value === method
}

function isPrice({ document, trail }: Token): boolean {
  return document.kind === 'tariff' && /^lines\/\d+\/price(?:s\/\w+)?$/.test(trail)
}

function isTariffService(token: Token): boolean {
  const { document, trail } = token
  // A period is added beside the service: it must not have one.
  return document.kind === 'tariff' && trail === 'applies/service' && !beside(token, 'from') && !beside(token, 'to')
}

/** The fault is the part with ambiguous repetition. */
function inPattern(token: Token, before: string, slow: string): Splice {
  const splice = insertBefore(token, 'pattern', JSON.stringify(before + slow), 'value')
  return { ...splice, at: (splice.at ?? splice.from) + 1 + before.length }
}

function isPatternPlace(token: Token): boolean {
  return (
    token.name === 'type' && token.value.value === 'string' && isOfField(token) && !beside(token, 'pattern') && !beside(token, 'default')
  )
}

function isStateId({ document, trail }: Token): boolean {
  return memberOf(document.root, 'life') !== undefined && /^rows\/\d+\/id$/.test(trail)
}

function isTariff(trail: RegExp): (token: Token) => boolean {
  return (token) => token.document.kind === 'tariff' && typeof token.value.value === 'string' && trail.test(token.trail)
}

const tenItems = '[1,2,3,4,5,6,7,8,9,10]'
const loopsInLoops = 'abcdef'.split('').reduce((inner, name) => `${tenItems}.all(${name}, ${inner})`, 'true')

function isCondition(token: Token): boolean {
  return (
    ['visible', 'when', 'assert'].includes(token.name) &&
    isExpression(token) &&
    token.document.brand === undefined &&
    token.document.kind !== 'tariff'
  )
}

function isPattern(token: Token): boolean {
  return (
    token.name === 'pattern' &&
    !token.trail.endsWith('messages/pattern') &&
    // The pattern of the pages of records is a document.
    token.trail !== 'desk/pattern' &&
    typeof token.value.value === 'string' &&
    ['form', 'entity'].includes(token.document.kind)
  )
}

/** As written. */
function lengthOf({ value }: Token): number {
  return endOf(value) - value.offset - 2
}
