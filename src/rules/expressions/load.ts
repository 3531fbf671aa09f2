/** The evaluator for pages that may not need it: the CEL library (25 kB compressed) is loaded on demand. */
export async function loadExpressions(): Promise<typeof import('./evaluate.ts').evaluateExpression> {
  const { evaluateExpression } = await import('./evaluate.ts')
  return evaluateExpression
}
