/** Every expression, parsed and typed against what it may speak of, with faults at the column inside the string. */
import { checkExpression, type ExpressionCheck, type JsonSchema } from '#rules'
import { findTree } from '../documents.ts'
import { objectOf, stringsOf } from '../schema.ts'
import { listNames } from '../suggest.ts'
import { type BrandCheck, type CheckedDocument, type Fault, reportInString } from './brand-check.ts'
import { findContext, type Scope } from './context.ts'

/** Scopes are prepared once: brands share most of them. */
export interface ExpressionShelf {
  readonly scopes: Map<string, Scope>
  readonly verdicts: Map<Scope, Map<string, ExpressionCheck>>
}

export function createExpressionShelf(): ExpressionShelf {
  return { scopes: new Map(), verdicts: new Map() }
}

export function checkExpressions(check: BrandCheck, document: CheckedDocument, shelf: ExpressionShelf): void {
  for (const { pointer, expression, value } of document.verdict.mentions) {
    if (expression === undefined || typeof value !== 'string') continue
    const { place } = findTree(document.tree, pointer).tree
    const { scope } = findContext(document, pointer, check.names)
    const verdict = judge(value, sharedScope(scope, shelf), expression, shelf)
    if (verdict.ok) {
      for (const fault of findForeignValues(value, scope)) reportInString(check, place, fault.index, fault)
      continue
    }
    const known = verdict.candidates
    const names = known && verdict.name !== undefined ? `. Known: ${listNames(known)}` : ''
    const fault: Fault = { code: 'EXPRESSION', message: `${verdict.message}${names}` }
    reportInString(
      check,
      place,
      verdict.start,
      verdict.name !== undefined && known ? { ...fault, name: verdict.name, known, cause: `name ${verdict.name}` } : fault,
    )
  }
}

/**
 * Values that a comparison can never meet, because the field chooses from a list without them. Expressions are typed
 * already; this only looks at the plain `field == 'value'` and `field in ['value', ...]`.
 */
function findForeignValues(text: string, scope: Scope): (Fault & { readonly index: number })[] {
  const faults: (Fault & { readonly index: number })[] = []
  for (const match of text.matchAll(/\b([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)\s*(?:[=!]=|in)\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)) {
    const choices = choicesOf(match[1] ?? '', scope)
    const operand = match[2] ?? ''
    const start = match.index + match[0].length - operand.length
    for (const literal of choices ? operand.matchAll(/'([^'\\]*)'|"([^"\\]*)"/g) : []) {
      const name = literal[1] ?? literal[2] ?? ''
      if (choices?.includes(name)) continue
      const message = `${match[1]} is never "${name}". Values: ${listNames(choices ?? [])}`
      faults.push({ code: 'EXPRESSION', index: start + literal.index + 1, message, name, known: choices ?? [] })
    }
  }
  return faults
}

function choicesOf(path: string, scope: Scope): readonly string[] | undefined {
  const [root = '', ...names] = path.split('.')
  let schema: JsonSchema | undefined = scope[root]
  for (const name of names) schema = schema && objectOf(objectOf(schema.properties)[name])
  return schema?.enum === undefined ? undefined : stringsOf(schema.enum)
}

function judge(text: string, scope: Scope, expects: 'boolean' | 'any', shelf: ExpressionShelf): ExpressionCheck {
  const verdicts = shelf.verdicts.get(scope) ?? new Map<string, ExpressionCheck>()
  shelf.verdicts.set(scope, verdicts)
  const key = `${expects} ${text}`
  const before = verdicts.get(key)
  if (before) return before
  const verdict = checkExpression(text, scope, expects)
  verdicts.set(key, verdict)
  return verdict
}

function sharedScope(scope: Scope, shelf: ExpressionShelf): Scope {
  const key = JSON.stringify(scope)
  const before = shelf.scopes.get(key)
  if (before) return before
  shelf.scopes.set(key, scope)
  return scope
}
