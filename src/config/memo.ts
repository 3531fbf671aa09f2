/**
 * Caches results between two runs, with the inputs of each. A step (`defineStep`) declares the kinds of documents it reads and
 * receives only those; reading another kind is an error that names step and kind. The documents it reads are recorded while it
 * runs, because they are not known in advance: a page names a form, the form an entity, the entity others. A result is reused
 * while every recorded input is the same, so editing one entity only costs the steps that read it. A query (`defineQuery`) is
 * recorded by its answer: an edit that does not change the answer costs nothing.
 */
import type { Json, JsonObject } from '#rules'

/** Kinds of inputs besides kinds of documents, and their descriptions. */
interface OtherInputs {
  /** Whether a name exists: kind of name, space, name. */
  readonly name: true
  /** All names of a kind of name. */
  readonly names: ReadonlySet<string>
  /** A shared text by its key, as written. */
  readonly text: JsonObject
  /** The value of a limit by its name. */
  readonly limit: number | string
  /** A member of the brand's manifest. */
  readonly manifest: Json
  /** A schema of the document language by its path. */
  readonly meta: JsonObject
  /** The id of the brand, under the empty name. */
  readonly 'brand id': string
}

type InputOf<Kind extends string> = Kind extends keyof OtherInputs ? OtherInputs[Kind] : JsonObject

/** Inputs of the declared kinds. */
export interface Reads<in Kind extends string> {
  readonly one: <K extends Kind>(kind: K, name: string) => InputOf<K> | undefined
  /** All inputs of a kind by name; empty if the kind is unknown. */
  readonly all: <K extends Kind>(kind: K) => Readonly<Record<string, InputOf<K>>>
  readonly make: <K extends Kind, Names extends readonly string[], Value>(step: Step<K, Names, Value>, ...names: Names) => Value
  readonly ask: <K extends Kind, Names extends readonly string[], Answer extends Json | undefined>(
    query: Query<K, Names, Answer>,
    ...names: Names
  ) => Answer
  /** The same inputs under another name, limited to fewer declared kinds. */
  readonly narrow: <K extends Kind>(name: string, kinds: readonly K[]) => Reads<K>
}

export interface Step<Kind extends string, Names extends readonly string[], Value> {
  readonly name: string
  /** All kinds of input it reads, directly or through other steps. */
  readonly reads: readonly string[]
  readonly make: (reads: Reads<Kind>, ...names: Names) => Value
}

export interface Query<Kind extends string, Names extends readonly string[], Answer extends Json | undefined> {
  readonly name: string
  readonly reads: readonly string[]
  readonly answer: (reads: Reads<Kind>, ...names: Names) => Answer
}

interface StepParts<Kind extends string, Names extends readonly string[], Value> {
  readonly reads: readonly Kind[]
  readonly make: (reads: Reads<NoInfer<Kind>>, ...names: Names) => Value
}

/** Names identify steps, so they are unique. */
export function defineStep<const Kind extends string, Names extends readonly string[], Value>(
  name: string,
  { reads, make }: StepParts<Kind, Names, Value>,
): Step<Kind, Names, Value> {
  return { name, reads, make }
}

interface QueryParts<Kind extends string, Names extends readonly string[], Answer extends Json | undefined> {
  readonly reads: readonly Kind[]
  readonly answer: (reads: Reads<NoInfer<Kind>>, ...names: Names) => Answer
}

export function defineQuery<const Kind extends string, Names extends readonly string[], Answer extends Json | undefined>(
  name: string,
  { reads, answer }: QueryParts<Kind, Names, Answer>,
): Query<Kind, Names, Answer> {
  return { name, reads, answer }
}

/** Source of inputs: returns the same object for an input as long as it is unchanged. */
export interface Inputs {
  readonly one: (kind: string, name: string) => unknown
  readonly all: (kind: string) => Readonly<Record<string, unknown>> | undefined
}

/** The inputs of one brand in one run, with derived results. */
export interface Source {
  readonly inputs: Inputs
  readonly memo: Memo
  readonly made: Map<string, Made>
  readonly answers: Map<string, Answered>
}

/** Results of earlier runs. */
export interface Memo {
  /** Cached variants per result. Brands differ little, so a few are enough. */
  readonly mostVariants: number
  /** By step and names, most recently used first. */
  readonly steps: Map<string, Made[]>
  /** By object, most recently used first. */
  readonly about: WeakMap<object, Made[]>
}

interface Made {
  readonly value: unknown
  readonly notes: Notes
}

interface Answered {
  readonly answer: Json | undefined
  text?: string
}

/** Inputs of a result. */
export interface Notes {
  /** Inputs by kind, then name. */
  readonly one: Map<string, Map<string, unknown>>
  /** Kinds that were read completely. */
  readonly all: Map<string, unknown>
  readonly answers: Map<string, { readonly query: AnyQuery; readonly names: readonly string[]; readonly text: string }>
}

// biome-ignore lint/suspicious/noExplicitAny: a table of queries of all kinds; each is called with its own names.
type AnyQuery = Query<any, any, Json | undefined>

export function createMemo(mostVariants: number): Memo {
  return { mostVariants, steps: new Map(), about: new WeakMap() }
}

export function createSource(inputs: Inputs, memo: Memo = createMemo(1)): Source {
  return { inputs, memo, made: new Map(), answers: new Map() }
}

/** All inputs of the source, for uncached work. */
export function readAll(source: Source): Reads<string> {
  return createReads(source, undefined, undefined)
}

/** All inputs of the source, recording what is read. */
export function noteReads(source: Source): { readonly reads: Reads<string>; readonly notes: Notes } {
  const notes = createNotes()
  return { reads: createReads(source, notes, undefined), notes }
}

