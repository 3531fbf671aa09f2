export { addDays, dayIn } from './calendar-days.ts'
export {
  addDecimals,
  compareDecimals,
  countSteps,
  decimalPlaces,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  type RoundingMode,
  roundHalfUp,
  roundToStep,
  subtractDecimals,
  sumDecimals,
} from './decimals.ts'
export { displayOf, displayValue, type ReaderTexts, type ValueStyle } from './display-value.ts'
export { dayMs, hourMs, minuteMs, weekMs } from './durations.ts'
export { type CompiledValidator, escapePointer, fieldOf, isNoRecord, toFieldErrors, type ValidatorError } from './errors.ts'
export { type CheckExpressionOptions, checkExpression, type ExpressionCheck, listReferences } from './expressions/check.ts'
export { areExclusive, findConstantParts } from './expressions/conditions.ts'
export { evaluateExpression, holds, type Outcome } from './expressions/evaluate.ts'
export { expressionFunctions } from './expressions/functions.ts'
export { loadExpressions } from './expressions/load.ts'
export type { ExpressionWorld } from './expressions/meanings.ts'
export { measureNames } from './expressions/measures.ts'
export type { ExpressionScope } from './expressions/scope-types.ts'
export type { ExpressionFault, ExpressionReference } from './expressions/walk.ts'
export { fillText, formatText, type Wording } from './fill-text.ts'
export type { FieldError, FieldRules, FormRules } from './form-rules.ts'
export {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatPeriod,
  formatSize,
  localeOf,
  weekdayName,
  weekdayOf,
} from './format-values.ts'
export { baseFormats, type FormatCheck, isDay } from './formats.ts'
export { createRandom, type GeneratedInputs, type GenerateInputsOptions, generateInputs, writeInput } from './inputs/generate-inputs.ts'
export type { InputRule } from './inputs/list-rules.ts'
export type { FormatSamples } from './inputs/text-values.ts'
export { isObject, type Json, type JsonObject, type JsonSchema, objectOf, textOf } from './json.ts'
export { type LocalTime, readLocalTime, writeLocalTime } from './local-time.ts'
export { mapLazily, once, onceFor, onceForPair } from './once.ts'
export {
  choosePeriod,
  listChanges,
  type Moment,
  type MomentFault,
  type Period,
  periodNames,
  periodsName,
  readMoment,
  readPeriod,
  valueAt,
  writeMoment,
} from './periods.ts'
export { createProgressReader, type Frame, toProgressChunk } from './progress-stream.ts'
export { readWrittenNumber } from './read-number.ts'
export { lacksSession, sessionCodes } from './session-codes.ts'
export { certainName, editDistance, mostListed, nearestName } from './suggest.ts'
export { type FormValidation, type ValidateFormOptions, validateForm } from './validate-form.ts'
export { createValidatorRuntime, explainFormats, type ValidatorRuntime } from './validator-runtime.ts'
export { isTimeZone } from './zone-offset.ts'
