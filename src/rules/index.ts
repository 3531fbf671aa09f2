export {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  roundHalfUp,
  subtractDecimals,
  sumDecimals,
} from './decimals.ts'
export { type CompiledValidator, fieldOf, toFieldErrors, type ValidatorError } from './errors.ts'
export { checkExpression, type ExpressionCheck, type ExpressionFault } from './expressions/check.ts'
export { evaluateExpression, holds, type Outcome } from './expressions/evaluate.ts'
export { loadExpressions } from './expressions/load.ts'
export type { ExpressionScope } from './expressions/scope-types.ts'
export type { FieldError, FieldRules, FormRules } from './form-rules.ts'
export { baseFormats, type FormatCheck, isDay } from './formats.ts'
export type { Json, JsonObject, JsonSchema } from './json.ts'
export { type FormJudgement, type JudgeFormOptions, judgeForm } from './judge-form.ts'
export { formatText } from './text.ts'
export { createValidatorRuntime, type ValidatorRuntime } from './validator-runtime.ts'