/** Cached result of an earlier run for an object, if its inputs are the same now. */
export function recall<Value>(source: Source, about: object): Value | undefined {
  return takeHolding(source.memo.about.get(about), source)?.value as Value | undefined
}

export function keep(source: Source, about: object, made: Made): void {
  const { about: kept, mostVariants } = source.memo
  kept.set(about, [made, ...(kept.get(about) ?? [])].slice(0, mostVariants))
}

function createNotes(): Notes {
  return { one: new Map(), all: new Map(), answers: new Map() }
}

/** Declaration of a step or check. */
export interface Declared {
  readonly name: string
  readonly kinds: ReadonlySet<string>
}

export function assertDeclared({ name, kinds }: Declared, kind: string): void {
  if (!kinds.has(kind)) throw new Error(`"${name}" reads "${kind}" without declaring it; it declares ${[...kinds].join(', ')}`)
}

function createReads(source: Source, notes: Notes | undefined, declared: Declared | undefined): Reads<string> {
  const { inputs } = source
  const check = (kind: string): void => declared && assertDeclared(declared, kind)
  const one: Reads<string>['one'] = (kind, name) => {
    check(kind)
    const value = inputs.one(kind, name)
    if (notes && !notes.all.has(kind)) entriesOf(notes.one, kind).set(name, value)
    return value as never
  }
  const all: Reads<string>['all'] = (kind) => {
    check(kind)
    const values = inputs.all(kind)
    notes?.all.set(kind, values)
    return (values ?? none) as never
  }
  const make: Reads<string>['make'] = (step, ...names) => {
    for (const kind of step.reads) check(kind)
    const made = makeOnce(source, step, names)
    if (notes) addNotes(notes, made.notes)
    return made.value as never
  }
  const ask: Reads<string>['ask'] = (query, ...names) => {
    for (const kind of query.reads) check(kind)
    const id = idOf(query, names)
    if (notes && !notes.answers.has(id)) notes.answers.set(id, { query, names, text: answerText(source, query, names) })
    return answerOf(source, query, names).answer as never
  }
  return { one, all, make, ask, narrow: (name, kinds) => createReads(source, notes, { name, kinds: new Set(kinds) }) }
}

/** A stable object, so that results derived from it are cached, too. */
const none: Readonly<Record<string, never>> = {}

function idOf({ name }: { readonly name: string }, names: readonly string[]): string {
  return [name, ...names].join(' ')
}

function makeOnce<Names extends readonly string[]>(source: Source, step: Step<string, Names, unknown>, names: Names): Made {
  const { memo } = source
  const id = idOf(step, names)
  const before = source.made.get(id) ?? takeHolding(memo.steps.get(id), source)
  const made = before ?? makeNow(source, step, names)
  if (!before) memo.steps.set(id, [made, ...(memo.steps.get(id) ?? [])].slice(0, memo.mostVariants))
  source.made.set(id, made)
  return made
}

function makeNow<Names extends readonly string[]>(source: Source, step: Step<string, Names, unknown>, names: Names): Made {
  const notes = createNotes()
  const reads = createReads(source, notes, { name: step.name, kinds: new Set(step.reads) })
  return { value: step.make(reads, ...names), notes }
}

/** The variant in use, moved to the front. */
function takeHolding(variants: Made[] | undefined, source: Source): Made | undefined {
  const place = variants?.findIndex(({ notes }) => notesHold(notes, source)) ?? -1
  if (!variants || place < 0) return undefined
  const [found] = variants.splice(place, 1)
  if (found) variants.unshift(found)
  return found
}

function notesHold(notes: Notes, source: Source): boolean {
  const { inputs } = source
  for (const [kind, values] of notes.all) if (inputs.all(kind) !== values) return false
  for (const [kind, values] of notes.one) for (const [name, value] of values) if (!isSame(kind, inputs.one(kind, name), value)) return false
  for (const { query, names, text } of notes.answers.values()) if (answerText(source, query, names) !== text) return false
  return true
}

/** Kinds whose inputs are new objects after each edit to their file, even if they are unchanged. */
const comparedByValue: ReadonlySet<string> = new Set<keyof OtherInputs>(['text', 'limit', 'manifest', 'meta'])

function isSame(kind: string, one: unknown, other: unknown): boolean {
  return one === other || (comparedByValue.has(kind) && typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function addNotes(notes: Notes, more: Notes): void {
  for (const [kind, values] of more.all) notes.all.set(kind, values)
  for (const [id, answered] of more.answers) notes.answers.set(id, answered)
  for (const [kind, values] of more.one) {
    if (notes.all.has(kind)) continue
    const known = entriesOf(notes.one, kind)
    for (const [name, value] of values) known.set(name, value)
  }
}

function entriesOf<Value>(maps: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const before = maps.get(name)
  if (before) return before
  const entries = new Map<string, Value>()
  maps.set(name, entries)
  return entries
}

function answerOf(source: Source, query: AnyQuery, names: readonly string[]): Answered {
  const id = idOf(query, names)
  const before = source.answers.get(id)
  if (before) return before
  const reads = createReads(source, undefined, { name: query.name, kinds: new Set(query.reads) })
  const answered: Answered = { answer: query.answer(reads, ...names) }
  source.answers.set(id, answered)
  return answered
}

/** The answer as text, to compare it with another run's. */
function answerText(source: Source, query: AnyQuery, names: readonly string[]): string {
  const answered = answerOf(source, query, names)
  answered.text ??= JSON.stringify(answered.answer) ?? ''
  return answered.text
}
