/** Ajv's errors for a document in plain words at the exact token, each fault once. */
import { posix } from 'node:path'
import { type FindingParam, findingTerms } from '#generated/findings.ts'
import { type Json, type JsonObject, nearestName, objectOf, periodsName } from '#rules'
import { findTree, type ObjectTree, type Place, type Problem, segmentsOf, type Tree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { namesFolder, partialFolder } from '../../resolve/kinds.ts'
import { findRenamed } from '../../resolve/renamed.ts'
import type { MetaError } from './meta-checker.ts'

type Found = Omit<Problem, 'path' | 'offset'>

/** One problem per place; consequences of another error are omitted. */
export function describeShape(tree: ObjectTree, errors: readonly MetaError[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const error of errors) {
    if (followsFromAnother(error, errors)) continue
    const problem = error.keyword === 'required' ? describeMissing(tree, error, errors) : describeError(tree, error)
    if (!problem) continue
    const key = `${problem.path}:${problem.offset}`
    if (!problems.has(key)) problems.set(key, problem)
  }
  return [...problems.values()]
}

function followsFromAnother(error: MetaError, errors: readonly MetaError[]): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined || isOfOtherBranch(error, errors)) return true
  const isMisfit = (other: MetaError) =>
    other.keyword === 'type' && other.instancePath === error.instancePath && !isOfOtherBranch(other, errors)
  if (error.keyword !== 'type' && errors.some(isMisfit)) return true
  // The errors of the branches of a oneOf are replaced by one error.
  return (
    error.keyword !== 'oneOf' &&
    errors.some(
      (other) =>
        other.keyword === 'oneOf' && error.schemaPath.startsWith(`${other.schemaPath}/`) && other.instancePath === error.instancePath,
    )
  )
}

/** Whether the value has the type of one branch of an anyOf: what that branch misses is the fault, not the types of the others. */
function isOfOtherBranch({ keyword, schemaPath, instancePath }: MetaError, errors: readonly MetaError[]): boolean {
  const around = keyword === 'anyOf' ? schemaPath : /^(.*\/anyOf)\/\d+\/type$/.exec(schemaPath)?.[1]
  if (around === undefined) return false
  const here = errors.filter((other) => other.instancePath === instancePath)
  const branches = here.find((other) => other.schemaPath === around)?.schema
  const misfits = here.filter((other) => other.keyword === 'type' && other.schemaPath.startsWith(`${around}/`))
  return Array.isArray(branches) && misfits.length > 0 && misfits.length < branches.length
}

/** All names missing in one object, except misspelled ones. */
function describeMissing(tree: ObjectTree, error: MetaError, errors: readonly MetaError[]): Problem | undefined {
  const here = errors.filter((other) => other.instancePath === error.instancePath && !followsFromAnother(other, errors))
  const unknown = here.flatMap((other) => (other.keyword === 'additionalProperties' ? [nameIn(other, 'additionalProperty')] : []))
  const missing = [...new Set(here.flatMap((other) => (other.keyword === 'required' ? [nameIn(other, 'missingProperty')] : [])))]
  const gone = missing.filter((name) => !unknown.some((other) => nearestName(other, [name]) !== undefined))
  const [first] = gone
  if (first === undefined) return undefined
  const { tree: object } = findTree(tree, error.instancePath)
  const misspelt = findMisspelt(object, first, error)
  if (misspelt) return misspelt
  const removed = object.kind === 'object' ? object.removed?.get(first) : undefined
  const names = quote(gone)
  if (removed) return { path: removed.path, offset: removed.offset, ...say('REQUIRED/taken-away', { names }) }
  const stray = findStray(tree, error.instancePath)
  if (stray) {
    const { name, suggestion, place } = stray
    return { path: place.path, offset: place.nameOffset, ...say('REQUIRED/new-lacks', { name, names }), suggestion }
  }
  const schema = first === '$schema' && gone.length === 1 ? schemaAddress(tree, error) : undefined
  if (schema !== undefined) return { path: tree.place.path, offset: tree.place.offset, ...say('REQUIRED/schema', { expected: schema }) }
  const order = Object.keys(objectOf(error.parentSchema?.properties as Json | undefined))
  return { ...insertionPoint(object, first, order), ...sayGone(names, titleOf(error)) }
}

/** If a name decides what else is allowed, such as the kind of a block, do not report its other members as unknown. */
function findMisspelt(object: Tree, missing: string, error: MetaError): Problem | undefined {
  if (object.kind !== 'object') return undefined
  const propertyNames = Object.keys(objectOf(error.parentSchema?.properties as Json | undefined))
  const name = nearestName(
    missing,
    [...object.members.keys()].filter((member) => !propertyNames.includes(member)),
  )
  const place = name === undefined ? undefined : object.members.get(name)?.place
  if (name === undefined || !place) return undefined
  const where = titleOf(error)
  const saying =
    where === undefined
      ? say('UNKNOWN/name', { name, known: propertyNames })
      : say('UNKNOWN/name-in', { name, where, known: propertyNames })
  return { path: place.path, offset: place.nameOffset, ...saying, suggestion: missing }
}

