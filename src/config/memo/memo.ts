/**
 * Caches results between two runs, with the inputs of each. A step (`defineStep`) declares the kinds of documents it reads and
 * receives only those; reading another kind is an error that names step and kind. The documents it reads are recorded while it
 * runs, because they are not known in advance: a page names a form, the form an entity, the entity others. A result is reused
 * while every recorded input is the same, so editing one entity only costs the steps that read it. A query (`defineQuery`) is
 * recorded by its answer: an edit that does not change the answer costs nothing.
 */
import type { Json, JsonObject } from '#rules'
import { allOfGroup, type Changes, compareInputs, groupOfInput, type Inputs, kindOfGroup } from './inputs.ts'

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

/** The inputs of one brand in one run, with derived results. */
export interface Source {
  readonly inputs: Inputs
  readonly memo: Memo
  readonly made: Map<string, Made>
  readonly answers: Map<string, Answered>
  /** Results about objects that this run has used. */
  readonly recalled: Map<object, Made>
  /** What differs from an earlier run. */
  readonly since: Since | undefined
}

interface Since {
  /** Results about objects that held in the earlier run. */
  readonly recalled: ReadonlyMap<object, Made>
  readonly changes: Changes
}

/** Results of earlier runs. */
export interface Memo {
  /** Cached variants per result. Brands differ little, so a few are enough. */
  readonly mostVariants: number
  /** By step and names, most recently used first. */
  readonly steps: Map<string, Made[]>
  /** By object, most recently used first. */
  readonly about: WeakMap<object, Made[]>
  /** All groups of the inputs of results about objects. */
  readonly groups: Set<string>
  /** By query and names, most recent first. */
  readonly answers: Map<string, KnownAnswer[]>
}

interface KnownAnswer {
  /** The inputs of each kind that the query declares. */
  readonly inputs: readonly unknown[]
  readonly answered: Answered
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
  /** Kinds that were read completely. */
  readonly all: Map<string, unknown>
  /** Other inputs by kind, names by their kind of name, and answers by the kinds that their queries read. */
  readonly groups: Map<string, NotedGroup>
}

interface NotedGroup {
  readonly values: Map<string, unknown>
  /** By query and names. */
  readonly answers: Map<string, NotedAnswer>
  /** All inputs of the kind, in runs in which the group was the same: it need not be compared again. */
  readonly holding: WeakSet<object>
}

interface NotedAnswer {
  readonly query: AnyQuery
  readonly names: readonly string[]
  readonly text: string
}

// biome-ignore lint/suspicious/noExplicitAny: a table of queries of all kinds; each is called with its own names.
type AnyQuery = Query<any, any, Json | undefined>

export function createMemo(mostVariants: number): Memo {
  return { mostVariants, steps: new Map(), about: new WeakMap(), groups: new Set(), answers: new Map() }
}

/** With the source of an earlier run, preferably one that differs little: results that it used are compared by the differences. */
export function createSource(inputs: Inputs, memo: Memo = createMemo(1), earlier?: Source): Source {
  const since = earlier && { recalled: earlier.recalled, changes: compareInputs(earlier.inputs, inputs, memo.groups) }
  return { inputs, memo, made: new Map(), answers: new Map(), recalled: new Map(), since }
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
  const last = source.since?.recalled.get(about)
  const holding = last && isUnchanged(last.notes, source) ? last : takeHolding(source.memo.about.get(about), source)
  if (holding) source.recalled.set(about, holding)
  return holding?.value as Value | undefined
}

export function keep(source: Source, about: object, made: Made): void {
  const { about: kept, groups, mostVariants } = source.memo
  kept.set(about, [made, ...(kept.get(about) ?? [])].slice(0, mostVariants))
  for (const group of [...made.notes.all.keys(), ...made.notes.groups.keys()]) groups.add(group)
  source.recalled.set(about, made)
}

function createNotes(): Notes {
  return { all: new Map(), groups: new Map() }
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
    if (notes && !notes.all.has(kind)) groupOf(notes, groupOfInput(kind, name)).values.set(name, value)
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
    const computed = makeOnce(source, step, names)
    if (notes) addNotes(notes, computed.notes)
    return computed.value as never
  }
  const ask: Reads<string>['ask'] = (query, ...names) => {
    for (const kind of query.reads) check(kind)
    const id = idOf(query, names)
    const answers = notes && groupOf(notes, query.reads.join(' ')).answers
    if (answers && !answers.has(id)) answers.set(id, { query, names, text: answerText(source, id, query, names) })
    return answerOf(source, id, query, names).answer as never
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
  const holding = before ?? makeNow(source, step, names)
  if (!before) memo.steps.set(id, [holding, ...(memo.steps.get(id) ?? [])].slice(0, memo.mostVariants))
  source.made.set(id, holding)
  return holding
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
  if (place === 0) return variants[0]
  const [found] = variants.splice(place, 1)
  if (found) variants.unshift(found)
  return found
}

