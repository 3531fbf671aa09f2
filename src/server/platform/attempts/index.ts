export { countFailure, countInPeriod, countOneMore, type FailureRules, forgetAttempts, readLockedUntil, sweepAttempts } from './store.ts'