function sayGone(names: readonly string[], where: FindingParam | undefined): FindingMessage {
  if (names.length > 1)
    return where === undefined ? say('REQUIRED/missing-many', { names }) : say('REQUIRED/missing-many-in', { names, where })
  return where === undefined ? say('REQUIRED/missing', { names }) : say('REQUIRED/missing-in', { names, where })
}

/** The address of the schema as written in the document; the end of its id is its path in the language. */
function schemaAddress({ place }: ObjectTree, { parentSchema }: MetaError): string | undefined {
  const [, name] = /\/meta\/([\w/-]+\.json)$/.exec(String(parentSchema?.$id)) ?? []
  if (name === undefined) return undefined
  // A manifest may omit members that the base portal has.
  return posix.relative(posix.dirname(place.path), (name === 'brand.json' ? partialFolder : namesFolder) + name)
}

/** If a brand misspells the name that it wants to override, or the base has another one now, it looks like a new, incomplete item. */
function findStray(tree: ObjectTree, pointer: string): { name: string; suggestion: string; place: Place } | undefined {
  const name = segmentsOf(pointer).at(-1) ?? ''
  const parent = findTree(tree, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))).tree
  if (pointer === '' || parent.kind !== 'object') return undefined
  const own = parent.members.get(name)
  const place = own?.place
  const shared = [...parent.members].filter(([, other]) => other.place.path !== place?.path)
  const nearest = nearestName(
    name,
    shared.map(([other]) => other),
  )
  const suggestion = nearest ?? (own?.kind === 'object' ? findRenamed(name, own, shared) : undefined)
  return place && suggestion !== undefined ? { name, suggestion, place } : undefined
}

/** Where to insert a missing name: after the names that usually come first. */
export function insertionPoint(object: Tree, name: string, order: readonly string[]): { path: string; offset: number } {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))))
  // Report in the file that identifies the document; inherited parts are in other files.
  const members = object.kind === 'object' ? [...object.members].filter(([, { place }]) => place.path === object.place.path) : []
  const written = members.sort(([, left], [, right]) => left.place.end - right.place.end)
  const next = written.findIndex(([other]) => !before.has(other))
  const last = (next < 0 ? written.at(-1) : written[next - 1])?.[1].place
  return last ? { path: last.path, offset: last.end } : { path: object.place.path, offset: object.place.offset }
}

function describeError(tree: ObjectTree, error: MetaError): Problem | undefined {
  const { tree: found } = findTree(tree, error.instancePath)
  const atMember = (name: string, problem: Found): Problem => {
    const member = found.kind === 'object' ? found.members.get(name) : undefined
    const place = member?.place ?? found.place
    return { path: place.path, offset: place.nameOffset, ...problem }
  }
  const here = (problem: Found): Problem => ({ path: found.place.path, offset: found.place.offset, ...problem })
  switch (error.keyword) {
    case 'oneOf': {
      const { name, ...choice } = describeChoice(error)
      return name === undefined ? here(choice) : { ...insertionPoint(found, name, choiceOrder(error)), ...choice }
    }
    case 'additionalProperties':
      return atMember(nameIn(error, 'additionalProperty'), describeUnknown(error))
    case 'propertyNames':
      return atMember(nameIn(error, 'propertyName'), say('NAME/form', { name: nameIn(error, 'propertyName') }))
    case 'uniqueItems': {
      const index = Math.max(Number(error.params.i), Number(error.params.j))
      const place = (found.kind === 'list' ? found.items[index] : undefined)?.place ?? found.place
      return { path: place.path, offset: place.offset, ...say('REPEATED/item') }
    }
    case 'false schema': {
      const [name] = segmentsOf(error.instancePath).slice(-1)
      return { path: found.place.path, offset: found.place.nameOffset, ...say('SHAPE/excluded', { name: name ?? '' }) }
    }
    default:
      return here(describeValue(error))
  }
}

function describeUnknown(error: MetaError): Found {
  const name = nameIn(error, 'additionalProperty')
  const propertyNames = Object.keys(objectOf(error.parentSchema?.properties as Json | undefined)).filter((other) => !other.startsWith('$'))
  const where = titleOf(error)
  const saying =
    where === undefined
      ? say('UNKNOWN/name', { name, known: propertyNames })
      : say('UNKNOWN/name-in', { name, where, known: propertyNames })
  const suggestion = nearestName(name, name.startsWith('$') ? [periodsName] : propertyNames)
  return { ...saying, ...(suggestion ? { suggestion } : {}) }
}

