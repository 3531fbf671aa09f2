/** Names misspelt by one letter, as many at once as do not disturb each other. */
import type { Reference } from '#config'
import { misspell } from '../../scripts/config/score/edits.ts'

export interface NameMutant {
  readonly reference: Reference
  readonly name: string
}

/** What other documents build on: where one of these is wrong, what others say of it is not looked at. */
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
  'page',
  'order-type',
])
const mostInDocument = 12

/** Batches of mutants; each reference is in one of them, but those of which every misspelling means something. */
export function mutateReferences(
  references: readonly Reference[],
  texts: ReadonlyMap<string, string>,
  random: () => number,
): NameMutant[][] {
  const everything = new Set(references.map(({ name }) => name))
  const mutants = references.flatMap((reference) => {
    // A placeholder that other texts have is a word: the check would take the other language's for the slip.
    const among = reference.known.size > 0 && reference.kind !== 'placeholder' ? reference.known : everything
    // In an expression a slip may be another name that holds there, such as "from" for "form".
    const isKnown = (slip: string) => among.has(slip) || (reference.kind === 'expression-name' && everything.has(slip))
    const name = misspell(reference.name, random, (slip) => isKnown(slip) || JSON.stringify(slip) !== `"${slip}"`)
    return name === undefined ? [] : [{ reference, name }]
  })
  const alone = mutants.filter(({ reference }) => structural.has(reference.kind)).map((mutant) => [mutant])
  return [
    ...alone,
    ...fill(
      mutants.filter(({ reference }) => !structural.has(reference.kind)),
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
    // Documents that agreed on a name would be believed.
    const free = batches.find((others) => others.every((other) => few.every((mutant) => isOther(mutant, other))))
    if (free) free.push(...few)
    else batches.push([...few])
  }
  return batches
}

function isOther(left: NameMutant, right: NameMutant): boolean {
  return left.reference.path !== right.reference.path && left.name !== right.name
}

/** Whether neither is in an object that contains the other, and the two are unrelated to each other's name. */
function areApart(text: string, left: NameMutant, right: NameMutant): boolean {
  if (left.reference.name === right.reference.name || left.name === right.name) return false
  const [first, second] = [holderOf(text, left.reference.offset), holderOf(text, right.reference.offset)]
  return first.end <= second.start || second.end <= first.start
}

/** The object around the object with the name, so that a link and its params count as one. */
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
