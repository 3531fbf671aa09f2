import { type Explanation, explain, type Layer, loadDocuments, type SourceFile } from '#config'
import type { Json } from '#rules'
import { type Command, textOf, UsageError } from './command.ts'
import { explainCode, isCode } from './explain-code.ts'
import { findPrices } from './explain-price.ts'
import { languageOption, readLanguage } from './print-findings.ts'

export const explainCommand: Command = {
  options: { ...languageOption, at: { type: 'string' }, dir: { type: 'string' }, json: { type: 'boolean' } },
  run: async ({ words: [first, ...subject], values }) => {
    const root = textOf(values.dir) ?? '.'
    if (first !== undefined && isCode(first)) return await explainCode(first, root, readLanguage(values.lang))
    if (first === undefined || subject.length === 0) throw new UsageError('explain needs a brand and a subject')
    const files = await loadDocuments(root)
    const { explanations, amounts } = explainSubject(files, { brand: first, subject, at: readInstant(values.at) })
    if (values.json) console.log(JSON.stringify(amounts.length > 0 ? { amounts, explanations } : explanations, null, 2))
    else for (const line of [...amounts, ...explanations.flatMap(describe)]) console.log(line)
    if (explanations.length > 0) return 0
    console.error(`brand ${first} has nothing named ${subject.join(' ')}`)
    return 1
  },
}

interface Asked {
  readonly brand: string
  readonly subject: readonly string[]
  readonly at: number
}

interface Explained {
  readonly explanations: readonly Explanation[]
  /** Amounts, one per line. */
  readonly amounts: readonly string[]
}

/** `price CNSHA waiting waitingHours=9`: words with an equals sign are charge factors, a fourth word without one is a container type. */
function explainSubject(files: readonly SourceFile[], { brand, subject, at }: Asked): Explained {
  const [kind, where = '', fee = '', ...rest] = subject
  if (kind === 'price' && (fee === '' || fee.includes('=')))
    throw new UsageError('explain price needs a place and a fee, such as CNSHA waiting')
  if (kind !== 'price') return { explanations: explain(files, { brand, subject: subject.join(' '), at }), amounts: [] }
  const day = new Date(at).toISOString().slice(0, 10)
  const facts = Object.fromEntries(rest.filter((word) => word.includes('=')).map(readFact))
  const boxType = rest.find((word) => !word.includes('='))
  const found = findPrices(files, { brand, where, fee, boxType, facts, day, at })
  const addresses = found.flatMap((price) => price.addresses)
  return {
    explanations: addresses.flatMap((address) => explain(files, { brand, subject: address, at })),
    amounts: found.flatMap((price) => price.amounts),
  }
}

/** loaded=true is a boolean; all other values are strings, including numbers. */
function readFact(word: string): readonly [string, string | boolean] {
  const [name = '', value = ''] = word.split(/=(.*)/s)
  return [name, value === 'true' || (value === 'false' ? false : value)]
}

function readInstant(asked: unknown): number {
  if (asked === undefined) return Date.now()
  const at = Date.parse(String(asked))
  if (Number.isNaN(at)) throw new UsageError(`--at must be a date such as 2027-01-01 or 2027-01-01T00:00+08:00, not ${String(asked)}`)
  return at
}

function describe({ address, value, layers }: Explanation): string[] {
  const lines = layers.toReversed().map((layer, index) => `    ${index === 0 ? 'from' : 'before'} ${place(layer)}: ${shorten(layer.value)}`)
  return [`${address}: ${shorten(value)}`, ...lines]
}

function place({ path, line, column }: Layer): string {
  return `${path}:${line}:${column}`
}

const longest = 100

function shorten(value: Json | undefined): string {
  if (value === undefined) return 'removed'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text
}