function describeValue(error: MetaError): Found {
  const value = showValue(error.data)
  const limit = String(error.params.limit ?? '')
  switch (error.keyword) {
    case 'type':
      return say('TYPE/value', { value, found: kindOf(error.data), expected: typesOf(error) })
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String)
      const suggestion = typeof error.data === 'string' ? nearestName(error.data, allowed) : undefined
      return { ...say('VALUE/choices', { value, allowed }), ...(suggestion ? { suggestion } : {}) }
    }
    case 'const':
      return say('VALUE/only', { value, allowed: JSON.stringify(error.params.allowedValue) })
    case 'pattern':
      return describePattern(error, value)
    case 'format':
      return describeFormat(value, String(error.params.format))
    case 'minimum':
      return say('RANGE/least', { value, limit })
    case 'maximum':
      return say('RANGE/most', { value, limit })
    case 'minLength':
      return limit === '1' ? say('EMPTY-TEXT/empty') : say('LENGTH/short', { limit })
    case 'maxLength':
      return say('LENGTH/long', { limit })
    case 'minItems':
      return say('COUNT/few', { limit })
    case 'maxItems':
      return say('COUNT/many', { limit })
    default:
      return say('SHAPE/rule', { value, rule: error.keyword })
  }
}

function describePattern(error: MetaError, value: FindingParam): FindingMessage {
  const pattern = String(error.params.pattern)
  const en = (error.parentSchema as JsonObject | undefined)?.description
  if (typeof en !== 'string') return say('PATTERN/form', { value, pattern })
  const note = { zh: withoutStop(error.chinese?.description ?? en), en: withoutStop(en) }
  return say('PATTERN/form-note', { value, pattern, note })
}

/** A sentence in brackets has no full stop. */
function withoutStop(sentence: string): string {
  return sentence.replace(/[.\u3002]$/, '')
}

function describeFormat(value: FindingParam, format: string): FindingMessage {
  if (format === 'regex') return say('FORMAT/regex', { value })
  return format === 'date' ? say('FORMAT/date', { value }) : say('FORMAT/other', { value, format })
}

/** The only oneOf of the language: texts in every language, or the key of a shared text. `name` is the first missing one. */
function describeChoice(error: MetaError): Found & { readonly name?: string } {
  const branches = branchesOf(error)
  const names = Object.keys(objectOf(error.data as Json | undefined))
  const begun = branches.filter((branch) => branch.some((name) => names.includes(name)))
  const [only] = begun
  const missing = only?.filter((name) => !names.includes(name)) ?? []
  if (begun.length === 1 && only && missing[0] !== undefined) {
    const there = quote(only.filter((name) => names.includes(name)))
    return { ...say('REQUIRED/beside', { names: quote(missing), there }), name: missing[0] }
  }
  const parts = branches.map((branch) => joinWords(quote(branch), findingTerms.and))
  const choices = joinWords(parts, findingTerms['or-else'])
  return begun.length > 1 ? say('CHOICE/not-both', { choices }) : say('CHOICE/one', { choices })
}

function choiceOrder(error: MetaError): string[] {
  return branchesOf(error).flat()
}

function branchesOf(error: MetaError): (readonly string[])[] {
  return (error.schema as readonly { readonly required?: readonly string[] }[]).map((branch) => branch.required ?? [])
}

function quote(names: readonly string[]): string[] {
  return names.map((name) => `"${name}"`)
}

type Words = { readonly zh: string; readonly en: string }

function joinWords(parts: readonly (string | Words)[], between: Words): Words {
  const join = (language: 'zh' | 'en') => parts.map((part) => (typeof part === 'string' ? part : part[language])).join(between[language])
  return { zh: join('zh'), en: join('en') }
}

function typesOf(error: MetaError): Words {
  const types = ([] as string[]).concat(error.params.type as string | string[])
  return joinWords(types.map(wordsOfType), findingTerms.or)
}

function kindOf(value: unknown): string | Words {
  if (value === null) return findingTerms.null
  return wordsOfType(Array.isArray(value) ? 'array' : typeof value)
}

function wordsOfType(type: string): string | Words {
  return type in findingTerms ? findingTerms[type as keyof typeof findingTerms] : type
}

function showValue(value: unknown): string | Words {
  if (typeof value === 'object' && value !== null) return findingTerms.this
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 56)}..."` : text
}

/** The schema rule, by its name in the language. */
function titleOf({ parentSchema, chinese }: MetaError): Words | undefined {
  const title = parentSchema?.title
  if (typeof title !== 'string') return undefined
  const en = title.toLowerCase()
  return { zh: chinese?.title ?? en, en }
}

function nameIn(error: MetaError, param: string): string {
  return String(error.params[param])
}
