/** Passwords that guessers try first, as lists of stolen ones have shown. */
import { refuse } from '../kernel/index.ts'

let common: ReadonlySet<string> | undefined

/** A common password in capitals is still a common one. The lists are loaded with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])
  return common.has(password.trim().toLowerCase())
}

/** The refusal of a form whose field `password` holds one. */
export const tooCommon = refuse('error.invalid', { fields: [{ path: '/password', id: 'invalid.passwordCommon', params: {} }] })
