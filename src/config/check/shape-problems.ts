/** What Ajv says of a document, in plain words at the exact token, each fault once. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Json, JsonObject } from '#rules'
import { findTree, type ObjectTree, type Place, type Problem, segmentsOf, type Tree } from '../documents.ts'
import { objectOf } from '../schema.ts'
import { listNames, nearestName } from '../suggest.ts'

type Found = Omit<Problem, 'path' | 'offset'>

/** One problem a place; what only follows from another error is left out. */
export function describeShape(tree: ObjectTree, errors: readonly ErrorObject[]): Problem[] {
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

function followsFromAnother(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined) return true
  if (error.keyword !== 'type' && errors.some((other) => other.keyword === 'type' && other.instancePath === error.instancePath)) return true
  // What the branches of a choice say is told by the choice itself.
  return (
    error.keyword !== 'oneOf' &&
    errors.some(
      (other) =>
        other.keyword === 'oneOf' && error.schemaPath.startsWith(`${other.schemaPath}/`) && other.instancePath === error.instancePath,
    )
  )
}

/** All names that are missing in one object, without those that stand there misspelt. */
function describeMissing(tree: ObjectTree, error: ErrorObject, errors: readonly ErrorObject[]): Problem | undefined {
  const here = errors.filter((other) => other.instancePath === error.instancePath && !followsFromAnother(other, errors))
  const unknown = here.flatMap((other) => (other.keyword === 'additionalProperties' ? [nameIn(other, 'additionalProperty')] : []))
  const missing = [...new Set(here.flatMap((other) => (other.keyword === 'required' ? [nameIn(other, 'missingProperty')] : [])))]
  const gone = missing.filter((name) => !unknown.some((other) => nearestName(other, [name]) !== undefined))
  const [first] = gone
  if (first === undefined) return undefined
  const { tree: object } = findTree(tree, error.instancePath)
  const removed = object.kind === 'object' ? object.removed?.get(first) : undefined
  const what = gone.map((name) => `"${name}"`).join(', ')
  if (removed) return { path: removed.path, offset: removed.offset, code: 'REQUIRED', message: `${what} may not be taken away` }
  const stray = findStray(tree, error.instancePath)
  if (stray) {
    const { name, suggestion, place } = stray
    const message = `"${name}" is new here and lacks ${what}`
    return { path: place.path, offset: place.nameOffset, code: 'REQUIRED', message, suggestion }
  }
  const order = Object.keys(objectOf(error.parentSchema?.properties as Json | undefined))
  return {
    ...insertionPoint(object, first, order),
    code: 'REQUIRED',
    message: `${what} ${gone.length > 1 ? 'are' : 'is'} missing${whereOf(error)}`,
  }
}

/** What a brand calls almost as what it means to change seems to be a new thing that lacks everything. */
function findStray(tree: ObjectTree, pointer: string): { name: string; suggestion: string; place: Place } | undefined {
  const name = segmentsOf(pointer).at(-1) ?? ''
  const parent = findTree(tree, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))).tree
  if (pointer === '' || parent.kind !== 'object') return undefined
  const place = parent.members.get(name)?.place
  const shared = [...parent.members].filter(([, other]) => other.place.path !== place?.path).map(([other]) => other)
  const suggestion = nearestName(name, shared)
  return place && suggestion !== undefined ? { name, suggestion, place } : undefined
}

/** Where a missing name is to be written: behind the last of those that usually stand before it. */
function insertionPoint(object: Tree, name: string, order: readonly string[]): { path: string; offset: number } {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))))
  const siblings =
    object.kind === 'object' ? [...object.members].filter(([other]) => before.has(other)).map(([, member]) => member.place) : []
  const last = siblings.sort((left, right) => left.end - right.end).at(-1)
  return last ? { path: last.path, offset: last.end } : { path: object.place.path, offset: object.place.offset }
}

function describeError(tree: ObjectTree, error: ErrorObject): Problem | undefined {
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
      return atMember(nameIn(error, 'propertyName'), {
        code: 'NAME',
        message: `"${nameIn(error, 'propertyName')}" is not a valid name here`,
      })
    case 'uniqueItems': {
      const index = Math.max(Number(error.params.i), Number(error.params.j))
      const place = (found.kind === 'list' ? found.items[index] : undefined)?.place ?? found.place
      return { path: place.path, offset: place.offset, code: 'REPEATED', message: 'this stands twice in the list' }
    }
    default:
      return here(describeValue(error))
  }
}

