/** Finds texts by words in Chinese or English, with typing errors, best first. */
import MiniSearch from 'minisearch'

export interface TextIndexOptions<T> {
  /** The texts of an item by field, and how much more a word counts in one than in another. */
  readonly fields: Readonly<Record<string, (item: T) => string>>
  readonly boost?: Readonly<Record<string, number>>
  /** Prose is found by whole words, names by parts of words too, addresses by parts only. */
  readonly kind: 'prose' | 'names' | 'addresses'
}

/** The share of the terms that an item must have: one word in passing is no answer, and half of a misspelt word's parts are wrong. */
const leastShares = { prose: 0.4, names: 0.3, addresses: 0.4 }

/** The index is made once; each call returns the items that match the words. */
export function createTextIndex<T>(items: readonly T[], { fields, boost, kind }: TextIndexOptions<T>): (words: string) => T[] {
  const tokenize = tokenizers[kind]
  const index = new MiniSearch<{ id: number; item: T }>({
    fields: Object.keys(fields),
    extractField: ({ id, item }, field) => (field === 'id' ? id : fields[field]?.(item)),
    tokenize,
    searchOptions: { ...searches[kind], boost: { ...boost }, combineWith: 'OR' },
  })
  index.addAll(items.map((item, id) => ({ id, item })))
  return (words) => {
    const terms = new Set(tokenize(words).filter((term) => kind !== 'prose' || !isCommon(term)))
    const hits = index.search([...terms].join(' '), { tokenize: (joined) => joined.split(' ') })
    return hits
      .filter(({ queryTerms }) => queryTerms.length >= Math.max(1, Math.ceil(terms.size * leastShares[kind])))
      .flatMap(({ id }) => items[Number(id)] ?? [])
  }
}

const tokenizers = {
  prose: (text: string) => [
    ...latinWords(text).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')),
    ...chineseRuns(text).flatMap((run) => (run.length === 1 ? run : runsOf(2, run))),
  ],
  names: (text: string) => [
    ...latinWords(text).flatMap((word) => [word, ...(word.length > 3 ? runsOf(3, word) : [])]),
    ...chineseRuns(text).flatMap((run) => [...run, ...runsOf(2, run)]),
  ],
  addresses: (text: string) => runsOf(3, text.toLowerCase()),
} as const satisfies Record<TextIndexOptions<unknown>['kind'], (text: string) => string[]>

const searches = {
  prose: {
    fuzzy: (term: string) => (/^[a-z]{6,}$/.test(term) ? 1 : false),
    prefix: (term: string) => /^[a-z]{3,}$/.test(term),
  },
  // Two swapped letters count as two.
  names: { fuzzy: (term: string) => /^[a-z]{4,}$/.test(term) && (term.length < 6 ? 1 : 2), prefix: true },
  addresses: {},
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

/** Chinese has no spaces: runs of characters are cut into pairs. */
function chineseRuns(text: string): string[] {
  return text.match(/\p{Script=Han}+/gu) ?? []
}

function runsOf(length: number, text: string): string[] {
  const signs = [...text]
  return signs.slice(length - 1).map((_, index) => signs.slice(index, index + length).join(''))
}

/** English words that say nothing about the subject. */
const common = new Set(
  'a an the is are was do does can could i my me you we it in on at of to for from by with and or be how what when where which who why if there this that will would should have has get'.split(
    ' ',
  ),
)

function isCommon(word: string): boolean {
  return common.has(word) || /^\d+$/.test(word)
}
