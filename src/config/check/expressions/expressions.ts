/** Parses and type-checks every expression in its context, and reports faults at the column inside the string. */
import {
  type CheckExpressionOptions,
  checkExpression,
  type ExpressionCheck,
  type ExpressionFault,
  type ExpressionWorld,
  findConstantParts,
  type JsonSchema,
  objectOf,
  once,
} from '#rules'
import { defineStep, type Reads } from '../../memo/memo.ts'
import { findTree, readsOf, segmentsOf } from '../../read/documents.ts'
import type { FindingMessage } from '../../read/messages.ts'
import { toDocuments } from '../../resolve/read-documents.ts'
import { fieldSchema, rowCodes, schemaKinds, shapeFields } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, type Fault, reportInString } from '../brand-check.ts'
import { type Context, type ContextKind, contextKinds, findContext, type Scope } from '../context.ts'
import { findStrayQueries } from '../names/query-names.ts'
import { isLostField, isLostState, namesLostLimit } from '../names/reported-elsewhere.ts'
import { filledMembers } from '../order-types.ts'
import type { Mention } from '../shapes/meta-checker.ts'
import { describeFault, explainHidden } from './expression-messages.ts'

/** Scopes are prepared once: brands share most of them. */
export interface ExpressionCache {
  readonly scopes: Map<string, Scope>
  /** A number per schema used by scopes: equal schemas share it, and each object is serialised once. */
  readonly numberOf: (schema: JsonSchema) => number
  readonly verdicts: Map<Scope, Map<string, Verdict>>
}

export interface Verdict {
  readonly check: ExpressionCheck
  readonly constants: readonly ExpressionFault[]
  /** Lists read in addition to the scope: the result is valid while their codes stay the same. */
  readonly asked: AskedLists
}

type Expects = 'boolean' | 'any' | JsonSchema

