/** Passwords that guessers try first, as lists of stolen ones have shown. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '../http/answers.ts'

let common: ReadonlySet<string> | undefined

/** Whoever writes a common one in capitals has not hidden it. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.trim().toLowerCase())
}

/** The refusal of a form whose field `password` holds one. */
export const tooCommon = refuse('error.invalid', { fields: [{ path: '/password', id: 'invalid.passwordCommon', params: {} }] })
