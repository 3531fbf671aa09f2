export type { Json, JsonObject, JsonSchema } from './json.ts'
export type { FieldError, FieldRules, FormRules } from './form-rules.ts'
export {
  addDecimals, compareDecimals, decimalPlaces, divideDecimals, isDecimal, multiplyDecimals, roundHalfUp, subtractDecimals, sumDecimals
} from './decimals.ts'
export { formatText } from './text.ts'
export { baseFormats, isDay, type FormatCheck } from './formats.ts'
export { createValidatorRuntime, type ValidatorRuntime } from './validator-runtime.ts'
export { fieldOf, toFieldErrors, type CompiledValidator, type ValidatorError } from './errors.ts'
export { evaluateExpression, holds, type Outcome } from './expressions/evaluate.ts'
export { loadExpressions } from './expressions/load.ts'
export { checkExpression, type ExpressionCheck, type ExpressionFault } from './expressions/check.ts'
export type { ExpressionScope } from './expressions/scope-types.ts'
export { judgeForm, type FormJudgement, type JudgeFormOptions } from './judge-form.ts'