function describeUnknown(error: ErrorObject): Found {
  const name = nameIn(error, 'additionalProperty')
  const allowed = Object.keys(objectOf(error.parentSchema?.properties as Json | undefined)).filter((other) => !other.startsWith('$'))
  const suggestion = nearestName(name, allowed)
  return {
    code: 'UNKNOWN',
    message: `"${name}" is not known${whereOf(error)}. Known: ${listNames(allowed)}`,
    ...(suggestion ? { suggestion } : {}),
  }
}

function describeValue(error: ErrorObject): Found {
  const shown = showValue(error.data)
  const limit = String(error.params.limit ?? '')
  switch (error.keyword) {
    case 'type':
      return { code: 'TYPE', message: `${shown} is ${kindOf(error.data)}; expected ${typesOf(error)}` }
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String)
      const suggestion = typeof error.data === 'string' ? nearestName(error.data, allowed) : undefined
      return { code: 'VALUE', message: `${shown} is not allowed. Allowed: ${listNames(allowed)}`, ...(suggestion ? { suggestion } : {}) }
    }
    case 'const':
      return { code: 'VALUE', message: `${shown} is not allowed; only ${JSON.stringify(error.params.allowedValue)} is` }
    case 'pattern':
      return { code: 'PATTERN', message: `${shown} does not have the form ${String(error.params.pattern)}${noteOf(error)}` }
    case 'format':
      return { code: 'FORMAT', message: formatMessage(shown, String(error.params.format)) }
    case 'minimum':
    case 'maximum':
      return { code: 'RANGE', message: `${shown} is out of range; at ${error.keyword === 'minimum' ? 'least' : 'most'} ${limit}` }
    case 'minLength':
      return limit === '1'
        ? { code: 'EMPTY-TEXT', message: 'this text is empty' }
        : { code: 'LENGTH', message: `too short; at least ${limit} characters` }
    case 'maxLength':
      return { code: 'LENGTH', message: `too long; at most ${limit} characters` }
    case 'minItems':
    case 'maxItems':
      return {
        code: 'COUNT',
        message: `too ${error.keyword === 'minItems' ? 'few' : 'many'} items; at ${error.keyword === 'minItems' ? 'least' : 'most'} ${limit}`,
      }
    default:
      return { code: 'SHAPE', message: `${shown} ${error.message ?? 'is not allowed here'}` }
  }
}

/** The one choice of the language: words in every language, or the key of a shared text. `name` is the first that is missing. */
function describeChoice(error: ErrorObject): Found & { readonly name?: string } {
  const branches = branchesOf(error)
  const names = Object.keys(objectOf(error.data as Json | undefined))
  const begun = branches.filter((branch) => branch.some((name) => names.includes(name)))
  const [only] = begun
  const missing = only?.filter((name) => !names.includes(name)) ?? []
  if (begun.length === 1 && only && missing[0] !== undefined) {
    const there = only.filter((name) => names.includes(name))
    return { code: 'REQUIRED', message: `${quote(missing)} is missing beside ${quote(there)}`, name: missing[0] }
  }
  const choices = branches.map((branch) => branch.map((name) => `"${name}"`).join(' and ')).join(', or ')
  const advice = begun.length > 1 ? ', not both; a brand takes a name away with null' : ''
  return { code: 'CHOICE', message: `say ${choices}${advice}` }
}

function choiceOrder(error: ErrorObject): string[] {
  return branchesOf(error).flat()
}

function branchesOf(error: ErrorObject): (readonly string[])[] {
  return (error.schema as readonly { readonly required?: readonly string[] }[]).map((branch) => branch.required ?? [])
}

function quote(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

function formatMessage(shown: string, format: string): string {
  if (format === 'regex') return `${shown} is not a regular expression that can be used`
  if (format === 'date') return `${shown} is not a day of the calendar; write YYYY-MM-DD`
  return `${shown} is not a valid ${format}`
}

function typesOf(error: ErrorObject): string {
  const types = ([] as string[]).concat(error.params.type as string | string[])
  return types.map((type) => typeNames[type] ?? type).join(' or ')
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'number' ? 'a number' : (typeNames[typeof value] ?? typeof value)
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'this'
  if (typeof value === 'object' && value !== null) return 'this'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 56)}..."` : text
}

function whereOf(error: ErrorObject): string {
  const title = error.parentSchema?.title
  return typeof title === 'string' ? ` in ${title.toLowerCase()}` : ''
}

function noteOf(error: ErrorObject): string {
  const note = (error.parentSchema as JsonObject | undefined)?.description
  return typeof note === 'string' ? ` (${note})` : ''
}

function nameIn(error: ErrorObject, param: string): string {
  return String(error.params[param])
}
