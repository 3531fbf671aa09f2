/** Names of people and companies as they are typed: something to read, nothing unseen, and no letters that pretend to be others. */
import type { FormatCheck } from '#rules'

/** Control signs, marks of direction, joiners and blanks of no width: two names that look alike must be alike. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const readable = /[\p{L}\p{N}]/u
const words = /[\p{L}\p{M}]+/gu
/** Scripts whose letters look alike. Chinese beside Latin is fine: they cannot be confused. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

type NameFault = 'invalid.name.unseen' | 'invalid.name.blank' | 'invalid.name.mixed'

/** Whether it must be there at all is not for the format to say. */
export const nameFormat: FormatCheck = Object.assign((value: string) => value === '' || findFault(value) === undefined, {
  explain: (value: string) => {
    const id = findFault(value)
    return id && { id, params: {} }
  },
})

function findFault(value: string): NameFault | undefined {
  if (unseen.test(value)) return 'invalid.name.unseen'
  if (!readable.test(value)) return 'invalid.name.blank'
  return (value.match(words) ?? []).some(isMixed) ? 'invalid.name.mixed' : undefined
}

function isMixed(word: string): boolean {
  return alike.filter((script) => script.test(word)).length > 1
}
