/** Names misspelled by one letter, batched so that they do not affect each other. */
import type { Reference } from '#config'
import { misspell } from '../../scripts/config/score/edits.ts'

export interface NameMutant {
  readonly reference: Reference
  readonly name: string
}

/** Kinds that other documents build on: if one of these is wrong, the check skips what depends on it. */
const structural = new Set([
  'entity',
  'form',
  'operation',
  'list',
  'item',
  'brand',
  'route-group',
  'dictionary',
  'reference',
  'word',
  'part',
  'page',
  'order-type',
])
/** So does what the documents of others are made of. */
const isStructural = ({ kind, path }: Reference) =>
  structural.has(kind) ||
  /\.(?:entity|vocabulary|part|pattern)\.json$/.test(path) ||
  (kind === 'field' && /\.(?:form|operation)\.json$/.test(path))
const mostInDocument = 12

/** Batches of mutants that contain each reference once, unless all its misspellings are valid names. */
export function mutateReferences(
  references: readonly Reference[],
  texts: ReadonlyMap<string, string>,
  random: () => number,
): NameMutant[][] {
  const everything = new Set(references.map(({ name }) => name))
  // A page or form may give a query any name.
  const quotedWords = new Set([...texts.values()].flatMap((text) => text.match(/(?<=")[\w-]+(?=")/g) ?? []))
  const mutants = references.flatMap((reference) => {
    // A placeholder used in other texts is a valid name: the check would report the other language instead.
    const among = reference.known.size > 0 && reference.kind !== 'placeholder' ? reference.known : everything
    // In an expression a misspelling may be another valid name, such as "from" for "form".
    const isKnown = (slip: string) =>
      among.has(slip) || (reference.kind === 'expression-name' && (everything.has(slip) || quotedWords.has(slip)))
    const name = misspell(reference.name, random, (slip) => isKnown(slip) || JSON.stringify(slip) !== `"${slip}"`)
    return name === undefined ? [] : [{ reference, name }]
  })
  const alone = mutants.filter(({ reference }) => isStructural(reference)).map((mutant) => [mutant])
  return [
    ...alone,
    ...fill(
      mutants.filter(({ reference }) => !isStructural(reference)),
      texts,
    ),
  ]
}

function fill(mutants: readonly NameMutant[], texts: ReadonlyMap<string, string>): NameMutant[][] {
  const batches: NameMutant[][] = []
  const open = new Map<string, NameMutant[][]>()
  for (const mutant of mutants) {
    const { path } = mutant.reference
    const text = texts.get(path) ?? ''
    const inDocument = open.get(path) ?? []
    open.set(path, inDocument)
    const free = inDocument.findIndex((others) => others.length < mostInDocument && others.every((other) => areApart(text, mutant, other)))
    if (free >= 0) inDocument[free]?.push(mutant)
    else inDocument.push([mutant])
  }
  for (const few of [...open.values()].flat()) {
    // The same misspelling in several documents would be accepted as correct.
    const free = batches.find((others) => others.every((other) => few.every((mutant) => isOther(mutant, other))))
    if (free) free.push(...few)
    else batches.push([...few])
  }
  return batches
}

function isOther(left: NameMutant, right: NameMutant): boolean {
  return left.reference.path !== right.reference.path && left.name !== right.name
}

/** Whether the two names differ and neither is in an object that contains the other. */
function areApart(text: string, left: NameMutant, right: NameMutant): boolean {
  if (left.reference.name === right.reference.name || left.name === right.name) return false
  const [first, second] = [holderOf(text, left.reference.offset), holderOf(text, right.reference.offset)]
  return first.end <= second.start || second.end <= first.start
}

/** The object that encloses the one with the name, so that a link and its params count as one. */
function holderOf(text: string, offset: number): { start: number; end: number } {
  const start = openingBefore(text, openingBefore(text, offset))
  return { start, end: closingAfter(text, closingAfter(text, offset)) }
}

function openingBefore(text: string, offset: number): number {
  let depth = 0
  for (let index = offset - 1; index >= 0; index -= 1) {
    if (text[index] === '}') depth += 1
    else if (text[index] === '{' && depth-- === 0) return index
  }
  return 0
}

function closingAfter(text: string, offset: number): number {
  let depth = 0
  for (let index = offset + 1; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    else if (text[index] === '}' && depth-- === 0) return index
  }
  return text.length
}
