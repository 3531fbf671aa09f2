/** Examples of tariffs that no longer come out as they say. */
import { atTokens, brokenAt, withText, writeValue } from './edits.ts'
import { beside, type Document, type EditKind, endOf, memberOf, type Token, textOfNode, type World } from './world.ts'

export const exampleKinds: readonly EditKind[] = [
  {
    id: 'example-amount',
    what: 'an example that expects another amount',
    sites: (world) =>
      atTokens(world, world.tokens.filter(isExpectedAmount), (token) => {
        const amount = String(token.value.value)
        const other = `1${amount.replace(/^0\.?/, '')}`
        return writeValue(token, `"${other}"`, { words: [amount, other] })
      }),
  },
  {
    id: 'example-free-units',
    what: 'free units that an example depends on',
    sites: (world) =>
      atTokens(world, world.tokens.filter(isFree), (token) => {
        const expected = expectedBy(token, world)
        if (!expected) return undefined
        const splice = writeValue(token, '"9999"', { words: [String(expected.value.value)] })
        return { ...splice, at: expected.value.offset + splice.text.length - token.value.length }
      }),
  },
  {
    id: 'example-limit',
    what: 'a limit that an example depends on',
    sites: (world) => world.tokens.filter(isTaxLimit).map((token) => limitSite(world, token)),
  },
]

function isExpectedAmount({ document, trail }: Token): boolean {
  return document.kind === 'tariff' && /^examples\/\d+\/(?:amounts|totals)\/\w+$/.test(trail)
}

function isFree({ document, trail, value }: Token): boolean {
  return document.kind === 'tariff' && /^lines\/\d+\/free$/.test(trail) && value.type === 'string'
}

/** The first amount of the line's fee, if all its units become free and no other line charges it. */
function expectedBy(token: Token, { tokens }: World): Token | undefined {
  const [fee, count] = ['fee', 'count'].map((name) => String(beside(token, name)?.value.value))
  if (token.document.text.split(`"fee": "${fee}"`).length !== 2) return undefined
  return tokens.find(
    (other) =>
      other.document === token.document &&
      new RegExp(`^examples/\\d+/amounts/${fee}$`).test(other.trail) &&
      other.value.value !== '0' &&
      hasFact(other, count ?? ''),
  )
}

function hasFact({ document, trail }: Token, fact: string): boolean {
  const index = Number(trail.split('/')[1])
  const example = memberOf(document.root, 'examples')?.children?.[index]
  const facts = example && memberOf(example, 'facts')
  return facts !== undefined && memberOf(facts, fact) !== undefined
}

/** Percentages of tax. */
function isTaxLimit({ document, trail }: Token): boolean {
  return document.kind === 'limits' && document.brand === undefined && /^limits\/\w+VatPercent\/value$/.test(trail)
}

/** The edit is in the limit, and the finding at the first tax that an example expects. */
function limitSite(world: World, token: Token) {
  const { document, value, trail } = token
  const name = trail.split('/')[1] ?? ''
  return {
    path: document.path,
    make: () => {
      const tax = world.tokens.find((other) => /^examples\/\d+\/taxes\/\w+$/.test(other.trail) && usesLimit(other.document, name))
      if (!tax) return undefined
      const percent = textOfNode(document, value).replace(/\d+/, (digits) => String(Number(digits) + 1))
      const text = document.text.slice(0, value.offset) + percent + document.text.slice(endOf(value))
      const files = withText(world.files, document.path, text)
      return { ...brokenAt(files, tax.document.path, tax.document.text, tax.value.offset), words: [String(tax.value.value), name] }
    },
  }
}

function usesLimit({ text }: Document, name: string): boolean {
  return text.includes(`"$limit": "${name}"`)
}
