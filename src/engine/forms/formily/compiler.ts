import { Schema } from '@formily/react'
import { evaluateExpression } from '#rules'

/**
 * Replaces Formily's compiler, which is `new Function`: whatever stands in double braces in a schema is CEL. We write no
 * expression into schemas, but nothing else may ever run one.
 */
export function replaceCompiler(): void {
  Schema.registerCompiler((expression: string, scope: Record<string, unknown>) => {
    const outcome = evaluateExpression(expression, { form: scope.$values })
    if (outcome.kind === 'failed') throw new Error(outcome.message)
    return outcome.kind === 'value' ? outcome.value : false
  })
}
