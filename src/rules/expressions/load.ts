/** The way to the evaluator for a page that may do without it: the CEL library (25 kB compressed) comes only when asked for. */
export async function loadExpressions(): Promise<typeof import('./evaluate.ts').evaluateExpression> {
  const { evaluateExpression } = await import('./evaluate.ts')
  return evaluateExpression
}
