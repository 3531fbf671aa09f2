/** Every expression, parsed and typed against what it may speak of, with faults at the column inside the string. */
import { checkExpression, type ExpressionCheck } from '#rules'
import { findTree } from '../documents.ts'
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
    if (verdict.ok) continue
    const known = verdict.candidates
    const names = known && verdict.name !== undefined ? `. Known: ${listNames(known)}` : ''
    const fault: Fault = { code: 'EXPRESSION', message: `${verdict.message}${names}` }
    reportInString(check, place, verdict.start, verdict.name !== undefined && known ? { ...fault, name: verdict.name, known } : fault)
  }
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