/** Whether inputs that held in the earlier run are the same now: most are not among the few that differ. */
function isUnchanged({ all, groups }: Notes, source: Source): boolean {
  for (const [name, differing] of source.since?.changes ?? []) {
    if (all.has(name)) return false
    const group = groups.get(name)
    if (!group) continue
    const isSameValues = differing ? differing.isDisjointFrom(group.values) : valuesHold(source.inputs, name, group.values)
    if (!isSameValues || !answersHold(source, group.answers)) return false
  }
  return true
}

function notesHold(notes: Notes, source: Source): boolean {
  const { inputs } = source
  for (const [kind, values] of notes.all) if (inputs.all(kind) !== values) return false
  for (const [name, { values, answers, holding }] of notes.groups) {
    const all = allOfGroup(inputs, name)
    if (all && holding.has(all)) continue
    if (!valuesHold(inputs, name, values) || !answersHold(source, answers)) return false
    if (all) holding.add(all)
  }
  return true
}

function valuesHold(inputs: Inputs, group: string, values: ReadonlyMap<string, unknown>): boolean {
  const kind = kindOfGroup(group)
  for (const [name, value] of values) if (!isSame(kind, inputs.one(kind, name), value)) return false
  return true
}

function answersHold(source: Source, answers: ReadonlyMap<string, NotedAnswer>): boolean {
  for (const [id, { query, names, text }] of answers) if (answerText(source, id, query, names) !== text) return false
  return true
}

/** Kinds whose inputs are new objects after each edit to their file, even if they are unchanged. */
const comparedByValue: ReadonlySet<string> = new Set<keyof OtherInputs>(['text', 'limit', 'manifest', 'meta'])

function isSame(kind: string, one: unknown, other: unknown): boolean {
  return one === other || (comparedByValue.has(kind) && typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function addNotes(notes: Notes, more: Notes): void {
  for (const [kind, values] of more.all) notes.all.set(kind, values)
  for (const [kind, { values, answers }] of more.groups) {
    const group = groupOf(notes, kind)
    if (!notes.all.has(kind)) for (const [name, value] of values) group.values.set(name, value)
    for (const [id, answer] of answers) group.answers.set(id, answer)
  }
}

function groupOf({ groups }: Notes, kind: string): NotedGroup {
  const before = groups.get(kind)
  if (before) return before
  const group: NotedGroup = { values: new Map(), answers: new Map(), holding: new WeakSet() }
  groups.set(kind, group)
  return group
}

function answerOf(source: Source, id: string, query: AnyQuery, names: readonly string[]): Answered {
  const before = source.answers.get(id)
  if (before) return before
  const answered = recallAnswer(source, id, query) ?? answerNow(source, id, query, names)
  source.answers.set(id, answered)
  return answered
}

/** The answer of an earlier run with the same inputs of every declared kind. */
function recallAnswer({ inputs, memo }: Source, id: string, { reads }: AnyQuery): Answered | undefined {
  return memo.answers.get(id)?.find((known) => reads.every((kind, index) => known.inputs[index] === inputs.all(kind)))?.answered
}

function answerNow(source: Source, id: string, query: AnyQuery, names: readonly string[]): Answered {
  const { inputs, memo } = source
  const reads = createReads(source, undefined, { name: query.name, kinds: new Set(query.reads) })
  const answered: Answered = { answer: query.answer(reads, ...names) }
  const wholes = query.reads.map((kind) => inputs.all(kind))
  // Inputs of some kinds, such as names, have no list of all to compare.
  if (!wholes.includes(undefined))
    memo.answers.set(id, [{ inputs: wholes, answered }, ...(memo.answers.get(id) ?? [])].slice(0, memo.mostVariants))
  return answered
}

/** The answer as text, to compare it with another run's. */
function answerText(source: Source, id: string, query: AnyQuery, names: readonly string[]): string {
  const answered = answerOf(source, id, query, names)
  answered.text ??= JSON.stringify(answered.answer) ?? ''
  return answered.text
}