export function createExpressionCache(): ExpressionCache {
  const numbers = new Map<string, number>()
  const numberOf = once((schema: JsonSchema) => {
    const text = JSON.stringify(schema)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  return { scopes: new Map(), numberOf, verdicts: new Map() }
}

/** More scopes than a portal with a few brands has. */
const mostScopes = 5_000

/** The cache, until edits have left too many scopes in it. */
export function renewExpressionCache(cache: ExpressionCache): ExpressionCache {
  return cache.scopes.size > mostScopes ? createExpressionCache() : cache
}

/** Inputs of expression checks. */
export type ExpressionsCheck = DocumentCheck<ContextKind>

export const expressionsCheck = defineDocumentCheck('expressions', { reads: contextKinds, run: checkExpressions })

function checkExpressions(check: ExpressionsCheck, document: CheckedDocument): void {
  for (const mention of document.verdict.mentions) {
    const checked = checkMention(check, document, mention)
    if (!checked) continue
    const { place } = findTree(document.tree, mention.pointer).tree
    const { check: verdict, constants } = checked.verdict
    if (namesLostLimit(check, verdict.references)) continue
    for (const fault of verdict.ok ? constants : verdict.faults) {
      if (isLostState(check, verdict.references, fault) || isLostField(check, verdict.references, fault)) continue
      const problem = explainHidden(document, mention.pointer, checked.text, fault) ?? toFault(fault)
      const isNarrowed = verdict.ok && isOnlyOfBrand(check, document, mention.pointer, { text: checked.text, fault })
      reportInString(check, place, fault.start, isNarrowed ? { ...problem, severity: 'warning' } : problem)
    }
    // A broken document may be the one that sets the query parameter.
    const strays = check.isWhole ? findStrayQueries(verdict.references, check.reads) : []
    for (const fault of strays) reportInString(check, place, fault.start, toFault(fault))
  }
}

export interface CheckedMention {
  readonly text: string
  readonly scope: Scope
  readonly verdict: Verdict
}

/** Checks an expression in a document; undefined for mentions that are not expressions. */
export function checkMention(
  check: ExpressionsCheck,
  document: CheckedDocument,
  { pointer, expression, value }: Mention,
): CheckedMention | undefined {
  if (expression === undefined || typeof value !== 'string') return undefined
  const { reads, expressionCache } = check
  const context = findContext(document, pointer, check)
  const expects = expectationOf(document, pointer, expression, context, reads)
  const scope = sharedScope(context.scope, expressionCache)
  const verdict = checkText({ text: value, scope, expects, reads }, expressionCache)
  // Facts are passed on as decimals, so a whole number is accepted.
  const whole = document.kind === 'order-type' && !verdict.check.ok ? wholeNumberOf(expects) : undefined
  const other = whole && checkText({ text: value, scope, expects: whole, reads }, expressionCache)
  return { text: value, scope, verdict: other?.check.ok ? other : verdict }
}

function wholeNumberOf(expects: Expects): JsonSchema | undefined {
  if (typeof expects === 'string' || expects.format !== 'decimal') return undefined
  const { measure } = expects
  return { type: 'integer', ...(measure === undefined ? {} : { measure }) }
}

function toFault(fault: ExpressionFault): Fault {
  const saying: FindingMessage = describeFault(fault)
  const { name, candidates } = fault
  return name !== undefined && candidates ? { ...saying, name, known: candidates, cause: `name ${name}` } : saying
}

/** What an expression is checked against, in addition to the names it may use. */
export function expressionOptions(documents: Reads<ContextKind>, expects: Expects): CheckExpressionOptions {
  return { expects, ...worldOf(documents) }
}

/** Type required at the place: for a computed field its own type and measure, for an input what the operation accepts. */
function expectationOf(
  { kind }: CheckedDocument,
  pointer: string,
  expression: 'boolean' | 'any',
  { holder, operation, fields }: Context,
  documents: Reads<ContextKind>,
): Expects {
  if (expression === 'boolean') return expression
  const segments = segmentsOf(pointer)
  const [around, member = ''] = segments.slice(-2)
  const context = { documents, enums: false, meanings: true }
  if (kind === 'form' && segments[0] === 'prefill' && around === 'values') {
    const filled = fields?.[member]
    return filled ? fieldSchema(filled, context) : 'any'
  }
  if (kind === 'form' || kind === 'entity') {
    if (member === 'value') return fieldSchema(holder, context)
    if (member === 'options') return { type: 'array', items: fieldSchema(holder, context) }
  }
  if (kind === 'dictionary') return member === 'due' ? 'any' : { type: 'string', format: 'date-time' }
  if (kind === 'order-type') {
    const filled = filledMembers.has(around ?? '') ? fields?.[member] : undefined
    return filled ? fieldSchema(filled, context) : 'any'
  }
  if (around !== 'input' || operation === undefined) return 'any'
  return documents.make(inputSchemas, operation)[member] ?? 'any'
}

/** Query parameters are always strings, so the type is unknown. */
const inputSchemas = defineStep('inputs', {
  reads: [...schemaKinds, 'operation'],
  make: (documents, operation: string): Readonly<Record<string, JsonSchema>> => {
    const fields = shapeFields(objectOf(documents.one('operation', operation)?.input), documents)
    const untyped = Object.entries(fields).map(([name, field]) => {
      const { type: _type, format: _format, ...rest } = fieldSchema(field, { documents, enums: false, meanings: true })
      return [name, rest] as const
    })
    return Object.fromEntries(untyped)
  },
})

interface Subject {
  readonly text: string
  readonly scope: Scope
  readonly expects: Expects
  readonly reads: Reads<ContextKind>
}

function checkText({ text, scope, expects, reads }: Subject, expressionCache: ExpressionCache): Verdict {
  const verdicts = expressionCache.verdicts.get(scope) ?? new Map<string, Verdict>()
  expressionCache.verdicts.set(scope, verdicts)
  const key = `${typeof expects === 'string' ? expects : JSON.stringify(expects)} ${text}`
  const before = verdicts.get(key)
  if (before && isAskedAlike(before.asked, reads)) return before
  const lists: AskedLists = new Map()
  const world = worldOf(reads, lists)
  const check = checkExpression(text, scope, { expects, ...world })
  const verdict = { check, asked: lists, constants: check.ok ? findConstantParts(text, scope, world) : [] }
  verdicts.set(key, verdict)
  return verdict
}

function sharedScope(scope: Scope, expressionCache: ExpressionCache): Scope {
  const key = Object.entries(scope)
    .map(([name, schema]) => `${name} ${expressionCache.numberOf(schema)}`)
    .join(' ')
  const before = expressionCache.scopes.get(key)
  if (before) return before
  expressionCache.scopes.set(key, scope)
  return scope
}

interface NarrowedCondition {
  readonly text: string
  readonly fault: ExpressionFault
}

/**
 * Whether a condition of a shared document is constant in this brand alone, because the brand has fewer choices or tighter
 * limits: worth a note there, but nothing to fix in the document.
 */
function isOnlyOfBrand(
  check: DocumentCheck<never>,
  { kind, id, tree }: CheckedDocument,
  pointer: string,
  condition: NarrowedCondition,
): boolean {
  const { base } = check.whole()
  const shared = base.get(kind)?.get(id)
  const { place } = findTree(tree, pointer).tree
  if (!shared?.paths.includes(place.path)) return false
  const reads = readsOf(toDocuments(base))
  const { scope } = findContext(shared, pointer, { reads, places: new Map() })
  const { text, fault } = condition
  return !findConstantParts(text, scope, worldOf(reads)).some(({ code, start }) => code === fault.code && start === fault.start)
}

type ListKind = 'dictionary' | 'reference'

/** Lists read, with the codes of their rows. */
type AskedLists = Map<string, { readonly kind: ListKind; readonly id: string; readonly codes: string }>

/** Further inputs of expression checks: currencies and rows of reference lists. `asked` records which lists were read. */
export function worldOf(documents: Reads<ListKind>, asked: AskedLists = new Map()): ExpressionWorld {
  const codesOf = (kind: ListKind, id: string) => {
    const codes = rowCodes(kind, id, documents)
    asked.set(`${kind} ${id}`, { kind, id, codes: String(codes) })
    return codes
  }
  const currencies = codesOf('dictionary', 'currency')
  return { ...(currencies ? { currencies } : {}), reference: (name) => codesOf('reference', name) }
}

/** Whether the lists have the same codes in other documents. */
function isAskedAlike(asked: AskedLists, documents: Reads<ListKind>): boolean {
  return [...asked.values()].every(({ kind, id, codes }) => String(rowCodes(kind, id, documents)) === codes)
}
