/** Loads the evaluator on demand, for pages that may not need it: the CEL library is 25 kB compressed. */
export async function loadExpressions(): Promise<typeof import('./evaluate.ts').evaluateExpression> {
  const { evaluateExpression } = await import('./evaluate.ts')
  return evaluateExpression
}
